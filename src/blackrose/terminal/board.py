"""The Lodge as hexes: every room with its name, colour, face, cubes and models, and the Cells beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from blackrose.table.wire import NONE, FactionShown, ModelShown, RoomShown
from blackrose.terminal.glyphs import (
    BLOCK,
    COPY,
    DIM,
    FREE,
    HEART,
    HUES,
    HURT,
    LIT,
    ROOM_TOKENS,
    WALL,
    initial,
)
from blackrose.terminal.hexes import Canvas, Shape, wrapped
from blackrose.terminal.seen_table import SeenTable

LARGE = Shape(flat=17, slope=3)
SMALL = Shape(flat=14, slope=2)
TINY = Shape(flat=9, slope=1)


class Board:
    """Draws the Lodge of a seen table."""

    def __init__(self, seen: SeenTable) -> None:
        """Nothing is drawn yet: the shape decides how much there is room for."""
        self.seen = seen
        self.say = seen.names.say

    def drawn(self, shape: Shape, numbers: Mapping[int, int], lit: int = NONE) -> Text:
        """The board. ``numbers`` are answers that name a room, ``lit`` is the room the cursor is on."""
        canvas = Canvas(self.seen.rules.lodge, shape, WALL)
        for at, room in enumerate(self.seen.shown["rooms"]):
            for line, text in enumerate(self._room(room, shape, numbers.get(at, 0), at == lit)):
                canvas.write(at, line, text)
        for seat in self.seen.in_cells:
            self._cell(canvas, seat)
        return canvas.text()

    # ----------------------------------------------------------------------------------------------
    # Rooms
    # ----------------------------------------------------------------------------------------------

    def _room(self, room: RoomShown, shape: Shape, number: int, lit: bool) -> list[Text]:
        marked = f"{number}▸" if number else ""
        name = marked + ("" if room["copies"] == NONE else COPY) + room["name"]
        style = f"bold {LIT} on #5a3d7a" if lit else f"bold {HUES[room['colour']].style}"
        if shape == TINY:
            return [self._tiny(room, marked, style), self.models(room["at"], shape.width(1))]
        if shape.slope < LARGE.slope:
            about = self.colour(room, short=True) + Text(" ")
            about += self.slots(room, shape.width(1) - about.cell_len)
            return [Text(name, style), about, self.models(room["at"], shape.width(2))]
        rows = wrapped(name, [shape.width(0), shape.width(1)])
        lines = [Text(row, style) for row in rows]
        models = self.models(room["at"], shape.width(len(lines) + 2))
        return [*lines, self.colour(room), self.slots(room), models][: shape.lines]

    def _tiny(self, room: RoomShown, marked: str, style: str) -> Text:
        """A room in one short line: its colour or the answer's number, its name as far as it goes, cubes."""
        fills = room["fills"]
        token = ROOM_TOKENS[room["token"]] if fills else ""
        token = BLOCK if room["closed"] else token if room["copies"] == NONE else COPY
        filled = f"{token}{len(room['cubes'])}/{room['capacity']}" if fills else self._done(room)[:1]
        front = marked or HUES[room["colour"]].pattern
        name = room["name"][: TINY.flat - len(front) - len(filled)]
        return Text(f"{front}{name}", style) + Text(filled, DIM if fills else LIT)

    def _done(self, room: RoomShown) -> str:
        return self.say("face-short", face=room["face"])

    def colour(self, room: RoomShown, short: bool = False) -> Text:
        """A room's colour as pattern and word."""
        hue = HUES[room["colour"]]
        word = self.say(f"hue-{room['colour']}")
        if short:
            return Text(f"{hue.pattern}{word[:4]}", hue.style)
        return Text(f"{hue.pattern * 2} {word} {hue.pattern * 2}", hue.style)

    def slots(self, room: RoomShown, width: int = 99) -> Text:
        """A room's token and what that is worth at the end, its cubes and free slots, or the number of these
        where there is little room; of a room that takes no more cubes what has become of it.
        """
        closed = Text(BLOCK if room["closed"] else "", HURT)
        if not room["fills"]:
            return closed + Text(self._done(room), LIT)
        token = Text(ROOM_TOKENS[room["token"]], LIT if room["token"] == "up" else DIM)
        worth = Text(f"{room['worth']}" if room["token"] and room["worth"] else "", LIT)
        free = room["capacity"] - len(room["cubes"])
        row = closed + token + worth + self.cubes(room["cubes"])
        return row + Text(FREE * free if row.cell_len + free <= width else f"{FREE}{free}", DIM)

    def cubes(self, row: Iterable[int]) -> Text:
        """Cubes by their shapes."""
        text = Text()
        for cube in row:
            text.append(*self.seen.sign(cube))
        return text

    # ----------------------------------------------------------------------------------------------
    # Models
    # ----------------------------------------------------------------------------------------------

    def models(self, place: int, width: int = 99) -> Text:
        """The models in a room: sign, letter, health left; closer together where there is little room."""
        here = [model for model in self.seen.models if model["room"] == place]
        for between in (" ", ""):
            text = Text(between).join(self.model(model) for model in here)
            if text.cell_len <= width:
                return text
        return self._crowd(here)

    def model(self, model: ModelShown) -> Text:
        """A model: its owner's sign, its letter (and number), what is left of its health. A mage that is an
        evocation too has the letter of that besides.
        """
        shape, style = self.seen.sign(model["owner"])
        full = model["health"]
        left = f"{HEART}{full - len(model['bar'])}" if full else ""  # an Umbra has no Health
        also = model["also"]
        too = "" if also == NONE else f"{COPY}{initial(self.seen.name('evocation', also)).lower()}"
        return Text.styled(f"{shape}{self.letter(model)}{too}{left}", f"bold {style}")

    def _crowd(self, here: list[ModelShown]) -> Text:
        """Too many models for a line: behind each sign only letters."""
        text = Text()
        for owner in dict.fromkeys(model["owner"] for model in here):
            shape, style = self.seen.sign(owner)
            letters = "".join(self.letter(model)[:1] for model in here if model["owner"] == owner)
            text.append(f"{shape}{letters}", f"bold {style}")
        return text

    def letter(self, model: ModelShown) -> str:
        """A mage's initial; of an evocation a small one, with its number."""
        if model["avatar"] != NONE:
            return self.seen.letter(model["owner"])
        if model["mage"]:
            return initial(model["name"])
        number = model["model"] - self.seen.rules.places_of(model["owner"]).start + 1
        return f"{initial(self.seen.name('evocation', model['card'])).lower()}{number}"

    def _cell(self, canvas: Canvas, seat: FactionShown) -> None:
        """A Cell, where there is room on the canvas near the place where it lies."""
        shape, style = self.seen.sign(seat["number"])
        mage = self.seen.mage(seat["number"])
        inside = mage["room"] == NONE and (seat["mage"] != NONE or seat["avatar"] != NONE)
        title = Text(f"{shape} ", style) + Text(self.say("cell"), DIM)
        content = self.model(mage) if inside else Text(self.say("cell-empty"), DIM)
        lines = [title, content]
        if canvas.shape.slope < SMALL.slope:
            lines = [content if inside else Text(f"{shape}{FREE}", style)]
        column, top = canvas.beside(self.seen.rules.lodge.cells[seat["cell"]])
        first = 0 if top else canvas.rows - len(lines)
        for number, line in enumerate(lines):
            left = 0 if column < 0 else canvas.columns - line.cell_len if column > 0 else None
            canvas.place(canvas.gap(top) if left is None else left, first + number, line)
