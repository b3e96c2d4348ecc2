"""What is kept: tables, seats, the log, the chat and guests, in SQLite or any other database SQLAlchemy speaks to."""
