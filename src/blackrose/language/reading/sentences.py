"""Builds sentences and whole texts, conditions joined by "and", and the targets of cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.reading.agreement import check_word, number, start
from blackrose.language.reading.entries import SaidFact
from blackrose.language.reading.models import FARTHEST
from blackrose.language.reading.rules import RULES, Reading, rule, truth
from blackrose.language.tree import Whose


def _passed_on(reading: Reading, meta: Meta, part: Any) -> Any:
    return part


RULES.update(may=truth, persistent=truth, whenever=_passed_on, when=_passed_on)


# Sentences


@rule
def plain(
    reading: Reading, meta: Meta, whenever: Any, condition: Any, may: bool | None, read: tuple[bool, Any]
) -> tree.Sentence:
    """A sentence without "Persistent" and full stop."""
    order, clauses = read
    if may and not order:
        raise CardError(Kind.AGREEMENT, offset=start(meta), read="you may", expected=["an order after it"])
    return reading.mark(meta, tree.Sentence(clauses, may=bool(may), condition=condition, whenever=whenever))


@rule
def sentence(reading: Reading, meta: Meta, persistent: bool | None, body: tree.Sentence) -> tree.Sentence:
    """A sentence up to its full stop."""
    return reading.mark(meta, replace(body, persistent=True)) if persistent else body


@rule
def option(reading: Reading, meta: Meta, body: tree.Sentence) -> tree.Sentence:
    """One of the texts to choose from."""
    if body.whenever is not None:
        raise CardError(Kind.AGREEMENT, offset=start(meta), read="whenever", expected=["a verb"])
    return body


@rule
def in_play_order(reading: Reading, meta: Meta, mage: Token, *body: tree.Sentence) -> tree.InPlayOrder:
    """ "Each mage in play order: …" """
    return reading.mark(meta, tree.InPlayOrder(body))


@rule
def choose_one(reading: Reading, meta: Meta, *options: tree.Sentence) -> tree.ChooseOne:
    """ "Choose one: …; or …" """
    return reading.mark(meta, tree.ChooseOne(tuple((option,) for option in options)))


@rule
def text(reading: Reading, meta: Meta, *items: Any) -> tree.Text:
    """A whole text."""
    return items


# What is the case: "you have … and …"; "you" and the verb are said again only where they change


@rule
def while_so(
    reading: Reading, meta: Meta, trigger: tree.PlainTrigger, condition: tree.Condition
) -> tree.While:
    """ "… while you have no damage" """
    return tree.While(trigger, condition)


@rule
def of_you(reading: Reading, meta: Meta, said: SaidFact) -> SaidFact:
    """ "you have no damage" """
    return replace(said, meta=meta, you=True)


@rule
def more_of_you(reading: Reading, meta: Meta, said: SaidFact) -> SaidFact:
    """ "… and own no evocations" """
    return replace(said, meta=meta)


@rule
def facts(reading: Reading, meta: Meta, *read: SaidFact) -> tree.Condition:
    """One fact, or several joined by "and"."""
    before = ""
    for said in read:
        if said.wanted:
            _check_left_out(said, before)
        before = said.wanted
    parts = tuple(said.fact for said in read)
    return parts[0] if len(parts) == 1 else tree.AllOf(parts)


def _check_left_out(said: SaidFact, before: str) -> None:
    """ "You" is said once, and a verb again only where it changes."""
    verb, wanted, offset = said.verb, said.wanted, start(said.meta)
    if verb is not None:
        check_word(verb, wanted)
    if said.you != (before == ""):
        hint = 'no "you" here' if said.you else '"you"'
        raise CardError(Kind.AGREEMENT, offset=offset, read="you" if said.you else "", expected=[hint])
    if (verb is None) != (before == wanted):
        hint = f'no "{wanted}" here' if verb is not None else f'"{wanted}"'
        raise CardError(Kind.AGREEMENT, offset=offset, read=verb or "", expected=[hint])


# The target line of a card

RULES.update(
    becoming=lambda reading, meta, word: str(word),
    aim_self=lambda reading, meta: tree.Aim("self"),
    aim_special=lambda reading, meta: tree.Aim("special"),
    aim_any=lambda reading, meta: Whose.ANY,
    aim_yours=lambda reading, meta: Whose.YOURS,
)


@rule
def aim_kind(reading: Reading, meta: Meta, word: Token) -> tuple[str, str]:
    """Return what is aimed at, and the archetype or name that narrows an evocation down."""
    return ("evocation", str(word)) if word.type in ("NAME", "EITHER") else (str(word), "")


@rule
def aim_health(reading: Reading, meta: Meta, figure: Token, stat: Token) -> tuple[int, int]:
    """ "with at most 3 Health": where it stands, and the figure."""
    check_word(stat, "Health")
    return start(meta), number(figure)


@rule
def aim_range(reading: Reading, meta: Meta, word: Token) -> int:
    """ "2", "*" """
    return tree.ANYWHERE if word == "*" else number(word, FARTHEST)


@rule
def aim(
    reading: Reading,
    meta: Meta,
    whose: Whose | None,
    kind: tuple[str, str],
    distance: int,
    health: tuple[int, int] | None,
) -> tree.Aim:
    """ "your evocation 1 with at most 3 Health" """
    if kind[0] == "room" and whose is not None:
        raise CardError(Kind.AGREEMENT, "a room has no owner", offset=start(meta), expected=['"room"'])
    if kind[0] != "evocation" and health is not None:
        offset, read = health[0], "with at most"
        raise CardError(Kind.AGREEMENT, offset=offset, read=read, expected=["an evocation before it"])
    return tree.Aim(kind[0], distance, whose, kind[1], health[1] if health is not None else None)
