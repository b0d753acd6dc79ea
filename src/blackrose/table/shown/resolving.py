"""The texts that are being carried out, with the cards they stand on."""

from __future__ import annotations

from blackrose.game import View
from blackrose.game.reading import running_texts
from blackrose.table.shown.refs import Refs
from blackrose.table.wire import Resolving


def resolving(view: View, refs: Refs) -> list[Resolving]:
    """Every text that is carried out, the innermost last. A text inside another stands for both."""
    found: list[Resolving] = []
    for text in running_texts(view):
        card = refs.ref(text.code, text.sentence)
        if card is not None:
            found.append({"card": card, "by": text.by, "model": text.model, "room": text.room})
    return found
