"""The forms of a pack are counted without their numbers, names and colours."""

from __future__ import annotations

import json

from blackrose.language.parser import parse_text, parse_when
from blackrose.language.stats import shape, statistics
from blackrose.language.tree import Sentence
from blackrose.language.vocabulary import Vocabulary
from blackrose.packs import builtin_pack, load_text

WORDS = Vocabulary(frozenset({"Templar", "Golem"}), frozenset({"undead"}), frozenset({"Bone Shield"}))


def form(source: str) -> str:
    (sentence,) = parse_text(source, WORDS)
    assert isinstance(sentence, Sentence)
    return shape(sentence.clauses[0])


def test_numbers_names_and_colours_make_no_form() -> None:
    assert form("Gain 1 power.") == form("Gain 7 power.") == "Gain(You, #)"
    assert form("Summon 1 Templar in any room.") == form("Summon 2 Golems in any room.")
    assert form("Place 1 instability in each red room.") == form(
        "Place 2 instability in each blue or grey room."
    )
    assert form("Remove each undead.") == form("Remove each Golem.") == "Remove(You, Models(each, name))"
    assert shape(parse_when("You have at least 3 revealed combat spells.")) == shape(
        parse_when("You have at least 1 revealed trap spell.")
    )


def test_what_is_meant_makes_a_form() -> None:
    forms = {
        form(source)
        for source in (
            "Gain 1 power.",
            "Gain all power.",
            "The target gains 1 power.",
            "Gain 1 power for each damage on you.",
            "Gain 1 power for each damage on you, up to 3.",
            "Remove each mage.",
            "Remove each evocation.",
            "Place 1 instability in each room.",
            "Place 1 instability in each red room.",
            "Place 1 instability in any room.",
            "Place 1 instability in a room 1 from you.",
            "Place 1 instability of the Black Rose in any room.",
        )
    }
    assert len(forms) == 12


def test_the_duel_pack_is_counted() -> None:
    pack = builtin_pack("duel")
    counted = statistics(pack)
    assert counted.components == 43
    assert counted.sentences == 117
    assert counted.forms[0].shape == "Gain(You, #)"
    assert len({one.shape for one in counted.forms}) == len(counted.forms)
    assert {"form": "PlaceLess(amount=#)", "component": "Bone Shield"} in counted.as_dict()["used_by_one"]
    assert json.loads(json.dumps(counted.as_dict()))["distinct_forms"] == len(counted.forms)


def test_a_form_is_single_until_another_component_uses_it() -> None:
    pack = builtin_pack("duel")
    more = load_text(
        '[[upgrade]]\nname = { en = "Iron Skin" }\ncopies = 1\nprovenance = "original"\n'
        'text = "If a mage who does not own this evocation would place instability in its room, '
        'they place 2 less."\n',
        pack,
    )
    single = {one.shape: one.components for one in statistics(pack).single}
    assert single["PlaceLess(amount=#)"] == ("Bone Shield",)
    assert "PlaceLess(amount=#)" not in {one.shape for one in statistics(more).single}


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
    assert {one.shape: one.uses for one in counted.forms} == {
        "Gain(You, #)": 4,
        "Lose(You, #)": 2,
        "Heal(You, #)": 2,
    }
