"""Many games: simulation, counting, measuring, and looking for mistakes."""
