"""What the words of a text mean on this table: whom, where, how many, and the figures as they are now."""
