"""Dice that can be checked: what a server promises, what players add, and what a record proves afterwards."""
