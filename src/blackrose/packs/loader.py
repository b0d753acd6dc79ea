"""Loads packs: folders of TOML files, or one file, into components with their texts as trees."""

from __future__ import annotations

import ast
import hashlib
import json
import re
import tomllib
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from blackrose.engine.components import Pack
from blackrose.language.errors import CardError, Kind, PackError, nearest, printable
from blackrose.language.vocabulary import Vocabulary
from blackrose.packs.avatars import read_avatar, read_command
from blackrose.packs.boxes import USUAL_BOX
from blackrose.packs.checks import assigned_names, check_names, check_references, name_of
from blackrose.packs.components import Reader
from blackrose.packs.fields import Fields, Source
from blackrose.packs.names import fits_text
from blackrose.packs.positions import line_and_column

LARGEST = 256 * 1024
"""Bytes in one file."""

MOST_FILES = 200

KINDS = {
    "school": "schools",
    "spell": "spells",
    "room": "rooms",
    "quest": "quests",
    "event": "events",
    "evocation": "evocations",
    "upgrade": "upgrades",
    "mage": "mages",
    "event_card": "event_cards",
    "jinx": "jinxes",
    "avatar": "avatars",
    "command": "commands",
}
"""The tables of a file, and the fields of a pack they fill."""

OF_AVATARS: dict[str, Callable[[Reader, Fields], Any]] = {"avatar": read_avatar, "command": read_command}
"""What reads the tables that the reader of the other components leaves to a module of their own."""

BOX = "box"
"""The one key of a file that is no table: the name of the box its cards are added to."""

_ILLEGAL = re.compile(r"Illegal character ('.+'|\".+\")")
_KEYS = re.compile(r"\(('[^']*'(, ?)?)+\)")


@cache
def builtin_pack(name: str) -> Pack:
    """A pack that comes with the game, by the name of its folder."""
    return replace(load_pack(None, name), box=name)


def open_pack(path: Path) -> Pack:
    """The box a path names: a folder is a box of its own, a file adds its cards to the box it names with
    ``box = "rebirth"``, or to the usual one.
    """
    if path.is_dir():
        return load_pack(path, path.stem)
    errors: list[CardError] = []
    sources = _sources(path, errors)
    base = builtin_pack(_named_box(sources))
    return _assembled(path.stem, sources, errors, base)


def load_pack(path: Path | None, name: str, base: Pack | None = None) -> Pack:
    """The pack in a folder or a file; without a path, the one of that name that comes with the game.

    What is read is added to a base pack, if there is one. Raises :class:`PackError` with everything that is
    wrong.
    """
    errors: list[CardError] = []
    sources = _sources(_builtin(name) if path is None else path, errors)
    return _assembled(name, sources, errors, base)


def _sources(place: Traversable, errors: list[CardError]) -> list[Source]:
    """The files of a folder, or the one file, that can be read."""
    sources = [_read_file(file, errors) for file in _files(place, errors)]
    return [source for source in sources if source is not None]


def _named_box(sources: list[Source]) -> str:
    """The box a file adds to. An unknown name is reported later, when the file's tables are listed."""
    named = [source.content.get(BOX) for source in sources]
    return next((box for box in named if isinstance(box, str) and box in _boxes()), USUAL_BOX)


def load_text(toml_source: str, base: Pack | None = None, file: str = "<text>") -> Pack:
    """The components of a TOML text, added to a base pack whose names they may use."""
    errors: list[CardError] = []
    source = _read_text(file, toml_source, errors)
    name = "text" if base is None else base.name
    return _assembled(name, [] if source is None else [source], errors, base)


def vocabulary_of(pack: Pack) -> Vocabulary:
    """The names a pack's texts may use."""
    return Vocabulary(
        frozenset(evocation.name.en for evocation in pack.evocations),
        frozenset(evocation.archetype for evocation in pack.evocations),
        frozenset(upgrade.name.en for upgrade in pack.upgrades),
        frozenset(jinx.name.en for jinx in pack.jinxes),
        frozenset(room.name.en for room in pack.rooms if fits_text(room.name.en)),
        frozenset(school.name.en for school in pack.schools if fits_text(school.name.en)),
        frozenset(avatar.name.en for avatar in pack.avatars),
    )


def _boxes() -> list[str]:
    """The names of the packs that come with the game."""
    folder = resources.files("blackrose.packs")
    return sorted(place.name for place in folder.iterdir() if place.is_dir() and _toml_files(place))


def _builtin(name: str) -> Traversable:
    known = _boxes()
    if name not in known:
        error = CardError(Kind.UNREADABLE, "no such pack", expected=known, nearest=nearest(name, known))
        raise PackError([error.located(name, 1, 1)])
    return resources.files("blackrose.packs").joinpath(name)


def _toml_files(folder: Traversable) -> list[Traversable]:
    """In the order of their names: the order of a pack's components is the same on every machine."""
    files = (file for file in folder.iterdir() if file.name.endswith(".toml"))
    return sorted(files, key=lambda file: file.name)


def _files(place: Traversable, errors: list[CardError]) -> list[Traversable]:
    try:
        files = [place] if place.is_file() else _toml_files(place)
    except (OSError, ValueError) as error:
        errors.append(CardError(Kind.UNREADABLE, type(error).__name__).located(place.name, 1, 1))
        return []
    if 1 <= len(files) <= MOST_FILES:
        return files
    wanted = [f"1 to {MOST_FILES} .toml files"]
    errors.append(CardError(Kind.UNREADABLE, read=str(len(files)), expected=wanted).located(place.name, 1, 1))
    return []


def _bytes(file: Traversable) -> bytes:
    """The first bytes of a file: one more than the cap is enough to know that it is too large."""
    try:
        if not file.is_file() and not file.is_dir():  # a pipe might never answer
            raise CardError(Kind.UNREADABLE, "a device or pipe, or a link that leads nowhere")
        with file.open("rb") as stream:
            data: bytes = stream.read(LARGEST + 1)
    except OSError as error:
        raise CardError(Kind.UNREADABLE, type(error).__name__) from None
    if len(data) > LARGEST:
        raise CardError(Kind.TOO_LONG, expected=[f"at most {LARGEST // 1024} KB in a file"])
    return data


def _read_file(file: Traversable, errors: list[CardError]) -> Source | None:
    """A file as TOML; None, and an error, if it is not."""
    try:
        text = _decoded(_bytes(file))
    except CardError as error:
        errors.append(error.located(file.name, error.line, error.column))
        return None
    return _read_text(file.name, text, errors)


def _read_text(file: str, text: str, errors: list[CardError]) -> Source | None:
    try:
        if len(text) > LARGEST:
            raise CardError(Kind.TOO_LONG, expected=[f"at most {LARGEST // 1024} KB in a file"])
        text = text.replace("\r\n", "\n")
        return Source(file, text, _toml(text), errors)
    except CardError as error:
        errors.append(error.located(file, error.line, error.column))
        return None


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as wrong:
        error = CardError(Kind.NOT_UTF8, read=data[wrong.start : wrong.start + 1].hex().upper())
        before = data[: wrong.start].decode("utf-8")
        error.line, error.column = line_and_column(before, len(before))
        raise error from None


def _toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _toml_error(str(error)) from None
    except RecursionError:
        raise CardError(Kind.TOO_DEEP, "tables or lists inside each other") from None
    except ValueError:  # a whole number of thousands of digits
        raise CardError(Kind.OUT_OF_RANGE, "a number of thousands of digits") from None


def _toml_error(message: str) -> CardError:
    """tomllib tells the place only in words: "… (at line 3, column 7)"."""
    what, _, place = message.partition(" (at ")
    error = CardError(Kind.NOT_TOML, _plainly(what))
    figures = [int(word) for word in place.replace(",", " ").replace(")", " ").split() if word.isdigit()]
    if len(figures) == 2:
        error.line, error.column = figures
    return error


def _plainly(what: str) -> str:
    """What tomllib says, without the escapes and brackets of Python."""
    if illegal := _ILLEGAL.fullmatch(what):
        char = str(ast.literal_eval(illegal[1]))
        if char in "\r\n":
            return "the line ends inside a text in quotation marks"
        return f"U+{ord(char):04X} may not stand in a text"
    return _KEYS.sub(lambda keys: printable(".".join(ast.literal_eval(keys[0]))), what)


def _assembled(name: str, sources: list[Source], errors: list[CardError], base: Pack | None) -> Pack:
    listed = _listed(sources)
    box = "" if base is None else base.box
    for source in sources:
        _check_box(source, box)
    known = {} if base is None else {kind: getattr(base, field) for kind, field in KINDS.items()}
    vocabulary = check_names(listed, known)
    if base is not None:
        vocabulary = vocabulary.joined(vocabulary_of(base))
    reader = Reader(vocabulary, assigned_names(listed["evocation"], known.get("evocation", ())))
    found: dict[str, tuple[Any, ...]] = {}
    for kind, field in KINDS.items():
        found[field] = tuple(_component(reader, kind, fields) for fields in listed[kind])
    pack = Pack(name=name, digest="", box=box, **found)
    whole = pack if base is None else _joined(base, pack)
    check_references(listed, pack, whole)
    if errors:
        raise PackError(sorted(errors, key=lambda error: (error.file, error.line, error.column)))
    return replace(whole, digest=_digest(listed, base))


def _listed(sources: list[Source]) -> dict[str, list[Fields]]:
    """The component tables of all files, by kind."""
    listed: dict[str, list[Fields]] = {kind: [] for kind in KINDS}
    for source in sources:
        for kind, tables in source.content.items():
            if kind == BOX:
                continue
            if kind not in KINDS:
                error = CardError(
                    Kind.BAD_FIELD, read=kind, expected=list(KINDS), nearest=nearest(kind, KINDS)
                )
                source.report(error, (kind,), key=True)
            elif not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
                source.report(CardError(Kind.WRONG_TYPE, read=kind, expected=[f"[[{kind}]]"]), (kind,))
            else:
                for place, table in enumerate(tables):
                    listed[kind].append(Fields(source, (kind, place), table, name_of(table)))
        if not set(source.content) - {BOX}:
            source.errors.append(
                CardError(Kind.MISSING_FIELD, "nothing in the file", expected=list(KINDS)).located(
                    source.file, 1, 1
                )
            )
    return listed


def _check_box(source: Source, box: str) -> None:
    """Refuses a file that names an unknown box, or another one than the box it is added to."""
    if BOX not in source.content:
        return
    named = source.content[BOX]
    if not isinstance(named, str):
        error = CardError(Kind.WRONG_TYPE, read=type(named).__name__, expected=["the name of a box"])
    elif named not in _boxes():
        error = CardError(Kind.BAD_VALUE, read=named, expected=_boxes(), nearest=nearest(named, _boxes()))
    elif named != box:
        told = f"these cards are added to {box}" if box else "a folder is a box of its own"
        error = CardError(Kind.BAD_VALUE, told, read=named, expected=[box or "no box"])
    else:
        return
    source.report(error, (BOX,))


def _component(reader: Reader, kind: str, fields: Fields) -> Any:
    read = OF_AVATARS.get(kind)
    component = getattr(reader, kind)(fields) if read is None else read(reader, fields)
    fields.finish()
    return component


def _joined(base: Pack, extra: Pack) -> Pack:
    parts = {field: getattr(base, field) + getattr(extra, field) for field in KINDS.values()}
    return replace(extra, **parts)


def _digest(listed: dict[str, list[Fields]], base: Pack | None) -> str:
    """The hash of what was read, not of how it was written: comments and white space do not count."""
    content = {kind: [fields.table for fields in tables] for kind, tables in listed.items() if tables}
    plain = json.dumps(
        [base.digest if base else "", content], sort_keys=True, ensure_ascii=False, default=str
    )
    return hashlib.blake2b(plain.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
