"""The screen of the game as it is drawn: which part shows what, large or compact."""

from __future__ import annotations

from textwrap import fill

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Item

from blackrose.language.words import Argument
from blackrose.table.wire import NONE, CubesShown, DecisionShown, LogLine, OptionShown
from blackrose.terminal.board import LARGE, SMALL, TINY, Board
from blackrose.terminal.cards import card_text, hand_text
from blackrose.terminal.glyphs import DIM, HURT, LIT, OWN_DESIGN, PICKED, UNPICKED
from blackrose.terminal.hexes import Canvas, Shape, fitted
from blackrose.terminal.host import Host
from blackrose.terminal.panels import Panels
from blackrose.terminal.seen_table import numbered_rooms, several

BESIDE = {LARGE: (49, 15), SMALL: (27, 9)}
"""Columns and rows that must be left beside and below a board of this shape; a smaller one needs none."""

TALL = 15
"""Rows below the board from which on there is room for the card under the cursor."""

PANES = {"log": "g", "hand": "h", "quests": "e", "card": "d"}
"""What the pane can show, and the keys for it."""
FEW_ROOMS = 7
"""A Lodge that can always be drawn with its rooms' names in full."""
TIGHT = 9
"""Rows a seat from which on its panel may have more than three lines."""
LOG_KEPT = 80
"""Lines of the log in the pane; the sheet has them all."""

FIXED = ("top", "board", "keys", "pane-title")
"""Parts whose size does not depend on what they show."""

DEEPEST = 8
"""How far a line of the log is set in at most."""


class TableScreen(Screen[None]):
    """Draws a host's game. A subclass says what can be done with it."""

    def __init__(self, host: Host) -> None:
        """The game of a host."""
        super().__init__()
        self.host = host
        self.pane = "log"
        self.asking = False
        self.picked: list[int] = []  # of several cubes that are chosen at once, by their places
        self._shown: dict[str, Text] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Static(id="board")
                yield Static(id="waiting")
                yield OptionList(id="options", compact=True)
                yield Static(id="detail")
            with Vertical(id="right"):
                for seat in range(self.host.session.game.rules.seats):
                    yield Static(id=f"seat{seat}", classes="seat")
                yield Static(id="tracks")
                yield Static(id="quests")
                yield Static(id="event")
                yield Static(id="pane-title")
                with VerticalScroll(id="pane", can_focus=False):
                    yield Static(id="pane-text")
        yield Static(id="keys")

    def on_resize(self, event: events.Resize) -> None:
        self._lay_out()
        self.call_after_refresh(self.redraw)

    def _lay_out(self) -> None:
        """Gives the board the room it needs, and hides what there is no room for."""
        canvas = Canvas(self.host.session.game.rules.lodge, self.shape, "")
        self.set_class(not self.wide, "compact")
        self.set_class(self.app.size.height - canvas.rows >= TALL, "tall")
        self.query_one("#left").styles.width = canvas.columns + 2
        self.query_one("#board").styles.height = canvas.rows

    @property
    def decision(self) -> DecisionShown | None:
        """What whoever sits at the keyboard is asked, once it is shown."""
        return self.host.shown["decision"] if self.asking else None

    @property
    def shape(self) -> Shape:
        """The largest shape of hexes for which there is room."""
        lodge, size = self.host.session.game.rules.lodge, self.app.size
        for shape, (columns, rows) in BESIDE.items():
            canvas = Canvas(lodge, shape, "")
            if canvas.columns + columns <= size.width and canvas.rows + rows <= size.height:
                return shape
        return SMALL if len(lodge.rooms) <= FEW_ROOMS else TINY

    @property
    def wide(self) -> bool:
        """Whether there is room for the large drawing, with words in every panel."""
        return self.shape == LARGE

    @property
    def tight(self) -> bool:
        """Whether the seats must do with the fewest lines."""
        return self.app.size.height < TIGHT * self.host.session.game.rules.seats

    @property
    def _left_width(self) -> int:
        """How wide the board is, and with it everything under it."""
        return Canvas(self.host.session.game.rules.lodge, self.shape, "").columns

    @property
    def _right_width(self) -> int:
        return max(20, self.app.size.width - self._left_width - 3)

    def say(self, key: str, **arguments: Argument) -> str:
        """A message in the language of the moment."""
        return self.host.names.say(key, **arguments)

    # ----------------------------------------------------------------------------------------------
    # Drawing
    # ----------------------------------------------------------------------------------------------

    def redraw(self) -> None:
        """Everything, anew."""
        if not self.is_mounted:
            return
        panels = Panels(self.host)
        width, wide = self._right_width, self.wide
        self._show("top", panels.top(wide))
        for seat in range(len(panels.seen.seats)):
            self._show(f"seat{seat}", panels.seat(seat, width, wide, self.tight))
        if (avatar := panels.shown["avatar"]) is not None:
            self._show(f"seat{avatar['seat']}", panels.avatar(width, wide, self.tight))
        self._show("tracks", panels.tracks(width))
        self._show("quests", panels.quests(width))
        self._show("event", panels.event(width))
        self._show("waiting", self._waiting(panels))
        self._show("keys", Text(self.say("keys" if wide else "keys-short"), DIM, no_wrap=True))
        self._list_options()
        self.draw_board()
        self.draw_detail()
        self.draw_pane(panels)

    def _show(self, name: str, text: Text) -> None:
        """Puts a text into a part of the screen, unless it is there already."""
        if self._shown.get(name) != text:
            self._shown[name] = text
            self.query_one(f"#{name}", Static).update(text, layout=name not in FIXED)

    def _waiting(self, panels: Panels) -> Text:
        text = panels.waiting()
        if self.decision is not None and self.decision["sentence"]:
            text.append(f"\n  {self.decision['sentence']}", "italic")
        return text

    def _list_options(self) -> None:
        """The answers, numbered; the cursor goes to the first one of a new question."""
        options = self.query_one(OptionList)
        if self.decision is None:
            options.clear_options()
            return
        width = self._left_width - 2
        if (cubes := several(self.decision)) is not None:
            self._list_cubes(cubes, width)
            return
        items = []
        for number, option in enumerate(self.decision["options"], start=1):
            text = Text.styled(f"{number:>2} {option['text']}", "bold")
            if self.host.seen.names_own_design(option):
                text.append(f" {OWN_DESIGN}", DIM)
            if option["hint"]:
                text.append(f"  {option['hint']}", DIM)
            items.append(Item(fitted(text, width)))
        options.set_options(items)
        options.highlighted = 0

    def _list_cubes(self, cubes: CubesShown, width: int) -> None:
        """The cubes that can be picked, each with a mark where it is, and to confirm; the cursor stays."""
        options = self.query_one(OptionList)
        lines = [
            f"{number:>2} {PICKED if cube['place'] in self.picked else UNPICKED} {cube['text']}"
            for number, cube in enumerate(cubes["cubes"], start=1)
        ]
        lines.append(f"{len(lines) + 1:>2} {self.say('screen-cubes', count=len(self.picked))}")
        before = options.highlighted or 0 if options.option_count == len(lines) else 0
        options.set_options([Item(fitted(Text.styled(line, "bold"), width)) for line in lines])
        options.highlighted = before

    def draw_board(self) -> None:
        """The Lodge, with the answers' numbers in their rooms and the room under the cursor lit."""
        board, option = Board(self.host.seen), self.highlighted
        decision = self.decision
        numbers = {} if decision is None or several(decision) else numbered_rooms(decision)
        lit = NONE if option is None else option["room"]
        self._show("board", board.drawn(self.shape, numbers, lit))

    def draw_detail(self) -> None:
        """The card that explains the answer under the cursor: below the answers, or in its pane."""
        self._show("detail", self.explained(tight=True))
        if self.pane == "card":
            self._show("pane-text", self.explained())

    def explained(self, tight: bool = False) -> Text:
        """The card that explains the answer under the cursor, or else the card that asks."""
        option, decision = self.highlighted, self.decision
        if option is None or decision is None:
            return Text()
        card = option["card"] or decision["card"]
        if card is None or option["group"] == "grimoire":  # its spells stand in the answer's hint
            return Text.styled(option["text"], f"bold {LIT}") + Text(f"\n{option['hint']}")
        return card_text(self.host.seen, card, tight)

    @property
    def highlighted(self) -> OptionShown | None:
        """The answer the cursor is on."""
        at = self.query_one(OptionList).highlighted
        if self.decision is not None and several(self.decision) is not None:
            return self.decision["options"][0]  # all of them lie in one place
        if self.decision is None or at is None or at >= len(self.decision["options"]):
            return None
        return self.decision["options"][at]

    # ----------------------------------------------------------------------------------------------
    # The pane of many uses
    # ----------------------------------------------------------------------------------------------

    def draw_pane(self, panels: Panels | None = None) -> None:
        """The log, the hand, the quests, or the card under the cursor."""
        titles = Text(no_wrap=True, overflow="ellipsis")
        for name, key in PANES.items():
            chosen = name == self.pane
            word = f" {self.say(f'pane-{name}')}" if chosen or self.wide else ""
            titles.append(f" {key}{word} ", f"bold reverse {LIT}" if chosen else DIM)
        self._show("pane-title", titles)
        text = self.pane_text(panels or Panels(self.host), self._right_width - 2, LOG_KEPT)
        self._show("pane-text", text)
        pane = self.query_one("#pane", VerticalScroll)
        end = pane.scroll_end if self.pane == "log" else pane.scroll_home
        self.call_after_refresh(end, animate=False)

    def pane_text(self, panels: Panels, width: int, most: int | None = None) -> Text:
        """What the pane shows; of the log at most so many lines."""
        if self.pane == "hand":
            hand = hand_text(panels.seen)
            laid_out = panels.laid_out()
            return Text("\n\n").join((hand, laid_out)) if laid_out else hand
        if self.pane == "quests":
            return Text("\n\n").join(part for part in panels.tables(width) if part)
        if self.pane == "card":
            return self.explained()
        lines = self.host.log()
        return log_text(lines if most is None else lines[-most:], self.host.eyes, width)


def log_text(lines: list[LogLine], eyes: int, width: int) -> Text:
    """Lines of the log, each set in as deep as it stands; what hurts whoever looks is marked."""
    told = []
    for line in lines:
        style = f"bold {LIT}" if line["level"] == 0 else "bold" if line["event"] == "phase" else ""
        mark, style = ("! ", HURT) if eyes in line["hurts"] else ("", style)
        indent = " " * min(line["level"], DEEPEST)
        text = fill(f"{mark}{line['text']}", width, initial_indent=indent, subsequent_indent=indent)
        told.append(Text.styled(text, style))
    return Text("\n").join(told)
