"""The word files of the terminal: complete in three languages, nothing unused, nothing that escapes them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from blackrose import terminal
from blackrose.language import words
from blackrose.language.words import LANGUAGES, PSEUDO
from blackrose.terminal import solo
from blackrose.terminal.board import LARGE, SMALL, TINY, Board
from blackrose.terminal.cards import card_text, hand_text
from blackrose.terminal.description import Description
from blackrose.terminal.glyphs import MAGES, ROSE
from blackrose.terminal.help import help_text
from blackrose.terminal.host import TERMINAL_WORDS, Host
from blackrose.terminal.panels import Panels
from blackrose.terminal.seen_table import numbered_rooms
from tests.language.test_pseudo import BRACKETS, names
from tests.table.test_game_words import keys, references
from tests.terminal.hosts import classic, host, rebirth

CROWDS = re.compile(f"[{''.join(sign.shape for sign in (*MAGES, ROSE))}][A-Za-z0-9]+")
"""Many models in a room: behind each sign only letters."""

KEY_NAMES = ("Enter", "Space", "PgUp", "PgDn", "III", "AVA")  # and the third moon, and rules' numbers
"""Keys are called as they are printed on keyboards."""


def moments(language: str, seed: str = "5") -> Iterator[Host]:
    """A random game of two persons, and one of four of Rebirth and of Classic, looked at now and then."""
    yield from looked_at(host(lang=language, seats=("person", "person"), seed=seed), seed, 0.2)
    for moons in (rebirth, classic):
        yield from looked_at(moons(*["person"] * 4, lang=language, seed=seed), seed, 0.05)
    options = {"avatar": "The Possessed", "moons": "4-12-20"}
    yield from looked_at(rebirth("person", "person", lang=language, options=options, seed=seed), seed, 0.1)


def looked_at(at: Host, seed: str, often: float) -> Iterator[Host]:
    """A game that is played at random, at some of its decisions."""
    dice = random.Random(seed)
    while not at.state.over:
        decision = at.open_decision()
        assert decision is not None
        at.eyes = decision.seat
        if dice.random() < often:
            yield at
        at.choose(decision.seat, dice.choice(decision.options))
    yield at


def everything_drawn(at: Host) -> Iterator[str]:
    """What the screen of the game can show at a moment."""
    panels, decision = Panels(at), at.shown["decision"]
    for wide in (True, False):
        yield panels.top(wide).plain
        for seat in range(len(at.seen.seats)):
            yield panels.seat(seat, 54, wide).plain
            yield panels.seat(seat, 300, wide, tight=True).plain
        yield panels.avatar(300, wide).plain
        yield panels.avatar(300, wide, tight=True).plain
    for text in (
        panels.tracks(54),
        panels.event(54),
        *panels.tables(54),
        panels.quests(54),
        panels.quests_in_full(),
        panels.waiting(),
    ):
        yield text.plain
    yield hand_text(at.seen).plain
    yield from Description(at.seen).board()
    yield from solo.before(at)
    yield from solo.after(at)
    board = Board(at.seen)
    for shape in (LARGE, SMALL, TINY):
        yield board.drawn(shape, numbered_rooms(decision) if decision else {}).plain
    for option in decision["options"] if decision else ():
        if option["card"] is not None:
            yield card_text(at.seen, option["card"]).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_drawn_in_every_language(language: str) -> None:
    for at in moments(language):
        assert all(isinstance(text, str) for text in everything_drawn(at))
        assert help_text(at).plain


def test_the_files_say_the_same_things() -> None:
    for language in LANGUAGES:
        assert keys(language, TERMINAL_WORDS) == keys("en", TERMINAL_WORDS)
        others = words.words(language, "game.ftl").keys
        assert keys(language, TERMINAL_WORDS).isdisjoint(others)


def test_no_message_is_unused() -> None:
    """Every key stands in the code, whole or by the beginning that a number or word is put behind."""
    code = "\n".join(path.read_text("utf-8") for path in Path(terminal.__file__).parent.glob("*.py"))
    whole = set(re.findall(r"[\"']([a-z0-9]+(?:-[a-z0-9]+)*)[\"']", code))
    begun = tuple(re.findall(r"f[\"']([a-z]+(?:-[a-z]+)*-)\{", code))
    told = whole | references("en", TERMINAL_WORDS)
    assert [key for key in sorted(keys("en", TERMINAL_WORDS) - told) if not key.startswith(begun)] == []


def test_nothing_drawn_escapes_the_word_files() -> None:
    """What is plain ASCII and no part of a name did not come from the word files."""
    boxes = (at.session.game.rules.pack for at in (host(), rebirth(), classic()))
    known = [*(name for box in boxes for name in names(box)), "random", "greedy"]
    for at in moments(PSEUDO):
        for text in (*everything_drawn(at), help_text(at).plain):
            outside = CROWDS.sub(" ", BRACKETS.sub(" ", text))
            plain = [word for word in re.findall(r"[A-Za-z]{3,}", outside) if word not in KEY_NAMES]
            assert [word for word in plain if not any(word in name for name in known)] == [], text
