"""Tests of Frontier, by chapter of its rule book."""
