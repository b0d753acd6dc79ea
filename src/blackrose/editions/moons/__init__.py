"""What the editions with nineteen rooms and three moons share: decks, steps of phases, needs, positions."""
