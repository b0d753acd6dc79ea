"""The end of a game: the final count step by step, and who has won."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from blackrose.language.printing import capital
from blackrose.table.wire import OverShown
from blackrose.terminal import solo
from blackrose.terminal.dialogs import Sheet, sheet_width
from blackrose.terminal.glyphs import DIM, LIT
from blackrose.terminal.host import Host
from blackrose.terminal.table_screen import log_text


class Ending(ModalScreen[bool]):
    """Enter shows the next step of the count; after the last one it leaves. Says whether to leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter,space", "next", ""),
        ("g", "log", ""),
        ("l", "language", ""),
        ("b", "dismiss(False)", ""),
        ("q,escape", "dismiss(True)", ""),
    ]

    def __init__(self, host: Host) -> None:
        """The end of a host's game, which is over."""
        super().__init__()
        self.host = host
        self.counted = 0
        self.kept: str | None = None  # what was said when the game was written into the record

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet ending"):
            yield Static(id="ending-title")
            yield Static(id="ending-power")
            with VerticalScroll(can_focus=False):
                yield Static(id="ending-steps")
            yield Static(id="ending-hint", classes="sheet-hint")

    def on_mount(self) -> None:
        self.redraw()

    @property
    def over(self) -> OverShown:
        """How the game ended, in the language of the moment."""
        over = self.host.shown["over"]
        assert over is not None
        return over

    @property
    def complete(self) -> bool:
        """Whether every step has been shown."""
        return self.counted >= len(self.over["count"])

    @property
    def power(self) -> list[int]:
        """Everybody's power after what has been counted so far."""
        return self.over["count"][self.counted - 1]["power"] if self.counted else self.over["before"]

    def redraw(self) -> None:
        """What has been counted so far."""
        host, say, seen = self.host, self.host.names.say, self.host.seen
        winner = self.over["winner"]
        title = Text(say("heading-count"), f"bold {LIT}")
        if self.complete:
            shape, style = seen.sign(winner)
            who = capital(seen.who(winner).text)
            alone = len(self.over["winners"]) == 1
            won = say("over-winner", who=who) if alone else self.over["text"]
            title = Text(f"{shape} {won} {shape}", f"bold {style}")
        totals = Text()
        for faction, points in enumerate(self.power):
            shape, style = seen.sign(faction)
            totals.append(f"{shape} {seen.factions[faction]['name']} {points}   ", style)
        steps = Text("\n").join(Text(f"· {line['text']}") for line in self.over["count"][: self.counted])
        if self.complete:
            for line in solo.after(host):
                steps.append(f"\n{line}", LIT)
            steps.append(f"\n\n{say('over-seed', seed=host.session.setup.seed)}", DIM)
            if self.kept is None:
                self.kept = solo.keep(host)
            steps.append(f"\n{self.kept}" if self.kept else "", DIM)
        for name, text in (("title", title), ("power", totals), ("steps", steps)):
            self.query_one(f"#ending-{name}", Static).update(text)
        hint = say("ending-done" if self.complete else "ending-next")
        self.query_one("#ending-hint", Static).update(Text(hint, DIM))
        self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)

    def action_next(self) -> None:
        """One step more, or the end."""
        if self.complete:
            self.dismiss(True)
            return
        self.counted += 1
        self.redraw()

    def action_log(self) -> None:
        """The whole log."""
        say = self.host.names.say
        text = log_text(self.host.log(), self.host.eyes, sheet_width(self.app.size.width))
        self.app.push_screen(Sheet(say("pane-log"), text, say("sheet-hint"), at_end=True))

    def action_language(self) -> None:
        """Goes on in the next language."""
        self.host.speak_next()
        self.redraw()
