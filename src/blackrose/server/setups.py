"""The set-up of a new table, where a wish leaves something open: what follows from who plays."""

from __future__ import annotations

from collections.abc import Mapping

from blackrose.game import EDITIONS, BadSetup
from blackrose.server.editions import WINDOW
from blackrose.table.live.windows import DEFAULT_LENGTH, LENGTHS
from blackrose.table.recorded.record import Setup


def setup_for(
    edition: str,
    mages: tuple[str, ...],
    players: tuple[str, ...],
    wished: Mapping[str, str],
    *,
    several: bool,
    seed: str | None = None,
) -> tuple[Setup, int]:
    """The set-up as it was wished for, and how long windows are; BadSetup.

    Several people, each with a screen of their own, react in windows, and more mages than the box has bring
    its expansion.
    """
    known = EDITIONS.get(edition)
    if known is None:
        raise BadSetup(f"there is no edition {edition}")
    options, window = dict(wished), 0
    unsaid = {"expansion": "yes"} if "expansion" in known.options else {}
    if "reactions" in known.options:
        options.setdefault("reactions", "windows" if several else "asked")
        window = _window(options)
    try:
        return Setup.new(edition, mages, players, options, seed), window
    except BadSetup:
        if not unsaid:
            raise
    return Setup.new(edition, mages, players, {**unsaid, **options}, seed), window


def _window(options: dict[str, str]) -> int:
    """How long windows are wished to be, taken out of the options; 0 where there are none."""
    wished = options.pop(WINDOW, str(DEFAULT_LENGTH))
    if wished not in map(str, LENGTHS):
        raise BadSetup(f"a window cannot have the length {wished}")
    return int(wished) if options["reactions"] == "windows" else 0
