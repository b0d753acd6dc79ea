"""The game on one screen, by keyboard alone: choosing, taking back, saving, and everything to look at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import OptionList

from blackrose.language.printing import key_of
from blackrose.table.recorded.saves import SaveError
from blackrose.table.recorded.session import CannotTakeBack
from blackrose.table.shown import option_of
from blackrose.table.wire import CubesShown, OptionShown
from blackrose.terminal.description import Description
from blackrose.terminal.dialogs import Curtain, Question, SaveDialog, Sheet, sheet_width
from blackrose.terminal.ending import Ending
from blackrose.terminal.help import help_text
from blackrose.terminal.host import Host
from blackrose.terminal.naming import save_name
from blackrose.terminal.panels import Panels
from blackrose.terminal.seen_table import several
from blackrose.terminal.table_screen import TableScreen


class GameScreen(TableScreen):
    """Everything a player needs at once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
        ("u", "undo", ""),
        ("s", "save", ""),
        ("w", "why", ""),
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
        """``pace`` is the pause after each choice of a bot, in seconds."""
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
        """Lets the bots think in a thread, so that the screen stays alive, and pauses after each choice."""
        self.thinking = True
        self.asking = False
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
        decision = self.host.open_decision()
        self.asking = decision is not None
        self.picked = []
        if self.host.state.over:
            self.redraw()
            self.app.push_screen(Ending(self.host), lambda leave: self.app.exit() if leave else None)
        elif decision is not None and decision.seat != self.host.eyes:
            self._hand_over(decision.seat)
        else:
            self.redraw()

    def _hand_over(self, seat: int) -> None:
        who = self.host.seen.who(seat)
        self.asking = False
        self.host.eyes = seat

        def sat_down(_: None) -> None:
            self.asking = True
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
        """Takes an answer by its number; asks first if it is the last of a secret choice."""
        decision = self.decision
        self._typed = ""
        if decision is not None and (cubes := several(decision)) is not None:
            self._take_cube(cubes, number)
            return
        if decision is None or not 0 <= number < len(decision["options"]):
            return
        option = decision["options"][number]
        if not self.host.seals(self.host.eyes, option_of(option["id"])):
            self._choose(option)
            return
        description = Description(self.host.seen)
        detail = "\n".join([*description.answers(), description.answer(decision, option)])
        self._if_sure(f"seal-{key_of(decision['kind'])}", detail, lambda: self._choose(option))

    def _take_cube(self, cubes: CubesShown, number: int) -> None:
        """Picks a cube or leaves it again, one too many for the first one; behind the last: all that are."""
        if number < len(cubes["cubes"]):
            place = cubes["cubes"][number]["place"]
            if place in self.picked:
                self.picked.remove(place)
            else:
                self.picked = [*self.picked, place][-cubes["most"] :]
            self.redraw()
        elif len(self.picked) < cubes["least"]:
            self.notify(self.say("screen-cubes-wrong", most=cubes["most"]), severity="warning")
        else:
            self.host.choose(self.host.eyes, ("cubes", *self.picked))
            self.go_on()

    def _choose(self, option: OptionShown) -> None:
        self.host.choose(self.host.eyes, option_of(option["id"]))
        self.go_on()

    def _if_sure(self, key: str, detail: str, then: Callable[[], None]) -> None:
        """Asks, and goes on if the answer is yes."""
        question = Question(self.say(key), detail, self.say("question-hint"), self.say("letters-yes"))
        self.app.push_screen(question, lambda sure: then() if sure else None)

    def action_digit(self, digit: int) -> None:
        """Chooses by number; with more than nine answers a first digit may wait for a second."""
        if self.decision is None:
            return
        cubes = several(self.decision)
        count = len(self.decision["options"]) if cubes is None else len(cubes["cubes"]) + 1
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
        """Shows something else in the pane; what it shows already is opened as a sheet."""
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

    def action_why(self) -> None:
        """What is not offered, and why not."""
        text = Text("\n".join(Description(self.host.seen).not_now()))
        self.app.push_screen(Sheet(self.say("not-now-title"), text, self.say("sheet-hint")))

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
