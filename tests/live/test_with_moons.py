"""Live tables with moons: secrets stay secret, bots play in their process, games come back from the disk."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from blackrose.game import Choice
from blackrose.server.store import SqliteStore
from blackrose.table import Setup
from blackrose.table.live import BotPool, StoredSeat
from blackrose.table.wire import WATCHING
from tests.live.moon_tables import SEATS, TRAPPER, Twins, twins
from tests.live.tables import Clock, digest, go_on, hosting, scenario, sit
from tests.live.test_windows import OTHERS, people

MOONS = pytest.mark.parametrize("edition", ["rebirth", "classic"])


async def sent_to_others(pair: Twins, choices: tuple[Choice, ...]) -> list[str]:
    """Everything the others are sent from before the first choice that differs to the open window."""
    start = next(
        at for at, (one, two) in enumerate(zip(pair.matching, pair.other, strict=True)) if one != two
    )
    async with hosting(clock=Clock()) as host:
        name = await host.new_table(pair.setup, people(), prefix=choices[:start])
        table = await host.table(name)
        others = {seat: await sit(table, seat, language) for seat, language in OTHERS}
        trapper = await sit(table, TRAPPER)
        for seat, option in choices[start:]:
            reader = trapper if seat == TRAPPER else others[seat]
            await reader.read()
            await reader.does(":".join(map(str, option)))
        for reader in others.values():
            await table.sync(reader.link)
            await reader.read()
        return [json.dumps(reader.got).replace(name, "id") for reader in others.values()]


@pytest.mark.rule("HID.2", "HID.3", "HID.7")
@pytest.mark.parametrize("kind", ["trap", "protection"])
@MOONS
def test_tables_that_differ_in_a_rivals_hidden_cards_send_the_same_bytes(edition: str, kind: str) -> None:
    """Another spell is planned, cast and lies Active, and the one that was not planned stays in hand."""

    @scenario
    async def told() -> None:
        pair = twins(kind, edition=edition)
        assert pair.matching != pair.other
        assert await sent_to_others(pair, pair.matching) == await sent_to_others(pair, pair.other)

    told()


@MOONS
@scenario
async def test_bots_play_in_a_process_of_their_own(edition: str) -> None:
    setup = Setup.new(edition, ("",) * SEATS, ("person", "random", "greedy"), {"expansion": "yes"}, 5)
    seats = [StoredSeat(0), StoredSeat(1, "bot", "b", "random"), StoredSeat(2, "bot", "c", "greedy")]
    async with hosting(bots=BotPool(1)) as host:
        table = await host.table(await host.new_table(setup, seats))
        anna, dice = await sit(table, 0), random.Random(1)
        while anna.shown["phase"] != "action":
            await anna.read()
            if anna.options:
                await anna.does(dice.choice(anna.options))
            else:
                await anna.next()
        assert {seat for seat, _ in table.record().choices} == {0, 1, 2}
        assert [seat.bot for seat in table.stored.seats] == ["", "random", "greedy"]


@scenario
async def _comes_back(folder: Path, edition: str) -> None:
    setup = Setup.new(edition, ("",) * 2, ("person",) * 2, {"setup": "random"}, 11)
    store, dice = SqliteStore(folder / "t.db"), random.Random(2)
    async with hosting(store) as host:
        table = await host.table(await host.new_table(setup, people()[:2]))
        readers = [await sit(table, seat) for seat in (0, 1)]
        crowd = await sit(table, WATCHING, "ru")
        for _ in range(60):
            assert await go_on(dice, *readers)
        await crowd.read()
        before, name = digest(table), table.id
        shown = [reader.shown for reader in (*readers, crowd)]
    async with hosting(store) as host:
        table = await host.table(name)
        assert digest(table) == before
        languages = ("en", "en", "ru")
        again = [
            (await sit(table, seat, language)).shown
            for seat, language in zip((0, 1, WATCHING), languages, strict=True)
        ]
        assert again == shown
    await store.close()


@MOONS
def test_a_table_comes_back_from_the_disk_as_it_was(tmp_path: Path, edition: str) -> None:
    _comes_back(tmp_path, edition)
