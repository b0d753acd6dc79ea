"""Texts in force while their card lies there: of events on the board, evocations, upgrades, jinxes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from blackrose.engine import events as ev
from blackrose.engine.table import ABSENT, CELL, NOBODY, Table

ALWAYS: Final = "always"

# Where the card of a text lies. A persistent sentence, which lies in its owner's slot, counts as the first.
LASTING: Final = 0
ON_BOARD: Final = 1
EVOCATION: Final = 2
UPGRADE: Final = 3
JINX: Final = 4
GONE: Final = 5


class Standing(NamedTuple):
    """One "whenever": whose it is, the model that speaks or carries it, effect and sentence.

    ``where`` says what kind of card it is on, ``number`` which one of them: the event, the model of an
    evocation (in play, upgraded, or gone), the jinx.
    """

    faction: int
    model: int
    code: int
    sentence: int
    where: int
    number: int


def is_in_force(t: Table, event: int) -> bool:
    """Whether an event on the board works now: in its phase, or always."""
    when = t.rules.event_cards[event].phase
    return when == ALWAYS or (t.phase >= 0 and when == t.rules.edition.phases[t.phase].name)


def standing(t: Table, bits: int = ev.EVERYTHING) -> list[Standing]:
    """Every "whenever" in force now that waits for one of these events; the Black Rose's first, her events
    from left to right.
    """
    rules = t.rules
    found: list[Standing] = []
    if not rules.whenever_bits & bits:
        return found
    waits = rules.waits
    for event in t.board:
        if event != NOBODY and waits[rules.event_card_codes[event]] & bits and is_in_force(t, event):
            found += _of(t, rules.rose, NOBODY, rules.event_card_codes[event], ON_BOARD, event, bits)
    kinds, upgrades, codes = t.kind, t.upgrade, rules.evocation_codes
    for model in range(rules.models - 1, -1, -1):
        kind = kinds[model]
        if kind == NOBODY:
            continue
        if waits[codes[kind]] & bits:
            found += _of(t, t.control[model], model, codes[kind], EVOCATION, model, bits)
        if upgrades[model] != NOBODY:
            code = rules.upgrade_codes[upgrades[model]]
            found += _of(t, t.control[model], model, code, UPGRADE, model, bits)
    for mage, jinxes in enumerate(t.jinxes):
        if jinxes and t.place[mage] != CELL:  # GLO.8
            for jinxed in jinxes:
                code = rules.jinx_codes[jinxed.jinx]
                found += _of(t, mage, mage, code, JINX, jinxed.jinx, bits)
    return found


def last_words(t: Table, event: ev.Event) -> Iterator[Standing]:
    """What the card of an evocation that has just left play still says to that."""
    if isinstance(event, (ev.Removed, ev.Felled)):
        code = t.rules.evocation_codes[event.evocation]
        if t.place[event.model] == ABSENT:
            yield from _of(t, event.owner, event.model, code, GONE, event.model, ev.BITS[event.kind])


def _of(t: Table, faction: int, model: int, code: int, where: int, number: int, bits: int) -> list[Standing]:
    if not t.rules.waits[code] & bits:
        return []
    return [
        Standing(faction, model, code, sentence, where, number)
        for sentence, waits in t.rules.whenevers[code]
        if waits & bits
    ]
