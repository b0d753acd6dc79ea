"""Avatars, their commands and their events in a file: what is read, and what is refused where."""

from __future__ import annotations

import pytest

from blackrose.engine.components import Armed, Command, Name, Part, Skill
from blackrose.language import tree as t
from blackrose.language.errors import CardError, Kind, PackError
from blackrose.packs import builtin_pack, load_text

REBIRTH = builtin_pack("rebirth")
AVATAR = """\
[[avatar]]
name = { en = "Old Ferryman" }
health = 10
strength = 3
speed = 1
start = "Crypt"
skill = { name = { en = "Crossing" }, room = "Arena" }
priorities = { A = ["power", "nearest"], B = ["nearest"], C = ["instability", "mages"] }
provenance = "original"
"""
COMMAND = """\
[[command]]
name = { en = "Two Coins" }
avatar = "Old Ferryman"
moon = 2
mild = true
provenance = "original"
part = [
    { kind = "action", priority = "B", text = "Old Ferryman moves toward a mage.", extra = true },
    { kind = "spell", priority = "C", target = "room 1", instability = true, text = "Old Ferryman places 1 instability." },
]
armed = { type = "trap", mark = "damaged", target = "mage *", text = "Old Ferryman ignores up to 1 of that damage." }
"""  # noqa: E501
EVENT = """\
[[event_card]]
name = { en = "High Water" }
avatar = "Old Ferryman"
moon = 1
phase = "instant"
slot = 0
drawn = 1
discarded = 0
provenance = "original"
text = "Old Ferryman gains 1 power."
"""


def errors(source: str) -> tuple[CardError, ...]:
    with pytest.raises(PackError) as caught:
        load_text(source, REBIRTH)
    return caught.value.errors


def test_an_avatar_is_read() -> None:
    avatar = load_text(AVATAR, REBIRTH).avatars[-1]
    assert (avatar.health, avatar.strength, avatar.speed, avatar.start) == (10, 3, 1, "Crypt")
    assert avatar.skill == Skill(Name("Crossing", "Crossing", "Crossing"), "Arena")
    assert avatar.priorities == {
        "A": ("power", "nearest"),
        "B": ("nearest",),
        "C": ("instability", "mages"),
    }


def test_an_avatar_needs_no_skill() -> None:
    bare = "".join(line for line in AVATAR.splitlines(keepends=True) if not line.startswith("skill"))
    assert load_text(bare, REBIRTH).avatars[-1].skill is None


def test_a_command_is_read() -> None:
    command = load_text(AVATAR + COMMAND, REBIRTH).commands[-1]
    walk, roots = command.parts
    assert (walk.kind, walk.priority, walk.instability, walk.extra) == ("action", "B", False, True)
    assert (roots.kind, roots.priority, roots.instability, roots.extra) == ("spell", "C", True, False)
    mage = t.Models(t.Quantifier.ONE, t.Noun("mage"))
    assert walk.effect.text == (t.Sentence((t.MoveToward(t.You(), mage),)),)
    assert roots.effect.aim == t.Aim("room", 1)
    assert isinstance(command.armed, Armed)
    assert (command.armed.type, command.armed.mark) == ("trap", "damaged")
    assert command.armed.effect.when == t.Suffers(t.You())
    assert (command.avatar, command.moon, command.mild) == ("Old Ferryman", 2, True)


def test_a_plain_command_has_neither_marks_nor_an_armed_back() -> None:
    source = AVATAR + (
        '[[command]]\nname = { en = "Ebb" }\navatar = "Old Ferryman"\nmoon = 1\nprovenance = "original"\n'
        'part = [{ kind = "spell", text = "Old Ferryman gains 1 power." }]\n'
    )
    command = load_text(source, REBIRTH).commands[-1]
    assert isinstance(command, Command)
    assert command.armed is None
    assert not command.mild
    (part,) = command.parts
    assert part == Part("spell", "", part.effect)


def test_an_event_belongs_to_its_avatar_and_may_name_it() -> None:
    event = load_text(AVATAR + EVENT, REBIRTH).event_cards[-1]
    assert event.avatar == "Old Ferryman"
    assert event.effect.text == (t.Sentence((t.Gain(t.TheAvatar("Old Ferryman"), t.Number(1)),)),)


def test_what_comes_with_the_game_is_hers() -> None:
    assert {command.avatar for command in REBIRTH.commands} == {"The Possessed"}
    assert [avatar.name.en for avatar in REBIRTH.avatars] == ["The Possessed"]


WRONG = [
    (AVATAR, 'start = "Crypt"', 'start = "Crypte"', Kind.UNKNOWN_COMPONENT, (6, 10)),
    (AVATAR, 'room = "Arena"', 'room = "Arenas"', Kind.UNKNOWN_COMPONENT, (7, 47)),
    (AVATAR, 'B = ["nearest"]', 'B = ["mages"]', Kind.BAD_VALUE, (8, 48)),
    (AVATAR, 'B = ["nearest"]', 'B = ["power", "power"]', Kind.BAD_VALUE, (8, 46)),
    (AVATAR, ', B = ["nearest"]', "", Kind.MISSING_FIELD, (8, 14)),
    (AVATAR, "health = 10", "health = 0", Kind.OUT_OF_RANGE, (3, 10)),
    (COMMAND, 'avatar = "Old Ferryman"', 'avatar = "Ferryman"', Kind.UNKNOWN_COMPONENT, (13, 11)),
    (COMMAND, "moon = 2", "moon = 4", Kind.OUT_OF_RANGE, (14, 8)),
    (COMMAND, 'priority = "B"', 'priority = "C"', Kind.BAD_VALUE, (18, 36)),
    (COMMAND, 'priority = "C", target', "target", Kind.BAD_VALUE, (19, 5)),
    (COMMAND, "extra = true", "instability = true", Kind.BAD_FIELD, (18, 84)),
    (COMMAND, 'kind = "action"', 'kind = "walk"', Kind.BAD_VALUE, (18, 15)),
    (COMMAND, 'mark = "damaged"', 'mark = "hurt"', Kind.BAD_VALUE, (21, 34)),
    (COMMAND, 'mark = "damaged"', 'mark = "targeted"', Kind.UNKNOWN_REFERENCE, (21, 85)),
    (COMMAND, "Old Ferryman moves toward a mage.", "Move up to 1 room.", Kind.AGREEMENT, (18, 48)),
    (EVENT, 'avatar = "Old Ferryman"', 'avatar = "Ferryman"', Kind.UNKNOWN_COMPONENT, (13, 11)),
]


@pytest.mark.parametrize(("table", "right", "wrong", "kind", "place"), WRONG)
def test_what_is_wrong_is_told_with_its_place(
    table: str, right: str, wrong: str, kind: Kind, place: tuple[int, int]
) -> None:
    """The tables of commands and events stand behind that of their Avatar."""
    assert right in table
    source = table.replace(right, wrong, 1)
    found = errors(source if table is AVATAR else AVATAR + "\n" + source)
    first = found[0]
    assert (first.kind, (first.line, first.column)) == (kind, place), [str(one) for one in found]


def test_a_command_has_one_or_two_parts() -> None:
    head = '[[command]]\nname = { en = "Ebb" }\navatar = "Old Ferryman"\nmoon = 1\nprovenance = "original"\n'
    part = '{ kind = "spell", text = "Old Ferryman gains 1 power." }'
    for parts in ("", ", ".join([part] * 3)):
        (error,) = errors(AVATAR + head + f"part = [{parts}]\n")
        assert error.kind is Kind.OUT_OF_RANGE


def test_two_avatars_cannot_be_called_alike() -> None:
    other = AVATAR.replace("Old Ferryman", "The Possessed")
    assert [error.kind for error in errors(other)] == [Kind.DUPLICATE]


def test_an_avatar_cannot_have_the_name_of_an_evocation() -> None:
    other = AVATAR.replace("Old Ferryman", "Cadaver")
    assert Kind.AMBIGUOUS in [error.kind for error in errors(other)]
