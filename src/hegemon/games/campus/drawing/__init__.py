"""The drawing of a campus: where things stand on the map, and what grows on its lawns."""
