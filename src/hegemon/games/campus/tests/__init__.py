"""Tests of Campus, by chapter of its rule book."""
