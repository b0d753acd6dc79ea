"""Boxes that only tests have: a small Avatar, its command cards and its events, made of texts."""

from __future__ import annotations

from dataclasses import dataclass, replace

from blackrose.engine.components import (
    Armed,
    Avatar,
    Command,
    Effect,
    EventCard,
    Name,
    Pack,
    Part,
    Skill,
)
from blackrose.packs import builtin_pack
from tests.moon_scenario import with_spells

PUPPET = "The Puppet"
CENTRE = "Black Rose Room"
NUMERALS = "abdfhkmw"


@dataclass(frozen=True)
class P:
    """One part of a command: "spell" or "action", its priority, target and text."""

    kind: str
    priority: str
    target: str
    text: str
    instability: bool = False
    extra: bool = False


@dataclass(frozen=True)
class A:
    """The armed back of a command."""

    type: str
    mark: str
    text: str
    target: str = "self"


@dataclass(frozen=True)
class C:
    """A command card."""

    name: str
    moon: int = 1
    parts: tuple[P, ...] = ()
    armed: A | None = None
    mild: bool = False


RAY = C("Ray", parts=(P("spell", "B", "mage 2", "Inflict 2 damage. Convert 1 damage."),))


def named(name: str) -> Name:
    """A name that is the same in all languages."""
    return Name(name, name, name)


DOMINION = Skill(named("Dominion"), CENTRE)


def effects_of(base: Pack, texts: list[tuple[str, str]]) -> list[Effect]:
    """The effects of targets and texts, read as those of spells are."""
    spells = [
        f"Text {NUMERALS[n // 8]}{NUMERALS[n % 8]} | contingency fire | {target} | {text}"
        for n, (target, text) in enumerate(texts)
    ]
    read = with_spells(base, "Agony", *spells) if spells else base
    return [spell.light.effect for spell in read.spells[len(base.spells) :]]


def with_puppet(
    *cards: C,
    base: Pack | None = None,
    events: tuple[EventCard, ...] | None = None,
    skill: Skill | None = DOMINION,
    health: int = 6,
    strength: int = 2,
    speed: int = 2,
    copies: int = 1,
) -> Pack:
    """The Rebirth box with an Avatar of such figures, its commands, and the usual events as its own."""
    box = base or builtin_pack("rebirth")
    texts = [(part.target, part.text) for card in cards for part in card.parts]
    texts += [(card.armed.target, card.armed.text) for card in cards if card.armed]
    effects = iter(effects_of(box, texts))
    parts = [
        tuple(Part(p.kind, p.priority, next(effects), p.instability, p.extra) for p in card.parts)
        for card in cards
    ]
    backs = [Armed(c.armed.type, c.armed.mark, next(effects)) if c.armed else None for c in cards]
    commands = tuple(
        Command(named(card.name), "original", "a test's", PUPPET, card.moon, own, back, card.mild)
        for card, own, back in zip(cards, parts, backs, strict=True)
    )
    puppet = Avatar(
        named(PUPPET),
        "original",
        "a test's",
        health,
        strength,
        speed,
        CENTRE,
        {
            "A": ("damage", "nearest", "power"),
            "B": ("nearest", "power", "damage"),
            "C": ("mages", "models", "instability"),
        },
        skill,
    )
    own_events = events if events is not None else _usual_events(box)
    return replace(
        box,
        avatars=(*box.avatars, puppet),
        commands=(*box.commands, *commands),
        event_cards=(*box.event_cards, *own_events),
        digest=f"{box.digest} {cards!r} {skill!r} {health} {strength} {speed} {events!r}",
    )


def _usual_events(box: Pack) -> tuple[EventCard, ...]:
    """The events of the box under names of their own."""
    usual = [event for event in box.event_cards if not event.avatar]
    return tuple(replace(event, name=named(f"Puppet {event.name.en}"), avatar=PUPPET) for event in usual)


DECK = (
    RAY,
    C("Blow", parts=(P("spell", "A", "model 1", "Inflict 3 damage.", instability=True),)),
    C("Storm", parts=(P("spell", "C", "room 2", "Inflict 1 damage on each model in the target room."),)),
    C(
        "Thorns",
        parts=(P("spell", "B", "mage 2", "Inflict 1 damage. Convert 2 damage.", instability=True),),
        armed=A("trap", "damaged", "Gain 1 power."),
    ),
    C("Again", parts=(P("spell", "A", "mage 2", "Steal 1 power from the target.", extra=True),)),
    C(
        "Second Ray",
        moon=2,
        parts=(P("spell", "B", "mage 3", "Inflict 3 damage."),),
        armed=A("protection", "targeted", "Gain 2 power."),
    ),
    C("Second Blow", moon=2, parts=(P("spell", "A", "model 1", "Inflict 4 damage."),)),
    C("Second Roots", moon=2, parts=(P("spell", "C", "room 2", "Place 2 instability in the target room."),)),
    C("Third Ray", moon=3, parts=(P("spell", "B", "mage 3", "Inflict 4 damage."),)),
    C("Third Blow", moon=3, parts=(P("spell", "A", "model 2", "Inflict 5 damage."),), mild=True),
    C("Third Roots", moon=3, parts=(P("spell", "C", "room 3", "Place 3 instability in the target room."),)),
)
"""Three small decks."""
