"""What a new table can be: every edition the engine knows, its options and what they do, its mages, the bots.

An edition brings the words for its name, its options and their values; one that is missing is an error, which
a test finds for every edition there is.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from msgspec import Struct

from blackrose.bots import BOTS
from blackrose.game import LISTINGS, BadSetup, Game, box_of
from blackrose.game.box import Edition, Pack
from blackrose.game.listings import Listing, bound_rooms
from blackrose.language.words import Words, words
from blackrose.server.errors import SERVER_WORDS
from blackrose.table.live.windows import DEFAULT_LENGTH, LENGTHS

WINDOW: Final = "window"
"""The table's own option: how long windows are among several people."""

OWN_LODGE: Final = "lodge"
"""The option that lays out the rooms: their numbers, place by place."""

NOT_OFFERED: Final = ("mix", "reactions", "schools")
"""Options that follow from who plays, or that are no choice from a list."""


class ValueOffered(Struct):
    """A value an option can have, and what it does."""

    value: str
    name: str
    text: str


class OptionOffered(Struct):
    """An option of the set-up; the first of its values is the one that is taken if none is named. One that
    lays out the rooms has the numbers of those bound to a place instead: the first to the centre, the others
    beside it.
    """

    option: str
    name: str
    text: str
    values: list[ValueOffered]
    bound: list[int] = []


class MageOffered(Struct):
    """A mage of the box: ``mage`` names it in a request; ``expansion``: only with the option of that name."""

    mage: str
    name: str
    expansion: bool


class BotOffered(Struct):
    """A bot, and how it plays."""

    bot: str
    name: str
    text: str


class EditionOffered(Struct):
    """An edition: ``seats`` are the numbers of players it is for."""

    edition: str
    name: str
    text: str
    seats: list[int]
    options: list[OptionOffered]
    mages: list[MageOffered]
    bots: list[BotOffered]


def editions_offered(language: str) -> tuple[EditionOffered, ...]:
    """All editions in a language."""
    return tuple(_edition(listed, language) for listed in LISTINGS.values())


def edition_words(listed: Listing, language: str) -> Words:
    """The server's words and those of an edition."""
    return words(language, SERVER_WORDS, own=listed.words)


@cache
def _edition(listed: Listing, language: str) -> EditionOffered:
    name, edition, said = listed.name, listed.edition, edition_words(listed, language)
    pack = box_of(name)
    told = said.phrase(f"edition-{name}")
    return EditionOffered(
        edition=name,
        name=told.text,
        text=told.forms["text"],
        seats=[seats for seats in sorted(edition.layouts) if _can_be_set_up(name, edition, seats)],
        options=[
            _option(said, pack, name, option, values) for option, values in options_offered(edition).items()
        ],
        mages=[
            MageOffered(mage.name.en, getattr(mage.name, language), mage.name.en in edition.expansion)
            for mage in pack.mages
        ],
        bots=[_bot(said, bot) for bot in BOTS],
    )


def options_offered(edition: Edition) -> dict[str, tuple[str, ...]]:
    """The options of an edition that are chosen from a list, and how long windows are where it has them."""
    offered = {name: values for name, values in edition.options.items() if name not in NOT_OFFERED}
    if "reactions" in edition.options:
        lengths = sorted(LENGTHS, key=lambda length: length != DEFAULT_LENGTH)
        offered[WINDOW] = tuple(map(str, lengths))
    return offered


def _can_be_set_up(name: str, edition: Edition, seats: int) -> bool:
    """Whether the box has enough for so many, with all that can be added."""
    added = {"expansion": "yes"} if "expansion" in edition.options else {}
    try:
        Game.new(name, ("",) * seats, b"", added)
    except BadSetup:
        return False
    return True


def _option(said: Words, pack: Pack, edition: str, option: str, values: tuple[str, ...]) -> OptionOffered:
    key = f"option-{edition}-{key_part(option)}"
    told = said.phrase(key)
    offered = []
    for value in values:
        named = said.phrase(f"{key}-{key_part(value)}", name=_named(said, pack, option, value))
        offered.append(ValueOffered(value, named.text, named.forms["text"]))
    bound = list(bound_rooms(pack.rooms)) if option == OWN_LODGE else []
    return OptionOffered(option, told.text, told.forms["text"], offered, bound)


def _named(said: Words, pack: Pack, option: str, value: str) -> str:
    """The name of the component a value stands for, if it stands for one."""
    if option == "event" and value.isdecimal():
        return str(getattr(pack.events[int(value)].name, said.language))
    return ""


def key_part(value: str) -> str:
    """A value as it stands in a key: 1A+2B is 1a-2b."""
    return re.sub(r"[^a-z0-9]+", "-", value.lower())


def _bot(said: Words, bot: str) -> BotOffered:
    told = said.phrase(f"bot-{bot}")
    return BotOffered(bot, told.text, told.forms["text"])
