"""The public face: a game by name, its start, its replay. Everything outside engine and editions uses
this.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence

from blackrose.editions.duel import DUEL
from blackrose.editions.needs import lacking
from blackrose.engine.components import Pack
from blackrose.engine.decisions import Decision, IllegalChoice, Option
from blackrose.engine.rng import commitment, key_from_seed
from blackrose.engine.rules import Edition, Rules
from blackrose.engine.state import State
from blackrose.engine.tracks import track_place
from blackrose.engine.trial import try_spell
from blackrose.engine.undo import may_take_back
from blackrose.engine.views import View
from blackrose.engine.visibility import SPECTATOR
from blackrose.packs import builtin_pack

__all__ = [
    "EDITIONS",
    "SPECTATOR",
    "BadSetup",
    "Choice",
    "Decision",
    "Game",
    "IllegalChoice",
    "Option",
    "State",
    "View",
    "may_take_back",
    "track_place",
    "try_spell",
]

EDITIONS: dict[str, Edition] = {"duel": DUEL}

Choice = tuple[int, Option]
"""Who chose, and what."""


class BadSetup(ValueError):
    """A game was asked for that cannot be set up; the message says what would be right."""


class Game:
    """A game that can be started, again and again: edition, box, seats, options and the key of its chance."""

    def __init__(self, rules: Rules, key: bytes) -> None:
        """Use :meth:`new`."""
        self.rules = rules
        self.key = key

    @classmethod
    def new(
        cls,
        edition: str = "duel",
        seats: Sequence[str] = ("", ""),
        seed: int | str | bytes | None = None,
        options: Mapping[str, str] | None = None,
        pack: Pack | None = None,
    ) -> Game:
        """A game of an edition. ``seats`` names each seat's mage, or "" to let the player choose one.

        Without a seed the key is 32 random bytes; ``commitment`` can be published before the game.
        """
        if edition not in EDITIONS:
            raise BadSetup(f"there is no edition {edition!r}; there are: {', '.join(EDITIONS)}")
        rules_of = EDITIONS[edition]
        box = pack or builtin_pack(edition)
        if len(seats) not in rules_of.layouts:
            allowed = ", ".join(map(str, rules_of.layouts))
            raise BadSetup(f"{edition} is for {allowed} players, not {len(seats)}")
        if pack is not None and (lack := lacking(rules_of, pack, len(seats))):
            raise BadSetup(f"{edition} cannot be played with the pack {pack.name!r}: it needs {lack}")
        wishes = _checked_options(rules_of, options or {})
        wishes["mages"] = ",".join(_mage_numbers(box, seats))
        key = key_from_seed(secrets.token_bytes(32) if seed is None else seed)
        return cls(_rules(rules_of, box, len(seats), tuple(sorted(wishes.items()))), key)

    @property
    def commitment(self) -> str:
        """What binds the key without telling it."""
        return commitment(self.key)

    def start(self, journal: bool = False) -> State:
        """The state at the first decision; with a journal of everything that happens if asked for."""
        return State.begin(self.rules, self.key, journal)

    def replay(self, choices: Iterable[Choice], journal: bool = False) -> State:
        """The state after these choices."""
        state = self.start(journal)
        for seat, option in choices:
            state.choose(seat, option)
        return state


def _checked_options(edition: Edition, given: Mapping[str, str]) -> dict[str, str]:
    wishes = {}
    for name, value in given.items():
        if name not in edition.options:
            raise BadSetup(
                f"{edition.name} has no option {name!r}; there are: {', '.join(sorted(edition.options))}"
            )
        if value not in edition.options[name]:
            allowed = ", ".join(edition.options[name])
            raise BadSetup(f"option {name} cannot be {value!r}; it can be: {allowed}")
        wishes[name] = value
    return wishes


def _mage_numbers(pack: Pack, seats: Sequence[str]) -> list[str]:
    numbers = [_mage_number(pack, name) for name in seats]
    for number in filter(None, numbers):
        if numbers.count(number) > 1:
            raise BadSetup(f"two seats cannot both be {pack.mages[int(number)].name.en}")
    return numbers


def _mage_number(pack: Pack, name: str) -> str:
    if not name:
        return ""
    names = [mage.name.en for mage in pack.mages]
    for number, known in enumerate(names):
        if known.casefold() == name.casefold():
            return str(number)
    raise BadSetup(f"there is no mage {name!r} in this box; there are: {', '.join(names)}")


_RULES: dict[tuple[str, str, int, tuple[tuple[str, str], ...]], Rules] = {}


def _rules(edition: Edition, pack: Pack, seats: int, options: tuple[tuple[str, str], ...]) -> Rules:
    """The compiled tables, made once for each box and way of playing."""
    place = (edition.name, pack.digest, seats, options)
    if place not in _RULES:
        _RULES[place] = Rules(edition, pack, seats, dict(options))
    return _RULES[place]
