"""Which events anything on the table waits for: open quests, effects in force, Active traps and
protections.
"""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.programs import trigger_bits
from blackrose.engine.table import ACTIVE, NOBODY, Table
from blackrose.language.tree import Sentence


def rewatch(t: Table) -> None:
    """Works the bits out anew; called whenever one of those begins or ends."""
    t.watch = watched_by(t, tuple(range(t.rules.seats)))


def watched_by(t: Table, seats: tuple[int, ...]) -> int:
    """The events waited for by what is public and by the face-down spells of these seats."""
    if t.holding:  # a quest passed on can be claimed at any full stop at which something happened
        return ev.EVERYTHING
    rules = t.rules
    bits = 0
    for quest, claim in zip(t.quests, t.claims, strict=True):
        if claim == NOBODY:
            bits |= rules.programs[rules.quest_codes[quest]].watch
    for _, _, code, sentence, _ in t.lasting:
        part = rules.programs[code].text[sentence]
        if isinstance(part, Sentence):
            bits |= trigger_bits(part.whenever)
    for seat in seats:
        for spell in t.sheet[seat]:
            if spell & 3 == ACTIVE:
                bits |= rules.programs[rules.card_codes[spell >> 3][spell >> 2 & 1]].watch
    return bits
