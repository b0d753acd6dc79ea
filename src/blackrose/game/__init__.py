"""The public face: a game by name, its start, its replay. Whatever lies above knows the engine through this
package alone.

To play, this module is enough. Whoever reads a game to show it asks the modules beside it:

- :mod:`~blackrose.game.box`: what a box, an edition and the compiled rules are made of;
- :mod:`~blackrose.game.listings`: what an edition tells of itself to whoever offers it;
- :mod:`~blackrose.game.numbers`: what the numbers in a view mean;
- :mod:`~blackrose.game.reading`: figures, rooms and running texts of a view;
- :mod:`~blackrose.game.reasons`: why something is not offered;
- :mod:`~blackrose.game.secret_choices`: choices that all seats make in secret at the same time;
- :mod:`~blackrose.game.several`: choosing several cubes at once, in any order;
- :mod:`~blackrose.game.reactions`: traps, protections, and the windows in which they may be revealed;
- :mod:`~blackrose.game.following`: what an Avatar does and how it chose, and for whom a question is answered;
- :mod:`~blackrose.game.foreseeing`: what an answer is certain to do, and whether it is final;
- :mod:`~blackrose.game.journal`: what happened, as a seat may see it;
- :mod:`~blackrose.game.checks`: what must be true of every table.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence

from blackrose.editions.avatar.options import DIFFICULTIES, OPTIONS, USUAL_DIFFICULTY
from blackrose.editions.listing import Listing
from blackrose.editions.lodge import LodgeError, own_lodge
from blackrose.editions.needs import too_few
from blackrose.editions.registry import (
    EDITIONS,
    LISTINGS,
    USUAL_EDITION,
    box_of,
    edition_for,
    listing,
    other_boxes,
    parcel,
    parcels,
    unpack,
)
from blackrose.editions.schooling import drawn_decks
from blackrose.editions.steps import in_play
from blackrose.engine.components import Avatar, Component, Pack
from blackrose.engine.decisions import Decision, IllegalChoice, Option
from blackrose.engine.edition import Difficulty, Edition
from blackrose.engine.rng import commitment, key_from_seed
from blackrose.engine.rules import Rules
from blackrose.engine.state import State
from blackrose.engine.views import View
from blackrose.engine.views.taking_back import may_take_back
from blackrose.engine.views.tracks import track_place
from blackrose.engine.views.trial import try_spell
from blackrose.engine.views.visibility import SPECTATOR
from blackrose.packs.mixing import MixError, mixed

__all__ = [
    "EDITIONS",
    "LISTINGS",
    "SPECTATOR",
    "USUAL_EDITION",
    "BadSetup",
    "Choice",
    "Decision",
    "Game",
    "IllegalChoice",
    "Option",
    "State",
    "View",
    "avatars",
    "box_of",
    "difficulties",
    "edition_for",
    "listing",
    "may_take_back",
    "parcel",
    "parcels",
    "track_place",
    "try_spell",
    "unpack",
]

Choice = tuple[int, Option]
"""Who chose, and what."""


def avatars(edition: str, pack: Pack | None = None) -> tuple[Avatar, ...]:
    """The Avatars that can play along in an edition; none where it has no rules for them."""
    return (pack or box_of(edition)).avatars if "avatar" in EDITIONS[edition].options else ()


def difficulties(edition: str) -> dict[str, Difficulty]:
    """How hard an Avatar can make it, by the value of the option."""
    return DIFFICULTIES if "difficulty" in EDITIONS[edition].options else {}


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
        edition: str = USUAL_EDITION,
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
        listed, rules_of = listing(edition), EDITIONS[edition]
        box = pack or box_of(edition)
        avatar = "avatar" in rules_of.options and (options or {}).get("avatar")
        at_table = len(seats) + bool(avatar)  # an Avatar counts as one more (AVA.2)
        if at_table not in rules_of.layouts:
            allowed = ", ".join(str(number - at_table + len(seats)) for number in rules_of.layouts)
            raise BadSetup(f"{edition} is for {allowed} players, not {len(seats)}")
        wishes = _checked_options(rules_of, options or {})
        if "mix" in wishes:
            box = _mixed(edition, box, wishes["mix"])
        _settle_avatar(box, wishes)
        if box is not box_of(edition) and (lack := listed.lacking(box, at_table)):
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
        if wishes.get("lodge"):
            wishes["lodge"] = _own_lodge(box, wishes["lodge"])
        key = key_from_seed(secrets.token_bytes(32) if seed is None else seed)
        if drawn := drawn_decks(rules_of, box, wishes, key):
            wishes["decks"] = drawn
        return cls(_rules(listed, box, len(seats), tuple(sorted(wishes.items()))), key)

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


def _settle_avatar(box: Pack, wishes: dict[str, str]) -> None:
    """The name of the Avatar that is wished for, and how hard it makes it; nothing of it without one."""
    if not wishes.get("avatar"):
        for option in OPTIONS:
            wishes.pop(option, None)
        return
    names = [avatar.name.en for avatar in box.avatars]
    found = [name for name in names if name.casefold() == wishes["avatar"].casefold()]
    if not found:
        raise BadSetup(f"there is no Avatar {wishes['avatar']!r} in this box; there are: {', '.join(names)}")
    wishes["avatar"] = found[0]
    wishes.setdefault("difficulty", USUAL_DIFFICULTY)


def _mixed(edition: str, box: Pack, wish: str) -> Pack:
    """The box with parts of the other editions' boxes in it."""
    try:
        return mixed(box, other_boxes(edition), wish)
    except MixError as error:
        raise BadSetup(f"option mix: {error}") from None


def _own_lodge(box: Pack, wish: str) -> str:
    """The rooms of a Lodge that the host has laid out, by number."""
    try:
        return ",".join(map(str, own_lodge(box.rooms, wish)))
    except LodgeError as error:
        raise BadSetup(f"option lodge: {error}") from None


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


_Wish = tuple[Listing, str, int, tuple[tuple[str, str], ...]]
"""What compiled tables are made for: an edition, a box, seats, options."""

KEPT_RULES = 32
"""How many compiled tables are kept for games to come; hosts can wish for any number of them."""

_RULES: dict[_Wish, Rules] = {}
"""The tables asked for last, the latest at the end."""


def _rules(listed: Listing, pack: Pack, seats: int, options: tuple[tuple[str, str], ...]) -> Rules:
    """The compiled tables for a box and a way of playing, made once for games that follow each other."""
    place = (listed, pack.digest, seats, options)
    rules = _RULES.get(place) or Rules(listed.fitted(pack, dict(options)), pack, seats, dict(options))
    _RULES.pop(place, None)
    _RULES[place] = rules
    for oldest in tuple(_RULES)[:-KEPT_RULES]:
        _RULES.pop(oldest, None)
    return rules
