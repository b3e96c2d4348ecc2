"""Live updates: one connection for each tab, a bounded queue for each connection."""
