"""An answer as a word that can be sent: ``plan:1:12:0``, and back again."""

from __future__ import annotations

import re

from blackrose.engine.decisions import Option

_ID = re.compile(r"[a-z]{1,16}(:(0|-?[1-9][0-9]{0,8})){0,6}")


def option_id(option: Option) -> str:
    """The name of an answer."""
    return ":".join(map(str, option))


def option_of(text: str) -> Option:
    """The answer of a name; ValueError if it can be no answer's name."""
    if not isinstance(text, str) or not _ID.fullmatch(text):
        raise ValueError("not the name of an answer")
    word, *numbers = text.split(":")
    return (word, *map(int, numbers))
