"""The terminal game by keys: a whole game at two sizes, and everything a player can do on the way."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual import events
from textual.containers import VerticalScroll
from textual.widgets import Input, OptionList

from blackrose.engine import loop
from blackrose.engine.table import EMPTY, NO_SPELL, REVEALED, Laid
from blackrose.table.shown import option_of
from blackrose.terminal.dialogs import Curtain, Question, SaveDialog, Sheet
from blackrose.terminal.ending import Ending
from blackrose.terminal.game_screen import GameScreen
from blackrose.terminal.panels import Panels
from tests.terminal.hosts import host, nearly_over
from tests.terminal.pilots import PATIENCE, SIZES, Table, at_table

# Whole games


@pytest.mark.long
@SIZES
def test_a_whole_game_by_keys_against_a_bot(size: tuple[int, int]) -> None:
    """On the way the screen, log and panes included, never names a card that only the bot can know."""
    at = host(seed="12")
    ever: set[int] = set()

    async def act(table: Table) -> None:
        def look() -> None:
            state = at.state
            ever.update(state.hand[0], state.grimoire[0], state.memories[0], state.memories[1], state.removed)
            ever.update(spell.card for spell in state.sheet[0] if spell.status != EMPTY)
            ever.update(spell.card for spell in state.sheet[1] if spell.status == REVEALED)
            text = " ".join(table.text().split())
            for card in set(range(len(state.rules.cards))) - ever:
                assert state.rules.cards[card].name.en not in text

        await table.play(seed=1, look=look)
        assert at.state.over
        assert "Final count" in table.text()
        await table.press("q")
        assert table.app._exit

    at_table(at, act, size)


def test_the_final_count_goes_step_by_step_to_the_winner() -> None:
    at = nearly_over()
    shown: list[list[int]] = []

    async def act(table: Table) -> None:
        while not isinstance(table.app.screen, Ending):
            await table.press("1")
        ending = table.app.screen
        while not ending.complete:
            shown.append(ending.power)
            assert "The winner: " not in table.text()
            await table.press("enter")
        shown.append(ending.power)
        name = ("Bartholomew", "Ulrich", "The Black Rose")[at.state.result[0]]
        assert f"The winner: {name}" in table.text()
        await table.press("l")
        assert "Gewonnen hat: " in table.text()
        await table.press("g")
        assert isinstance(table.app.screen, Sheet)
        await table.press("escape", "enter")
        assert table.app._exit

    at_table(at, act)
    assert shown[-1] == list(at.state.power)
    assert sum(shown[0]) < sum(shown[-1])


def test_bots_think_beside_the_screen() -> None:
    """With a pace the bots are asked in a thread; the person is asked when they are through."""
    at = host(options={"grimoire": "0", "crown": "1"})

    async def act(table: Table) -> None:
        async with asyncio.timeout(PATIENCE):
            while table.game.decision is None:
                await asyncio.sleep(0.02)
        assert table.game.decision is not None
        assert at.eyes == 0

    at_table(at, act, pace=0.01)


def test_after_the_count_the_table_can_be_looked_at() -> None:
    async def act(table: Table) -> None:
        while not isinstance(table.app.screen, Ending):
            await table.press("1")
        await table.press("b")
        assert isinstance(table.app.screen, GameScreen)
        assert "Round 4/4" in table.text()
        await table.press("q")
        assert table.app._exit

    at_table(nearly_over(), act)


def test_two_bots_can_be_watched() -> None:
    async def act(table: Table) -> None:
        assert isinstance(table.app.screen, Ending)

    at_table(host(seats=("random", "random")), act)


# Choosing


def test_with_more_than_nine_answers_a_second_digit_is_waited_for() -> None:
    at = host()
    at.let_bots_choose()
    at.state.hand[0] = tuple(range(6))
    at.state.asked = ()
    loop.run(at.state)  # six cards with two sides each are twelve answers

    async def act(table: Table) -> None:
        decision = table.game.decision
        assert decision is not None
        assert len(decision["options"]) == 12
        await table.press("1")
        assert table.game.decision is decision
        assert table.game.query_one(OptionList).highlighted == 0
        await table.press("2")
        assert at.session.choices[-1] == (0, option_of(decision["options"][11]["id"]))

    at_table(at, act)


def test_planning_is_taken_back_slot_by_slot_and_sealed_with_a_question() -> None:
    at = host()

    async def act(table: Table) -> None:
        await table.press("1", "1")
        assert "in slot III" in table.text()
        second = at.session.choices[-1][1]
        drafted = f"II▮ ☀ {at.session.game.rules.cards[int(second[2])].name.en}?"
        assert drafted in table.text()
        await table.press("u")
        assert drafted not in table.text()
        assert "in slot II," in table.text()
        await table.press("1", "1", "1")
        assert isinstance(table.app.screen, Question)
        assert "Slot I: " in table.text()
        await table.press("n")
        assert at.state.phase == 1
        await table.press("1", "enter")
        assert at.state.phase == 2

    at_table(at, act)


def test_what_has_become_known_is_not_taken_back() -> None:
    at = host()

    async def act(table: Table) -> None:
        await table.press("1", "1", "1", "1", "enter")
        before = at.state.digest()
        await table.press("u")
        assert at.state.digest() == before
        assert "Something hidden has become known" in await table.toast()

    at_table(at, act)


# Looking


@SIZES
def test_the_card_under_the_cursor_opens_with_both_sides(size: tuple[int, int]) -> None:
    at = host()

    async def act(table: Table) -> None:
        await table.press("down", "space")
        assert isinstance(table.app.screen, Sheet)
        text = table.text()
        card = at.state.hand[0][0]
        face = at.seen.face("spell", card)
        assert face.name in text
        assert "☀ Light" in text
        assert "☾ Dark" in text
        assert face.provenance in text
        await table.press("space")
        assert isinstance(table.app.screen, GameScreen)

    at_table(at, act, size)


def test_what_is_not_offered_opens_with_its_reasons() -> None:
    at = host()

    async def act(table: Table) -> None:
        await table.press("w")
        assert isinstance(table.app.screen, Sheet)
        assert "Leave the slot empty" in table.text()
        assert "PRE.1" in table.text()

    at_table(at, act)


@SIZES
def test_help_hand_quests_and_log(size: tuple[int, int]) -> None:
    at = host()

    async def act(table: Table) -> None:
        await table.press("question_mark")
        assert "take your last choice back" in table.text()
        await table.press("end")
        assert "no art and no text of the publisher" in table.text()
        await table.press("escape", "h", "h")
        assert isinstance(table.app.screen, Sheet)
        first = at.seen.face("spell", at.state.hand[0][0])
        assert first.name in table.text()
        await table.press("escape", "e", "e")
        quest = at.seen.face("quest", at.state.quests[0])
        assert quest.name in table.text()
        await table.press("escape", "g", "g", "home")
        assert "gets the crown" in table.text()
        await table.press("escape", "d", "d")
        assert first.name in table.text()
        await table.press("escape", "pagedown", "pageup")
        assert isinstance(table.game.query_one("#pane"), VerticalScroll)

    at_table(at, act, size)


def test_the_language_is_switched_in_the_middle_of_everything() -> None:
    async def act(table: Table) -> None:
        await table.press("1", "l")
        text = table.text()
        assert "Bereitest du einen Zauber vor" in text
        assert "Studierphase" in text
        await table.press("l")
        assert "Этап изучения" in table.text()
        await table.press("l")
        assert "Study phase" in table.text()

    at_table(host(), act)


# Saving and leaving


def test_a_game_is_saved_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path("evening.blackrose")
    at = host()

    async def save(table: Table) -> None:
        await table.press("1", "s")
        assert isinstance(table.app.screen, SaveDialog)
        table.app.screen.query_one(Input).value = str(path)
        await table.press("enter", "1")
        assert path.exists()

    at_table(at, save)
    again = host(load=path)
    assert again.state.digest() == at.state.digest()

    async def go_on(table: Table) -> None:
        assert "A saved game with" in table.text()
        await table.press("enter")
        assert "in slot III" in table.text()
        await table.press("q")
        assert str(path) in table.text()
        await table.press("n")
        assert isinstance(table.app.screen, GameScreen)

    at_table(again, go_on, begin=False)


def test_where_nothing_can_be_saved_it_says_so(tmp_path: Path) -> None:
    async def act(table: Table) -> None:
        await table.press("s")
        table.app.screen.query_one(Input).value = str(tmp_path / "no" / "such" / "folder")
        await table.press("enter")
        assert "Not saved" in await table.toast()
        await table.press("s", "escape")
        assert isinstance(table.app.screen, GameScreen)

    at_table(host(), act)


def test_leaving_is_confirmed() -> None:
    left = []

    async def act(table: Table) -> None:
        await table.press("q")
        assert "It is not saved." in table.text()
        await table.press("x")
        assert isinstance(table.app.screen, GameScreen)
        await table.press("escape", "y")
        left.append(True)

    at_table(host(), act)
    assert left


# Two persons, and what nobody may see


@SIZES
def test_a_curtain_falls_between_two_persons(size: tuple[int, int]) -> None:
    at = host(seats=("person", "person"))

    async def act(table: Table) -> None:
        own = {at.session.game.rules.cards[card].name.en for card in at.state.hand[0]}
        assert any(name[:12] in table.text() for name in own)
        await table.press("1", "1", "1", "1", "enter")
        assert isinstance(table.app.screen, Curtain)
        text = table.text()
        assert "Pass the keyboard to Ulrich." in text
        assert "Bartholomew" not in text
        assert not any(name in text for name in own)
        await table.press("1", "l", "q", "enter", "enter")
        assert isinstance(table.app.screen, Curtain)
        await table.press("space")
        assert "▶ Ulrich: prepare a spell" in table.text()

    at_table(at, act, size)


@pytest.mark.parametrize(
    ("opening", "key"),
    [("q", "down"), ("question_mark", "escape"), ("s", "escape"), ("space", "q")],
    ids=["question", "help", "save", "card"],
)
def test_keys_that_come_all_at_once_close_only_what_is_open(opening: str, key: str) -> None:
    """A key held down on a dialog closes the dialog, and the game under it stays."""

    async def act(table: Table) -> None:
        await table.press(opening)
        dialog = table.app.screen
        assert not isinstance(dialog, GameScreen)
        for _ in range(4):
            table.app.post_message(events.Key(key, None))
        await table.pilot.pause()
        await table.pilot.pause()
        if isinstance(table.app.screen, Question):
            await table.press("n")
        assert isinstance(table.app.screen, GameScreen)
        assert not table.app._exit

    at_table(host(seed="12"), act)


def test_what_lies_open_in_the_slots_is_told_with_the_hand() -> None:
    """The other's revealed spell with its text; what lies face-down there stays unsaid."""
    at = host(seed="12")

    async def act(table: Table) -> None:
        while at.state.phase < 2 or NO_SPELL in at.state.sheet[1][1:3]:
            await table.press("enter")
        hidden, known = at.state.sheet[1][1].card, at.state.sheet[1][2].card
        at.state.sheet[1] = (NO_SPELL, at.state.sheet[1][1], Laid(known, 0, REVEALED), NO_SPELL)
        at.look_again()
        told = Panels(at).laid_out().plain
        assert at.seen.texts.side("spell", known, 0) in told
        assert told.count("▲") == 1
        assert hidden == known or at.state.rules.cards[hidden].name.en not in told.partition("▲")[2]

    at_table(at, act)
