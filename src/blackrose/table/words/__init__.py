"""What players read of a game, in one language: names, questions, the log."""
