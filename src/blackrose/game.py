"""The public face: a game by name, its start, its replay. Everything outside engine and editions uses
this.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence

from blackrose.editions.common import in_play
from blackrose.editions.duel import DUEL
from blackrose.editions.mixed import fitted
from blackrose.editions.needs import lacking, too_few
from blackrose.editions.rebirth import REBIRTH
from blackrose.engine.components import Component, Pack
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
from blackrose.packs.mixing import MixError, mixed

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

EDITIONS: dict[str, Edition] = {"duel": DUEL, "rebirth": REBIRTH}

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
        wishes = _checked_options(rules_of, options or {})
        if "mix" in wishes:
            box = _mixed(edition, box, wishes["mix"])
        if box is not builtin_pack(edition) and (lack := lacking(rules_of, box, len(seats))):
            raise BadSetup(f"{edition} cannot be played with the pack {box.name!r}: it needs {lack}")
        if few := too_few(rules_of, box, len(seats), wishes):
            raise BadSetup(f"{len(seats)} players need {few}{_hint(rules_of, wishes)}")
        if (crown := wishes.get("crown", "random")) != "random" and int(crown) >= len(seats):
            raise BadSetup(f"option crown cannot be {crown!r}: the seats are 0 to {len(seats) - 1}")
        mages, schools = in_play(rules_of, box, wishes)
        wishes["mages"] = ",".join(_numbers("mage", box.mages, seats, mages))
        if "schools" in wishes:
            named = _by_seat(box, wishes["schools"], len(seats))
            wishes["schools"] = ",".join(_numbers("school", box.schools, named, schools))
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
        if edition.options[name] and value not in edition.options[name]:  # none listed: checked elsewhere
            allowed = ", ".join(edition.options[name])
            raise BadSetup(f"option {name} cannot be {value!r}; it can be: {allowed}")
        wishes[name] = value
    return wishes


def _mixed(edition: str, box: Pack, wish: str) -> Pack:
    """The box with parts of the other editions' boxes in it."""
    try:
        return mixed(box, [builtin_pack(name) for name in EDITIONS if name != edition], wish)
    except MixError as error:
        raise BadSetup(f"option mix: {error}") from None


def _hint(edition: Edition, wishes: Mapping[str, str]) -> str:
    more = "expansion" in edition.options and wishes.get("expansion") != "yes"
    return '; the option expansion "yes" adds some' if more else ""


def _by_seat(pack: Pack, wish: str, seats: int) -> list[str]:
    """The school the host wishes for each seat, by name or number, with commas between; "" leaves it open."""
    wishes = [name.strip() for name in wish.split(",")]
    if len(wishes) > seats:
        raise BadSetup(f"option schools names {len(wishes)} schools for {seats} seats")
    numbers = {str(number): school.name.en for number, school in enumerate(pack.schools)}
    return [*(numbers.get(name, name) for name in wishes), *[""] * (seats - len(wishes))]


def _numbers(
    what: str, components: Sequence[Component], names: Sequence[str], allowed: Sequence[int]
) -> list[str]:
    """The numbers of the components with these names, "" where there is none."""
    numbers = [_number(what, components, name, allowed) for name in names]
    for number in filter(None, numbers):
        if numbers.count(number) > 1:
            raise BadSetup(f"two seats cannot both be {components[int(number)].name.en}")
    return numbers


def _number(what: str, components: Sequence[Component], name: str, allowed: Sequence[int]) -> str:
    """The number of a component that can be taken, by its name."""
    if not name:
        return ""
    for number in allowed:
        if name.casefold() == components[number].name.en.casefold():
            return str(number)
    names = ", ".join(components[number].name.en for number in allowed)
    raise BadSetup(f"there is no {what} {name!r} in this box; there are: {names}")


_RULES: dict[tuple[str, str, int, tuple[tuple[str, str], ...]], Rules] = {}


def _rules(edition: Edition, pack: Pack, seats: int, options: tuple[tuple[str, str], ...]) -> Rules:
    """The compiled tables, made once for each box and way of playing."""
    place = (edition.name, pack.digest, seats, options)
    if place not in _RULES:
        _RULES[place] = Rules(fitted(edition, pack), pack, seats, dict(options))
    return _RULES[place]
