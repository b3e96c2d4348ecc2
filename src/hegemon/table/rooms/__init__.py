"""Tables in memory: what the log of each says, played, and shown to whoever may see it."""
