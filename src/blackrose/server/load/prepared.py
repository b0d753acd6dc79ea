"""Games in progress, put into a database before the server starts: tables of all ages, as on any evening."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from blackrose.server.setups import setup_for
from blackrose.server.store import SqliteStore
from blackrose.server.tokens import hashed, new_secret
from blackrose.table.live import PERSON, Entry, StoredSeat, StoredTable
from blackrose.table.live.store import CHOOSE
from blackrose.table.shown import option_id

OLDEST: Final = 100
"""Choices made already at the oldest table; a short random game has some 150."""

AT_ONCE: Final = 100


@dataclass(frozen=True, slots=True)
class Prepared:
    """The tables of a database, and the secret of the browser that holds all their seats."""

    tables: tuple[str, ...]
    seats: int
    cookie: str


async def prepare(database: Path, count: int, seed: str, edition: str, seats: int) -> Prepared:
    """A new database with so many tables of an edition; the same seed makes the same games."""
    cookie, dice = new_secret(), Random(seed)
    holder = hashed("browser", cookie)
    games = [_game(f"{seed}-{number}", holder, dice, edition, seats) for number in range(count)]
    store = SqliteStore(database)
    try:
        for at in range(0, count, AT_ONCE):
            await asyncio.gather(*(store.create(*game) for game in games[at : at + AT_ONCE]))
    finally:
        await store.close()
    return Prepared(tuple(stored.id for stored, _ in games), len(games[0][0].seats), cookie)


def _game(seed: str, holder: str, dice: Random, edition: str, seats: int) -> tuple[StoredTable, list[Entry]]:
    """A table of people as the server makes it, which has been played on at random for a while."""
    mages, people, now = ("",) * seats, (PERSON,) * seats, time.time()
    setup, window = setup_for(edition, mages, people, {}, several=True, seed=seed)
    state, entries = setup.game().start(), list[Entry]()
    for number in range(dice.randrange(OLDEST)):
        decision = dice.choice(state.decisions)
        option = dice.choice(decision.options)
        state.choose(decision.seat, option)
        if state.over:
            return _game(f"{seed}-again", holder, dice, edition, seats)
        entries.append(Entry(number, decision.seat, CHOOSE, option_id(option), None, now))
    stored = StoredTable(
        id=secrets.token_urlsafe(8),
        created=now,
        setup=setup,
        seats=tuple(StoredSeat(seat, holder=holder) for seat in range(len(setup.mages))),
        window=window,
        host=holder,
        updated=now,
        asked=tuple(sorted({decision.seat for decision in state.decisions})),
    )
    return stored, entries
