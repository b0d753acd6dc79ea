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
from blackrose.cli.values import AddOption, names, number, one_of, word, words_of

LANGUAGES = ("en", "de", "ru")
EDITIONS = ("duel", "rebirth")
BOTS = ("random", "greedy")
PLAYERS = ("person", *BOTS)
POSITIONS = ("start", "planning", "action", "combat", "aim", "evocation", "mid-game")
REBIRTH_POSITIONS = ("start", "study", "planning", "action", "combat", "aim", "trap", "evocation", "mid-game")
MOST_SEATS = 6


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
        description="Black Rose Wars: Duel for two mages, Rebirth for two to six. An unofficial fan edition.",
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
# The commands' options
# --------------------------------------------------------------------------------------------------


def _edition(parser: Parser) -> None:
    parser.add_argument(
        "--edition",
        type=one_of("edition", EDITIONS),
        metavar="NAME",
        help="duel or rebirth (that of the cards with --pack, otherwise duel)",
    )


def _pack(parser: Parser, help_: str) -> None:
    parser.add_argument("--pack", type=Path, metavar="PATH", help=help_)


OWN_CARDS = "cards of your own: a file adds to Duel's, or to Rebirth's if it says so; a folder is a box"

SETUP_FLAGS = (
    ("--event", "SIDE", "Duel: side of the event card: random, choose, 0 or 1"),
    ("--quests", "SIDES", "Duel: sides of the quest cards: random, choose, or such as 1A+2B"),
    ("--grimoire", "LIST", "Duel: starting grimoire of the crown's holder: choose, random, 0 or 1"),
    ("--crown", "SEAT", "who begins: random, or the number of a seat, from 0 on"),
    ("--moons", "FIGURES", "Rebirth: where the moons and the end are: 6-18-30, 4-12-20, 2-6-10 or 8-24-40"),
    (
        "--expansion",
        "YES",
        "Rebirth: yes brings in Death, Angela and Mors; five and six players need it",
    ),
    ("--schools", "NAMES", "Rebirth: such as Hex,Alchemy; the rest is chosen"),
    ("--setup", "HOW", "Rebirth: mages, schools and grimoires: choose or random"),
    ("--mix", "PARTS", "parts of the other box, such as 'Law for Hex, Ulrich, forgotten'"),
)
"""Options with a flag of their own; ``--option`` sets every one there is."""


def _setup_options(parser: Parser) -> None:
    group = parser.add_argument_group("the set-up")
    group.set_defaults(options=None)
    add = parser.known_options.append
    for name, meta, help_ in SETUP_FLAGS:
        add(name)
        group.add_argument(name, action=AddOption, dest="options", metavar=meta, help=help_)
    add("--option")
    group.add_argument(
        "--option",
        action=AddOption,
        dest="options",
        metavar="NAME=VALUE",
        help="any option of the edition, such as steady-crown=yes, summoner=yes, reactions=windows",
    )
    add("--mages")
    group.add_argument("--mages", type=names, metavar="NAMES", help="such as Bartholomew,Ulrich")
    add("--pack")
    group.add_argument("--pack", type=Path, metavar="PATH", help=OWN_CARDS)


def _seed(parser: Parser, default: str | None) -> None:
    told = "without one, the game is dealt by real chance" if default is None else f"{default} if not given"
    parser.add_argument(
        "--seed", type=word, default=default, metavar="SEED", help=f"any word or number; {told}"
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
    _edition(parser)
    parser.add_argument(
        "--seats",
        type=words_of("kind of player", PLAYERS),
        metavar="WHO,WHO,…",
        help="who plays: person, random or greedy for each seat (you against one greedy bot, "
        "in Rebirth against three); Rebirth is for two to six",
    )
    _seed(parser, None)
    _lang(parser)
    parser.add_argument("--plain", action="store_true", help="plain lines, for pipes and screen readers")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save every choice to this file")
    _setup_options(parser)


def _sim(parser: Parser) -> None:
    _edition(parser)
    parser.add_argument(
        "--seats",
        type=words_of("bot", BOTS),
        metavar="BOT,BOT,…",
        help="who plays: random or greedy for each seat (one greedy, the others random, if not given)",
    )
    parser.add_argument(
        "--games", type=number(1, 100_000_000), default=200, metavar="N", help="how many (200)"
    )
    _seed(parser, "1")
    _jobs(parser)
    parser.add_argument("--json", action="store_true", help="the figures as JSON, without a progress bar")
    _setup_options(parser)


def _balance(parser: Parser) -> None:
    _edition(parser)
    parser.add_argument(
        "--seats",
        type=number(2, MOST_SEATS),
        metavar="N",
        help="how many play (2, in Rebirth 4)",
    )
    parser.add_argument(
        "--bot", type=one_of("bot", BOTS), default="greedy", metavar="BOT", help="who plays itself (greedy)"
    )
    parser.add_argument(
        "--games", type=number(1, 100_000_000), default=1000, metavar="N", help="how many (1000)"
    )
    _seed(parser, "1")
    _jobs(parser)
    parser.add_argument("--json", action="store_true", help="the figures as JSON, without a progress bar")
    _setup_options(parser)


def _replay(parser: Parser) -> None:
    _file(parser)
    parser.add_argument("--check", action="store_true", help="compare the state after every choice")
    _lang(parser)
    parser.add_argument(
        "--seat", type=number(0, MOST_SEATS - 1), metavar="N", help="the log as this seat sees it, from 0 on"
    )


def _verify(parser: Parser) -> None:
    _file(parser)
    parser.add_argument("--commitment", metavar="HEX", help="what was published at the start of the game")


def _perft(parser: Parser) -> None:
    known = tuple(dict.fromkeys((*POSITIONS, *REBIRTH_POSITIONS)))
    parser.add_argument(
        "position",
        nargs="?",
        type=one_of("position", known),
        metavar="POSITION",
        help=f"{', '.join(POSITIONS)}, in Rebirth study and trap too; all of them if none is named",
    )
    _edition(parser)
    parser.add_argument("--depth", type=number(1, 20), metavar="N", help="how many decisions ahead")
    parser.add_argument("--divide", action="store_true", help="the count below each answer")


def _bench(parser: Parser) -> None:
    parser.add_argument(
        "--games", type=number(1, 100_000), default=40, metavar="N", help="games a round (40)"
    )
    parser.add_argument("--rounds", type=number(1, 1000), default=5, metavar="N", help="rounds (5)")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")


def _load(parser: Parser) -> None:
    _edition(parser)
    parser.add_argument(
        "--seats", type=number(2, MOST_SEATS), metavar="N", help="how many play at a table (2, in Rebirth 4)"
    )
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
    _edition(parser)
    parser.add_argument(
        "--seats", type=number(2, MOST_SEATS), metavar="N", help="how many play (as many as chance has it)"
    )
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
    list_ = add("list", "name every card of a box, kind by kind", _later("cards", "list_all"))
    list_.add_argument("kind", nargs="?", type=word, metavar="KIND", help="only this kind, such as spell")
    _lang(list_)
    show = add("show", "print a card", _later("cards", "show"))
    show.add_argument("name", nargs="+", metavar="NAME", help="its name in any of the three languages")
    _lang(show)
    stats = add("stats", "count the forms of the card language that the cards use", _later("cards", "stats"))
    stats.add_argument("--json", action="store_true", help="the figures as JSON")
    for command in (list_, show, stats):
        _pack(command, OWN_CARDS)
    for command in (check, list_, show, stats):
        _edition(command)
