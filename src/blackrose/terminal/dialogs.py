"""Screens that lie over the game for a moment: texts, questions, the curtain, the save file's name."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

SHEET_WIDTH = 100


def sheet_width(columns: int) -> int:
    """How wide a text in a sheet can be on a screen of so many columns."""
    return max(20, min(SHEET_WIDTH, columns * 92 // 100) - 8)


class Sheet(ModalScreen[None]):
    """A text to read and scroll; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,space,q", "dismiss", ""),
        ("up", "by(-1)", ""),
        ("down", "by(1)", ""),
        ("pageup", "by(-12)", ""),
        ("pagedown", "by(12)", ""),
        ("home", "by(-9999)", ""),
        ("end", "by(9999)", ""),
    ]

    def __init__(self, title: str, text: Text, hint: str, at_end: bool = False) -> None:
        """``at_end`` opens it at its last line."""
        super().__init__()
        self.title_text = title
        self.text = text
        self.hint = hint
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self.title_text, "bold"), classes="sheet-title")
            with VerticalScroll(can_focus=False):
                yield Static(self.text)
            yield Static(Text(self.hint, "dim"), classes="sheet-hint")

    def on_mount(self) -> None:
        if self.at_end:
            self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)

    def action_by(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Question(ModalScreen[bool]):
    """A yes or a no: Enter or a letter of yes says yes, every other key no."""

    def __init__(self, question: str, detail: str, hint: str, letters: str) -> None:
        """``letters`` are those that say yes."""
        super().__init__()
        self.question = question
        self.detail = detail
        self.hint = hint
        self.letters = letters.split()

    def compose(self) -> ComposeResult:
        with Vertical(classes="question"):
            yield Static(Text(self.question, "bold"))
            if self.detail:
                yield Static(Text(self.detail), classes="question-detail")
            yield Static(Text(self.hint, "dim"), classes="sheet-hint")

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if self.is_current:  # a key that came before this was closed finds it closed
            self.dismiss(event.key == "enter" or (event.character or "") in self.letters)


class Curtain(ModalScreen[None]):
    """Hides everything while the keyboard goes from one to the other.

    Space lifts it, not Enter: whoever still holds the key that chose must not choose for the next.
    """

    BINDINGS: ClassVar[list[BindingType]] = [("space", "dismiss", "")]

    def __init__(self, who: str, hint: str) -> None:
        """``who`` is to sit down now."""
        super().__init__()
        self.who = who
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="curtain"):
            yield Static(Text("✦", "bold #ff6fa8", justify="center"))
            yield Static(Text(self.who, "bold", justify="center"))
            yield Static(Text(self.hint, "dim", justify="center"))


class SaveDialog(ModalScreen[Path | None]):
    """Asks for the name of the save file."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "cancel", "")]

    def __init__(self, question: str, path: Path, hint: str) -> None:
        """``path`` stands there already."""
        super().__init__()
        self.question = question
        self.path = path
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="question"):
            yield Static(Text(self.question, "bold"))
            yield Input(str(self.path), select_on_focus=False)
            yield Static(Text(self.hint, "dim"), classes="sheet-hint")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(Path(event.value.strip()) if event.value.strip() else None)

    def action_cancel(self) -> None:
        self.dismiss(None)
