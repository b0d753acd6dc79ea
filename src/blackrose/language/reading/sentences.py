"""Builds sentences and whole texts, conditions joined by "and", and the targets of cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
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
from blackrose.language.vocabulary import article


def _passed_on(reading: Reading, meta: Meta, part: Any) -> Any:
    return part


RULES.update(
    may=truth,
    while_it_lies=lambda reading, meta: False,
    for_the_round=truth,
    whenever=_passed_on,
    when=_passed_on,
)


# Sentences


@rule
def plain(
    reading: Reading,
    meta: Meta,
    whenever: Any,
    condition: Any,
    may: bool | None,
    read: tuple[bool, Any],
    times: tuple[int, int] | None,
) -> tree.Sentence:
    """A sentence without "Persistent" and full stop."""
    order, clauses = read
    if reading.speaker:
        _check_command(meta, condition, may)
    if times is not None and whenever is None:
        raise CardError(
            Kind.AGREEMENT, offset=times[0], read="at most", expected=['"whenever" before the clause']
        )
    if may and not order:
        raise CardError(Kind.AGREEMENT, offset=start(meta), read="you may", expected=["an order after it"])
    limit = times[1] if times is not None else 0
    found = tree.Sentence(clauses, may=bool(may), condition=condition, whenever=whenever, times=limit)
    return reading.mark(meta, found)


def _check_command(meta: Meta, condition: Any, may: bool | None) -> None:
    """An Avatar does all that its command says and as far as it can: nobody is "you" there."""
    of_you = isinstance(condition, tree.IfYouDefeated) or (
        isinstance(condition, tree.IfDone) and not condition.they
    )
    if may or of_you:
        told = "an Avatar does what its command says, and nobody is asked"
        read = "you may" if may else "if you do" if isinstance(condition, tree.IfDone) else "you"
        raise CardError(
            Kind.AGREEMENT, told, offset=start(meta), read=read, expected=['"otherwise" or "if that"']
        )


@rule
def at_most(reading: Reading, meta: Meta, figure: Token) -> tuple[int, int]:
    """ "… at most 3 times": where it stands, and the figure."""
    return start(meta), number(figure, least=2)


@rule
def once(reading: Reading, meta: Meta) -> tuple[int, int]:
    """ "… at most once": where it stands, and 1."""
    return start(meta), 1


@rule
def sentence(reading: Reading, meta: Meta, for_round: bool | None, body: tree.Sentence) -> tree.Sentence:
    """A sentence up to its full stop; ``for_round`` tells the two frames of a lasting one apart."""
    if for_round is None:
        return body
    return reading.mark(meta, replace(body, persistent=True, for_round=for_round))


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
def choice(reading: Reading, meta: Meta, *sentences: tree.Sentence) -> tuple[tree.Sentence, ...]:
    """ "…, then …": the sentences of one option."""
    return sentences


@rule
def choose_one(
    reading: Reading, meta: Meta, condition: tree.If | None, *options: tuple[tree.Sentence, ...]
) -> tree.ChooseOne:
    """ "Choose one: …; or …", "Otherwise, choose one: …; or …" """
    if isinstance(condition, tree.IfEnhanced):
        raise CardError(Kind.AGREEMENT, offset=start(meta), read="enhancement", expected=['"choose"'])
    return reading.mark(meta, tree.ChooseOne(options, condition))


@rule
def chosen_by(
    reading: Reading, meta: Meta, who: tree.ModelRef, *options: tuple[tree.Sentence, ...]
) -> tree.ChooseOne:
    """ "The target chooses one: …; or …" """
    return reading.mark(meta, tree.ChooseOne(options, None, who))


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
def so_often(reading: Reading, meta: Meta, figure: Token) -> tuple[int, bool]:
    """ "2 times" """
    return number(figure, least=2), False


@rule
def so_many(reading: Reading, meta: Meta, figure: Token) -> tuple[int, bool]:
    """ "4 different ones" """
    return number(figure, least=2), True


@rule
def deed(
    reading: Reading, meta: Meta, trigger: tree.Trigger, how_often: tuple[int, bool] | None
) -> tree.Deed:
    """ "you enter a room, 4 different ones" """
    times, different = how_often or (1, False)
    return reading.mark(meta, tree.Deed(trigger, times, different))


@rule
def in_one_round(reading: Reading, meta: Meta, *parts: tree.Deed | tree.Condition) -> tree.InOneRound:
    """ "in one round: …; and …" """
    return tree.InOneRound(parts)


@rule
def of_you(reading: Reading, meta: Meta, said: SaidFact) -> SaidFact:
    """ "you have no damage" """
    if reading.speaker:
        told = "on a command nobody is you"
        raise CardError(
            Kind.AGREEMENT, told, offset=start(meta), read="you", expected=['"the target" or "there is"']
        )
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


@dataclass(frozen=True)
class More:
    """What narrows a target down behind its range: where it stands, what is said, and what it must be said
    of.
    """

    offset: int
    read: str
    of_room: bool
    values: dict[str, Any]


@rule
def aim_health(reading: Reading, meta: Meta, figure: Token, stat: Token) -> More:
    """ "with at most 3 Health" """
    check_word(stat, "Health")
    return More(start(meta), "with at most", False, {"health": number(figure)})


@rule
def aim_holding(reading: Reading, meta: Meta, word: Token, name: Token) -> More:
    """ "with a Templar" """
    check_word(word, f"with {article(name)}")
    return More(start(meta), str(word), True, {"holding": str(name)})


@rule
def aim_but(reading: Reading, meta: Meta, names: tuple[str, ...]) -> More:
    """ "other than the Throne Room" """
    return More(start(meta), "other than", True, {"other_than": names})


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
    more: More | None,
) -> tree.Aim:
    """ "your evocation 1 with at most 3 Health" """
    if kind[0] == "room" and whose is not None:
        raise CardError(Kind.AGREEMENT, "a room has no owner", offset=start(meta), expected=['"room"'])
    if more is None:
        return tree.Aim(kind[0], distance, whose, kind[1])
    if kind[0] != ("room" if more.of_room else "evocation"):
        wanted = "a room before it" if more.of_room else "an evocation before it"
        raise CardError(Kind.AGREEMENT, offset=more.offset, read=more.read, expected=[wanted])
    return tree.Aim(kind[0], distance, whose, kind[1], **more.values)


@rule
def aim_coloured(
    reading: Reading, meta: Meta, colours: tuple[str, ...], distance: int, more: More | None
) -> tree.Aim:
    """ "blue or red room 2" """
    if more is not None and not more.of_room:
        raise CardError(
            Kind.AGREEMENT, offset=more.offset, read=more.read, expected=["an evocation before it"]
        )
    return tree.Aim("room", distance, colours=colours, **(more.values if more is not None else {}))
