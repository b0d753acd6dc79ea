"""The measuring: more and more live tables on one server, idle connections on another, and the figures."""

from __future__ import annotations

import asyncio
import os
import platform
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from blackrose import __version__
from blackrose.game import USUAL_EDITION, listing
from blackrose.language.words import LANGUAGES
from blackrose.server.app import DATABASE
from blackrose.server.load.lines import Door, Heard, Line, Trouble
from blackrose.server.load.playing import PACE, Sitting, Tally
from blackrose.server.load.prepared import Prepared, prepare
from blackrose.server.load.program import MB, Program, make_room_for, serving, usage

SEED: Final = "load"
SHARES: Final = ((0.1, 0.25), (0.5, 0.25), (1.0, 0.5))
"""The stages: which share of the tables is played, for which share of the time."""

SETTLE: Final = 1.0
"""Seconds until memory is looked at."""

REST: Final = 2.0
"""Seconds for which idle connections are watched."""

TO_REACH: Final = {"p99_ms": 100.0, "idle_mb": 200.0}

Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Load:
    """How much shall be measured: live tables, seconds of play in all, idle connections; and of what game."""

    tables: int = 200
    seconds: float = 60.0
    idle: int = 2000
    edition: str = USUAL_EDITION
    seats: int = listing(USUAL_EDITION).usual_seats

    @property
    def stages(self) -> list[tuple[int, float]]:
        """Tables and seconds of each stage."""
        return [(max(1, round(self.tables * part)), self.seconds * time) for part, time in SHARES]


async def measured(load: Load, tell: Tell) -> dict[str, Any]:
    """All figures as plain data; CannotMeasure or Trouble if there are none. ``tell`` hears what is done."""
    make_room_for(max(load.idle, load.seats * load.tables))
    live = await _live(load, tell)
    idle = await _idle(load, tell) if load.idle else None
    last = live["stages"][-1]
    reached = {"p99": last["answer_ms"]["p99"] < TO_REACH["p99_ms"]}
    if idle is not None:
        reached["idle"] = idle["mb"] < TO_REACH["idle_mb"]
    return {
        "version": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": len(os.sched_getaffinity(0)),
        "pace_seconds": PACE,
        "edition": load.edition,
        "seats": load.seats,
        **live,
        "idle": idle,
        "to_reach": TO_REACH,
        "reached": reached,
    }


@asynccontextmanager
async def _served(load: Load, tables: int) -> AsyncIterator[tuple[Program, Prepared]]:
    """A server with so many tables in a folder that is thrown away."""
    with tempfile.TemporaryDirectory(prefix="blackrose-load-") as folder:
        prepared = await prepare(Path(folder, DATABASE), tables, SEED, load.edition, load.seats)
        with serving(Path(folder)) as program:
            yield program, prepared


# --------------------------------------------------------------------------------------------------
# Live tables
# --------------------------------------------------------------------------------------------------


async def _live(load: Load, tell: Tell) -> dict[str, Any]:
    spare = load.tables + max(10, round(load.tables * load.seconds / 100))
    tell(f"preparing {spare} tables")
    async with _served(load, spare) as (program, prepared):
        empty = program.usage().memory
        door, tables = Door(program.host, prepared.cookie, Heard()), iter(prepared.tables)
        for language in LANGUAGES:  # words are read with their first reader, once for all
            await (await Line.open(door, prepared.tables[0], 0, language)).close()
        sittings = [await Sitting.down(door, tables, prepared.seats, Random(SEED))]
        await asyncio.sleep(SETTLE)
        first, stages, grown, joined = program.usage().memory, [], 0, 0.0
        try:
            for count, seconds in load.stages:
                before, begun = program.usage().memory, time.perf_counter()
                while len(sittings) < count:
                    dice = Random(f"{SEED}-{len(sittings)}")
                    sittings.append(await Sitting.down(door, tables, prepared.seats, dice))
                joined += time.perf_counter() - begun
                await asyncio.sleep(SETTLE)
                grown += program.usage().memory - before
                tell(f"{count} tables for {seconds:.0f} s")
                stages.append(await _stage(program, door.heard, sittings[:count], seconds))
        finally:
            await asyncio.gather(*(sitting.up() for sitting in sittings), return_exceptions=True)
        after = program.usage().memory
        _check_silent(program)
    others = max(1, len(sittings) - 1)
    return {
        "stages": stages,
        "cost_ratios": [
            _ratio(stage["server_ms_a_choice"], stages[0]["server_ms_a_choice"]) for stage in stages
        ],
        "join_ms_a_table": round(1000 * joined / others, 1),
        "memory": {
            "empty_mb": round(empty / MB, 1),
            "first_table_mb": round((first - empty) / MB, 1),
            "table_kb": round(grown / others / 1000, 1),
            "after_mb": round(after / MB, 1),
        },
    }


async def _stage(program: Program, heard: Heard, sittings: list[Sitting], seconds: float) -> dict[str, Any]:
    """One number of tables for a while."""
    tally, loop = Tally(), asyncio.get_running_loop()
    heard.forget()
    begun, server, own, commits = loop.time(), program.usage(), usage(os.getpid()), program.commits()
    async with asyncio.TaskGroup() as group:
        for sitting in sittings:
            group.create_task(sitting.play(begun + seconds, tally))
        group.create_task(asyncio.sleep(seconds))
    took = loop.time() - begun
    after = program.usage()
    server_cpu, own_cpu = after.cpu - server.cpu, usage(os.getpid()).cpu - own.cpu
    choices = len(tally.times)
    if not choices:
        raise Trouble(f"no choice was made in {seconds:g} s; give it longer")
    sent = sum(heard.bytes[kind] for kind in ("diff", "done", "info"))
    return {
        "tables": len(sittings),
        "seconds": round(took, 1),
        "choices": choices,
        "choices_a_second": round(choices / took, 1),
        "answer_ms": {
            "p50": _ms(_share(tally.times, 0.5)),
            "p99": _ms(_share(tally.times, 0.99)),
            "max": _ms(max(tally.times)),
        },
        "server_cpu_percent": round(100 * server_cpu / took, 1),
        "server_waited_percent": round(100 * (after.waited - server.waited) / took, 1),
        "server_ms_a_choice": _ms(server_cpu / choices),
        "client_cpu_percent": round(100 * own_cpu / took, 1),
        "messages_a_choice": round(heard.messages.total() / choices, 2),
        "bytes_a_choice": round(sent / choices),
        "diff_bytes": {"mean": round(sum(heard.diffs) / len(heard.diffs)), "p99": _share(heard.diffs, 0.99)},
        "commits_a_choice": round((program.commits() - commits) / choices, 3),
        "refused": dict(tally.refused),
        "games_finished": tally.finished,
    }


def _share(values: list[Any], share: float) -> Any:
    """The value below which that share of them lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 2)


def _ratio(one: float, other: float) -> float:
    return round(one / other, 2) if other else 0.0


def _check_silent(program: Program) -> None:
    said = program.said()
    if said:
        raise Trouble(f"the server complained: {said}")


# --------------------------------------------------------------------------------------------------
# Idle connections
# --------------------------------------------------------------------------------------------------


async def _idle(load: Load, tell: Tell) -> dict[str, Any]:
    """Connections at as many tables as were played, at which nobody chooses. All that a server has more of
    than an empty one counts: cards and words, the tables, the connections.
    """
    tell(f"{load.idle} idle connections")
    async with _served(load, min(load.tables, load.idle)) as (program, prepared):
        empty = program.usage().memory
        door, lines = Door(program.host, prepared.cookie, Heard()), list[Line]()
        places = [(table, seat) for seat in range(prepared.seats) for table in prepared.tables]
        try:
            for at in range(min(load.idle, len(places))):
                lines.append(await Line.open(door, *places[at], "en"))
            await asyncio.sleep(SETTLE)
            tables = program.usage().memory
            for at in range(len(places), load.idle):
                lines.append(await Line.open(door, *places[at % len(places)], "en"))
            await asyncio.sleep(SETTLE)
            after = program.usage()
            await asyncio.sleep(REST)
            cpu = program.usage().cpu - after.cpu
        finally:
            await asyncio.gather(*(line.close() for line in lines), return_exceptions=True)
        _check_silent(program)
    more = load.idle - len(places)
    return {
        "connections": load.idle,
        "tables": len(prepared.tables),
        "mb": round((after.memory - empty) / MB, 1),
        "kb_a_connection": round((after.memory - tables) / more / 1000, 1) if more > 0 else None,
        "server_cpu_percent": round(100 * cpu / REST, 1),
    }
