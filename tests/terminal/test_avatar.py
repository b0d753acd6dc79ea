"""An Avatar at the terminal: on the screen and in lines, in three languages; the record of one's games."""

from __future__ import annotations

import io
import random
from datetime import UTC, datetime
from pathlib import Path

import pytest

from blackrose.game import BadSetup
from blackrose.game.numbers import NOBODY
from blackrose.language.words import LANGUAGES
from blackrose.table.solo.occasion import todays_setup, utc_day
from blackrose.table.solo.records import read_records
from blackrose.terminal import run, solo
from blackrose.terminal.board import LARGE, SMALL, TINY, Board
from blackrose.terminal.description import Description
from blackrose.terminal.dialogs import Sheet
from blackrose.terminal.ending import Ending
from blackrose.terminal.host import Host
from blackrose.terminal.panels import Panels
from blackrose.terminal.plain import Plain
from tests.solo.test_challenges import FILE
from tests.terminal.hosts import Typist, arguments, host, rebirth
from tests.terminal.pilots import SIZES, Table, at_table
from tests.terminal.test_rebirth import after

AVATAR = "The Possessed"
SHORT = {"avatar": AVATAR, "moons": "2-6-10"}


def alone(*seats: str, **given: object) -> Host:
    """A short game against The Possessed; one person, unless others are named."""
    return rebirth(*(seats or ("person",)), **{"options": SHORT} | given)


def prepared(**given: object) -> Host:
    """What one asks for with --today or --challenge."""
    nothing = {"seats": None, "seed": None, "mages": None, "options": None}
    return host(**nothing | given)


def finished(at: Host, seed: int = 1) -> Host:
    """The game played at random to its end."""
    dice = random.Random(seed)
    while not at.state.over:
        decision = at.open_decision()
        assert decision is not None
        at.choose(decision.seat, dice.choice(decision.options))
    return at


def armed(at: Host) -> Host:
    """The game played on until an armed card lies on top of the deck and a person acts."""
    dice = random.Random(2)
    while True:
        decision = at.open_decision()
        assert decision is not None
        avatar = at.shown["avatar"]
        assert avatar is not None
        if avatar["armed"]["ready"] and decision.kind == "action":
            return at
        at.choose(decision.seat, dice.choice(decision.options))


# --------------------------------------------------------------------------------------------------
# The screen
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AVA.7", "AVA.30")
@SIZES
def test_its_panel_is_on_the_screen(size: tuple[int, int]) -> None:
    at = armed(after(alone(), "action"))

    async def act(table: Table) -> None:
        text = table.text()
        avatar = at.shown["avatar"]
        assert avatar is not None
        assert AVATAR in text
        assert f"deck {avatar['decks'][avatar['moon']]}" in text
        assert "▰" * avatar["left"] + "▱" * (3 - avatar["left"]) in text
        assert ("†" if avatar["armed"]["type"] == "trap" else "¤") in text
        assert f"●{avatar['margins'][0]:+}" in text
        assert "Explore" in text
        assert all(len(line.rstrip()) <= size[0] for line in text.splitlines())

    at_table(at, act, size)


@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_drawn_in_every_language(size: tuple[int, int], language: str) -> None:
    at = after(alone(lang=language), "action", round_=2)

    async def act(table: Table) -> None:
        text = table.text()
        assert at.names.avatar().text[4:] in text
        await table.press("e", "e")
        assert isinstance(table.app.screen, Sheet)
        sheet = table.app.screen.text.plain
        avatar = at.shown["avatar"]
        assert avatar is not None
        for priority in avatar["priorities"]:
            assert priority["text"] in sheet
        await table.press("escape")

    at_table(at, act, size)


def test_a_whole_game_by_keys_ends_with_the_result_and_is_kept(records: Path) -> None:
    at = alone()

    async def act(table: Table) -> None:
        await table.play(3)
        assert isinstance(table.app.screen, Ending)
        ending = table.app.screen
        while not ending.complete:
            await table.press("enter")
        text = table.text()
        over = at.shown["over"]
        assert over is not None
        assert over["solo"] is not None
        assert over["solo"]["text"][:30] in text.replace("\n", " ")
        assert f"Score {over['solo']['score']}" in text
        (kept,) = read_records(records).games
        assert kept.score == over["solo"]["score"]
        await table.press("l")
        assert len(read_records(records).games) == 1

    at_table(at, act)


def test_the_start_says_against_whom_and_how_hard() -> None:
    at = alone(options={**SHORT, "difficulty": "legend", "together": "yes"})

    async def act(table: Table) -> None:
        text = " ".join(table.text().split())
        assert "You play against the Possessed, difficulty Legend" in text
        assert "our own" in text
        assert "Together" in text

    at_table(at, act, begin=False)


@pytest.mark.parametrize("people", [1, 2, 3])
@pytest.mark.parametrize("shape", [LARGE, SMALL, TINY])
def test_its_cell_and_model_have_their_place(people: int, shape: object) -> None:
    at = alone(*["person"] * people, options={**SHORT, "setup": "random"})
    assert shape in (LARGE, SMALL, TINY)
    health = at.session.game.rules.mages[-1].health
    assert f"✦R♥{health}" in Board(at.seen).drawn(shape, {}).plain
    at.state.place[people] = -1
    at.look_again()
    drawn = Board(at.seen).drawn(shape, {}).plain
    assert drawn.count(f"✦R♥{health}") == 1


@SIZES
def test_a_question_for_it_says_so(size: tuple[int, int]) -> None:
    at = asked_for_it()

    async def act(table: Table) -> None:
        assert "For the Possessed" in table.text()

    at_table(at, act, size)


def asked_for_it() -> Host:
    """The first of some games in which a person answers for the Avatar, there."""
    for seed in range(60):
        dice, one = random.Random(seed), alone("person", "person", seed=str(seed))
        while not one.state.over:
            decision = one.open_decision()
            assert decision is not None
            one.eyes = decision.seat
            asked = one.shown["decision"]
            assert asked is not None
            if asked["behalf"] != NOBODY:
                return one
            one.choose(decision.seat, dice.choice(decision.options))
    raise AssertionError("nobody was ever asked for it")


# --------------------------------------------------------------------------------------------------
# Lines
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2])
def test_whole_games_are_played_line_by_line(language: str, people: int, tmp_path: Path) -> None:
    at = alone(*["person"] * people, lang=language, save=tmp_path / "game.save")
    sink = io.StringIO()
    assert Plain(at, Typist(seed=5), sink).run() == 0
    assert at.state.over
    assert at.session.record().checked() == at.state
    told = sink.getvalue()
    over = at.shown["over"]
    assert over is not None
    assert over["solo"] is not None
    assert over["solo"]["text"] in told
    assert over["solo"]["score_text"] in told


@pytest.mark.rule("AVA.9", "AVA.20")
def test_the_table_in_sentences_tells_of_it() -> None:
    at = armed(after(alone(), "action"))
    told = "\n".join(Description(at.seen).board())
    avatar = at.shown["avatar"]
    assert avatar is not None
    assert f"{avatar['left']} of 3 commands left this round" in told
    assert avatar["armed"]["text"] in told
    assert "Priority A: most damage, nearest, most power." in told
    assert f"Ahead of the Possessed: {at.seen.who(0).text} {avatar['margins'][0]:+}." in told


def test_panels_fit_where_there_is_little_room() -> None:
    at = armed(after(alone(), "action"))
    for width in (20, 38, 60):
        for tight in (False, True):
            panel = Panels(at).avatar(width, wide=False, tight=tight)
            assert all(len(line) <= width for line in panel.plain.splitlines())
    assert len(Panels(at).avatar(40, wide=False, tight=True).plain.splitlines()) <= 3


def test_without_one_nothing_is_added() -> None:
    at = rebirth()
    assert Panels(at).avatar(40, wide=True).plain == ""
    assert solo.before(at) == []
    assert solo.record_of(at.session, datetime.now(UTC)) is None


# --------------------------------------------------------------------------------------------------
# The day's game and challenges
# --------------------------------------------------------------------------------------------------


def test_the_game_of_the_day() -> None:
    at = prepared(today=True)
    assert at.session.setup == todays_setup(utc_day())
    assert any("Its seed is public" in line for line in solo.before(at))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_challenge_shows_its_goals(language: str) -> None:
    at = prepared(challenge="sleeping-thorns", lang=language)
    told = "\n".join(solo.before(at))
    goal = at.shown["goal"]
    assert goal is not None
    assert goal["name"] in told
    assert all(line["text"] in told for line in goal["lines"])
    assert "(0/1)" in told
    finished(at)
    goal = at.shown["goal"]
    assert goal is not None
    assert goal["state"] == "failed"
    assert ("[x]" in "\n".join(solo.after(at))) == any(line["state"] == "met" for line in goal["lines"])


def test_a_challenge_of_ones_own_can_be_saved_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(FILE, encoding="utf-8")
    at = prepared(challenge=str(path), save=tmp_path / "game.save")
    decision = at.open_decision()
    assert decision is not None
    at.choose(decision.seat, decision.options[0])
    path.unlink()
    again = host(load=tmp_path / "game.save")
    assert again.shown["goal"] == at.shown["goal"]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (
            {"today": True, "challenge": "never-fallen"},
            "--today settles the whole game; leave out --challenge",
        ),
        ({"today": True, "seed": "1"}, "leave out --seed"),
        ({"today": True, "seats": ("person",)}, "leave out --seats"),
        ({"challenge": "never-fallen", "options": {"moons": "2-6-10"}}, "leave out the options"),
        ({"challenge": "never-fallen", "edition": "duel"}, "leave out --edition"),
        ({"challenge": "never-falen"}, "nearest is 'never-fallen'"),
    ],
)
def test_they_settle_everything(given: dict[str, object], told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        prepared(**given)


def test_a_seed_may_be_given_for_a_challenge() -> None:
    one, other = (prepared(challenge="never-fallen", seed="x") for _ in range(2))
    assert one.state.digest() == other.state.digest()


# --------------------------------------------------------------------------------------------------
# The record
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_are_over_are_kept_and_listed(
    language: str, records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for at in (alone(lang=language), prepared(challenge="first-thorn", seed="4", lang=language)):
        assert str(records) in solo.keep(finished(at))
    assert run(arguments(records=True, challenges=False, lang=language)) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 3
    games = read_records(records).games
    assert [game.seed for game in games] == ["ordinary", "challenge"]
    assert "first-thorn" in told[1]
    assert games[1].goal in ("met", "failed")
    for line, game in zip(told[1:], reversed(games), strict=True):
        assert line.startswith(game.date[:10])
        assert f"{game.margin:+}" in line


def test_only_a_person_alone_has_a_record(records: Path) -> None:
    for seats in (("person", "person"), ("random",), ("person", "random")):
        assert solo.keep(_over(alone(*seats))) == ""
    assert not records.exists()


def _over(at: Host) -> Host:
    while not at.state.over:
        at.let_bots_choose()
        if (decision := at.open_decision()) is not None:
            at.choose(decision.seat, decision.options[0])
    return at


def test_a_game_is_kept_once_however_often_it_is_looked_at(records: Path) -> None:
    at = finished(alone())
    first = solo.keep(at)
    assert solo.keep(at) == first
    assert len(read_records(records).games) == 1


def test_a_record_that_is_broken_is_told_and_nothing_of_it_lost(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records.parent.mkdir(parents=True)
    records.write_bytes(b'{"date": "2026-0')
    assert "these lines cannot be read and stay as they are: 1." in solo.keep(finished(alone()))
    assert records.read_bytes().startswith(b'{"date": "2026-0\n')
    assert run(arguments(records=True, challenges=False)) == 0
    assert "stay as they are: 1." in capsys.readouterr().out


def test_a_record_that_cannot_be_written_spoils_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    at = finished(alone())
    assert solo.keep(at).startswith("This game is not in your record: ")


def test_an_empty_record_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments(records=True, challenges=False)) == 0
    assert capsys.readouterr().out == "There is no game in your record yet.\n"


def test_challenges_are_listed_with_their_goals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments(challenges=True, records=False, lang="de")) == 0
    told = capsys.readouterr().out
    assert "never-fallen: Nie gefallen (Lehrling)" in told
    assert "eine Stufe von uns" in told
    assert told.count("\n  - ") > 15
