"""The pictures of Tianxia."""
