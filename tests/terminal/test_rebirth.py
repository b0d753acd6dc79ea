"""Rebirth at the terminal: nineteen rooms, four seats, its own things, every kind of question."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

from blackrose.engine.table import TASK_ACTIVE
from blackrose.language.words import LANGUAGES
from blackrose.terminal.board import LARGE, SMALL, TINY, Board
from blackrose.terminal.description import Description
from blackrose.terminal.dialogs import Curtain, Sheet
from blackrose.terminal.host import Host
from blackrose.terminal.panels import Panels
from blackrose.terminal.plain import Plain
from tests.terminal.hosts import Typist, rebirth
from tests.terminal.pilots import SIZES, Table, at_table


def after(at: Host, kind: str, round_: int = 1) -> Host:
    """The game played at random up to a person's decision of a kind."""
    dice = random.Random(4)
    while True:
        at.let_bots_choose()
        decision = at.open_decision()
        assert decision is not None, f"nobody was ever asked {kind}"
        if decision.kind == kind and at.state.round >= round_:
            at.eyes = decision.seat
            return at
        at.choose(decision.seat, dice.choice(decision.options))


@SIZES
def test_nineteen_rooms_and_four_seats_are_on_the_screen(size: tuple[int, int]) -> None:
    at = after(rebirth(), "action")

    async def act(table: Table) -> None:
        text = table.text()
        assert "Round 1 · Moon I · Action phase" in text
        for room in at.session.game.rules.rooms:
            assert room.name.en[:4] in text
        for seat in range(4):
            assert at.seen.who(seat).text in text
        assert "Explore" in text
        assert "? help" in text
        assert all(len(line.rstrip()) <= size[0] for line in text.splitlines())

    at_table(at, act, size)


def test_events_quests_and_moons_lie_in_a_sheet() -> None:
    at = after(rebirth(), "action", round_=2)

    async def act(table: Table) -> None:
        await table.press("e", "e")
        assert isinstance(table.app.screen, Sheet)
        text = table.app.screen.text.plain
        assert "the second comes at 4 power, the third at 12, the last round at 20" in text
        for event in at.state.board:
            assert event < 0 or at.session.game.rules.event_cards[event].name.en in text
        for quest, state, *_ in at.state.tasks[0]:
            assert at.session.game.rules.quests[quest].name.en in text
            assert state != TASK_ACTIVE or "(Active, " in text
        await table.press("escape", "question_mark")
        assert isinstance(table.app.screen, Sheet)
        assert "† trap" in table.app.screen.text.plain
        assert "three moons" in table.app.screen.text.plain

    at_table(at, act)


def test_others_quests_are_named_only_once_they_are_shown() -> None:
    at = after(rebirth(*["person"] * 4), "action", round_=2)
    hidden = [
        at.session.game.rules.quests[quest].name.en
        for seat in range(4)
        if seat != at.eyes
        for quest, state, _, shown, *_ in at.state.tasks[seat]
        if state == TASK_ACTIVE and not shown
    ]
    assert hidden
    told = "\n".join([*Description(at.seen).board(), *(part.plain for part in Panels(at).tables(80))])
    assert not [name for name in hidden if name in told]
    assert "a hidden quest of moon" in told


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("shape", [LARGE, SMALL, TINY])
def test_every_cell_has_its_place_around_the_lodge(seats: int, shape: object) -> None:
    options = {"expansion": "yes", "setup": "random"}
    at = rebirth(*["person"] * seats, options=options)
    assert shape in (LARGE, SMALL, TINY)
    drawn = Board(at.seen).drawn(shape, {}).plain
    for seat in range(seats):
        mage = at.session.game.rules.mages[at.state.mage[seat]]
        assert f"{mage.name.en[:1]}♥{mage.health}" in drawn


def test_a_curtain_falls_between_four_at_one_keyboard() -> None:
    at = after(rebirth(*["person"] * 4), "plan")
    assert len(at.state.decisions) == 4

    async def act(table: Table) -> None:
        first = at.eyes
        for _ in range(12):
            if isinstance(table.app.screen, Curtain) or at.eyes != first:
                break
            await table.press("1", "enter") if table.game.decision else await table.press("enter")
        assert isinstance(table.app.screen, Curtain)
        hand = [at.session.game.rules.cards[card].name.en for card in at.state.hand[first]]
        assert not [name for name in hand if name in table.text()]

    at_table(at, act)


def test_only_the_last_answer_of_the_study_ends_it() -> None:
    """Keeping and putting away are one secret choice: only what ends it is asked about twice."""
    at = after(rebirth(), "keep")
    decision = at.open_decision()
    assert decision is not None
    assert not at.seals(decision.seat, decision.options[0])
    at.choose(decision.seat, decision.options[0])
    assert Description(at.seen).answers()[0].startswith("You keep ")
    at = after(at, "put away")
    decision = at.open_decision()
    assert decision is not None
    assert at.seals(decision.seat, ("done",))
    asked = at.shown["decision"]
    assert asked is not None
    done = next(option for option in asked["options"] if option["id"] == "done")
    assert Description(at.seen).answer(asked, done) == "Nothing more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_played_line_by_line(language: str, tmp_path: Path) -> None:
    """Four persons at one pipe, in windows for reactions too; every question is put and answered in words."""
    options = {"moons": "4-12-20", "reactions": "windows", "expansion": "yes"}
    at = rebirth(*["person"] * 4, lang=language, seed="9", options=options, save=tmp_path / "game.save")
    sink = io.StringIO()
    assert Plain(at, Typist(seed=3), sink).run() == 0
    assert at.state.over
    assert at.session.record().checked() == at.state
    assert sink.getvalue().count("\n") > 1000


def test_the_table_in_sentences() -> None:
    at = after(rebirth(), "action", round_=2)
    text = "\n".join(Description(at.seen).board())
    assert "Round 2, Action phase. The crown is with " in text
    assert "Moon " in text
    assert "Left in the Library: " in text
    assert "School of " in text
    assert text.count("Next to: ") == 19
