"""Classic at the terminal: rooms with their tokens, quests of one round, a game to its end line by line."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from blackrose.engine.table import TASK_ACTIVE, Task
from blackrose.language.words import LANGUAGES
from blackrose.terminal.board import LARGE, SMALL, TINY, Board
from blackrose.terminal.description import Description
from blackrose.terminal.glyphs import BLOCK, COPY
from blackrose.terminal.hexes import Shape
from blackrose.terminal.host import Host
from blackrose.terminal.panels import Panels
from blackrose.terminal.plain import Plain
from blackrose.terminal.seen_table import SeenTable
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


def anew(at: Host, eyes: int) -> SeenTable:
    """The table as a seat sees it once something was changed on it."""
    at.eyes = (eyes + 1) % len(at.persons)
    assert at.seen.shown["seat"] == at.eyes
    at.eyes = eyes
    return at.seen


def test_collapsed_and_closed_rooms_and_blocks_are_told() -> None:
    at = after(classic(*["person"] * 4), "action")
    state = at.state
    kinds = [face.name for face in state.rules.faces]
    state.face[3] = kinds.index("collapsed")
    state.closed = 1 << 4
    state.blocks = (1, *state.blocks[1:])
    rooms = anew(at, 1).shown["rooms"]
    told = [Description(at.seen).room(room) for room in rooms]
    drawn = [Board(at.seen).slots(room).plain for room in rooms]
    assert "Collapsed." in told[3]
    assert all("Collapsed." not in line for number, line in enumerate(told) if number != 3)
    assert [number for number, line in enumerate(told) if "Nobody can activate it" in line] == [4]
    assert "collapsed" in drawn[3]
    assert [number for number, line in enumerate(drawn) if BLOCK in line] == [4]
    assert "cannot move until the end of the round" in "\n".join(Description(at.seen).board())


def test_what_a_rooms_token_is_worth_and_who_would_win_it_are_told() -> None:
    at = after(classic(*["person"] * 4), "action")
    state = at.state
    for at_room, cubes in ((4, (1, 1, 2)), (5, (1, 2)), (6, ())):
        state.slots[at_room] = cubes
    state.face[7] = [face.name for face in state.rules.faces].index("collapsed")
    seen = anew(at, 1)
    rooms = seen.shown["rooms"]
    told = [Description(seen).room(rooms[number]) for number in (4, 5, 6, 7)]
    for number in (4, 5, 6):
        worth = state.rules.rooms[state.tiles[number]].token
        assert f"Its token is worth {worth} at the end." in told[number - 4]
        assert str(worth) in Board(seen).slots(rooms[number]).plain
        assert len(Board(seen).slots(rooms[number], 9).plain) <= 9
    one, two = seen.who(1).text, seen.who(2).text
    assert f"Most instability: {one}." in told[0]
    assert f"Most instability: {one}, {two}." in told[1]
    assert "Most instability" not in told[2]
    assert "worth" not in told[3]


@pytest.mark.parametrize("shape", [LARGE, SMALL, TINY])
def test_a_room_that_copies_another_is_told_and_drawn(shape: Shape) -> None:
    at = after(classic(*["person"] * 4), "action")
    state = at.state
    plain = Board(at.seen).drawn(shape, {}).plain
    assert COPY not in plain
    state.copies = (*state.tiles[:5], state.tiles[6], *state.tiles[6:])
    seen = anew(at, at.eyes)
    room, other = seen.shown["rooms"][5], seen.shown["rooms"][6]
    assert COPY in Board(seen).drawn(shape, {}).plain
    told = Description(seen).room(room)
    assert told.startswith(f"{room['name']}, ")
    assert f"a copy: {other['name']}." in told
    assert state.rules.rooms[state.tiles[6]].name.en == other["name"]
    assert seen.texts.side("room", other["tile"], room["side"]) in told
    assert f"{room['name']}: Until the end of the round a copy: {other['name']}." in in_full(at)
    assert "a copy" not in Description(seen).room(other)


def in_full(at: Host) -> str:
    """What the sheet of events and quests says."""
    return "\n".join(part.plain for part in Panels(at).tables(80))


def test_a_mage_that_is_an_abomination_too_is_told_and_drawn() -> None:
    at = after(classic(*["person"] * 4), "action")
    state = at.state
    beast = [kind.name.en for kind in state.rules.evocations].index("Abomination")
    usual = Board(at.seen).model(at.seen.mage(2)).plain
    assert COPY not in usual
    state.kind[2] = beast
    seen = anew(at, at.eyes)
    assert "counts as Abomination too" in Description(seen).model(seen.mage(2))
    assert "Abomination" not in Description(seen).model(seen.mage(1))
    assert f"{COPY}a" in Board(seen).model(seen.mage(2)).plain
    assert f"{COPY} Abomination" in in_full(at)


def with_a_quest(*people: str, met: int = 0, marks: tuple[int, ...] = ()) -> tuple[Host, str]:
    """A table at which seat 0 has one quest of parts that nobody else has seen; and its name."""
    at = after(classic(*people), "action", round_=2)
    state, rules = at.state, at.state.rules
    quest = next(
        quest
        for quest in state.quest_decks[0]
        if rules.programs[rules.quest_codes[quest]].one_round is not None
    )
    state.tasks = ((Task(quest, TASK_ACTIVE, 0, 0, marks, met),), *state.tasks[1:])
    return at, state.rules.quests[quest].name.en


@pytest.mark.rule("HID.9", "QST.40")
def test_a_fulfilled_quest_is_told_to_its_owner_alone() -> None:
    told: dict[tuple[int, int], str] = {}
    for met in (0, 1):
        at, name = with_a_quest(*["person"] * 4, met=met)
        for eyes in (0, 1):
            anew(at, eyes)
            board = "\n".join(Description(at.seen).board())
            told[met, eyes] = "\n".join([board, in_full(at), Panels(at).own.carried(at.seen.seats[0]).plain])
            assert (name in told[met, eyes]) == (eyes == 0)
    assert told[0, 1] == told[1, 1]
    assert "fulfilled, to be shown" in told[1, 0]
    assert "fulfilled, to be shown" not in told[0, 0] + told[1, 1]
    assert "◪" in told[1, 0]


def test_a_quest_that_is_held_back_is_not_told_to_be_fulfilled() -> None:
    at, _ = with_a_quest(*["person"] * 4, met=-2)
    anew(at, 0)
    assert "to be shown" not in "\n".join(Description(at.seen).board())


def test_how_far_each_part_of_a_quest_has_come_is_told_to_its_owner() -> None:
    at, name = with_a_quest(*["person"] * 4)
    task = anew(at, 0).seats[0]["tasks"][0]
    assert task["parts"]
    parts = [f"{done}/{needed}" for done, needed in task["parts"]]
    (line,) = (line for line in Description(at.seen).board() if line.startswith("Quest of") and name in line)
    assert ", ".join(["Active", *parts]) in line
    assert " ".join(parts) in in_full(at)
    assert not anew(at, 1).seats[0]["tasks"][0]["parts"]


@pytest.mark.rule("HID.9")
def test_discarded_quests_are_told_by_name() -> None:
    at = after(classic(*["person"] * 4), "action")
    assert "Discarded quests" not in "\n".join(Description(at.seen).board())
    state = at.state
    first, second = state.quest_decks[0][:2]
    state.quest_discards = ((first, second), (), ())
    names = ", ".join(state.rules.quests[quest].name.en for quest in (first, second))
    for eyes in range(4):
        anew(at, eyes)
        assert f"Discarded quests: {names}." in Description(at.seen).board()
        assert f"Discarded quests: {names}." in in_full(at)


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
