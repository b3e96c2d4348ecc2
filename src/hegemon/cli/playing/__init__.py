"""Playing in the terminal: who sits where, the board, what is typed, what is told, and nothing lost."""
