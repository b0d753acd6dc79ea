"""Why a clause of a card cannot be carried out, or only in part, in words."""

from __future__ import annotations

from typing import Final

from blackrose.language.words import words

REASON_WORDS: Final = "reasons.ftl"


def why_not(language: str, reason: str) -> str:
    """The sentence for a reason that a verb gives (see :mod:`blackrose.engine.verbs.possibility`)."""
    return words(language, REASON_WORDS).say(f"cannot-{reason}")
