"""The drawing of Swarm: tiles, what stands on them, the panels below them, and the cards."""
