"""The table and its laws: a game is a value, and it changes only through events."""
