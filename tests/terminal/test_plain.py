"""The line mode: a whole game over pipes, in three languages, with every wrong thing typed on the way."""

from __future__ import annotations

import io
import random
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from blackrose.engine.table import EMPTY, REVEALED
from blackrose.language.words import LANGUAGES
from blackrose.table.recorded.saves import BrokenSave
from blackrose.terminal.description import Description
from blackrose.terminal.opening import opened
from blackrose.terminal.plain import Plain
from tests.terminal.hosts import Typist, arguments, host, played, saved
from tests.terminal.pilots import PATIENCE

WINS = {"en": "The winner: ", "de": "Gewonnen hat: ", "ru": "Победа: "}
PLAN = ("1", "1", "1", "1")
"""Four spells, the first that is offered each time."""


def command(*options: str, typed: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The real command with everything typed into a pipe."""
    line = [sys.executable, "-m", "blackrose", "terminal", "--plain", *options]
    return subprocess.run(
        line,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        timeout=PATIENCE,
        check=False,
    )


def numbers(seed: int, count: int = 2500) -> str:
    dice = random.Random(seed)
    return "".join(f"{dice.randint(1, 9)}\n" for _ in range(count))


# Whole games


def test_a_whole_game_over_pipes(tmp_path: Path) -> None:
    done = command("--seats", "person,random", "--seed", "1", typed=numbers(1), folder=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    lines = done.stdout.splitlines()
    assert lines[0] == "Black Rose Wars: Duel"
    assert "unofficial fan edition" in lines[1]
    assert lines[-2].startswith(WINS["en"])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(language: str) -> None:
    text = played(host(lang=language), seed=3)
    assert WINS[language] in text
    if language == "ru":  # a word of another language would be in Latin letters
        told = re.sub(
            r"Black Rose Wars: Duel|[IVX]+|[12][AB]|\b[a-z]\b|log all|\b(en|de|ru|log|save)\b", "", text
        )
        assert re.findall(r"[A-Za-z]{2,}", told) == []


def test_the_final_count_goes_step_by_step_to_the_winner() -> None:
    at = host()
    text = played(at, seed=5)
    count = text[text.index("Final count") :].splitlines()
    totals = [
        tuple(map(int, re.findall(r" (\d+)[,.]", line.split("Power: ")[1])))
        for line in count
        if "Power: " in line
    ]
    assert totals[-1] == tuple(at.state.power)
    assert all(max(before) <= max(after) for before, after in pairwise(totals))
    assert text.count("wins the game") == 0  # told once, as the winner
    assert text.count("Final count") == 1


def test_two_bots_play_without_anybody() -> None:
    assert WINS["en"] in played(host(seats=("random", "random")))


# What is typed


def test_what_is_asked_and_answered_reads_like_the_table() -> None:
    text = played(host(), *PLAN, "explore", "1", "stop")
    assert "Bartholomew: prepare a spell in slot I, face-down." in text
    assert "1. Explore - move, and activate the room you are in" in text
    assert "    Bartholomew exhausts a physical action token (1 left)." in text
    assert "      Bartholomew leaves the Cell and enters the " in text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no answer 0; there are 1 to COUNT."),
        ("99", "There is no answer 99; there are 1 to COUNT."),
        ("9" * 5000, f"There is no answer {'9' * 40}; there are 1 to COUNT."),
        ("-1", "“-1” is none of the answers."),
        ("1.0", "“1.0” is none of the answers."),
        (
            "xyzzy",
            "“xyzzy” is none of the answers. Type a number from 1 to COUNT, words of an answer, or help.",
        ),
        ("", "Type a number from 1 to COUNT, words of an answer, or help."),
        ("light", "“light” could be: 1. "),
        ("l xx", "There is no language “xx”; there are: en, de, ru."),
        ("\x00\x1b[2J", "is none of the answers"),
        ("save /no/such/folder/x", "Not saved: "),
        ("u", "There is nothing to take back"),
    ],
)
def test_bad_input_is_answered_with_what_would_be_right(typed: str, answer: str) -> None:
    at = host()
    at.let_bots_choose()
    before = at.state.digest()
    decision = at.open_decision()
    assert decision is not None
    text = played(at, typed)
    assert answer.replace("COUNT", str(len(decision.options))) in text
    assert at.state.digest() == before
    assert "\x1b" not in text


@pytest.mark.parametrize("typed", ["w", "why"])
def test_what_is_not_offered_is_told_with_its_rule(typed: str) -> None:
    text = played(host(), typed)
    assert "Not now: Leave the slot empty. At least two spells must be prepared. (PRE.1)" in text


def test_where_nothing_is_missing_that_is_told() -> None:
    text = played(host(), *PLAN, "explore", "w", "1", "w")
    assert "Not now: Stop here. The action that leaves the Cell must bring you out. (ACT.33)" in text
    at = host()
    at.let_bots_choose()
    at.shown["decision"]["absent"].clear()  # type: ignore[index]
    assert Description(at.seen).not_now() == ["Nothing that you might look for is missing here."]


def test_an_answer_can_be_typed_in_words_of_the_language() -> None:
    at = host(lang="de")
    played(at, *PLAN, "ERKUNDEN")
    assert at.state.tokens[0] == 1


def test_the_end_of_the_input_is_told_and_saves_nothing(tmp_path: Path) -> None:
    done = command("--seed", "1", "--seats", "person,random", typed="1\n", folder=tmp_path)
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "The input has ended; the game stops here and is not saved."
    assert list(tmp_path.iterdir()) == []


def test_without_a_terminal_and_without_plain_it_says_what_to_do(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "blackrose", "terminal"]
    done = subprocess.run(
        line, input="", capture_output=True, text=True, cwd=tmp_path, timeout=PATIENCE, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "there is no terminal here to draw on; for lines over a pipe add --plain\n"


def test_quitting() -> None:
    assert played(host(), "q").splitlines()[-1] == "Goodbye. The game is not saved."


# Commands


def test_the_board_in_sentences() -> None:
    text = played(host(), *PLAN, "explore", "1", "stop", "b")
    assert "Round 1 of 4, Action phase. The crown is with Bartholomew." in text
    assert re.search(r"Occult Black Rose Room, black\. Destroyed, .* Next to: ", text)
    assert "Open quest " in text
    assert "Slots of Ulrich: the quick slot: " in text
    assert "In the Cell: Ulrich (" in text
    assert re.search(r"Cards of Ulrich: \d in hand, 5 in the grimoire, 2 in the Memories\.", text)


def test_the_hand_shows_both_sides_and_where_cards_come_from() -> None:
    at = host()
    text = played(at, "h")
    for card in at.state.hand[0]:
        face = at.seen.face("spell", card)
        assert face.name in text
        for side in face.sides:
            assert side.lines[0] in text
    assert "from the rulebook" in text or "our own design" in text


def test_log_help_and_the_question_again() -> None:
    text = played(host(), "log", "help", "o", "log all")
    assert text.count("Bartholomew: prepare a spell in slot I") == 2
    assert "u, undo: take your last choice back" in text
    assert "every tie is hers" in text
    assert text.count("Event: ") == 3


def test_the_language_can_be_switched_at_any_time() -> None:
    text = played(host(), "l", "1", "l ru", "l")
    assert "Die Sprache ist jetzt Deutsch." in text
    assert "Bartholomäus: Bereitest du einen Zauber vor, verdeckt auf Feld II?" in text
    assert "Теперь язык русский." in text
    assert text.rstrip().endswith("not saved.")  # and back to English


def test_planning_can_be_taken_back_slot_by_slot() -> None:
    at = host()
    text = played(at, "1", "3", "u", "u", "u")
    assert text.count("Taken back.") == 2
    assert "There is nothing to take back" in text
    assert {seat for seat, _ in at.session.choices} == {1}


def test_what_has_become_known_cannot_be_taken_back() -> None:
    text = played(host(), *PLAN, "u", "explore", "u", "momentum", "u")
    assert "Something hidden has become known since" in text
    assert text.count("Taken back.") == 1


# Saving


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.blackrose"
    first = host()
    text = played(first, "1", f"save {path}", "1", "1", "q")
    assert f"Saved in {path}, from now on after every choice." in text
    assert text.rstrip().endswith(f"The game is saved in {path}.")
    again = host(load=path, seed=None)
    assert again.state.digest() == first.state.digest()
    assert again.session.choices == first.session.choices
    assert WINS["en"] in played(again, seed=2)
    done = [sys.executable, "-m", "blackrose", "replay", "--check", str(path)]
    assert "the game is over" in subprocess.run(done, capture_output=True, text=True, check=True).stdout


def test_a_broken_save_offers_its_last_good_point(tmp_path: Path) -> None:
    path = tmp_path / "game.blackrose"
    saved(path, "1", "1", "1")
    path.write_bytes(path.read_bytes()[:-150])
    asked: list[BrokenSave] = []

    def agree(error: BrokenSave) -> bool:
        asked.append(error)
        return True

    at = opened(arguments(load=path), agree)
    assert asked[0].good is not None
    assert at.session.choices == list(asked[0].good.choices)
    assert (tmp_path / "game.blackrose.broken").exists()
    with pytest.raises(BrokenSave, match="cut off"):
        opened(arguments(load=tmp_path / "game.blackrose.broken"), lambda error: False)


def test_a_broken_save_over_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "game.blackrose"
    saved(path, "1", "1", "1")
    path.write_bytes(path.read_bytes()[:-150])
    refused = command("--load", str(path), typed="", folder=tmp_path)
    assert refused.returncode == 2
    assert "the game is good up to choice" in refused.stderr
    agreed = command("--load", str(path), typed="y\nb\n", folder=tmp_path)
    assert agreed.returncode == 0
    assert "Go on from there?" in agreed.stdout
    assert "Round 1 of 4" in agreed.stdout


# Two persons, and what nobody may see


def test_the_keyboard_goes_from_hand_to_hand() -> None:
    text = played(host(seats=("person", "person")), *PLAN, *PLAN, "1")
    parts = text.split("Pass the keyboard to Ulrich.")
    assert len(parts) == 2
    assert re.search(r"Bartholomew draws [A-Z]", parts[0])
    assert "Ulrich draws 2 spells from the grimoire." in parts[0]
    assert not re.search(r"Bartholomew draws [A-Z]", parts[1].split("Pass the keyboard to Bartholomew.")[0])


@pytest.mark.parametrize("seed", range(3))
def test_nothing_the_person_may_not_know_is_written(seed: int) -> None:
    """Between two answers no card is named that only the bot can know."""
    at = host(seed=str(seed))
    sink = io.StringIO()
    seen, known = 0, set[int]()

    def look() -> None:
        nonlocal seen, known
        written, seen = sink.getvalue()[seen:], len(sink.getvalue())
        state = at.state
        now = set(state.hand[0]) | set(state.grimoire[0]) | set(state.memories[0]) | set(state.memories[1])
        now |= {spell.card for spell in state.sheet[0] if spell.status != EMPTY} | set(state.removed)
        now |= {spell.card for spell in state.sheet[1] if spell.status == REVEALED}
        hidden = set(range(len(state.rules.cards))) - now - known
        for card in hidden:
            assert state.rules.cards[card].name.en not in written
        known = now

    assert Plain(at, Typist(seed=seed, before=look), sink).run() == 0


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Keys(Typist):
    """A keyboard."""

    def isatty(self) -> bool:
        return True


def test_at_a_keyboard_the_last_secret_answer_is_asked_for_twice() -> None:
    at, sink = host(), Screen()
    Plain(at, Keys(*PLAN, "n", "1", ""), sink).run()
    text = sink.getvalue()
    assert text.count("This ends your secret choice.") == 2
    assert "Bartholomew prepares 4 spells." in text
    assert "\x1b" not in text


def test_at_a_keyboard_the_screen_is_cleared_for_the_other() -> None:
    at, sink = host(seats=("person", "person")), Screen()
    Plain(at, Keys(*PLAN, "", "", *PLAN), sink).run()
    text = sink.getvalue()
    assert "\n" * 50 in text
    assert text.index("\n" * 50) < text.index("Pass the keyboard to Ulrich.")
    assert "Press Enter when only you can see the screen." in text
