"""The ladder: how much stronger each level is than the one below, played out and rated."""
