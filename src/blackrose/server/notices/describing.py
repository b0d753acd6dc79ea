"""What a notice says of a table: what a spectator sees of it, and nothing more."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from blackrose.server.notices.letters import TableWaits
from blackrose.table.live import LiveTable
from blackrose.table.shown import Presenter
from blackrose.table.wire import WATCHING


async def described(live: LiveTable, seats: Sequence[int], language: str) -> TableWaits:
    """A table that waits for these seats, in words that tell no secret."""
    view = live.view(WATCHING)
    # The first reader of a language waits for its word files; nobody else does.
    presenter = await asyncio.to_thread(Presenter, view.rules, language)
    shown = presenter.view_shown(live.view(WATCHING), asking=False)
    names = tuple(
        f"{seat.name} ({faction['name']})" if seat.name else faction["name"]
        for seat, faction in zip(live.stored.seats, shown["factions"], strict=False)
    )
    return TableWaits(
        table=live.id,
        edition=shown["edition"],
        round=shown["round"],
        rounds=shown["rounds"],
        players=names,
        asked=tuple(
            (names[each["seat"]], each["text"]) for each in shown["waiting"] if each["seat"] in seats
        ),
    )
