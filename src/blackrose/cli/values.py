"""Kinds of values on a command line; a wrong one is refused with what would be right."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from blackrose.cli.errors import unknown


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


def word(text: str) -> str:
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


class AddOption(argparse.Action):
    """Collects options of the set-up in ``options``: by flags of their own, or ``--option NAME=VALUE``.

    A name of two words may be written with a hyphen.
    """

    def __call__(self, parser: Any, given: argparse.Namespace, values: Any, flag: str | None = None) -> None:
        """Adds one option; the edition checks its value."""
        name, equals, value = (flag or "").removeprefix("--"), "=", str(values)
        if name == "option":
            name, equals, value = value.partition("=")
        name = name.strip().replace("-", " ")
        if not equals or not name:
            parser.error(f"argument --option: {values!r} is not NAME=VALUE")
        given.options = {**(given.options or {}), name: value.strip()}
