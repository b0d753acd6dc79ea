"""One line of a save file: JSON that ends in a hash over itself and over the line before."""

from __future__ import annotations

import json
from dataclasses import asdict
from hashlib import blake2b
from typing import Any

from blackrose.game import Choice
from blackrose.table.recorded.record import Setup

FORMAT = "blackrose save"
VERSION = 1
BEGINNING = f'{{"format":"{FORMAT}"'.encode()
HASH_LENGTH = 16
OPEN = ("occasion", "challenge")
"""Words of a set-up that most games lack; those are left out."""

_TAIL = len(',"hash":""}') + HASH_LENGTH


def header_line(setup: Setup) -> bytes:
    """The first line: what it is, and the set-up."""
    plain = {name: value for name, value in asdict(setup).items() if value or name not in OPEN}
    plain["options"] = dict(setup.options)
    return _line({"format": FORMAT, "version": VERSION, **plain}, b"")


def choice_line(choice: Choice, digest: str, before: bytes) -> bytes:
    """A choice, and the digest of the state it leads to."""
    return _line({"seat": choice[0], "choice": choice[1], "state": digest}, before)


def end_line(choices: int, before: bytes) -> bytes:
    """The end mark, with the number of choices above it."""
    return _line({"end": choices}, before)


def _line(plain: dict[str, Any], before: bytes) -> bytes:
    body = json.dumps(plain, separators=(",", ":")).encode()[:-1]
    return body + b',"hash":"' + _hash(body, before) + b'"}\n'


def _hash(body: bytes, before: bytes) -> bytes:
    """The hash of a line: over the hash of the line before and the line's text up to its own hash."""
    chained = blake2b(before[-_TAIL:], digest_size=HASH_LENGTH // 2, person=b"blackrose-save")
    chained.update(body)
    return chained.hexdigest().encode()


def checked(line: bytes, before: bytes) -> dict[str, Any] | str:
    """A line whose hash is right, as plain data; otherwise what is wrong with it."""
    plain = plain_line(line)
    if plain is None:
        return "not a line of a save file"
    if line[-_TAIL:] != b',"hash":"' + _hash(line[:-_TAIL], before) + b'"}':
        return "altered, or a line before it is missing"
    return plain


def plain_line(line: bytes) -> dict[str, Any] | None:
    """A line as plain data, whatever its hash; None if it is no such thing."""
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return plain if isinstance(plain, dict) else None
