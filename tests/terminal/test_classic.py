"""Classic at the terminal: rooms with their tokens, quests of one round, a game to its end line by line."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from blackrose.engine.table import TASK_ACTIVE
from blackrose.language.words import LANGUAGES
from blackrose.terminal.description import Description
from blackrose.terminal.panels import Panels
from blackrose.terminal.plain import Plain
from tests.terminal.hosts import Typist, classic
from tests.terminal.pilots import SIZES, Table, at_table
from tests.terminal.test_rebirth import after


@SIZES
def test_nineteen_rooms_and_four_seats_are_on_the_screen(size: tuple[int, int]) -> None:
    at = after(classic(), "action")

    async def act(table: Table) -> None:
        text = table.text()
        assert "Round 1 · Moon I · Action phase" in text
        for room in at.session.game.rules.rooms:
            assert room.name.en[:4] in text
        for seat in range(4):
            assert at.seen.who(seat).text in text
        assert "Explore" in text
        assert "Command" not in text
        assert all(len(line.rstrip()) <= size[0] for line in text.splitlines())

    at_table(at, act, size)


def test_others_quests_are_named_only_once_they_are_shown() -> None:
    at = after(classic(*["person"] * 4), "action", round_=2)
    names = [quest.name.en for quest in at.session.game.rules.quests]
    hidden = [
        names[task.quest]
        for seat, tasks in enumerate(at.state.tasks)
        for task in tasks
        if seat != at.eyes and task.state == TASK_ACTIVE
    ]
    own = [names[task.quest] for task in at.state.tasks[at.eyes]]
    told = "\n".join([*Description(at.seen).board(), *(part.plain for part in Panels(at).tables(80))])
    assert hidden
    assert not [name for name in hidden if name in told]
    assert all(name in told for name in own)


def test_collapsed_and_closed_rooms_and_blocks_are_told() -> None:
    at = after(classic(*["person"] * 4), "action")
    state = at.state
    kinds = [face.name for face in state.rules.faces]
    state.face[3] = kinds.index("collapsed")
    state.blocks = (1, *state.blocks[1:])
    at.eyes = 1
    told = "\n".join(Description(at.seen).board())
    room = state.rules.rooms[state.tiles[3]].name.en
    assert "collapsed" in next(line for line in told.splitlines() if line.startswith(room))
    assert "cannot move until the end of the round" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_played_line_by_line(language: str, tmp_path: Path) -> None:
    """Three persons at one pipe, with windows for reactions; every question is put and answered in words."""
    options = {"reactions": "windows", "expansion": "yes"}
    at = classic(*["person"] * 3, lang=language, seed="9", options=options, save=tmp_path / "game.save")
    sink = io.StringIO()
    assert Plain(at, Typist(seed=3), sink).run() == 0
    assert at.state.over
    assert at.session.record().checked() == at.state
    assert sink.getvalue().count("\n") > 1000
