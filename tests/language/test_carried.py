"""What the language can say and the game would not do is refused when a pack is read, never ignored."""

from __future__ import annotations

import pytest

from blackrose.language.errors import Kind, PackError
from blackrose.packs import builtin_pack, load_text

HEAD = 'name = { en = "Trial" }\nprovenance = "original"\n'
ACTIVE = "This evocation activates."
FIGURES = 'archetype = "beast"\nspeed = 1\nstrength = 1\nhealth = 1\ncopies = 1\n'


def spell(text: str, target: str = "self", when: str = "") -> str:
    type_ = "trap" if when else "contingency"
    condition = f', when = "{when}"' if when else ""
    side = f'{{ type = "{type_}", element = "air", target = "{target}"{condition}, text = "{text}" }}'
    return f'[[spell]]\n{HEAD}school = "forgotten"\nlight = {side}\ndark = {side}\n'


def evocation(text: str, when: str = "") -> str:
    condition = f'when = "{when}"\n' if when else ""
    return f'[[evocation]]\n{HEAD}{FIGURES}{condition}text = "{text}"\n'


def upgrade(text: str, when: str = "") -> str:
    condition = f'when = "{when}"\n' if when else ""
    return f'[[upgrade]]\n{HEAD}copies = 1\n{condition}text = "{text}"\n'


def quest(text: str, when: str = "You enter a room.") -> str:
    return f'[[quest]]\n{HEAD}side = "1A"\npower = 1\nwhen = "{when}"\ntext = "{text}"\n'


@pytest.mark.parametrize(
    ("source", "field", "why"),
    [
        (quest("Persistent: You have +1 Speed."), "text", "is for spells"),
        (spell("Each mage in play order: gain 1 power. Persistent: You have +1 Speed."), "text", "no slot"),
        (evocation("Gain 1 power.", when="You suffer damage."), "when", 'only "This evocation activates."'),
        (evocation("Gain 1 power.", when="An evocation activates."), "when", 'only "This evocation'),
        (evocation("Your evocations have +1 Strength."), "text", "the only raise"),
        (evocation("If you have no damage, this evocation has +1 Speed."), "text", "the only raise"),
        (evocation("If you would suffer damage, ignore 1 of it."), "text", "is for spells"),
        (quest("Place 1 instability there."), "text", "for what waits"),
        (evocation("Gain 1 power for each instability there.", ACTIVE), "text", "for what waits"),
        (upgrade("Gain 1 power.", ACTIVE), "when", "no upgrade's"),
        (upgrade("Gain 1 power."), "text", "does nothing by itself"),
        (spell("Gain 1 power.", when="You have no damage."), "when", "something that happens"),
        (
            spell("Gain 1 power.", when="A mage in your room or an adjacent one enters a room."),
            "when",
            "any place only",
        ),
        (quest("Gain 1 power.", when="Each mage enters a room."), "when", 'not "each"'),
        (spell("Persistent: Whenever each mage enters a room, gain 1 power."), "text", 'not "each"'),
        (spell("Summon 1 undead in any room."), "text", 'not "undead"'),
        (spell("Gain all power."), "text", 'no "all"'),
        (spell("Draw all spells from your grimoire."), "text", 'no "all"'),
        (spell("Take 3 of the top 3 forgotten spells."), "text", "fewer than 3 are taken"),
        (
            spell("Perform a physical attack on a model in your room with +1 Speed."),
            "text",
            "no attack stronger",
        ),
        (spell("Choose one: summon 1 undead in any room; or gain 1 power."), "text", 'not "undead"'),
        (spell("Choose one: gain 1 power; or heal 1 damage. If you do, gain 1 power."), "text", "Choose one"),
        (spell("Persistent: Whenever you enter a room, inflict 1 damage.", "room 1"), "text", "aimed at"),
    ],
)
def test_it_is_refused(source: str, field: str, why: str) -> None:
    with pytest.raises(PackError) as caught:
        load_text(source, builtin_pack("duel"))
    first = caught.value.errors[0]
    assert first.kind is Kind.NOT_CARRIED_OUT
    assert why in first.message
    assert first.field.endswith(field)


@pytest.mark.parametrize(
    "source",
    [
        spell("Heal all damage. Discard all Ready spells. Lose all power."),
        spell("Persistent: You have +1 Speed."),
        spell("Persistent: Whenever another mage enters a red room, gain 1 power."),
        spell("Persistent: Whenever you enter a room, convert 1 instability there.", "room 1"),
        spell("Inflict 1 damage on the target.", "mage *", when="Another mage enters a red room."),
        spell("Summon 1 Templar in any room. Choose one: it activates; or gain 1 power."),
        evocation("Gain 1 power.", ACTIVE),
        evocation("This evocation has +1 Speed."),
        upgrade("This evocation has +1 Speed."),
        quest("Gain 1 power.", when="You have no damage."),
    ],
)
def test_what_the_engine_does_is_not_refused(source: str) -> None:
    assert load_text(source, builtin_pack("duel"))
