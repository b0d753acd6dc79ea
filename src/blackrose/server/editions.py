"""What a new table can be: every edition the engine knows, its options and what they do, its mages, the bots.

An edition brings the words for its name, its options and their values; one that is missing is an error, which
a test finds for every edition there is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from blackrose.bots import BOTS
from blackrose.game import LISTINGS, BadSetup, Game, avatars, box_of, difficulties
from blackrose.game.box import Avatar, Edition, Pack, in_play
from blackrose.game.listings import Listing, bound_rooms
from blackrose.language.words import Words, words
from blackrose.server.errors import SERVER_WORDS
from blackrose.table.live.windows import DEFAULT_LENGTH, LENGTHS

NOTHING_MORE: Final[Mapping[str, str]] = {}

WINDOW: Final = "window"
"""The table's own option: how long windows are among several people."""

OWN_LODGE: Final = "lodge"
"""The option that lays out the rooms: their numbers, place by place."""

WITH_AVATAR: Final = ("avatar", "difficulty", "together")
"""Options that an Avatar brings along; they are offered with it."""

NOT_OFFERED: Final = ("mix", "reactions", "schools", *WITH_AVATAR)
"""Options that follow from who plays, or that are no choice from a list."""


class ValueOffered(Struct):
    """A value an option can have, and what it does; ``own``: it is in no book, but our own."""

    value: str
    name: str
    text: str
    own: bool = False


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


class SchoolOffered(Struct):
    """A school: ``school`` names it in a request; ``expansion``: only with the option of that name."""

    school: str
    name: str
    expansion: bool


class AvatarOffered(Struct):
    """An Avatar that can play along: ``avatar`` names it in a request; ``seats`` are the numbers of players
    besides it, ``usual`` is the difficulty if none is named. ``options`` can be had with an Avatar only.
    """

    avatar: str
    name: str
    text: str
    seats: list[int]
    difficulties: list[ValueOffered]
    usual: str
    together: OptionOffered


class EditionOffered(Struct):
    """An edition: ``seats`` are the numbers of players it is for without an Avatar."""

    edition: str
    name: str
    text: str
    seats: list[int]
    options: list[OptionOffered]
    mages: list[MageOffered]
    schools: list[SchoolOffered]
    avatars: list[AvatarOffered]
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
        seats=[seats for seats in sorted(edition.layouts) if _can_be_set_up(name, seats)],
        options=[
            _option(said, pack, listed, option, values) for option, values in options_offered(edition).items()
        ],
        mages=[
            MageOffered(mage.name.en, getattr(mage.name, language), mage.name.en in edition.expansion)
            for mage in pack.mages
        ],
        schools=_schools(listed, pack, language),
        avatars=[_avatar(said, pack, listed, avatar) for avatar in avatars(name)],
        bots=[_bot(said, bot) for bot in BOTS],
    )


def _schools(listed: Listing, pack: Pack, language: str) -> list[SchoolOffered]:
    """The schools that can be wished for."""
    if "schools" not in listed.edition.options:
        return []
    base, full = ({*in_play(listed.edition, pack, wish)[1]} for wish in ({}, {"expansion": "yes"}))
    return [
        SchoolOffered(school.name.en, getattr(school.name, language), number not in base)
        for number, school in enumerate(pack.schools)
        if number in full
    ]


def _avatar(said: Words, pack: Pack, listed: Listing, avatar: Avatar) -> AvatarOffered:
    """An Avatar, how hard it can make it, and with how many it can play."""
    name, options = listed.name, listed.edition.options
    hard = difficulties(name)
    told = _option(said, pack, listed, "difficulty", tuple(hard))
    text = said.phrase(f"option-{name}-avatar").forms["text"]
    numbers = range(1, max(listed.edition.layouts))
    return AvatarOffered(
        avatar=avatar.name.en,
        name=getattr(avatar.name, said.language),
        text=text,
        seats=[seats for seats in numbers if _can_be_set_up(name, seats, {"avatar": avatar.name.en})],
        difficulties=told.values,
        usual=options["difficulty"][0],
        together=_option(said, pack, listed, "together", options["together"]),
    )


def options_offered(edition: Edition) -> dict[str, tuple[str, ...]]:
    """The options of an edition that are chosen from a list, and how long windows are where it has them."""
    offered = {name: values for name, values in edition.options.items() if name not in NOT_OFFERED}
    if "reactions" in edition.options:
        lengths = sorted(LENGTHS, key=lambda length: length != DEFAULT_LENGTH)
        offered[WINDOW] = tuple(map(str, lengths))
    return offered


def _can_be_set_up(name: str, seats: int, more: Mapping[str, str] = NOTHING_MORE) -> bool:
    """Whether the box has enough for so many, with all that can be added."""
    added = {"expansion": "yes"} if "expansion" in LISTINGS[name].edition.options else {}
    try:
        Game.new(name, ("",) * seats, b"", {**added, **more})
    except BadSetup:
        return False
    return True


def _option(said: Words, pack: Pack, listed: Listing, option: str, values: tuple[str, ...]) -> OptionOffered:
    key = f"option-{listed.name}-{key_part(option)}"
    told, ours = said.phrase(key), listed.ours.get(option, ())
    offered = []
    for value in values:
        named = said.phrase(f"{key}-{key_part(value)}", name=_named(said, pack, option, value))
        offered.append(ValueOffered(value, named.text, named.forms["text"], value in ours))
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
