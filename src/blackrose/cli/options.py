"""The commands' options, and the help a player reads."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from blackrose.bots import BOTS
from blackrose.cli import offer
from blackrose.cli.parser import Parser
from blackrose.cli.values import AddOption, names, number, one_of, word, words_of
from blackrose.game import EDITIONS, USUAL_EDITION
from blackrose.language.wording import LANGUAGES

PLAYERS = ("person", *BOTS)
FEWEST_SEATS = 1
"""One mage plays alone against an Avatar; elsewhere an edition asks for more."""

AVATAR_OPTIONS = ("avatar", "difficulty", "together")
"""Flags that mean something only where an Avatar plays."""


def introduce(parser: Parser) -> None:
    """What the program is."""
    parser.description = f"Black Rose Wars: {offer.editions()}. An unofficial fan edition."


def _edition(parser: Parser) -> None:
    parser.add_argument(
        "--edition",
        type=one_of("edition", tuple(EDITIONS)),
        metavar="NAME",
        help=f"{offer.names()} (that of --pack or --avatar, otherwise {USUAL_EDITION})",
    )


OWN_CARDS = "cards of your own: a file adds to the box it names or to the usual one; a folder is a box"


def _setup_options(parser: Parser) -> None:
    group = parser.add_argument_group("the set-up")
    group.set_defaults(options=None)
    add = parser.known_options.append
    for name, flag in offer.flags().items():
        add(name)
        group.add_argument(name, action=AddOption, dest="options", metavar=flag.takes, help=flag.help)
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


def _seats_number() -> Callable[[str], int]:
    return number(FEWEST_SEATS, offer.most_seats())


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


def _avatar_options(parser: Parser) -> None:
    """The options of an Avatar alone, for commands that settle the rest of the set-up."""
    group = parser.add_argument_group("an Avatar")
    group.set_defaults(options=None)
    for name, flag in offer.flags().items():
        if name.removeprefix("--") in AVATAR_OPTIONS:
            parser.known_options.append(name)
            group.add_argument(name, action=AddOption, dest="options", metavar=flag.takes, help=flag.help)


def play(parser: Parser) -> None:
    """The options of ``play``."""
    parser.add_argument(
        "--host", metavar="H", help="the address to listen on (127.0.0.1; 0.0.0.0 lets the network in)"
    )
    parser.add_argument(
        "--port", type=number(0, 65535), metavar="N", help="the port (8033); 0 takes a free one"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")


def terminal(parser: Parser) -> None:
    """The options of ``terminal``."""
    _edition(parser)
    parser.add_argument(
        "--seats",
        type=words_of("kind of player", PLAYERS),
        metavar="WHO,WHO,…",
        help="who plays: person, random or greedy for each seat "
        f"(you against greedy bots; seats in all: {offer.usual_seats()}; alone against an Avatar)",
    )
    _seed(parser, None)
    _lang(parser)
    parser.add_argument("--plain", action="store_true", help="plain lines, for pipes and screen readers")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save every choice to this file")
    _solo(parser)
    _setup_options(parser)


def _solo(parser: Parser) -> None:
    """What can be played alone against an Avatar, besides a game of one's own."""
    group = parser.add_argument_group("alone against an Avatar")
    add = parser.known_options.append
    for name, help_ in (
        ("--today", "the game of the day, the same for everybody"),
        ("--challenges", "list the prepared challenges"),
        ("--records", "list one's games against an Avatar"),
    ):
        add(name)
        group.add_argument(name, action="store_true", help=help_)
    add("--challenge")
    group.add_argument(
        "--challenge", type=word, metavar="NAME", help="a prepared challenge, or a file of your own"
    )


def sim(parser: Parser) -> None:
    """The options of ``sim``."""
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


def balance(parser: Parser) -> None:
    """The options of ``balance``."""
    _edition(parser)
    parser.add_argument(
        "--seats",
        type=_seats_number(),
        metavar="N",
        help=f"how many play ({offer.usual_seats()}; 1 against an Avatar)",
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


def replay(parser: Parser) -> None:
    """The options of ``replay``."""
    _file(parser)
    parser.add_argument("--check", action="store_true", help="compare the state after every choice")
    _lang(parser)
    parser.add_argument(
        "--seat",
        type=number(0, offer.most_seats() - 1),
        metavar="N",
        help="the log as this seat sees it, from 0 on",
    )


def verify(parser: Parser) -> None:
    """The options of ``verify``."""
    _file(parser)
    parser.add_argument("--commitment", metavar="HEX", help="what was published at the start of the game")


def perft(parser: Parser) -> None:
    """The options of ``perft``."""
    parser.add_argument(
        "position",
        nargs="?",
        type=one_of("position", offer.positions()),
        metavar="POSITION",
        help=f"{offer.positions_told()}; all of them if none is named",
    )
    _edition(parser)
    parser.add_argument("--depth", type=number(1, 20), metavar="N", help="how many decisions ahead")
    parser.add_argument("--divide", action="store_true", help="the count below each answer")
    _avatar_options(parser)


def bench(parser: Parser) -> None:
    """The options of ``bench``."""
    parser.add_argument(
        "--games", type=number(1, 100_000), default=40, metavar="N", help="games a round (40)"
    )
    parser.add_argument("--rounds", type=number(1, 1000), default=5, metavar="N", help="rounds (5)")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    _avatar_options(parser)


def load(parser: Parser) -> None:
    """The options of ``load``."""
    _edition(parser)
    parser.add_argument(
        "--seats",
        type=_seats_number(),
        metavar="N",
        help=f"how many play at a table ({offer.usual_seats()})",
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


def fuzz(parser: Parser) -> None:
    """The options of ``fuzz``."""
    _edition(parser)
    parser.add_argument(
        "--seats", type=_seats_number(), metavar="N", help="how many play (as many as chance has it)"
    )
    parser.add_argument(
        "--games", type=number(1, 100_000_000), default=1000, metavar="N", help="how many (1000)"
    )
    _seed(parser, "0")
    _jobs(parser)
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="FOLDER", help="where games that fail are saved (here)"
    )
    _avatar_options(parser)


def check_cards(parser: Parser) -> None:
    """The options of ``cards check``."""
    parser.add_argument("path", nargs="?", type=Path, metavar="PATH", help="a folder or a file of your own")
    _edition(parser)


def list_cards(parser: Parser) -> None:
    """The options of ``cards list``."""
    parser.add_argument("kind", nargs="?", type=word, metavar="KIND", help="only this kind, such as spell")
    _lang(parser)
    _own_cards(parser)


def show_cards(parser: Parser) -> None:
    """The options of ``cards show``."""
    parser.add_argument("name", nargs="+", metavar="NAME", help="its name in any of the three languages")
    _lang(parser)
    _own_cards(parser)


def stats_cards(parser: Parser) -> None:
    """The options of ``cards stats``."""
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    _own_cards(parser)


def _own_cards(parser: Parser) -> None:
    parser.add_argument("--pack", type=Path, metavar="PATH", help=OWN_CARDS)
    _edition(parser)
