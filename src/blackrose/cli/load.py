"""The command `load`: many tables played over real connections, on a server that is started for it."""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
from typing import Any, NoReturn

from blackrose.cli.boxes import edition_of, usual_seats
from blackrose.cli.errors import CommandError
from blackrose.game import BadSetup
from blackrose.server.load.lines import Trouble
from blackrose.server.load.measure import Load, measured
from blackrose.server.load.program import CannotMeasure
from blackrose.server.run import loop_factory


def load(given: argparse.Namespace) -> int:
    """Measures, and prints the figures; whatever happens, the server that was started is ended."""
    if sys.platform != "linux":
        raise CommandError("blackrose load: memory and processor time can be measured on Linux only")
    before = signal.signal(signal.SIGTERM, _end)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            edition, seats = edition_of(given), given.seats or usual_seats(given)
            wanted = Load(given.tables, given.seconds, given.idle, edition, seats)
            figures = runner.run(measured(wanted, _silent if given.json else _progress))
    except (BadSetup, CannotMeasure, Trouble, OSError) as error:
        raise CommandError(f"blackrose load: {str(error) or 'no answer came in time'}") from None
    except ExceptionGroup as group:
        raise CommandError(f"blackrose load: {_first(group)!r}") from None
    finally:
        signal.signal(signal.SIGTERM, before)
    print(json.dumps(figures) if given.json else _page(figures))
    return 0


def _end(*_: object) -> NoReturn:
    raise SystemExit(1)


def _silent(_: str) -> None:
    pass


def _progress(text: str) -> None:
    print(f"… {text}", file=sys.stderr, flush=True)


def _first(group: BaseExceptionGroup[Any]) -> BaseException:
    found: BaseException = group
    while isinstance(found, BaseExceptionGroup):
        found = found.exceptions[0]
    return found


LINES = (
    ("choices", "choices"),
    ("choices a second", "choices_a_second"),
    ("answer, p50, ms", "answer_ms.p50"),
    ("answer, p99, ms", "answer_ms.p99"),
    ("answer, slowest, ms", "answer_ms.max"),
    ("server, % of a core", "server_cpu_percent"),
    ("server, % of the time without a core", "server_waited_percent"),
    ("server, ms a choice", "server_ms_a_choice"),
    ("players, % of a core", "client_cpu_percent"),
    ("messages a choice", "messages_a_choice"),
    ("bytes sent a choice", "bytes_a_choice"),
    ("bytes of a difference, mean", "diff_bytes.mean"),
    ("commits a choice", "commits_a_choice"),
    ("games that ended", "games_finished"),
)


def _page(figures: dict[str, Any]) -> str:
    stages, memory, idle = figures["stages"], figures["memory"], figures["idle"]
    head = (
        f"{figures['edition'].title()} for {figures['seats']}, Python {figures['python']}, "
        f"{figures['cores']} cores, a choice every {figures['pace_seconds']:g} s"
    )
    page = [head, _row("live tables", [stage["tables"] for stage in stages])]
    page += [_row(title, [_at(stage, key) for stage in stages]) for title, key in LINES]
    page.append(_row("cost a choice, times that of the first", figures["cost_ratios"]))
    refused = {code: count for stage in stages for code, count in stage["refused"].items()}
    page.append(f"refused choices: {refused or 'none'}")
    page.append(
        f"memory: {memory['empty_mb']} MB when empty, {memory['first_table_mb']} MB more with one table, "
        f"{memory['table_kb']} KB for each other, {memory['after_mb']} MB at the end"
    )
    page.append(f"to sit down at a table: {figures['join_ms_a_table']} ms, one after the other")
    if idle is not None:
        page.append(
            f"{idle['connections']} idle connections at {idle['tables']} tables: {idle['mb']} MB in all, "
            f"{idle['kb_a_connection'] or '?'} KB for each that comes to a table, "
            f"{idle['server_cpu_percent']} % of a core"
        )
    for what, limit in (("p99", "p99_ms"), ("idle", "idle_mb")):
        if what in figures["reached"]:
            verdict = "reached" if figures["reached"][what] else "not reached"
            page.append(
                f"{what} under {figures['to_reach'][limit]:g} {limit[-2:].replace('mb', 'MB')}: {verdict}"
            )
    return "\n".join(page)


def _row(title: str, values: list[Any]) -> str:
    return f"{title:40}" + "".join(f"{value:>12}" for value in values)


def _at(figures: Any, path: str) -> Any:
    for key in path.split("."):
        figures = figures[key]
    return figures
