"""Several cubes at a live table: one message, one way back, and the same after the table was loaded again."""

from __future__ import annotations

from blackrose.table import Setup
from blackrose.table.live import MemoryStore
from tests.live.tables import CHOSEN, hosting, persons, scenario, sit
from tests.table.test_several_cubes import at_cubes


@scenario
async def test_several_cubes_are_sent_at_once_and_taken_back_at_once() -> None:
    before = at_cubes(2)
    seat = before.state.decisions[0].seat
    store = MemoryStore()
    async with hosting(store) as host:
        setup = Setup.new(seed=before.setup.seed, options=CHOSEN)
        name = await host.new_table(setup, persons(), prefix=before.choices)
        table = await host.table(name)
        ada = await sit(table, seat)
        cubes = ada.shown["decision"] and ada.shown["decision"]["cubes"]
        assert cubes
        places = [cube["place"] for cube in cubes["cubes"]][-cubes["most"] :]
        rev, shown = ada.rev, ada.shown
        await ada.does(":".join(map(str, ("cubes", *reversed(places)))))
        assert ada.rev == rev + 1
        assert len(table.record().choices) > len(before.choices) + 1
        assert (await ada.back())["type"] == "done"
        assert ada.shown == shown
        assert (await ada.choose("cubes:90"))["type"] == "refused"
        assert (await ada.choose("cubes:0:0"))["type"] == "refused"
        await ada.does("cubes" if not cubes["least"] else f"cubes:{':'.join(map(str, places))}")
        played = table.record()
    async with hosting(store) as host:
        assert (await host.table(name)).record() == played
