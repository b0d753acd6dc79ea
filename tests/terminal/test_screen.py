"""What the terminal game shows: the start, everything at once at two sizes, the board under the cursor."""

from __future__ import annotations

from pathlib import Path

from blackrose.terminal import picture
from blackrose.terminal.dialogs import Sheet
from blackrose.terminal.game_screen import GameScreen
from tests.terminal.hosts import host
from tests.terminal.pilots import SIZES, SMALL, Table, at_table


def test_the_start_says_what_this_is() -> None:
    async def act(table: Table) -> None:
        text = table.text()
        assert "An unofficial fan edition: no art and no text of the publisher." in text
        assert "Cards of our own design are marked with ✎" in text
        assert "player 2: bot: random" in text
        await table.press("l")
        assert "Eine inoffizielle Ausgabe von Fans" in table.text()
        await table.press("question_mark")
        assert isinstance(table.app.screen, Sheet)
        await table.press("escape", "enter")
        assert isinstance(table.app.screen, GameScreen)

    at_table(host(), act, begin=False)


@SIZES
def test_everything_needed_is_on_the_screen(size: tuple[int, int]) -> None:
    at = host()

    async def act(table: Table) -> None:
        await table.press("1", "1", "1", "1", "enter")
        text = table.text()
        for shown in ("Round 1/4", "Action phase", "▶ Bartholomew: choose your action.", "●B", "▲U", "✦R"):
            assert shown in text
        for room in at.session.game.rules.rooms:
            assert room.name.en.split()[0] in text
        assert "10/10" in text
        assert "Explore" in text
        assert "? help" in text
        assert all(len(line.rstrip()) <= size[0] for line in text.splitlines())

    at_table(at, act, size)


def test_the_large_screen_shows_quests_event_slots_and_the_log() -> None:
    at = host()

    async def act(table: Table) -> None:
        await table.press("1", "1", "1", "1", "enter")
        text = table.text()
        for quest in at.state.quests:
            assert at.session.game.rules.quests[quest].name.en in text
        assert at.session.game.rules.events[at.state.event].line_names[0].en in text
        assert "Bartholomew prepares 4 spells." in text
        own = at.session.game.rules.cards[at.state.sheet[0][1].card].name.en
        assert f"I▮ ☀ {own}" in text
        assert "I▮ face-down" in text  # Ulrich's

    at_table(at, act)


def test_the_drawing_follows_the_size() -> None:
    async def act(table: Table) -> None:
        assert not table.game.has_class("compact")
        large = table.game.query_one("#board").size.height
        await table.pilot.resize_terminal(*SMALL)
        await table.pilot.pause()
        assert table.game.has_class("compact")
        assert table.game.query_one("#board").size.height < large
        assert "▶ Bartholomew" in table.text()

    at_table(host(), act)


def test_the_room_under_the_cursor_is_lit_and_answers_are_numbered_on_the_board() -> None:
    async def act(table: Table) -> None:
        await table.press("1", "1", "1", "1", "enter", "1")
        decision = table.game.decision
        assert decision is not None
        assert decision["options"][0]["group"] == "move"
        text = table.text()
        assert "1▸" in text
        assert "2▸" in text

    at_table(host(), act)


def test_the_picture_for_the_readme_fetches_nothing(tmp_path: Path) -> None:
    assert (
        picture.main([str(tmp_path / "images" / "terminal.svg"), "--decisions", "6", "--keys", "down"]) == 0
    )
    drawn = (tmp_path / "images" / "terminal.svg").read_text("utf-8")
    assert "Bartholomew" in drawn
    assert "@font-face" not in drawn
    assert "url(http" not in drawn
