"""Builds Avatars and their commands from the tables of a pack."""

from __future__ import annotations

from typing import Any

from blackrose.engine.components import Armed, Avatar, Command, Part, Skill
from blackrose.engine.programs import walk
from blackrose.engine.rules import COMMANDS
from blackrose.language.errors import CardError, Kind
from blackrose.language.references import Role
from blackrose.language.tree import Models, Quantifier, RoomAt, Suffers, When, Whose, You
from blackrose.packs.components import MOONS, Reader, read_name
from blackrose.packs.fields import Fields

PRIORITIES = ("A", "B", "C")
BY_ROOM = "C"
OF_MODELS = ("A", "B")
MODEL_AIMS = ("model", "mage", "evocation")
MODEL_CRITERIA = ("damage", "nearest", "power")
ROOM_CRITERIA = ("mages", "models", "instability")
"""What can count for a priority: of models, and of rooms."""

ONE = (Quantifier.ONE, Quantifier.ANOTHER)
"""What leaves a choice among several."""

MOST_PARTS = 2
PART_KINDS = tuple(COMMANDS)
ARMED_TYPES = ("trap", "protection")
SET_OFF: dict[str, When | None] = {"targeted": None, "damaged": Suffers(You())}
"""What the text of an armed command can speak of, by the mark that says what sets it off."""


def read_avatar(reader: Reader, fields: Fields) -> Avatar:
    """An Avatar: its figures, its skill, and by what it chooses."""
    common = reader.common(fields)
    figures: dict[str, Any] = {key: fields.number(key) for key in ("strength", "speed")}
    return Avatar(
        **common,
        health=fields.number("health", 1),
        **figures,
        start=fields.text("start"),
        priorities=_priorities(fields),
        skill=_skill(fields) if fields.has("skill") else None,
    )


def _priorities(fields: Fields) -> dict[str, tuple[str, ...]]:
    """What counts in which order, for each letter; a table of three lists."""
    part = fields.part("priorities")
    if part is None:
        return {}
    found = {letter: _criteria(part, letter) for letter in PRIORITIES}
    part.finish()
    return found


def _skill(fields: Fields) -> Skill | None:
    part = fields.part("skill")
    if part is None:
        return None
    skill = Skill(read_name(part), part.text("room"))
    part.finish()
    return skill


def read_command(reader: Reader, fields: Fields) -> Command:
    """A command: its parts from top to bottom, and what its back shows."""
    common = reader.common(fields)
    avatar = fields.text("avatar")
    parts = []
    listed = fields.value("part", list)
    if listed is not None and not 1 <= len(listed) <= MOST_PARTS:
        fields.report(CardError(Kind.OUT_OF_RANGE, expected=[f"1 to {MOST_PARTS} parts"]), "part")
    for place, table in enumerate((listed or ())[:MOST_PARTS]):
        if not isinstance(table, dict):
            error = CardError(Kind.WRONG_TYPE, read=type(table).__name__, expected=["a table"])
            fields.report(error, "part", place)
            continue
        parts.append(_part(reader, fields.inner(table, "part", place), avatar))
    return Command(
        **common,
        avatar=avatar,
        moon=fields.number("moon", 1, MOONS),
        parts=tuple(parts),
        armed=_armed(reader, fields, avatar) if fields.has("armed") else None,
        mild=fields.value("mild", bool, False) or False,
    )


def _part(reader: Reader, part: Fields, avatar: str) -> Part:
    """One part of a command: a spell or a physical action."""
    kind = part.choice("kind", PART_KINDS)
    instability = part.value("instability", bool, False) or False
    if instability and kind != "spell":
        told = "only a spell bears the mark of instability"
        part.report(CardError(Kind.BAD_FIELD, told, read="instability"), "instability", key=True)
    found = Part(
        kind,
        part.choice("priority", PRIORITIES) if part.has("priority") else "",
        reader.effect(part, kind=COMMANDS.get(kind, "command"), role=Role.COMMAND, speaker=avatar),
        instability,
        part.value("extra", bool, False) or False,
    )
    _check_priority(part, found)
    part.finish()
    return found


def _armed(reader: Reader, fields: Fields, avatar: str) -> Armed | None:
    """The trap or protection of a command; its target is whoever sets it off."""
    part = fields.part("armed")
    if part is None:
        return None
    kind, mark = part.choice("type", ARMED_TYPES), part.choice("mark", tuple(SET_OFF))
    armed = Armed(
        kind,
        mark,
        reader.effect(
            part,
            kind=kind,
            role=Role.COMMAND,
            set_off=SET_OFF.get(mark),
            speaker=avatar,
        ),
    )
    part.finish()
    return armed


def _criteria(part: Fields, letter: str) -> tuple[str, ...]:
    """What counts in which order, by one letter."""
    known = ROOM_CRITERIA if letter == BY_ROOM else MODEL_CRITERIA
    found = part.value(letter, list) or []
    for place, word in enumerate(found):
        if word not in known:
            error = CardError(Kind.BAD_VALUE, read=str(word), expected=[", ".join(known)])
            part.report(error, letter, place)
    if found and len(set(map(str, found))) < len(found):
        part.report(CardError(Kind.BAD_VALUE, "each counts once", expected=[", ".join(known)]), letter)
    return tuple(map(str, found))


def _check_priority(fields: Fields, part: Part) -> None:
    """A part that chooses says by which priority: C is for rooms, A and B are for models."""
    if not part.effect.text:
        return  # it could not be read, which is told already
    kind = part.effect.aim.kind
    nodes = tuple(walk(part.effect.text))
    if kind in MODEL_AIMS or any(map(_is_choice, nodes)):
        wanted: tuple[str, ...] = OF_MODELS
    elif kind == "room" or any(map(_is_choice_of_room, nodes)):
        wanted = (BY_ROOM,)
    else:
        wanted = ("",)
    if part.priority not in wanted:
        told = "nothing is chosen by one" if wanted == ("",) else "by which priority it is chosen"
        expected = ["no priority" if wanted == ("",) else " or ".join(wanted)]
        fields.report(CardError(Kind.BAD_VALUE, told, read=part.priority, expected=expected), "priority")


def _is_choice(node: object) -> bool:
    """Whether a phrase means one of several models of others."""
    return isinstance(node, Models) and node.quantifier in ONE and node.whose is Whose.ANY


def _is_choice_of_room(node: object) -> bool:
    """Whether a phrase means one of several rooms; somebody's room is one alone."""
    return isinstance(node, RoomAt) and node.quantifier in ONE and node.range != 0
