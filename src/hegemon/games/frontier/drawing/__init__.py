"""The drawing of a frontier: a map in ink and water colours, and what players draw upon it."""
