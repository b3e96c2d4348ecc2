"""Playing together: tables, seats, storage, live updates and pages."""
