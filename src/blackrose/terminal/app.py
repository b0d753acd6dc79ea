"""The terminal game with Textual: the start screen, then the game."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from blackrose.terminal import solo
from blackrose.terminal.dialogs import Sheet
from blackrose.terminal.game_screen import GameScreen
from blackrose.terminal.glyphs import DIM, LIT, ROSE, sign
from blackrose.terminal.help import help_text
from blackrose.terminal.host import Host

PACE = 0.35
"""Seconds after each choice of a bot."""


class StartScreen(Screen[None]):
    """What this is, who sits where, and how to begin."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter,space", "begin", ""),
        ("l", "language", ""),
        ("question_mark,f1", "help", ""),
        ("q,escape", "app.quit", ""),
    ]

    def __init__(self, host: Host, pace: float) -> None:
        """The game that Enter begins."""
        super().__init__()
        self.host = host
        self.pace = pace

    def compose(self) -> ComposeResult:
        with Vertical(id="start"):
            yield Static(id="start-text")

    def on_mount(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        """The text, in the language of the moment."""
        say, setup = self.host.names.say, self.host.session.setup
        text = Text(justify="center")
        text.append(f"{ROSE.shape}  {ROSE.shape}  {ROSE.shape}\n", ROSE.style)
        text.append(f"{say(f'title-{self.host.edition}')}\n\n", f"bold {LIT}")
        for seat in self.host.seen.seats:
            shape, style = sign(seat)
            text.append(f"{shape} {say('player', number=seat['number'] + 1)}: ", style)
            text.append(f"{self.host.player(seat['number'])}\n")
        for line in solo.before(self.host):
            text.append(f"{line}\n")
        if self.host.session.choices:
            text.append(f"\n{say('start-resumed', count=len(self.host.session.choices))}\n")
        text.append(f"\n{say('start-keys')}\n\n", "bold")
        text.append(f"{say('notice-unofficial')}\n{say('notice-original')}\n\n", DIM)
        text.append(say("start-commitment", commitment=setup.commitment[:16]), DIM)
        self.query_one("#start-text", Static).update(text)

    def action_begin(self) -> None:
        """Goes to the table."""
        self.app.switch_screen(GameScreen(self.host, self.pace))

    def action_language(self) -> None:
        """The next language."""
        self.host.speak_next()
        self.redraw()

    def action_help(self) -> None:
        """Keys, signs, and the rules in short."""
        say = self.host.names.say
        self.app.push_screen(Sheet(say("help-title"), help_text(self.host), say("sheet-hint")))


class BlackRoseApp(App[None]):
    """One game in a terminal."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "blackrose"

    def __init__(self, host: Host, pace: float = PACE) -> None:
        """``pace`` 0 lets bots choose at once."""
        super().__init__()
        self.host = host
        self.pace = pace

    def on_mount(self) -> None:
        self.theme = "textual-dark"
        self.push_screen(StartScreen(self.host, self.pace))
