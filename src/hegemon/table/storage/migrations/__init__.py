"""The steps by which the form of a database came to be what it is; an older database takes those that it lacks.

A released step is never changed. For a new one change `schema.py`, then draft it and read what was drafted:

    python -c "from hegemon.table.storage.upgrade import draft; draft('0002', 'clocks')"
"""
