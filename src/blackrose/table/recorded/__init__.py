"""A game as it is recorded: its session, its record, its save file."""
