"""The line mode: sentences out, one line in for each answer; for pipes, scripts and screen readers.

Nothing moves the cursor and nothing is coloured. Every line of input is a number, a word of an answer, or a
command; whatever else comes is answered with what would be right.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from blackrose.game import Decision, Option
from blackrose.language.printer_sentences import capital
from blackrose.language.words import LANGUAGES, Argument
from blackrose.table.about import is_own_design
from blackrose.table.count import final_count
from blackrose.table.log import Line
from blackrose.table.questions import Label
from blackrose.table.saves import SaveError
from blackrose.table.session import CannotTakeBack
from blackrose.terminal.glyphs import OWN_DESIGN
from blackrose.terminal.help import primer
from blackrose.terminal.host import Host
from blackrose.terminal.naming import save_name
from blackrose.terminal.sketch import Sketch

COMMANDS = ("undo", "language", "board", "hand", "log", "help", "save", "quit", "options")
LETTERS = {"u": "undo", "l": "language", "b": "board", "h": "hand", "q": "quit", "?": "help", "o": "options"}
LOG_SHOWN = 40
"""How many lines of the log one `log` shows; `log all` shows all."""


class EndOfInput(Exception):
    """There is no more input."""


class Quit(Exception):
    """The player has had enough."""


class Plain:
    """Plays one game over two streams."""

    def __init__(self, host: Host, source: TextIO, sink: TextIO) -> None:
        """Reads answers from ``source`` and writes to ``sink``."""
        self.host = host
        self.source = source
        self.sink = sink
        self.interactive = source.isatty()
        self._told = 0
        self._last: Line | None = None
        self._commands: dict[str, Callable[[str], bool]] = {
            "undo": self._undo,
            "language": self._language,
            "board": self._board,
            "hand": self._hand,
            "log": self._log,
            "help": self._help,
            "save": self._save,
            "quit": self._quit,
            "options": self._options,
        }

    # ----------------------------------------------------------------------------------------------
    # Playing
    # ----------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Plays to the end of the game or of the input; gives the exit code."""
        self._greet()
        try:
            while not self.host.state.over:
                self.host.let_bots_choose()
                if (decision := self.host.open_decision()) is not None:
                    self._seat_at_keyboard(decision.seat)
                    self._tell()
                    self._ask(decision)
        except EndOfInput:
            self._write("")
            self._say(
                "plain-end-of-input" if self.host.saved_to is None else "plain-end-saved", path=self._path()
            )
            return 0
        except Quit:
            self._say("plain-quit" if self.host.saved_to is None else "plain-quit-saved", path=self._path())
            return 0
        self._tell(until_the_count=True)
        self._finish()
        return 0

    def _path(self) -> str:
        return str(self.host.saved_to or "")

    def _greet(self) -> None:
        for key in (f"title-{self.host.edition}", "notice-unofficial", "notice-original"):
            self._say(key)
        for seat in range(self.host.session.game.rules.seats):
            number = self._message("player", number=seat + 1)
            self._write(capital(f"{number}: {self.host.player(seat)}"))
        self._say("plain-start")
        self._write("")

    def _seat_at_keyboard(self, seat: int) -> None:
        """Hands the keyboard over; what the other may not see is pushed out of sight."""
        if seat == self.host.eyes:
            return
        who = self.host.names.faction(Sketch(self.host.narrator, self.host.view).scene, seat)
        if self.interactive:
            self._write("\n" * 60)
            self._say("curtain", who=who)
            self._read(self._message("curtain-ready"))
        else:
            self._say("curtain", who=who)
        self.host.eyes = seat
        self._up_to_date()
        self._recall()

    def _recall(self) -> None:
        """The last lines of the log, for somebody who could not look on."""
        for line in self.host.log()[-5:]:
            self._write("  " * line.level + line.text)

    def _tell(self, until_the_count: bool = False) -> None:
        """What has happened since the last time."""
        lines = self.host.log()
        if until_the_count:
            lines = lines[: max(at for at, line in enumerate(lines) if line.level == 0)]
        start = min(self._told, len(lines))
        if start and lines[start - 1] != self._last:
            start -= 1  # more has come into the line that was the last
        for line in lines[start:]:
            self._write("  " * line.level + line.text)
        self._up_to_date()

    def _up_to_date(self) -> None:
        """Nothing that happened until now need be told any more."""
        lines = self.host.log()
        self._told = len(lines)
        self._last = lines[-1] if lines else None

    def _ask(self, decision: Decision) -> None:
        """Puts a decision until it is answered, or until a command has changed what is asked."""
        self._show(decision)
        while True:
            given = self._read("> ")
            if not given:
                self._say("plain-empty", count=len(decision.options))
                continue
            command = self._command(given)
            if command is not None:
                word, rest = command
                if self._commands[word](rest):
                    return
                continue
            found = self._found(decision, given)
            if found is not None:
                if self._sealed(decision, found):
                    self.host.choose(decision.seat, found)
                return

    def _show(self, decision: Decision) -> None:
        view, narrator = self.host.view, self.host.narrator
        self._write("")
        self._write(narrator.questions.who_is_asked_what(view, decision))
        if sentence := narrator.texts.sentence(decision):
            self._write(f"  {sentence}")
        for answer in Sketch(narrator, view).answers():
            self._write(f"  {answer}")
        labels = narrator.questions.labels(view, decision)
        for number, (label, option) in enumerate(zip(labels, decision.options, strict=True), start=1):
            mark = f" {OWN_DESIGN}" if is_own_design(narrator.texts, view, decision, option) else ""
            hint = f" - {label.hint}" if label.hint else ""
            self._write(f"{number}. {label.text}{mark}{hint}")

    def _sealed(self, decision: Decision, option: Option) -> bool:
        """Asks before the last of some secret answers is given: it is the last moment to take back."""
        if not self.interactive or not self.host.seals(decision, option):
            return True
        self._write(Sketch(self.host.narrator, self.host.view).answer(decision, option))
        answer = self._read(self._message("plain-seal"))
        return answer.casefold() not in self._message("plain-no-words").split()

    # ----------------------------------------------------------------------------------------------
    # Understanding
    # ----------------------------------------------------------------------------------------------

    def _command(self, given: str) -> tuple[str, str] | None:
        """A command by its letter, its English word, or its word in the language of the moment."""
        word, _, rest = given.partition(" ")
        word = word.casefold()
        if word in LETTERS:
            return LETTERS[word], rest.strip()
        for command in COMMANDS:
            if word in (command, self._message(f"command-{command}")):
                return command, rest.strip()
        return None

    def _found(self, decision: Decision, given: str) -> Option | None:
        """The answer meant by a number or by words; None, and a hint, if there is not exactly one."""
        options = decision.options
        if given.isdecimal():
            number = int(given[:9])
            if 1 <= number <= len(options):
                return options[number - 1]
            self._say("plain-bad-number", given=shown(given), count=len(options))
            return None
        labels = self.host.narrator.questions.labels(self.host.view, decision)
        meant = matches(given, labels)
        if len(meant) == 1:
            return options[meant[0]]
        key = "plain-ambiguous" if meant else "plain-not-understood"
        told = self.host.names.list([f"{at + 1}. {labels[at].text}" for at in meant[:6]]) if meant else ""
        self._say(key, given=shown(given), count=len(options), list=told)
        return None

    # ----------------------------------------------------------------------------------------------
    # Commands; True if what is asked may have changed
    # ----------------------------------------------------------------------------------------------

    def _undo(self, rest: str) -> bool:
        try:
            self.host.take_back()
        except CannotTakeBack as error:
            self._say(f"undo-{error.reason.name.lower()}")
            return False
        self._say("undone")
        self._up_to_date()
        return True

    def _language(self, rest: str) -> bool:
        wanted = rest.casefold()[:2]
        if rest and wanted not in LANGUAGES:
            self._say("plain-bad-language", given=shown(rest))
            return False
        if wanted:
            self.host.language = wanted
        else:
            self.host.speak_next()
        self._say("language-now")
        self._up_to_date()
        return True

    def _board(self, rest: str) -> bool:
        self._write_lines(Sketch(self.host.narrator, self.host.view).board())
        return False

    def _hand(self, rest: str) -> bool:
        sketch = Sketch(self.host.narrator, self.host.view)
        self._write_lines([*sketch.hand(), *sketch.slots(self.host.eyes)])
        return False

    def _log(self, rest: str) -> bool:
        lines = self.host.log()
        shown = lines if rest else lines[-LOG_SHOWN:]
        self._write_lines(["  " * line.level + line.text for line in shown])
        return False

    def _help(self, rest: str) -> bool:
        keys = [f"plain-help-{number}" for number in range(1, 12)]
        self._write_lines([self._message(key) for key in keys])
        self._write_lines(primer(self.host))
        return False

    def _save(self, rest: str) -> bool:
        path = Path(rest) if rest else self.host.saved_to or save_name(edition=self.host.edition)
        try:
            self.host.save(path)
        except SaveError as error:
            self._say("save-failed", reason=str(error))
        else:
            self._say("saved", path=str(path))
        return False

    def _quit(self, rest: str) -> bool:
        raise Quit

    def _options(self, rest: str) -> bool:
        return True

    # ----------------------------------------------------------------------------------------------
    # The end, and the two streams
    # ----------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        host = self.host
        sketch = Sketch(host.narrator, host.view)
        journal = host.state.journal
        assert journal is not None
        self._write("")
        self._say("heading-count")
        for step in final_count(host.narrator, journal, host.eyes)[1:]:
            totals = sketch.say("power-line", list=sketch.by_faction(step.power))
            self._write(f"  {step.text} {totals}")
        who = host.names.faction(sketch.scene, host.state.result[0])
        self._say("over-winner", who=who)
        self._say("over-seed", seed=host.session.setup.seed)

    def _message(self, key: str, **arguments: Argument) -> str:
        return self.host.names.say(key, **arguments)

    def _say(self, key: str, **arguments: Argument) -> None:
        self._write(self._message(key, **arguments))

    def _write_lines(self, lines: list[str]) -> None:
        for line in lines:
            self._write(line)

    def _write(self, text: str) -> None:
        print(text, file=self.sink)

    def _read(self, prompt: str) -> str:
        """One line of input without the spaces around it."""
        if self.interactive:
            self.sink.write(prompt)
        self.sink.flush()
        line = self.source.readline()
        if not line:
            raise EndOfInput
        return line.strip()


def shown(given: str) -> str:
    """The beginning of what was typed, as it can be shown again: no control characters."""
    return "".join(char if char.isprintable() else "�" for char in given[:40])


def matches(given: str, labels: list[Label]) -> list[int]:
    """The answers that words mean: one that says exactly this, or all that have every word."""
    wanted = given.casefold()
    exact = [at for at, label in enumerate(labels) if label.text.casefold() == wanted]
    if exact:
        return exact
    return [
        at for at, label in enumerate(labels) if all(word in label.text.casefold() for word in wanted.split())
    ]
