"""A picture of the terminal game, for the README: `python -m blackrose.terminal.picture FILE`.

Two greedy bots play a game up to its third round; the person's seat is then drawn as it would be asked.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
from pathlib import Path

from blackrose.bots import make_bot
from blackrose.table.recorded.record import Setup
from blackrose.table.recorded.session import Session
from blackrose.terminal.app import BlackRoseApp
from blackrose.terminal.host import Host

SIZE = (120, 40)
REMOTE_FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def scene(seed: str, decisions: int, language: str = "en") -> Host:
    """A game after so many decisions of the person, who plays as a greedy bot would."""
    setup = Setup.new(mages=("Bartholomew", "Ulrich"), players=("person", "greedy"), seed=seed)
    host = Host(Session(setup), language)
    adviser = make_bot("greedy", 1)
    host.let_bots_choose()
    for _ in range(decisions):
        decision = host.open_decision()
        if decision is None:
            break
        host.choose(decision.seat, adviser.choose(host.state.view(decision.seat)))
        host.let_bots_choose()
    return host


async def drawn(host: Host, keys: tuple[str, ...] = (), size: tuple[int, int] = SIZE) -> str:
    """The screen after some keys, as an SVG that fetches nothing."""
    app = BlackRoseApp(host, pace=0)
    async with app.run_test(size=size) as pilot:
        await pilot.press("enter", *keys)
        await pilot.pause(0.2)
        return REMOTE_FONT.sub("", app.export_screenshot(title="blackrose terminal"))


def main(arguments: list[str]) -> int:
    """Draws a picture into a file."""
    parser = argparse.ArgumentParser(prog="python -m blackrose.terminal.picture", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", default="rose")
    parser.add_argument("--decisions", type=int, default=63)
    parser.add_argument("--keys", default="down,down,down")
    parser.add_argument("--lang", default="en")
    given = parser.parse_args(arguments)
    keys = tuple(key for key in given.keys.split(",") if key)
    picture = asyncio.run(drawn(scene(given.seed, given.decisions, given.lang), keys))
    given.file.parent.mkdir(parents=True, exist_ok=True)
    given.file.write_text(picture, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
