"""The rules of Duel, each proved at the table."""
