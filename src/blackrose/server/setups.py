"""The set-up of a new table, where a wish leaves something open: what follows from who plays."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from blackrose.game import EDITIONS, BadSetup
from blackrose.server.editions import WINDOW
from blackrose.table.live.windows import DEFAULT_LENGTH, LENGTHS
from blackrose.table.recorded.record import Setup
from blackrose.table.solo.challenge import challenges
from blackrose.table.solo.occasion import (
    TODAY,
    challenge_of,
    challenge_setup,
    occasion_of,
    todays_setup,
    utc_day,
)


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


def prepared_setup(day: str, challenge: str, player: str) -> Setup:
    """The set-up of the game of a day that has come, or of a challenge by its name; BadSetup."""
    if challenge:
        known = challenges()
        if challenge not in known:
            raise BadSetup(f"there is no challenge {challenge}")
        return challenge_setup(known[challenge], player)
    try:
        wished = date.fromisoformat(day)
    except ValueError:
        raise BadSetup(f"{day} is no day") from None
    if wished > utc_day():
        raise BadSetup(f"{day} has not come yet")
    return todays_setup(wished, player)


def setup_again(before: Setup, players: tuple[str, ...]) -> Setup:
    """The same set-up once more: dealt anew, but for the game of a day, which stays what it is."""
    occasion, challenge = occasion_of(before), challenge_of(before)
    if challenge is not None:
        return challenge_setup(challenge, players[0])
    if occasion.kind == TODAY:
        return prepared_setup(occasion.name, "", players[0])
    return Setup.new(before.edition, before.mages, players, dict(before.options))


def _window(options: dict[str, str]) -> int:
    """How long windows are wished to be, taken out of the options; 0 where there are none."""
    wished = options.pop(WINDOW, str(DEFAULT_LENGTH))
    if wished not in map(str, LENGTHS):
        raise BadSetup(f"a window cannot have the length {wished}")
    return int(wished) if options["reactions"] == "windows" else 0
