"""The command line: the commands, and how a line that is not right is answered."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NoReturn

from blackrose import __version__, engine_in_use
from blackrose.cli.errors import CommandError, unknown


class Parser(argparse.ArgumentParser):
    """A parser that answers a wrong line with one line, and knows which options it has."""

    def __init__(self, **settings: Any) -> None:
        """Options must be written out: an abbreviation could come to mean something else."""
        super().__init__(allow_abbrev=False, **settings)
        self.commands: dict[str, Parser] = {}
        self.known_options: list[str] = []
        self.filling: str | None = None

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        """Remembers the names of options, for suggestions."""
        if hasattr(self, "known_options"):
            self.known_options += [name for name in names if name.startswith("--")]
        return super().add_argument(*names, **settings)

    def fill(self) -> None:
        """Adds what stands in :mod:`blackrose.cli.options`. It speaks of the editions, so the game is loaded
        for it, which a wrong command need not wait for.
        """
        if self.filling is not None:
            name, self.filling = self.filling, None
            getattr(import_module("blackrose.cli.options"), name)(self)

    def format_help(self) -> str:
        """The help, with all options."""
        self.fill()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Prints one line, then how to get help."""
        raise CommandError(f"{self.prog}: {message} ({self.prog} --help explains)")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """What a command line asks for; ``run`` is the function that does it."""
    parser = build()
    chosen = parser
    words = list(arguments)
    while chosen.commands and words and not words[0].startswith("-"):
        if words[0] not in chosen.commands:
            chosen.error(unknown("command", words[0], chosen.commands))
        chosen = chosen.commands[words.pop(0)]
    if chosen.commands and not set(words) & {"-h", "--help", "--version"}:
        if words:
            chosen.error(f"unknown option {words[0]!r}")
        chosen.error(f"say what to do: {', '.join(chosen.commands)}")
    if not chosen.commands:
        chosen.fill()
    given, extra = parser.parse_known_args(arguments)
    if extra:
        known = chosen.known_options
        is_option = extra[0].startswith("-") and known
        chosen.error(unknown("option", extra[0], known) if is_option else f"too much: {extra[0]!r}")
    return given


COMMANDS = {
    "play": ("play", "play in the browser, alone or with friends"),
    "terminal": ("games", "play in this terminal"),
    "sim": ("lab", "let bots play many games and count who wins"),
    "balance": ("lab", "let a bot play itself and tell how fair the box is"),
    "replay": ("games", "play a saved game again: its log, or a check of every step"),
    "verify": ("games", "prove that a saved game was dealt from its key"),
    "perft": ("lab", "count in how many ways the next decisions can go"),
    "bench": ("lab", "measure the speed of the engine"),
    "load": ("load", "measure the server under many tables"),
    "fuzz": ("lab", "play random games and check each of them"),
}
"""The module that has the function of that name, and what the command does."""

CARD_COMMANDS = {
    "check": "read cards and say what is wrong with them",
    "list": "name every card of a box, kind by kind",
    "show": "print a card",
    "stats": "count the forms of the card language that the cards use",
}


def build() -> Parser:
    """All commands; each gets its options when it is chosen."""
    parser = Parser(prog="blackrose", epilog="Start with: blackrose play")
    parser.filling = "introduce"
    parser.add_argument(
        "--version", action="version", version=f"blackrose {__version__} (engine: {engine_in_use()})"
    )
    add = _adder(parser)
    for name, (module, help_) in COMMANDS.items():
        add(name, help_, _later(module, name)).filling = name
    cards = add("cards", "look at the cards, or check your own", None)
    add = _adder(cards)
    for name, help_ in CARD_COMMANDS.items():
        add(name, help_, _later("cards", f"{name}_cards")).filling = f"{name}_cards"
    return parser


Run = Callable[[argparse.Namespace], int]
Adder = Callable[[str, str, Run | None], Parser]


def _adder(parser: Parser) -> Adder:
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    def add(name: str, help_: str, run: Run | None) -> Parser:
        command: Parser = commands.add_parser(
            name, help=help_, description=help_[0].upper() + help_[1:] + "."
        )
        parser.commands[name] = command
        command.set_defaults(run=run)
        return command

    return add


def _later(module: str, function: str) -> Run:
    """A command's function, imported when it is called."""

    def run(given: argparse.Namespace) -> int:
        code: int = getattr(import_module(f"blackrose.cli.{module}"), function)(given)
        return code

    return run
