"""The Lodge as hexes: every room with its name, colour, face, cubes and models, and the Cells beside it."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from blackrose.engine.table import AVAILABLE, CELL, NOBODY, RUINED
from blackrose.engine.views import View
from blackrose.table.narrator import Narrator
from blackrose.table.questions import health
from blackrose.table.words import Scene
from blackrose.terminal.glyphs import DIM, FREE, HEART, HUES, LIT, WALL, initial, sign
from blackrose.terminal.hexes import Canvas, Shape, wrapped

LARGE = Shape(flat=17, slope=3)
SMALL = Shape(flat=14, slope=2)
TINY = Shape(flat=9, slope=1)


class Board:
    """Draws a view's Lodge."""

    def __init__(self, narrator: Narrator, view: View) -> None:
        """What this view shows, now."""
        self.names = narrator.names
        self.view = view
        self.rules = view.rules
        self.scene = Scene.of(view)

    def drawn(self, shape: Shape, numbers: Mapping[int, int], lit: int = NOBODY) -> Text:
        """The board. ``numbers`` are answers that name a room, ``lit`` is the room the cursor is on."""
        canvas = Canvas(self.rules.lodge, shape, WALL)
        for room in range(len(self.view.tiles)):
            lines = self._room(room, shape, numbers.get(room, 0), room == lit)
            for line, text in enumerate(lines):
                canvas.write(room, line, text)
        for seat in range(self.rules.seats):
            self._cell(canvas, seat)
        return canvas.text()

    def _room(self, room: int, shape: Shape, number: int, lit: bool) -> list[Text]:
        tile = self.rules.rooms[self.view.tiles[room]]
        marked = f"{number}▸" if number else ""
        name = marked + self.names.name(tile)
        style = f"bold {LIT} on #5a3d7a" if lit else f"bold {HUES[tile.colour].style}"
        if shape == TINY:
            return [self._tiny(room, marked, style), self.models(room, shape.width(1))]
        if shape.slope < LARGE.slope:
            about = self.colour(room, short=True) + Text(" ") + self.slots(room)
            return [Text(name, style), about, self.models(room, shape.width(2))]
        rows = wrapped(name, [shape.width(0), shape.width(1)])
        lines = [Text(row, style) for row in rows]
        lines += [self.colour(room), self.slots(room), self.models(room, shape.width(len(lines) + 2))]
        return lines[: shape.lines]

    def _tiny(self, room: int, marked: str, style: str) -> Text:
        """A room in one short line: its colour or the answer's number, its name as far as it goes, cubes."""
        tile = self.rules.rooms[self.view.tiles[room]]
        ruined = self.view.face[room] == RUINED
        filled = f"{len(self.view.slots[room])}/{tile.slots}" if ruined else self._rebuilt(room)[:1]
        front = marked or HUES[tile.colour].pattern
        name = self.names.name(tile)[: TINY.flat - len(front) - len(filled)]
        return Text(f"{front}{name}", style) + Text(filled, DIM if ruined else LIT)

    def _rebuilt(self, room: int) -> str:
        return self.names.say("face-rebuilt" if self.view.face[room] == AVAILABLE else "face-used")

    def colour(self, room: int, short: bool = False) -> Text:
        """A room's colour as pattern and word."""
        colour = self.rules.rooms[self.view.tiles[room]].colour
        hue = HUES[colour]
        word = self.names.say(f"hue-{colour}")
        if short:
            return Text(f"{hue.pattern}{word[:4]}", hue.style)
        return Text(f"{hue.pattern * 2} {word} {hue.pattern * 2}", hue.style)

    def slots(self, room: int) -> Text:
        """A ruined room's cubes and free slots; of a rebuilt one whether its token is left."""
        face = self.view.face[room]
        if face != RUINED:
            return Text(self._rebuilt(room), LIT)
        size = self.rules.rooms[self.view.tiles[room]].slots
        row = self.view.slots[room]
        return self.cubes(row) + Text(FREE * (size - len(row)), DIM)

    def cubes(self, row: tuple[int, ...]) -> Text:
        """Cubes by their shapes."""
        text = Text()
        for cube in row:
            text.append(*sign(self.rules, cube))
        return text

    def models(self, place: int, width: int = 99) -> Text:
        """The models in a room: sign, letter, health left; closer together where there is little room."""
        here = [model for model, at in enumerate(self.view.place) if at == place]
        for between in (" ", ""):
            text = Text(between).join(self.model(model) for model in here)
            if text.cell_len <= width:
                return text
        return self._crowd(here)

    def model(self, model: int) -> Text:
        """A model: its owner's sign, its letter (and number), what is left of its health."""
        view = self.view
        shape, style = sign(self.rules, self.rules.owner(model))
        full = health(view, model)
        left = f"{HEART}{full - len(view.bar[model])}" if full else ""  # an Umbra has no Health
        return Text.styled(f"{shape}{self.letter(model)}{left}", f"bold {style}")

    def _crowd(self, here: list[int]) -> Text:
        """Too many models for a line: behind each sign only letters."""
        text = Text()
        for owner in dict.fromkeys(self.rules.owner(model) for model in here):
            shape, style = sign(self.rules, owner)
            letters = "".join(self.letter(m)[:1] for m in here if self.rules.owner(m) == owner)
            text.append(f"{shape}{letters}", f"bold {style}")
        return text

    def letter(self, model: int) -> str:
        """A mage's initial; of an evocation a small one, with its number."""
        if model < self.rules.seats:
            return initial(self.names.faction(self.scene, model).text)
        number = model - self.rules.places_of(self.rules.owner(model)).start + 1
        kind = self.names.name(self.rules.evocations[self.view.kind[model]])
        return f"{initial(kind).lower()}{number}"

    def _cell(self, canvas: Canvas, seat: int) -> None:
        """A Cell, where there is room on the canvas near the place where it lies."""
        shape, style = sign(self.rules, seat)
        inside = self.view.place[seat] == CELL and self.view.mage[seat] != NOBODY
        title = Text(f"{shape} ", style) + Text(self.names.say("cell"), DIM)
        content = self.model(seat) if inside else Text(self.names.say("cell-empty"), DIM)
        lines = [title, content]
        if canvas.shape.slope < SMALL.slope:
            lines = [content if inside else Text(f"{shape}{FREE}", style)]
        column, top = canvas.beside(self.rules.lodge.cells[self.view.cells[seat]])
        first = 0 if top else canvas.rows - len(lines)
        for number, line in enumerate(lines):
            left = 0 if column < 0 else canvas.columns - line.cell_len if column > 0 else None
            canvas.place(canvas.gap(top) if left is None else left, first + number, line)
