"""A host that is killed while a window is open: all that was answered stands, and the window opens again."""

from __future__ import annotations

import multiprocessing
import random
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest

from blackrose.game import Choice
from blackrose.game.reactions import REACT
from blackrose.server.store import SqliteStore
from blackrose.table import Setup
from blackrose.table.shown.options import option_id
from tests.live.killed import as_it_is, obey, serve
from tests.live.moon_tables import OPTIONS, SEATS, TRAPPER, at_the_window, twins
from tests.live.tables import hosting, scenario, sit
from tests.live.test_windows import people

pytestmark = pytest.mark.long

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.live.killed"])

PATIENCE = 300.0
LENGTH = 8
"""Seconds, so many that a busy machine looks at the window before it closes."""
SHORTLY = (0.0, 0.001, 0.003, 0.01)
"""Seconds from an answer that is on its way to the end of whoever should take it."""


class Server:
    """A process with one table on a disk, which is killed and started again."""

    def __init__(self, path: Path, name: str) -> None:
        """To be used in a ``with``."""
        self._path = path
        self._name = name
        self.kills = 0

    def __enter__(self) -> Server:
        self._start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self._kill()

    def _start(self) -> None:
        self._wire, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=serve, args=(self._path, self._name, theirs))
        self._process.start()
        theirs.close()
        self.found: dict[str, Any] = self._heard()

    def _kill(self) -> None:
        self._process.kill()
        self._process.join()
        assert self._process.exitcode == -9, "it ended by itself"
        self._process.close()
        self._wire.close()
        self.kills += 1

    def _heard(self) -> Any:
        assert self._wire.poll(PATIENCE), "no answer"
        return self._wire.recv()

    def ask(self, *told: Any) -> Any:
        """What comes of something."""
        self._wire.send(told)
        return self._heard()

    def dies(self) -> dict[str, Any]:
        """Is killed and started again; the table as it is found then."""
        self._kill()
        self._start()
        return self.found

    def dies_while(self, after: float, *told: Any) -> bool:
        """Is killed so shortly after it was told something; whether its answer was heard."""
        self._wire.send(told)
        time.sleep(after)
        self._process.kill()
        heard = False
        with suppress(EOFError, ConnectionResetError):
            heard = self._wire.poll(PATIENCE) and self._wire.recv()["type"] == "done"
        self.dies()
        return heard


async def new_table(path: Path, setup: Setup, past: tuple[Choice, ...], window: int) -> str:
    """A table on the disk that nobody has open."""
    store = SqliteStore(path)
    async with hosting(store, clock=time.time) as host:
        name = await host.new_table(setup, people(), window=window, prefix=past)
    await store.close()
    return name


def without_time(shown: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is seen, without when a window closes: it has its full length again."""
    return [{**each, "window": each["window"] and each["window"]["seat"]} for each in shown]


# --------------------------------------------------------------------------------------------------
# Killed in every window, again and again
# --------------------------------------------------------------------------------------------------

FIRST_SEED = 148
AFTER = 8
"""Choices after the windows in which somebody has already answered."""


@cache
def evening(edition: str) -> tuple[Setup, tuple[Choice, ...], tuple[int, ...]]:
    """A random game in which several seats are asked at one full stop, and before which choices one is."""
    for seed in range(FIRST_SEED, FIRST_SEED + 2000):
        setup = Setup.new(edition, ("",) * SEATS, ("person",) * SEATS, OPTIONS, seed)
        found = _played(setup, random.Random(seed))
        if found is not None:
            return setup, *found
    raise AssertionError("no such game")


def _played(setup: Setup, dice: random.Random) -> tuple[tuple[Choice, ...], tuple[int, ...]] | None:
    state, choices, windows = setup.game().start(), list[Choice](), list[int]()
    several = 0
    while len(choices) < 90:
        decision = dice.choice(state.decisions)
        if decision.kind == REACT:
            if windows and windows[-1] == len(choices) - 1 and choices[-1][0] != decision.seat:
                several = several or len(choices)
            windows.append(len(choices))
        elif several and len(choices) >= several + AFTER:
            return tuple(choices), tuple(windows)
        choices.append((decision.seat, dice.choice(decision.options)))
        state.choose(*choices[-1])
    return None


def same(one: dict[str, Any], other: dict[str, Any], length: int) -> None:
    """Both tables are as far, in the same state, and everybody sees the same at the same revision."""
    assert one["length"] == other["length"] == length
    assert one["digest"] == other["digest"]
    assert one["revs"] == other["revs"]
    assert without_time(one["shown"]) == without_time(other["shown"])


@pytest.mark.parametrize("edition", ["rebirth", "classic"])
@scenario
async def test_killed_in_every_window_a_game_goes_on_as_one_that_never_was(
    tmp_path: Path, edition: str
) -> None:
    """One time it is killed when the window is open, the next while the answer is on its way: whoever does
    not hear of it says it again.
    """
    setup, choices, windows = evening(edition)
    path, start, dice = tmp_path / "tables.sqlite3", windows[0] - 2, random.Random(1)
    name = await new_table(path, setup, choices[:start], 0)
    async with hosting() as host:
        spared = await host.table(await host.new_table(setup, people(), prefix=choices[:start]))
        readers = [await sit(spared, seat) for seat in range(SEATS)]
        with Server(path, name) as server:
            for number in range(start, len(choices)):
                seat, option = choices[number]
                before = as_it_is(spared, readers)
                said = ("choose", seat, option_id(option), f"key {number}", before["revs"][seat])
                if number in windows[::2]:
                    same(server.dies(), before, number)
                    assert server.found["shown"][0]["window"] == {"seat": seat, "until": 0.0}
                elif number in windows:
                    heard = server.dies_while(dice.choice(SHORTLY), *said)
                    assert server.found["length"] in (number + heard, number + 1)
                answer = server.ask(*said)
                assert answer["type"] == "done"
                assert answer == await obey(spared, readers, said)
                same(server.ask("look"), await obey(spared, readers, ("look",)), number + 1)
            assert server.dies()["digest"] == setup.game().replay(choices).digest()
            assert server.kills > len(windows) > 3


# --------------------------------------------------------------------------------------------------
# A window that closes by itself
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["rebirth", "classic"])
@scenario
async def test_a_window_that_was_open_has_its_full_length_again_and_closes_as_ordered(
    tmp_path: Path, edition: str
) -> None:
    pair, path = twins(edition=edition), tmp_path / "tables.sqlite3"
    name = await new_table(path, pair.setup, pair.matching[:-1], LENGTH)
    length, (seat, option) = len(pair.matching), pair.matching[-1]
    with Server(path, name) as server:
        assert server.ask("order", TRAPPER, pair.slot, "first", "an order")["type"] == "done"
        assert server.ask("choose", seat, option_id(option), "the last", None)["type"] == "done"
        begun = time.time()
        found = server.dies()
        truth = at_the_window(pair.setup, pair.matching)
        assert (found["length"], found["digest"]) == (length, truth.digest())
        for shown in found["shown"]:
            assert shown["window"]["seat"] == TRAPPER
            assert shown["window"]["until"] >= begun + LENGTH
        order = found["shown"][TRAPPER]["factions"][TRAPPER]["slots"][pair.slot]["order"]
        assert order == {"mode": "first", "against": []}
        while (now := server.ask("look"))["length"] == length:
            time.sleep(0.05)
        assert time.time() >= found["shown"][0]["window"]["until"]
        truth.choose(TRAPPER, ("reveal", pair.slot))
        assert (now["length"], now["digest"]) == (length + 1, truth.digest())
        assert server.dies()["digest"] == now["digest"]
