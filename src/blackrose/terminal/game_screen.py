"""The game on one screen, by keyboard alone: choosing, taking back, saving, and everything to look at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import OptionList

from blackrose.game import Decision, Option
from blackrose.language.printer_phrases import key_of
from blackrose.table.saves import SaveError
from blackrose.table.session import CannotTakeBack
from blackrose.table.words import Scene
from blackrose.terminal.dialogs import Curtain, Question, SaveDialog, Sheet, sheet_width
from blackrose.terminal.drawn import Drawn
from blackrose.terminal.ending import Ending
from blackrose.terminal.help import help_text
from blackrose.terminal.host import Host
from blackrose.terminal.naming import save_name
from blackrose.terminal.panels import Panels
from blackrose.terminal.sketch import Sketch


class GameScreen(Drawn):
    """Everything a player needs at once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
        ("u", "undo", ""),
        ("s", "save", ""),
        ("l", "language", ""),
        ("g", "pane('log')", ""),
        ("h", "pane('hand')", ""),
        ("e", "pane('quests')", ""),
        ("d", "pane('card')", ""),
        Binding("space", "card", priority=True),
        Binding("pageup", "scroll_pane(-6)", priority=True),
        Binding("pagedown", "scroll_pane(6)", priority=True),
        ("question_mark,f1", "help", ""),
        ("q,escape", "leave", ""),
    ]

    def __init__(self, host: Host, pace: float) -> None:
        """``pace`` is how long the eye gets after each choice of a bot, in seconds."""
        super().__init__(host)
        self.pace = pace
        self.thinking = False
        self._typed = ""

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.go_on()

    # ----------------------------------------------------------------------------------------------
    # Going on
    # ----------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Lets the bots choose, then asks whoever is to choose."""
        if self.host.open_bot() is None:
            self._ask()
        elif self.pace:
            self._let_bots_choose()
        else:
            self.host.let_bots_choose()
            self._ask()

    @work(exclusive=True)
    async def _let_bots_choose(self) -> None:
        """The bots think beside the screen, which stays alive, and wait a moment after each choice."""
        self.thinking = True
        self.decision = None
        while (seat := self.host.open_bot()) is not None:
            self.redraw()
            option = await asyncio.to_thread(self.host.bot_choice, seat)
            shown = self.host.is_seen(seat)
            self.host.choose(seat, option)
            await asyncio.sleep(self.pace if shown else 0)
        self.thinking = False
        self._ask()

    def _ask(self) -> None:
        """Shows the decision of whoever is to choose, behind a curtain if another has to sit down first."""
        self.decision = self.host.open_decision()
        if self.host.state.over:
            self.redraw()
            self.app.push_screen(Ending(self.host), lambda leave: self.app.exit() if leave else None)
        elif self.decision is not None and self.decision.seat != self.host.eyes:
            self._hand_over(self.decision.seat)
        else:
            self.redraw()

    def _hand_over(self, seat: int) -> None:
        who = self.host.names.faction(Scene.of(self.host.view), seat)
        self.decision = None
        self.host.eyes = seat

        def sat_down(_: None) -> None:
            self.decision = self.host.open_decision()
            self.redraw()

        self.app.push_screen(Curtain(self.say("curtain", who=who), self.say("curtain-space")), sat_down)

    # ----------------------------------------------------------------------------------------------
    # Choosing
    # ----------------------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.take(event.option_index)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.draw_board()
        self.draw_detail()

    def take(self, number: int) -> None:
        """Takes an answer by its place; the last of some secret ones only after a question."""
        decision = self.decision
        self._typed = ""
        if decision is None or not 0 <= number < len(decision.options):
            return
        option = decision.options[number]
        if not self.host.seals(decision, option):
            self._choose(decision, option)
            return
        sketch = Sketch(self.host.narrator, self.host.view)
        detail = "\n".join([*sketch.answers(), sketch.answer(decision, option)])
        self._if_sure(f"seal-{key_of(decision.kind)}", detail, lambda: self._choose(decision, option))

    def _choose(self, decision: Decision, option: Option) -> None:
        self.host.choose(decision.seat, option)
        self.go_on()

    def _if_sure(self, key: str, detail: str, then: Callable[[], None]) -> None:
        """Asks, and goes on if the answer is yes."""
        question = Question(self.say(key), detail, self.say("question-hint"), self.say("letters-yes"))
        self.app.push_screen(question, lambda sure: then() if sure else None)

    def action_digit(self, digit: int) -> None:
        """Chooses by number; with more than nine answers a first digit may wait for a second."""
        if self.decision is None:
            return
        count = len(self.decision.options)
        self._typed += str(digit)
        number = int(self._typed)
        if not 1 <= number <= count:
            self._typed = ""
        elif number * 10 > count:
            self.take(number - 1)
        else:
            self.query_one(OptionList).highlighted = number - 1

    # ----------------------------------------------------------------------------------------------
    # Everything else
    # ----------------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Takes the last choice back, or says why it stands."""
        if self.thinking:
            return
        try:
            self.host.take_back()
        except CannotTakeBack as error:
            self.notify(self.say(f"undo-{error.reason.name.lower()}"), severity="warning")
            return
        self.notify(self.say("undone"))
        self.go_on()

    def action_save(self) -> None:
        """Asks for a file and saves to it from now on."""
        path = self.host.saved_to or save_name(edition=self.host.edition)
        self.app.push_screen(SaveDialog(self.say("save-question"), path, self.say("save-hint")), self._save)

    def _save(self, path: Path | None) -> None:
        if path is None:
            return
        try:
            self.host.save(path)
        except SaveError as error:
            self.notify(self.say("save-failed", reason=str(error)), severity="error")
        else:
            self.notify(self.say("saved", path=str(path)))

    def action_language(self) -> None:
        """Goes on in the next language."""
        self.host.speak_next()
        self.redraw()
        self.notify(self.say("language-now"))

    def action_pane(self, name: str) -> None:
        """Turns the pane to something; what it shows already is opened as a sheet."""
        if self.pane != name:
            self.pane = name
            self.draw_pane()
            return
        text = self.pane_text(Panels(self.host), sheet_width(self.app.size.width))
        self.app.push_screen(Sheet(self.say(f"pane-{name}"), text, self.say("sheet-hint"), name == "log"))

    def action_scroll_pane(self, lines: int) -> None:
        """Scrolls the pane."""
        self.query_one("#pane", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_card(self) -> None:
        """The card under the cursor, whole."""
        self.app.push_screen(Sheet(self.say("pane-card"), self.explained(), self.say("sheet-hint")))

    def action_help(self) -> None:
        """Keys, signs, and the rules in short."""
        self.app.push_screen(Sheet(self.say("help-title"), help_text(self.host), self.say("sheet-hint")))

    def action_leave(self) -> None:
        """Leaves, after a question; a game that is over needs none."""
        if self.host.state.over:
            self.app.exit()
            return
        saved = self.host.saved_to
        detail = self.say("leave-unsaved") if saved is None else self.say("leave-saved", path=str(saved))
        self._if_sure("leave-question", detail, self.app.exit)
