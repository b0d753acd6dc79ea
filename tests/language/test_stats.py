"""The forms of a pack: what a maker of cards learns once, and what only one component uses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from blackrose.language import tree
from blackrose.language.forms import all_forms
from blackrose.language.reading import parse_target, parse_text, parse_when
from blackrose.language.stats import PLAIN, forms_of, statistics
from blackrose.language.vocabulary import Vocabulary
from blackrose.packs import builtin_pack, load_text

WORDS = Vocabulary(frozenset({"Templar", "Golem"}), frozenset({"undead"}), frozenset({"Bone Shield"}))
DUEL_ONLY_ONCE = {
    "amount: for each": "Violence",
    "condition: revealed spells of N different elements": "Lord of Elements",
    "frame: until the end of the activation": "Templar",
    "verb: convert all damage inflicted by it": "Rebuilding",
    "verb: discard N Ready spells": "Occult Black Rose Room",
    "verb: draw N spells from the Library": "Library of the Order",
    "verb: perform a physical attack": "Templar Armory",
    "verb: move rooms": "Templar Armory",
    "verb: place a model in a room": "Vague Shift",
    "verb: place instability of the Black Rose": "Living Lodge",
    "verb: resolve an effect with the word Summon": "Magic Bond",
    "verb: take N random spells from the Memories": "Abyss of Faith",
}


def forms(node: object) -> list[str]:
    """The forms of a parsed text, each once, in reading order."""
    return list(dict.fromkeys(form for part in _nodes(node) for form in forms_of(part)))


def _nodes(node: object) -> Iterator[object]:
    if isinstance(node, tuple):
        for part in node:
            yield from _nodes(part)
    elif is_dataclass(node):
        yield node
        for one in fields(node):
            yield from _nodes(getattr(node, one.name))


def said(source: str) -> list[str]:
    return forms(parse_text(source, WORDS))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Gain 1 power.", "Gain 7 power."),
        ("Gain 1 power.", "Lose 2 power."),
        ("Summon 1 Templar in any room.", "Summon 2 Golems in any room."),
        ("Place 1 instability in each red room.", "Place 2 instability in each blue or grey room."),
        ("Remove each undead.", "Remove each evocation."),
        ("One of your evocations activates.", "One of the target's evocations activates."),
        ("If you do, gain 1 power.", "If they do, gain 1 power."),
        ("You have +2 Speed.", "You have +1 Strength."),
    ],
)
def test_numbers_names_colours_and_mirror_images_make_no_form(one: str, other: str) -> None:
    assert said(one) == said(other)


@pytest.mark.parametrize(
    ("source", "more"),
    [
        ("Gain 1 power for each damage on you.", ["amount: for each", "amount: pieces counted"]),
        ("Place 1 instability of the Black Rose.", ["verb: place instability of the Black Rose"]),
        ("You may gain 1 power.", ["frame: you may"]),
        ("Persistent: Gain 1 power.", ["frame: Persistent"]),
        ("Whenever you suffer damage, gain 1 power.", ["frame: whenever", "verb: suffer damage"]),
        ("Choose one: gain 1 power; or gain 2 power.", ["frame: choose one"]),
        ("Each mage in play order: gain 1 power.", ["frame: each mage in play order"]),
        ("Gain 1 power and lose 1 power.", ["frame: and"]),
        ("If you have no damage, gain 1 power.", ["frame: if something is the case"]),
        ("It activates under your control.", ["verb: activates under your control"]),
        ("It has +1 Strength until the end of the activation.", ["frame: until the end of the activation"]),
        ("Inflict 1 damage on each mage in the Lodge.", ["which: each", "where: in the Lodge"]),
        ("Place 1 instability in any room.", ["where: any room", "which: a, one of"]),
    ],
)
def test_what_has_a_meaning_of_its_own_is_a_form(source: str, more: list[str]) -> None:
    assert [form for form in said(source) if form in more] == more


def test_the_same_verb_ordered_or_waited_for_is_one_form() -> None:
    for deed, happening, form in (
        ("Inflict 1 damage.", "You inflict damage.", "verb: inflict N damage"),
        ("Place 1 instability.", "You place instability.", "verb: place N instability"),
        ("Take 1 forgotten spell.", "You take a forgotten spell.", "verb: take N forgotten spells"),
        ("It activates.", "This evocation activates.", "verb: a model activates"),
    ):
        assert form in said(deed)
        assert form in forms(parse_when(happening))


def test_piles_and_places_are_told_apart() -> None:
    sources = (
        "Draw 1 spell from your grimoire.",
        "Draw 1 spell from the Library.",
        "Take 1 forgotten spell.",
        "Take 1 random spell from your Memories.",
        "Discard 1 Ready spell.",
        "Discard 1 spell from hand.",
        "Convert 1 damage.",
        "Convert 1 instability.",
    )
    verbs = [form for source in sources for form in said(source) if form.startswith("verb")]
    assert len(set(verbs)) == len(sources)


def test_targets_are_forms_too() -> None:
    assert forms(parse_target("self")) == ["target: self"]
    assert forms(parse_target("mage 2")) == forms(parse_target("mage 1")) == ["target: mage"]
    assert forms(parse_target("your evocation *")) == [
        "target: evocation",
        "target: anywhere",
        "target: your, any",
    ]


def test_every_node_of_the_tree_is_a_form_or_makes_one() -> None:
    """A new clause, trigger, condition, amount or reference cannot be forgotten here."""
    families = (tree.Amount, tree.Actor, tree.Place, tree.RoomRef)
    nodes = {node for family in families for node in family.__args__} | {form.node for form in all_forms()}
    nodes -= {tree.Models, tree.RoomAt, tree.EveryRoom}  # by what they hold
    named = {form.node for form in all_forms() if all(way.name for way in form.ways)}
    assert {node for node in nodes if node not in PLAIN} - named == set()


def test_the_duel_box_is_counted() -> None:
    counted = statistics(builtin_pack("duel"))
    assert counted.components == 43
    assert counted.sentences == 118
    assert 60 <= len(counted.forms) <= 70
    assert len({one.shape for one in counted.forms}) == len(counted.forms)
    assert {one.shape: one.components[0] for one in counted.single} == DUEL_ONLY_ONCE


def test_the_figures_are_plain_data() -> None:
    counted = statistics(builtin_pack("duel"))
    told = json.loads(json.dumps(counted.as_dict()))
    assert set(told) == {"components", "sentences", "distinct_forms", "forms", "used_by_one"}
    assert told["distinct_forms"] == len(told["forms"]) == len(counted.forms)
    assert {one["form"]: one["component"] for one in told["used_by_one"]} == DUEL_ONLY_ONCE
    assert told["forms"][0] == {
        "form": counted.forms[0].shape,
        "uses": counted.forms[0].uses,
        "components": list(counted.forms[0].components),
    }


def test_a_form_is_single_until_another_component_uses_it() -> None:
    pack = builtin_pack("duel")
    more = load_text(
        '[[quest]]\nname = { en = "Errand" }\nside = "3A"\npower = 1\nprovenance = "original"\n'
        'when = "You enter a room."\ntext = "Move up to 1 room. Move up to 2 rooms."\n',
        pack,
    )
    after = {one.shape: one for one in statistics(more).forms}["verb: move rooms"]
    assert after.components == ("Templar Armory", "Errand")
    assert after.uses == 3
    left = {one.shape for one in statistics(more).single}
    assert left == set(DUEL_ONLY_ONCE) - {"verb: move rooms"}


def test_options_and_play_order_are_looked_into() -> None:
    source = (
        "Choose one: gain 1 power; or lose 1 power. Each mage in play order: heal 1 damage. Gain 1 power."
    )
    effect = f'{{ type = "combat", element = "fire", target = "self", text = "{source}" }}'
    counted = statistics(
        load_text(
            f'[[spell]]\nname = {{ en = "Spark" }}\nschool = "forgotten"\nprovenance = "original"\n'
            f"light = {effect}\ndark = {effect}\n"
        )
    )
    assert counted.sentences == 8
    verbs = {one.shape: one.uses for one in counted.forms if one.shape.startswith("verb")}
    assert verbs == {"verb: gain or lose N power": 6, "verb: heal N damage": 2}
