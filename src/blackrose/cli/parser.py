"""The command line: the commands, their options, and the help a player reads."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from blackrose import __version__
from blackrose.cli.errors import CommandError, unknown

LANGUAGES = ("en", "de", "ru")
EDITIONS = ("duel",)
BOTS = ("random", "greedy")
PLAYERS = ("person", *BOTS)
POSITIONS = ("start", "planning", "action", "combat", "aim", "evocation", "mid-game")


class Parser(argparse.ArgumentParser):
    """A parser that answers a wrong line with one line, and knows which options it has."""

    def __init__(self, **settings: Any) -> None:
        """Options must be written out: an abbreviation could come to mean something else."""
        super().__init__(allow_abbrev=False, **settings)
        self.commands: dict[str, Parser] = {}
        self.known_options: list[str] = []

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        """Remembers the names of options, for suggestions."""
        if hasattr(self, "known_options"):
            self.known_options += [name for name in names if name.startswith("--")]
        return super().add_argument(*names, **settings)

    def error(self, message: str) -> NoReturn:
        """One line, then the way to the help."""
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
    given, extra = parser.parse_known_args(arguments)
    if extra:
        known = chosen.known_options
        is_option = extra[0].startswith("-") and known
        chosen.error(unknown("option", extra[0], known) if is_option else f"too much: {extra[0]!r}")
    return given


def build() -> Parser:
    """All commands."""
    parser = Parser(
        prog="blackrose",
        description="Black Rose Wars: Duel, for one or two players. An unofficial fan edition.",
        epilog="Start with: blackrose play",
    )
    parser.add_argument("--version", action="version", version=f"blackrose {__version__}")
    add = _adder(parser)
    _play(add("play", "play in the browser, alone or with friends", _later("play", "play")))
    _terminal(add("terminal", "play in this terminal", _later("games", "terminal")))
    _sim(add("sim", "let bots play many games and count who wins", _later("lab", "sim")))
    _balance(add("balance", "let a bot play itself and tell how fair the box is", _later("lab", "balance")))
    _replay(
        add("replay", "play a saved game again: its log, or a check of every step", _later("games", "replay"))
    )
    _verify(add("verify", "prove that a saved game was dealt from its key", _later("games", "verify")))
    _perft(add("perft", "count in how many ways the next decisions can go", _later("lab", "perft")))
    _bench(add("bench", "measure the speed of the engine", _later("lab", "bench")))
    _load(add("load", "measure the server under many tables", _later("load", "load")))
    _fuzz(add("fuzz", "play random games and check each of them", _later("lab", "fuzz")))
    _cards(add("cards", "look at the cards, or check your own", None))
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


# --------------------------------------------------------------------------------------------------
# Kinds of values
# --------------------------------------------------------------------------------------------------


def one_of(what: str, known: Sequence[str]) -> Callable[[str], str]:
    """A word from a list; another one is refused with the nearest."""

    def read(text: str) -> str:
        if text not in known:
            raise argparse.ArgumentTypeError(unknown(what, text, known))
        return text

    return read


def words_of(what: str, known: Sequence[str]) -> Callable[[str], tuple[str, ...]]:
    """Words with commas between them."""
    read_one = one_of(what, known)

    def read(text: str) -> tuple[str, ...]:
        return tuple(read_one(word.strip()) for word in text.split(","))

    return read


def _word(text: str) -> str:
    """Anything that can be printed."""
    if not text.isprintable() or len(text) > 200:
        raise argparse.ArgumentTypeError("not a word or number")
    return text


def names(text: str) -> tuple[str, ...]:
    """Names with commas between them; one may be left out."""
    return tuple(name.strip() for name in text.split(","))


def number(least: int, most: int) -> Callable[[str], int]:
    """A whole number within limits."""

    def read(text: str) -> int:
        if not text.lstrip("-").isdecimal() or len(text) > 12 or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {least} to {most}")
        return int(text)

    return read


# --------------------------------------------------------------------------------------------------
# The commands' options
# --------------------------------------------------------------------------------------------------


def _setup_options(parser: Parser) -> None:
    group = parser.add_argument_group("the set-up")
    add = parser.known_options.append
    for name, meta, help_ in (
        ("--event", "SIDE", "side of the event card: random, choose, 0 or 1"),
        ("--quests", "SIDES", "sides of the quest cards: random, choose, or such as 1A+2B"),
        ("--grimoire", "LIST", "starting grimoire of the crown's holder: choose, random, 0 or 1"),
        ("--crown", "SEAT", "who begins: random, 0 or 1"),
    ):
        add(name)
        group.add_argument(name, metavar=meta, help=help_)
    add("--mages")
    group.add_argument("--mages", type=names, metavar="NAMES", help="such as Bartholomew,Ulrich")
    add("--pack")
    group.add_argument(
        "--pack",
        type=Path,
        metavar="PATH",
        help="cards of your own: a file adds to Duel's, a folder is a box",
    )


def _seed(parser: Parser, default: str | None) -> None:
    told = "without one, the game is dealt by real chance" if default is None else f"{default} if not given"
    parser.add_argument(
        "--seed", type=_word, default=default, metavar="SEED", help=f"any word or number; {told}"
    )


def _jobs(parser: Parser) -> None:
    cores = os.cpu_count() or 1
    parser.add_argument(
        "--jobs", type=number(1, 256), default=cores, metavar="N", help="processes (all cores)"
    )


def _lang(parser: Parser) -> None:
    parser.add_argument(
        "--lang", type=one_of("language", LANGUAGES), default="en", metavar="LANG", help="en, de or ru"
    )


def _file(parser: Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--pack", type=Path, metavar="PATH", help="the cards it was played with")


def _play(parser: Parser) -> None:
    parser.add_argument(
        "--host", metavar="H", help="the address to listen on (127.0.0.1; 0.0.0.0 lets the network in)"
    )
    parser.add_argument(
        "--port", type=number(0, 65535), metavar="N", help="the port (8033); 0 takes a free one"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")


def _terminal(parser: Parser) -> None:
    parser.add_argument(
        "--seats",
        type=words_of("kind of player", PLAYERS),
        default=("person", "greedy"),
        metavar="WHO,WHO",
        help="who plays: person, random or greedy (person,greedy if not given)",
    )
    _seed(parser, None)
    _lang(parser)
    parser.add_argument("--plain", action="store_true", help="plain lines, for pipes and screen readers")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save every choice to this file")
    _setup_options(parser)


def _sim(parser: Parser) -> None:
    parser.add_argument(
        "--edition", type=one_of("edition", EDITIONS), default="duel", metavar="NAME", help="duel"
    )
    parser.add_argument(
        "--seats",
        type=words_of("bot", BOTS),
        default=("greedy", "random"),
        metavar="BOT,BOT",
        help="who plays: random or greedy (greedy,random if not given)",
    )
    parser.add_argument(
        "--games", type=number(1, 100_000_000), default=200, metavar="N", help="how many (200)"
    )
    _seed(parser, "1")
    _jobs(parser)
    parser.add_argument("--json", action="store_true", help="the figures as JSON, without a progress bar")
    _setup_options(parser)


def _balance(parser: Parser) -> None:
    parser.add_argument(
        "--bot", type=one_of("bot", BOTS), default="greedy", metavar="BOT", help="who plays itself (greedy)"
    )
    parser.add_argument(
        "--games", type=number(1, 100_000_000), default=1000, metavar="N", help="how many (1000)"
    )
    _seed(parser, "1")
    _jobs(parser)
    parser.add_argument("--pack", type=Path, metavar="PATH", help="cards of your own: a file or a folder")
    parser.add_argument("--json", action="store_true", help="the figures as JSON, without a progress bar")


def _replay(parser: Parser) -> None:
    _file(parser)
    parser.add_argument("--check", action="store_true", help="compare the state after every choice")
    _lang(parser)
    parser.add_argument("--seat", type=number(0, 1), metavar="N", help="the log as this seat sees it: 0 or 1")


def _verify(parser: Parser) -> None:
    _file(parser)
    parser.add_argument("--commitment", metavar="HEX", help="what was published at the start of the game")


def _perft(parser: Parser) -> None:
    parser.add_argument(
        "position",
        nargs="?",
        type=one_of("position", POSITIONS),
        metavar="POSITION",
        help=f"{', '.join(POSITIONS)}; all of them if none is named",
    )
    parser.add_argument("--depth", type=number(1, 20), metavar="N", help="how many decisions ahead")
    parser.add_argument("--divide", action="store_true", help="the count below each answer")


def _bench(parser: Parser) -> None:
    parser.add_argument(
        "--games", type=number(1, 100_000), default=40, metavar="N", help="games a round (40)"
    )
    parser.add_argument("--rounds", type=number(1, 1000), default=5, metavar="N", help="rounds (5)")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")


def _load(parser: Parser) -> None:
    parser.add_argument(
        "--tables", type=number(1, 5000), default=200, metavar="N", help="live tables at the end (200)"
    )
    parser.add_argument(
        "--seconds", type=number(1, 3600), default=60, metavar="N", help="seconds of play in all (60)"
    )
    parser.add_argument(
        "--idle", type=number(0, 50_000), default=2000, metavar="N", help="idle connections (2000)"
    )
    parser.add_argument("--json", action="store_true", help="the figures as JSON")


def _fuzz(parser: Parser) -> None:
    parser.add_argument(
        "--games", type=number(1, 100_000_000), default=1000, metavar="N", help="how many (1000)"
    )
    _seed(parser, "0")
    _jobs(parser)
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="FOLDER", help="where games that fail are saved (here)"
    )


def _cards(parser: Parser) -> None:
    add = _adder(parser)
    check = add("check", "read cards and say what is wrong with them", _later("cards", "check"))
    check.add_argument("path", nargs="?", type=Path, metavar="PATH", help="a folder or a file of your own")
    show = add("show", "print a card", _later("cards", "show"))
    show.add_argument("name", nargs="+", metavar="NAME", help="its name in any of the three languages")
    _lang(show)
    stats = add("stats", "count the forms of the card language that the cards use", _later("cards", "stats"))
    stats.add_argument("--json", action="store_true", help="the figures as JSON")
    for command in (show, stats):
        command.add_argument(
            "--pack",
            type=Path,
            metavar="PATH",
            help="cards of your own: a file adds to Duel's, a folder is a box",
        )
