"""Texts in force while their card lies there: of events on the board, evocations, upgrades, jinxes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from blackrose.engine import events as ev
from blackrose.engine.table import ABSENT, CELL, NOBODY, Table

ALWAYS = "always"

# Where a text lies, as a number that tells it from the others of its owner (see Standing.key).
_EVENT, _EVOCATION, _UPGRADE, _JINX, _GONE = (kind << 12 for kind in range(1, 6))


class Standing(NamedTuple):
    """One "whenever": whose it is, the model that speaks or carries it, effect, sentence, and its place."""

    faction: int
    model: int
    code: int
    sentence: int
    key: int


def events_in_force(t: Table) -> Iterator[int]:
    """The events on the board that work now: those of the present phase and those that always do."""
    phase = t.rules.edition.phases[t.phase].name if t.phase >= 0 else ""
    for event in t.board:
        if event != NOBODY and t.rules.event_cards[event].phase in (phase, ALWAYS):
            yield event


def standing(t: Table, bits: int = ev.EVERYTHING) -> list[Standing]:
    """Every "whenever" in force now that waits for one of these events; the Black Rose's first, her events
    from left to right.
    """
    rules = t.rules
    found: list[Standing] = []
    if not rules.whenever_bits & bits:
        return found
    waits = rules.waits
    if max(t.board) != NOBODY:
        for event in events_in_force(t):
            found += _of(t, rules.rose, NOBODY, rules.event_card_codes[event], _EVENT + event, bits)
    kinds, upgrades, codes = t.kind, t.upgrade, rules.evocation_codes
    for model in range(rules.models - 1, rules.seats - 1, -1):
        if kinds[model] != NOBODY:
            if waits[codes[kinds[model]]] & bits:
                found += _of(t, t.control[model], model, codes[kinds[model]], _EVOCATION + model, bits)
            if upgrades[model] != NOBODY:
                code = rules.upgrade_codes[upgrades[model]]
                found += _of(t, t.control[model], model, code, _UPGRADE + model, bits)
    for mage, jinxes in enumerate(t.jinxes):
        if jinxes and t.place[mage] != CELL:  # GLO.8
            for jinx, _, _ in jinxes:
                found += _of(t, mage, mage, rules.jinx_codes[jinx], _JINX + jinx, bits)
    return found


def last_words(t: Table, event: ev.Event) -> Iterator[Standing]:
    """What the card of an evocation that has just left play still says to that."""
    if event[0] in (ev.REMOVED, ev.FELLED):
        model, kind, owner = event[1:4]
        code = t.rules.evocation_codes[kind]
        if t.place[model] == ABSENT:
            yield from _of(t, owner, model, code, _GONE + model, ev.BITS[event[0]])


def _of(t: Table, faction: int, model: int, code: int, place: int, bits: int) -> list[Standing]:
    if not t.rules.waits[code] & bits:
        return []
    return [
        Standing(faction, model, code, sentence, place)
        for sentence, waits in t.rules.whenevers[code]
        if waits & bits
    ]
