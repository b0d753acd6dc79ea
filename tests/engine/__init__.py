"""The engine by itself, with cards that only tests have."""
