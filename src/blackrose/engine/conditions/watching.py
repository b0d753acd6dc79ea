"""Which events anything on the table waits for.

What hidden cards wait for, and cards that come and go, is watched all through the game (see
:class:`~blackrose.engine.rules.Rules`): so what is remembered for the next full stop tells nothing of them.
"""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.programs import trigger_bits
from blackrose.engine.table import NOBODY, SOON, Table
from blackrose.language.tree import Sentence


def rewatch(t: Table) -> None:
    """Works the bits out anew; called whenever an open quest or an effect in force begins or ends."""
    t.watch = _watched(t)


def _watched(t: Table) -> int:
    rules = t.rules
    bits = rules.watched
    for _, _, until in t.holding:
        if until == SOON:  # a quest passed on can be claimed at any full stop at which something happened
            bits |= ev.EVERYTHING & ~ev.ON_REQUEST
    for quest, claim in zip(t.quests, t.claims, strict=True):
        if claim == NOBODY:
            bits |= rules.programs[rules.quest_codes[quest]].watch
    for entry in t.lasting:
        part = rules.programs[entry.code].text[entry.sentence]
        if isinstance(part, Sentence):
            bits |= trigger_bits(part.whenever)
    return bits
