"""What is played: actions, rooms, event cards, quests, moons."""
