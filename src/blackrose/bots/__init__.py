"""Players that are programs: each answers decisions from its seat's view, and from nothing else."""

from __future__ import annotations

from typing import Protocol

from blackrose.game import Option, View

BOTS = ("random", "greedy")


class Bot(Protocol):
    """Anything that answers the open decision of the view's seat."""

    def choose(self, view: View) -> Option:
        """One of the options of the seat's open decision."""
        ...


class UnknownBot(ValueError):
    """A bot was asked for that does not exist; the message names those that do."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name; the same seed makes it choose the same from the same views."""
    if name == "random":
        from blackrose.bots.random_bot import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from blackrose.bots.greedy import GreedyBot

        return GreedyBot(seed)
    raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
