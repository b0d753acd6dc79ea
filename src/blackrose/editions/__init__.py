"""The editions: which lists of steps make up a setup, a round, a full stop, a defeat and the final count."""
