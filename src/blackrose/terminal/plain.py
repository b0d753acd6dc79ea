"""The line mode: sentences out, one line in for each answer; for pipes, scripts and screen readers.

Nothing moves the cursor and nothing is coloured. Every line of input is a number, a word of an answer, or a
command; anything else is answered with a hint.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from blackrose.game import IllegalChoice
from blackrose.language.printing import capital
from blackrose.language.words import LANGUAGES, Argument
from blackrose.table.recorded.saves import SaveError
from blackrose.table.recorded.session import CannotTakeBack
from blackrose.table.shown import option_of
from blackrose.table.wire import NONE, CubesShown, DecisionShown, LogLine, OptionShown
from blackrose.terminal import solo
from blackrose.terminal.description import Description
from blackrose.terminal.glyphs import OWN_DESIGN
from blackrose.terminal.help import primer
from blackrose.terminal.host import Host
from blackrose.terminal.naming import save_name
from blackrose.terminal.seen_table import several

COMMANDS = ("undo", "language", "board", "hand", "log", "help", "save", "quit", "options", "why")
LETTERS = {
    "u": "undo",
    "l": "language",
    "b": "board",
    "h": "hand",
    "q": "quit",
    "?": "help",
    "o": "options",
    "w": "why",
}
NUMBERS = re.compile(r"\d+([\s,]+\d+)*")
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
        self._last: LogLine | None = None
        self._named: list[int] = []  # places of cubes, while more must be named
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
            "why": self._why,
        }

    # ----------------------------------------------------------------------------------------------
    # Playing
    # ----------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Plays to the end of the game or of the input; returns the exit code."""
        self._greet()
        try:
            while not self.host.state.over:
                self.host.let_bots_choose()
                if (decision := self.host.open_decision()) is not None:
                    self._seat_at_keyboard(decision.seat)
                    self._tell()
                    self._ask()
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
        for seat in range(len(self.host.seen.seats)):
            number = self._message("player", number=seat + 1)
            self._write(capital(f"{number}: {self.host.player(seat)}"))
        self._write_lines(solo.before(self.host))
        self._say("plain-start")
        self._write("")

    def _seat_at_keyboard(self, seat: int) -> None:
        """Hands the keyboard over; what the other may not see is pushed out of sight."""
        if seat == self.host.eyes:
            return
        who = self.host.seen.who(seat)
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
        self._write_lines(told(self.host.log()[-5:]))

    def _tell(self, until_the_count: bool = False) -> None:
        """What has happened since the last time."""
        lines = self.host.log()
        if until_the_count:
            lines = lines[: max(at for at, line in enumerate(lines) if line["level"] == 0)]
        start = min(self._told, len(lines))
        if start and lines[start - 1] != self._last:
            start -= 1  # more has come into the line that was the last
        self._write_lines(told(lines[start:]))
        self._up_to_date()

    def _up_to_date(self) -> None:
        """Notes that everything so far has been told."""
        lines = self.host.log()
        self._told = len(lines)
        self._last = lines[-1] if lines else None

    def _ask(self) -> None:
        """Puts the open decision until it is answered, or until a command has changed what is asked."""
        decision = self.host.shown["decision"]
        assert decision is not None
        self._named = []
        self._show(decision)
        while True:
            given = self._read("> ")
            if not given:
                self._say("plain-empty", count=len(decision["options"]))
                continue
            command = self._command(given)
            if command is not None:
                word, rest = command
                if self._commands[word](rest):
                    return
                continue
            if (cubes := several(decision)) is not None and NUMBERS.fullmatch(given):
                if self._picked(cubes, given):
                    return
                continue
            found = self._found(decision, given)
            if found is not None:
                if self._sealed(decision, found):
                    self.host.choose(self.host.eyes, option_of(found["id"]))
                return

    def _show(self, decision: DecisionShown) -> None:
        self._write("")
        if decision["behalf_text"]:
            self._write(decision["behalf_text"])
        self._write(decision["asked"])
        if decision["sentence"]:
            self._write(f"  {decision['sentence']}")
        for answer in Description(self.host.seen).answers():
            self._write(f"  {answer}")
        if (cubes := several(decision)) is not None:
            self._say("plain-cubes", least=cubes["least"], most=cubes["most"])
            for number, cube in enumerate(cubes["cubes"], start=1):
                self._write(f"{number}. {cube['text']}")
            return
        for number, option in enumerate(decision["options"], start=1):
            mark = f" {OWN_DESIGN}" if self.host.seen.names_own_design(option) else ""
            hint = f" - {option['hint']}" if option["hint"] else ""
            self._write(f"{number}. {option['text']}{mark}{hint}")

    def _picked(self, cubes: CubesShown, given: str) -> bool:
        """Chooses cubes by their numbers; False, and a hint, if more are to be named or these cannot be
        chosen.
        """
        there = dict(enumerate((cube["place"] for cube in cubes["cubes"]), start=1))
        numbers = [number for number in map(int, re.findall(r"\d+", given[:99])) if number]
        named = [*self._named, *(there.get(number, NONE) for number in numbers)]
        if len(named) < cubes["least"] and NONE not in named and len(set(named)) == len(named):
            self._named = named
            self._say("plain-cubes-more", left=cubes["least"] - len(named))
            return False
        try:
            self.host.choose(self.host.eyes, ("cubes", *named))
        except IllegalChoice:
            self._say("plain-cubes-wrong", given=shown(given))
            self._named = []
            return False
        return True

    def _sealed(self, decision: DecisionShown, option: OptionShown) -> bool:
        """Asks before the last answer of a secret choice is given, because it cannot be taken back."""
        if not self.interactive or not self.host.seals(self.host.eyes, option_of(option["id"])):
            return True
        self._write(Description(self.host.seen).answer(decision, option))
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

    def _found(self, decision: DecisionShown, given: str) -> OptionShown | None:
        """The answer meant by a number or by words; None, and a hint, if there is not exactly one."""
        options = decision["options"]
        if given.isdecimal():
            number = int(given[:9])
            if 1 <= number <= len(options):
                return options[number - 1]
            self._say("plain-bad-number", given=shown(given), count=len(options))
            return None
        meant = matches(given, [option["text"] for option in options])
        if len(meant) == 1:
            return options[meant[0]]
        key = "plain-ambiguous" if meant else "plain-not-understood"
        named = (
            self.host.names.list([f"{at + 1}. {options[at]['text']}" for at in meant[:6]]) if meant else ""
        )
        self._say(key, given=shown(given), count=len(options), list=named)
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
        self._write_lines([*solo.goals(self.host), *Description(self.host.seen).board()])
        return False

    def _hand(self, rest: str) -> bool:
        description = Description(self.host.seen)
        self._write_lines([*description.hand(), *description.slots(self.host.seen.seats[self.host.eyes])])
        return False

    def _log(self, rest: str) -> bool:
        lines = self.host.log()
        self._write_lines(told(lines if rest else lines[-LOG_SHOWN:]))
        return False

    def _help(self, rest: str) -> bool:
        keys = [f"plain-help-{number}" for number in range(1, 13)]
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

    def _why(self, rest: str) -> bool:
        self._write_lines(Description(self.host.seen).not_now())
        return False

    # ----------------------------------------------------------------------------------------------
    # The end, and the two streams
    # ----------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        host, over = self.host, self.host.shown["over"]
        assert over is not None
        description = Description(host.seen)
        self._write("")
        self._say("heading-count")
        for line in over["count"]:
            totals = description.say("power-line", list=description.by_faction(line["power"]))
            self._write(f"  {line['text']} {totals}")
        if len(over["winners"]) > 1:
            self._write(over["text"])
        else:
            self._say("over-winner", who=host.seen.who(over["winner"]))
        self._write_lines(solo.after(host))
        self._say("over-seed", seed=host.session.setup.seed)
        if kept := solo.keep(host):
            self._write(kept)

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


def told(lines: list[LogLine]) -> list[str]:
    """Lines of the log, each set in as deep as it stands."""
    return ["  " * line["level"] + line["text"] for line in lines]


def matches(given: str, answers: list[str]) -> list[int]:
    """The answers that words mean: one that says exactly this, or all that have every word."""
    wanted = given.casefold()
    exact = [at for at, text in enumerate(answers) if text.casefold() == wanted]
    if exact:
        return exact
    return [at for at, text in enumerate(answers) if all(word in text.casefold() for word in wanted.split())]
