"""An answer as an id that can be sent, such as ``plan:1:12:0``, and the answer of an id."""

from __future__ import annotations

import re

from blackrose.game import Option

_ID = re.compile(r"[a-z]{1,16}(:(0|-?[1-9][0-9]{0,8})){0,16}")


def option_id(option: Option) -> str:
    """The name of an answer."""
    return ":".join(map(str, option))


def option_of(text: str) -> Option:
    """The answer that an id names; raises ValueError if no answer can have that id."""
    if not isinstance(text, str) or not _ID.fullmatch(text):
        raise ValueError("not the name of an answer")
    word, *numbers = text.split(":")
    return (word, *map(int, numbers))
