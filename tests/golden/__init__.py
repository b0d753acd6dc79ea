"""Files of what was printed once, read and approved."""
