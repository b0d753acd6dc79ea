"""What the command line tells of the editions: how many they are for, their flags and positions."""

from __future__ import annotations

from dataclasses import replace

from blackrose.game import LISTINGS, USUAL_EDITION, listing
from blackrose.game.listings import Flag, Listing, in_words


def editions() -> str:
    """Each edition, and how many it is for."""
    usual, *others = LISTINGS.values()
    first = f"{usual.title} for {_players(usual)} mages"
    return ", ".join((first, *(f"{one.title} for {_players(one)}" for one in others)))


def _players(one: Listing) -> str:
    few, most = in_words(one.fewest_seats), in_words(one.most_seats)
    return few if few == most else f"{few} to {most}"


def most_seats() -> int:
    """The largest number of players any edition is for."""
    return max(one.most_seats for one in LISTINGS.values())


def usual_seats() -> str:
    """How many play if nobody says; names each edition whose number differs from the usual one."""
    usual = listing(USUAL_EDITION).usual_seats
    others = (one for one in LISTINGS.values() if one.usual_seats != usual)
    return ", ".join((str(usual), *(f"in {one.title} {one.usual_seats}" for one in others)))


def flags() -> dict[str, Flag]:
    """The flags for options of the set-up; the help of one that not every edition has begins with those
    that have it. ``--option`` sets every option there is.
    """
    found: dict[str, Flag] = {}
    for option in dict.fromkeys(option for one in LISTINGS.values() for option in one.flags):
        having = [one for one in LISTINGS.values() if option in one.flags]
        told = having[0].flags[option]
        if len(having) < len(LISTINGS):
            told = replace(told, help=f"{', '.join(one.title for one in having)}: {told.help}")
        found[f"--{option}"] = told
    return found


def positions() -> tuple[str, ...]:
    """The names of all positions that perft counts from."""
    return tuple(dict.fromkeys(name for one in LISTINGS.values() for name in one.positions))


def positions_told() -> str:
    """The positions of the usual edition, and those that only others have."""
    usual = listing(USUAL_EDITION).positions
    told = [", ".join(usual)]
    for one in LISTINGS.values():
        if more := [name for name in one.positions if name not in usual]:
            told.append(f"in {one.title} {' and '.join(more)} too")
    return ", ".join(told)
