"""What the benchmark measures: our game, and catanatron's Catan if it is installed, by the same few calls."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import version
from typing import Any, Protocol

from blackrose import __version__
from blackrose.game import Game, State
from blackrose.game.box import Rules


class Subject(Protocol):
    """A game engine for random players."""

    name: str
    version: str
    shared: tuple[type, ...]
    """What all games share, which does not count as part of any one state."""

    def start(self, seed: int) -> Any:
        """A new game."""
        ...

    def playout(self, game: Any, dice: random.Random, most: int | None = None) -> tuple[int, int]:
        """Plays at random, to the end or so far; how many decisions, and how many with a real choice."""
        ...

    def copy(self, game: Any) -> Any:
        """A copy that goes its own way."""
        ...

    def plain(self, game: Any) -> str:
        """The game as JSON."""
        ...


class Blackrose:
    """Our game: an edition for a number of players."""

    name = "blackrose"
    version = __version__
    shared: tuple[type, ...] = (Rules,)

    def __init__(self, edition: str, players: int, options: Mapping[str, str] | None = None) -> None:
        """The usual set-up but for some options, with every choice left to the players."""
        self._edition = edition
        self._seats = ("",) * players
        self._options = options

    def start(self, seed: int) -> State:
        """A new game."""
        return Game.new(self._edition, self._seats, seed, self._options).start()

    def playout(self, game: State, dice: random.Random, most: int | None = None) -> tuple[int, int]:
        """Every decision has a real choice: what is forced never becomes one."""
        decisions = 0
        choice = dice.choice
        while game.asked and decisions != most:
            decision = game.asked[0]
            game.choose(decision.seat, choice(decision.options))
            decisions += 1
        return decisions, decisions

    def copy(self, game: State) -> State:
        """The state's own copy."""
        return game.copy()

    def plain(self, game: State) -> str:
        """The whole state; it can be read back."""
        return json.dumps(game.to_json(), separators=(",", ":"))


class Catanatron:
    """The PyPI package catanatron: Catan for two to four."""

    name = "catanatron"
    shared: tuple[type, ...] = ()

    def __init__(self, players: int = 2) -> None:
        """ImportError if the package is not installed."""
        self._players = players
        self._game = import_module("catanatron.game")
        self._player = import_module("catanatron.models.player")
        self._json = import_module("catanatron.json")
        self.version = version("catanatron")

    def start(self, seed: int) -> Any:
        """A new game; the package keeps its chance in the module ``random``, seeded here."""
        colors = list(self._player.Color)[: self._players]
        return self._game.Game([self._player.RandomPlayer(color) for color in colors], seed=seed + 1)

    def playout(self, game: Any, dice: random.Random, most: int | None = None) -> tuple[int, int]:
        """The package's own loop, as its ``play`` has it; a forced action is a decision there, too."""
        decisions = real = 0
        limit = self._game.TURNS_LIMIT
        while game.winning_color() is None and game.state.num_turns < limit and decisions != most:
            real += len(game.state.playable_actions) > 1
            game.play_tick()
            decisions += 1
        return decisions, real

    def copy(self, game: Any) -> Any:
        """The package's own copy."""
        return game.copy()

    def plain(self, game: Any) -> str:
        """What the package's encoder writes."""
        return json.dumps(game, cls=self._json.GameEncoder, separators=(",", ":"))


def catanatron(players: int = 2) -> Catanatron | None:
    """The game to compare with; None if it is not installed."""
    try:
        return Catanatron(players)
    except ImportError:
        return None
