"""The pages of the table: HTML made on the server from plain data, and the rule books."""
