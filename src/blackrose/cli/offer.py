"""What the command line tells of the editions: how many they are for, their flags and positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from blackrose.game import LISTINGS, USUAL_EDITION, listing
from blackrose.game.listings import Flag, Listing, in_words


def names() -> str:
    """The names of the editions, as alternatives."""
    *others, last = LISTINGS
    return f"{', '.join(others)} or {last}"


def editions() -> str:
    """Each edition, and how many it is for."""
    usual, *others = LISTINGS.values()
    first = f"{usual.title} for {_players(usual)} mages"
    return ", ".join((first, *(f"{who} for {number}" for who, number in _alike(others, _players))))


def _alike(listed: Iterable[Listing], told: Callable[[Listing], str]) -> list[tuple[str, str]]:
    """What is told of editions, each time with the titles of all editions that say the same."""
    titles: dict[str, list[str]] = {}
    for one in listed:
        titles.setdefault(told(one), []).append(one.title)
    return [(" and ".join(who), what) for what, who in titles.items()]


def _players(one: Listing) -> str:
    few, most = in_words(one.fewest_seats), in_words(one.most_seats)
    return few if few == most else f"{few} to {most}"


def most_seats() -> int:
    """The largest number of players any edition is for."""
    return max(one.most_seats for one in LISTINGS.values())


def usual_seats() -> str:
    """How many play if nobody says; names each edition whose number differs from the usual one."""
    usual = listing(USUAL_EDITION).usual_seats
    others = [one for one in LISTINGS.values() if one.usual_seats != usual]
    told = _alike(others, lambda one: str(one.usual_seats))
    return ", ".join((str(usual), *(f"in {who} {number}" for who, number in told)))


def flags() -> dict[str, Flag]:
    """The flags for options of the set-up, and ``--option``, which sets any option. The help says which
    editions have a flag, unless all of them have it with the same help.
    """
    options = dict.fromkeys(option for one in LISTINGS.values() for option in one.flags)
    return {f"--{option}": _flag(option) for option in options}


def _flag(option: str) -> Flag:
    having = [one for one in LISTINGS.values() if option in one.flags]
    told = _alike(having, lambda one: one.flags[option].help)
    if len(having) == len(LISTINGS) and len(told) == 1:
        return having[0].flags[option]
    return replace(having[0].flags[option], help="; ".join(f"{who}: {what}" for who, what in told))


def positions() -> tuple[str, ...]:
    """The names of all positions that perft counts from."""
    return tuple(dict.fromkeys(name for one in LISTINGS.values() for name in one.positions))


def positions_told() -> str:
    """The positions of the usual edition, and those that only others have."""
    usual = listing(USUAL_EDITION).positions
    more = _alike(
        LISTINGS.values(), lambda one: " and ".join(name for name in one.positions if name not in usual)
    )
    return ", ".join((*usual, *(f"in {who} {names} too" for who, names in more if names)))
