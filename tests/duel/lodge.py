"""The rooms of a scenario's Lodge by name, and what is seen from the Abyss and the room opposite."""

CENTRE = "Occult Black Rose Room"
CRYPT = "Crypt of the Saint"
ARMORY = "Templar Armory"
SUMMONER = "Sacral Summoner Room"
TREASURE = "Templar Treasure Room"
LIBRARY = "Library of the Order"
ABYSS = "Abyss of Faith"

EVERYWHERE = [CENTRE, CRYPT, ARMORY, SUMMONER, TREASURE, LIBRARY, ABYSS]
ONE_FROM_ABYSS = [ABYSS, CENTRE, CRYPT, LIBRARY]
TWO_FROM_ABYSS = [ABYSS, CENTRE, CRYPT, SUMMONER, LIBRARY]
ONE_FROM_SUMMONER = [SUMMONER, CENTRE, ARMORY, TREASURE]


def dummies(rooms: list[str]) -> list[str]:
    """The dummy targets in these rooms, as they are offered."""
    return [f"dummy in {room}" for room in rooms]


def moves(rooms: list[str]) -> list[str]:
    """The single moves into these rooms, as they are offered."""
    return [f"move to {room}" for room in rooms]
