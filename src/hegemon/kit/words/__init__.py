"""What games say in the same way: plain data for the table, and small words."""
