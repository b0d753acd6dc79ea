"""The one list of editions. Whoever asks for an edition by its name finds it here, with all there is to know.

An edition that is added to :data:`_LISTED` can be played everywhere: by bots, in the terminal, on the server.
So can one that a program registers while it runs: other processes of the program, in which bots think, get it
as a parcel.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from blackrose.editions.classic.listing import LISTING as CLASSIC
from blackrose.editions.duel.listing import LISTING as DUEL
from blackrose.editions.listing import Listing
from blackrose.editions.rebirth.listing import LISTING as REBIRTH
from blackrose.engine.components import Pack
from blackrose.engine.edition import Edition
from blackrose.packs import builtin_pack

_LISTED: Final = (DUEL, REBIRTH, CLASSIC)

LISTINGS: Final[dict[str, Listing]] = {}
"""The entries by name, in the order in which they are offered."""

EDITIONS: Final[dict[str, Edition]] = {}
"""How each of them plays, by name."""

_PARCELS: Final[dict[str, bytes]] = {}
"""The editions that are not listed, by name, as other processes get them."""

USUAL_EDITION: Final = _LISTED[0].name
"""The edition that is played if none is named."""


def register(listing: Listing) -> None:
    """Adds an edition for as long as this process runs.

    ValueError if there is one of that name, or if it cannot be given to other processes.
    """
    if listing.name in LISTINGS:
        raise ValueError(f"there is an edition {listing.name!r} already")
    _add(listing, _packed(listing))


@contextmanager
def registered(listing: Listing) -> Iterator[Listing]:
    """An edition that is there inside a ``with`` only."""
    register(listing)
    try:
        yield listing
    finally:
        del LISTINGS[listing.name], EDITIONS[listing.name], _PARCELS[listing.name]


def parcels() -> tuple[bytes, ...]:
    """The editions that were registered while the program runs, for :func:`unpack` in another process."""
    return tuple(_PARCELS.values())


def parcel(name: str) -> bytes:
    """One such edition; nothing if it is in the list, which every process knows."""
    return _PARCELS.get(name, b"")


def unpack(packed: Iterable[bytes]) -> None:
    """Adds the editions of another process of this program; what is here already is left alone."""
    for one in packed:
        if one not in _PARCELS.values():
            _add(pickle.loads(one), one)


def _add(listing: Listing, packed: bytes = b"") -> None:
    LISTINGS[listing.name] = listing
    EDITIONS[listing.name] = listing.edition
    if packed:
        _PARCELS[listing.name] = packed


def _packed(listing: Listing) -> bytes:
    try:
        return pickle.dumps(listing)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise ValueError(
            f"the edition {listing.name!r} cannot be given to other processes: {error}"
            " (its steps must be functions of a module, neither lambdas nor functions within functions)"
        ) from None


for _listing in _LISTED:
    _add(_listing)


def names() -> tuple[str, ...]:
    """The names of all editions, the usual one first."""
    return tuple(LISTINGS)


def edition(name: str) -> Edition:
    """How an edition plays; KeyError if there is none of that name."""
    return LISTINGS[name].edition


def listing(name: str) -> Listing:
    """All there is to know about an edition; KeyError if there is none of that name."""
    return LISTINGS[name]


def box_of(name: str) -> Pack:
    """The box that an edition is played with."""
    return builtin_pack(listing(name).box)


def other_boxes(name: str) -> list[Pack]:
    """The boxes of the other editions, which parts can be taken from."""
    own = listing(name).box
    boxes = dict.fromkeys(one.box for one in LISTINGS.values() if one.box != own)
    return [builtin_pack(box) for box in boxes]


def edition_for(box: str) -> str:
    """The edition whose box that is; the usual one if it is nobody's."""
    return next((name for name, one in LISTINGS.items() if one.box == box), USUAL_EDITION)
