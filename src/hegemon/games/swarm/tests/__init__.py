"""What the rule book of Swarm says, proven rule by rule."""
