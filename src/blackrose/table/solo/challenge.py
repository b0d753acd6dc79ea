"""Prepared challenges: a set-up against an Avatar and a goal, written in a TOML file that anybody can copy.

``docs/how-to/write-a-challenge.md`` explains the file. Everything that is wrong with one is told at once,
with its place.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from blackrose.game import EDITIONS, avatars, difficulties
from blackrose.game.box import Name
from blackrose.language.errors import CardError, Kind, nearest
from blackrose.language.reading.lexer import check_characters
from blackrose.packs.components import read_name
from blackrose.packs.fields import Fields, Source

FOLDER: Final = "challenges"
SUFFIX: Final = ".toml"
LARGEST: Final = 16 * 1024
"""Bytes of a file; the whole text goes into every save of the game."""

LONGEST_TEXT: Final = 300
MOST_GOALS: Final = 6
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

AT_LEAST: Final = "least"
AT_MOST: Final = "most"

COUNTS: Final[dict[str, tuple[str, ...]]] = {
    "win": (),
    "margin": (AT_LEAST,),
    "power": (AT_LEAST,),
    "its power": (AT_MOST,),
    "its defeats": (AT_LEAST,),
    "own defeats": (AT_MOST,),
    "trophies": (AT_LEAST,),
    "quests": (AT_LEAST,),
    "rooms": (AT_LEAST,),
    "summonings": (AT_LEAST, AT_MOST),
    "combat spells": (AT_LEAST, AT_MOST),
    "traps": (AT_LEAST, AT_MOST),
    "armed commands": (AT_LEAST, AT_MOST),
    "damage suffered": (AT_MOST,),
    "rounds": (AT_MOST,),
}
"""What a goal can be about, and whether a number of it is the least that is needed or the most allowed."""

AT_THE_END: Final = ("win", "margin", "rounds")
"""Goals that can only be judged when the game is over, or that are over with it."""

FARTHEST: Final = 99
MOONS: Final = ("moon 2", "moon 3")
ROUND: Final = re.compile(r"round ([1-9][0-9]?)")


class ChallengeError(ValueError):
    """A file is no challenge that can be played here; the message has one line for everything wrong."""

    def __init__(self, errors: list[str]) -> None:
        self.errors = tuple(errors)
        super().__init__("\n".join(errors))


@dataclass(frozen=True, slots=True)
class Goal:
    """One condition: what is counted (see :data:`COUNTS`), how much of it is needed at least or allowed at
    most, and before which moon or which round ("" and 0: until the end of the game).
    """

    what: str
    least: int | None = None
    most: int | None = None
    moon: int = 0
    round: int = 0


@dataclass(frozen=True, slots=True)
class Challenge:
    """A set-up and its goals, all of which must be met. ``mage`` and ``school`` are "" where they are free;
    ``seed`` is "" where every game is dealt by chance. ``source`` is the text it was read from.
    """

    id: str
    name: Name
    text: Name
    edition: str
    avatar: str
    difficulty: str
    mage: str
    school: str
    seed: str
    options: Mapping[str, str]
    goals: tuple[Goal, ...]
    provenance: str
    note: str
    source: str


# --------------------------------------------------------------------------------------------------
# Those that come with the game, and others
# --------------------------------------------------------------------------------------------------


@cache
def challenges() -> dict[str, Challenge]:
    """The challenges that come with the game, by their names on the command line, in their order."""
    folder = files(__package__).joinpath(FOLDER)
    found = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(SUFFIX))
    read = [read_challenge(folder.joinpath(name).read_text("utf-8"), name) for name in found]
    return {challenge.id: challenge for challenge in read}


def find_challenge(wished: str) -> Challenge:
    """A challenge by its name, or from a file; ChallengeError says what is wrong."""
    known = challenges()
    if wished in known:
        return known[wished]
    path = Path(wished)
    if path.suffix == SUFFIX or path.exists():
        return load_challenge(path)
    near = nearest(wished, known)
    hint = f"; nearest is {near!r}" if near else ""
    raise ChallengeError([f"there is no challenge {wished!r}{hint}; there are: {', '.join(known)}"])


def load_challenge(path: Path) -> Challenge:
    """The challenge in a file."""
    try:
        with path.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except OSError as error:
        raise ChallengeError([f"{path}: cannot be read: {error.strerror or error}"]) from None
    if len(content) > LARGEST:
        raise ChallengeError([f"{path}: too large for a challenge: more than {LARGEST // 1024} KB"])
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise ChallengeError([f"{path}: not UTF-8"]) from None
    return read_challenge(text, str(path))


# --------------------------------------------------------------------------------------------------
# Reading
# --------------------------------------------------------------------------------------------------


def read_challenge(text: str, file: str) -> Challenge:
    """The challenge that a text describes; ``file`` is what it is called in errors."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ChallengeError([f"{file}: not TOML: {error}"]) from None
    source = Source(file, text, content, [])
    found = _challenge(Fields(source, (), content), text)
    if source.errors:
        raise ChallengeError([str(error) for error in source.errors])
    return found


def _challenge(fields: Fields, text: str) -> Challenge:
    edition = fields.choice("edition", tuple(EDITIONS))
    known = edition in EDITIONS
    found = Challenge(
        id=fields.checked("id", _check_id),
        name=read_name(fields),
        text=_told(fields),
        edition=edition,
        avatar=fields.choice("avatar", [one.name.en for one in avatars(edition)] if known else []),
        difficulty=fields.choice("difficulty", list(difficulties(edition)) if known else []),
        mage=fields.text("mage", ""),
        school=fields.text("school", ""),
        seed=fields.text("seed", ""),
        options=_options(fields),
        goals=_goals(fields),
        provenance=fields.choice("provenance", ("original",)),
        note=fields.text("note", ""),
        source=text,
    )
    fields.finish()
    return found


def _check_id(name: str) -> None:
    if not ID.fullmatch(name) or len(name) > 40:
        raise CardError(Kind.BAD_VALUE, read=name, expected=["small letters, figures and hyphens"])


def _told(fields: Fields) -> Name:
    """What the challenge is about: in English, and in the other languages or in English there, too."""
    part = fields.part("text")
    if part is None:
        return Name("", "", "")
    english = part.checked("en", _check_text)
    german, russian = (part.checked(language, _check_text, english) for language in ("de", "ru"))
    part.finish()
    return Name(english, german, russian)


def _check_text(text: str) -> None:
    check_characters(text)
    if not text or len(text) > LONGEST_TEXT:
        raise CardError(Kind.TOO_LONG, read=text, expected=[f"1 to {LONGEST_TEXT} characters"])


def _options(fields: Fields) -> dict[str, str]:
    """Options of the set-up; the edition says whether there are such."""
    table = fields.value("options", dict, {}) or {}
    part = fields.inner(table, "options")
    found = {str(name): part.text(name) for name in table}
    own = {"avatar", "difficulty", "schools"} & set(found)
    for name in sorted(own):
        error = CardError(Kind.BAD_FIELD, "it has a line of its own", read=name, expected=["other options"])
        part.report(error, name, key=True)
    return found


def _goals(fields: Fields) -> tuple[Goal, ...]:
    listed: list[Any] = fields.value("goal", list) or []
    if "goal" in fields.table and not 1 <= len(listed) <= MOST_GOALS:
        fields.report(CardError(Kind.OUT_OF_RANGE, expected=[f"1 to {MOST_GOALS} goals"]), "goal")
        return ()
    found = []
    for place, table in enumerate(listed):
        if not isinstance(table, dict):
            fields.report(CardError(Kind.WRONG_TYPE, expected=["a table"]), "goal", place)
            continue
        found.append(_goal(fields.inner(table, "goal", place)))
    return tuple(found)


def _goal(fields: Fields) -> Goal:
    what = fields.choice("what", tuple(COUNTS))
    figures = COUNTS.get(what, ())
    lowest = -FARTHEST if what == "margin" else 0
    limits = {key: fields.number(key, lowest, FARTHEST) for key in figures if fields.has(key)}
    if figures and len(limits) != 1 and what in COUNTS:
        told = "one of these is needed" if not limits else "only one of these can be said"
        fields.report(CardError(Kind.MISSING_FIELD, told, expected=figures), "what")
    moon = round_ = 0
    if what not in AT_THE_END and fields.has("before"):
        moon, round_ = _before(fields)
    fields.finish()
    return Goal(what, limits.get(AT_LEAST), limits.get(AT_MOST), moon, round_)


def _before(fields: Fields) -> tuple[int, int]:
    """The moon or the round at whose beginning a goal is judged; 0 for the other."""
    before = fields.text("before")
    if before in MOONS:
        return int(before.split()[1]), 0
    if found := ROUND.fullmatch(before):
        return 0, int(found[1])
    fields.report(CardError(Kind.BAD_VALUE, read=before, expected=[*MOONS, "round 1 to 99"]), "before")
    return 0, 0
