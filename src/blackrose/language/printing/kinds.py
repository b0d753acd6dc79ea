"""Prints the kinds of phrases: turns a field of a node into arguments of its message.

``reading/kinds.py`` lists the same kinds with their grammar.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Any

from blackrose.language.printing.phrases import THINGS, Arguments, key_of, yes_or_no
from blackrose.language.tree import (
    Attacker,
    Caster,
    CrownHolder,
    It,
    ModelRef,
    Models,
    Noun,
    Owner,
    RoomAt,
    Summon,
    Target,
    That,
    TheAvatar,
    ThisEvocation,
    You,
)

if TYPE_CHECKING:
    from blackrose.language.printing.entries import Forms

Say = Callable[["Forms", Any, str, Arguments], Arguments]
"""Says a field of a node in the words of a walker; it also gets what was said of the fields before."""


def _plain(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    """Say a flag, a figure or a closed word as messages compare it; say nothing for None."""
    value = getattr(node, field)
    match value:
        case bool():
            return {field: yes_or_no(value)}
        case int():
            return {field: value}
        case Enum():
            return {field: key_of(value.value)}
        case str():
            return {field: value}
        case _:
            return {}


def _figure(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return {field: getattr(node, field) or 0}


def _different(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return {"different": getattr(node, field)}


# Who


def _model(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    value = getattr(node, field)
    return {field: walker.nobody if value is None else walker.model(value)}


def _healed(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    """Say whom it is done to, and remember it for a later "their"."""
    whom = _model(walker, node, field, said)
    walker.hit = walker.phrase_of(whom[field])
    return whom


def _struck(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    """Say whom damage is done to: a model, or all models in a room."""
    on = getattr(node, field)
    if walker.is_room(on):
        walker.hit = walker.words.phrase("target")
        return {"on": walker.nobody, "where": walker.room(on)}
    walker.hit = walker.words.phrase("target") if on is None else walker.model(on)
    return {"on": walker.nobody if on is None else walker.hit, "where": walker.nowhere}


def _bearer(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    """Say who gets a card, and what card it is: mages get jinxes, evocations get upgrades."""
    to: ModelRef = getattr(node, field)
    known = walker.kinds.get(node.name)
    return {field: walker.model(to), "kind": known or _card_on(walker, to)}


def _card_on(walker: Forms, to: ModelRef) -> str:
    """What a card that no pack knows must be, by whoever gets it."""
    match to:
        case You() | Caster() | Owner() | CrownHolder() | TheAvatar():
            return "jinx"
        case ThisEvocation():
            return "upgrade"
        case Models(noun=noun) | That(noun=noun):
            word = noun.word
        case Target():
            word = walker.aimed_at.word
        case It():
            word = walker.last_meant.word
        case Attacker():
            return "card"
    return {"mage": "jinx", "model": "card"}.get(word, "upgrade")


def _counted(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    parts = walker.parts(getattr(node, field))
    return {"models": walker.models(parts), **parts}


def _together(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return {field: walker.added_up(getattr(node, field))}


# What kind of model, and what lies on it


def _noun(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    value = getattr(node, field)
    return {field: walker.noun(value if isinstance(value, Noun) else Noun(value))}


def _thing(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    value = getattr(node, field)
    word = value.word if isinstance(value, Noun) else value
    return {"thing": walker.thing(word), "assigned": yes_or_no(word not in THINGS)}


def _chosen(walker: Forms, node: Summon, field: str, said: Arguments) -> Arguments:
    """Say which evocation is summoned, if the text does not name it."""
    if node.same_kind:
        return {"which": walker.say("same-kind"), "noun": walker.summoned(node.noun)}
    if node.noun != Noun("evocation"):
        return {"which": ""}
    health = "" if node.health is None else walker.say("with-health", count=node.health)
    which = walker.say("of-choice", health=health, own=walker.own())
    return {"which": which, "noun": walker.summoned(node.noun)}


def _card(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return {field: walker.name(getattr(node, field))}


# Where


def _where(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    value = getattr(node, field)
    return {field: walker.nowhere if value is None else walker.room(value)}


def _goal(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    """Say where somebody goes: to a model or to a room."""
    goal = getattr(node, field)
    if walker.is_room(goal):
        return {field: walker.room(goal), "to": "room"}
    return {field: walker.model(goal), "to": "model"}


def _put_where(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    """Say a room; a room near the one who is moved does not name them again."""
    who, where = node.who, getattr(node, field)
    if not isinstance(where, RoomAt) or where.anchor != who or isinstance(who, You | Models):
        return _where(walker, node, field, said)
    gender = walker.phrase_of(said["who"]).form("gender")
    again = walker.words.phrase("again", plain=walker.model(who), gender=gender)
    return {field: walker.room_near(where, again)}


def _rooms(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return {field: walker.room_filter(getattr(node, field))}


def _in_rooms(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    """Say in which rooms something happens, or nothing."""
    room = getattr(node, field)
    if room is None:
        return {"where": "", "where-into": ""}
    said_as = walker.room_filter(room)
    return {"where": said_as.form("in"), "where-into": said_as.form("into")}


# How much, and of which spells and quests


def _amount(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return walker.amount(getattr(node, field))


def _bonus(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return {field: walker.bonus(getattr(node, field), getattr(node, "second", None))}


def _elements(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return walker.spell_elements(getattr(node, field), said)


def _types(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    value = getattr(node, field)
    return walker.spell_types((value,) if isinstance(value, str) else value or (), said)


def _colours(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return {field: walker.colours(getattr(node, field), "list-rooms")}


def _signed(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    """Say a figure that is added or taken away: how much, and which of the two."""
    value = getattr(node, field)
    return {field: abs(value), "sign": "minus" if value < 0 else "plus"}


def _element_run(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return {field: ", ".join(walker.say(f"element-{element}") for element in getattr(node, field))}


def _school(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return {field: walker.name(getattr(node, field))}


def _colour(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    """Say a colour by itself, and give its code to messages that decline it."""
    colour = getattr(node, field)
    return {field: colour, "hue": walker.say(f"hue-{colour}")}


def _state(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    state = key_of(getattr(node, field).value)
    return {"quest": walker.words.phrase(f"quest-state-{state}", steps=walker.steps)}


# Targets and conditions


def _becoming(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return {field: walker.aim_kind(getattr(node, field))}


def _aim_range(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return {field: walker.aim_range(getattr(node, field))}


def _facts(walker: Forms, node: Any, field: str, said: Arguments) -> Arguments:
    return {field: walker.condition(getattr(node, field), "sub")}


SAY: dict[str, Say] = {
    "figure": _figure,
    "different": _different,
    "model": _model,
    "some_models": _counted,
    "moved": _model,
    "yourself": _model,
    "named": _model,
    "core": _model,
    "core_placed": _model,
    "healed": _healed,
    "struck": _struck,
    "bearer": _bearer,
    "one_kind": _counted,
    "many_kinds": _counted,
    "of_owned": _counted,
    "together": _together,
    "noun": _noun,
    "kind_owned": _noun,
    "kinds_owned": _noun,
    "assigned": _thing,
    "one_assigned": _thing,
    "many_assigned": _thing,
    "carried": _thing,
    "chosen": _chosen,
    "card": _card,
    "where": _where,
    "room": _where,
    "target_room": _where,
    "put_where": _put_where,
    "goal": _goal,
    "rooms": _rooms,
    "in_rooms": _in_rooms,
    "amount": _amount,
    "bonus": _bonus,
    "bonuses": _bonus,
    "colours": _colours,
    "+": _signed,
    "elements": _elements,
    "element_run": _element_run,
    "types": _types,
    "type": _types,
    "school": _school,
    "state": _state,
    "colour": _colour,
    "becoming": _becoming,
    "aim_range": _aim_range,
    "facts": _facts,
}
"""How each kind is said; a field without a kind is a flag, a figure or a closed word."""


def say(walker: Forms, node: Any, field: str, kind: str, said: Arguments) -> Arguments:
    """Return the arguments for a field of a node."""
    return SAY.get(kind, _plain)(walker, node, field, said)
