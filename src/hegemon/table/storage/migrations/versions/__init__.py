"""One file for every step, in the order of their numbers."""
