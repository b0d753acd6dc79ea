"""Drawing hexes with characters: walls are shared, texts fit, names break where they may."""

from __future__ import annotations

import pytest
from rich.text import Text

from blackrose.editions.duel.edition import DUEL
from blackrose.engine.geometry import lodge
from blackrose.terminal.hexes import Canvas, Shape, fitted, wrapped


def test_one_hex() -> None:
    canvas = Canvas(lodge(((0, 0),), cells=()), Shape(flat=6, slope=2), "")
    for line, word in enumerate(("one", "two", "three")):
        canvas.write(0, line, Text(word))
    assert canvas.text().plain.split("\n") == [
        "  ______  ",
        " ╱ one  ╲ ",
        "╱  two   ╲",
        "╲ three  ╱",
        " ╲______╱ ",
    ]


def test_neighbours_share_their_walls() -> None:
    canvas = Canvas(lodge(((0, 0), (1, 0)), cells=()), Shape(flat=4, slope=1), "")
    assert canvas.text().plain.split("\n") == [
        " ____      ",
        "╱    ╲____ ",
        "╲____╱    ╲",
        "     ╲____╱",
    ]


def test_the_seven_rooms_of_duel_stand_around_the_first() -> None:
    shape = Shape(flat=5, slope=2)
    canvas = Canvas(DUEL.layouts[2], shape, "")
    for room in range(7):
        canvas.write(room, 1, Text(str(room)))
    rows = canvas.text().plain.split("\n")
    where = {int(char): (x, y) for y, row in enumerate(rows) for x, char in enumerate(row) if char.isdigit()}
    x, y = where[0]
    around = {room: (where[room][0] - x, where[room][1] - y) for room in range(1, 7)}
    assert around == {1: (7, -2), 2: (7, 2), 3: (0, 4), 4: (-7, 2), 5: (-7, -2), 6: (0, -4)}


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Abyss of Faith", ["Abyss of Faith"]),
        ("Occult Black Rose Room", ["Occult Black", "Rose Room"]),
        ("Templer-Schatzkammer", ["Templer-", "Schatzkammer"]),
        ("Donaudampfschiff", ["Donaudampfschiff"]),
        ("A very long name of many words", ["A very long", "name of many words"]),
    ],
)
def test_names_break_at_spaces_and_hyphens(name: str, lines: list[str]) -> None:
    assert wrapped(name, [14, 16]) == lines


def test_what_does_not_fit_is_cut_and_says_so() -> None:
    assert fitted(Text("Templar Treasure Room"), 10).plain == "Templar T…"
    assert fitted(Text("short"), 10).plain == "short"
