"""Search: many descents into imagined futures, and the move that came out best."""
