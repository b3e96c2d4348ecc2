"""Tianxia once more, slow and plain and written from the rule text alone: a second opinion on the rules."""
