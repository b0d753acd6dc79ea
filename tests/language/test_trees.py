"""The texts of the Duel pack mean what their cards say: whole trees, compared part by part."""

from __future__ import annotations

import pytest

from blackrose.engine.components import Effect, Pack
from blackrose.language.tree import (
    ANYWHERE,
    Activate,
    Activates,
    Aim,
    AllOf,
    Amount,
    Assign,
    Attack,
    BlackRose,
    Bonus,
    Clause,
    Convert,
    ConvertInflicted,
    Discard,
    Draw,
    Enters,
    EveryRoom,
    ForEach,
    Gain,
    Has,
    HasNoDamage,
    HasRevealed,
    Heal,
    IfDone,
    IgnoreEach,
    Inflict,
    Inflicts,
    InLodge,
    InPlayOrder,
    It,
    Kept,
    Leaves,
    Lose,
    Models,
    ModelsCounted,
    Move,
    Noun,
    Number,
    Pile,
    PlaceInstability,
    PlaceLess,
    Places,
    Put,
    Quantifier,
    Remove,
    RemoveInstability,
    ResolvesSummonWord,
    RoomAt,
    RoomFilter,
    Sentence,
    Stat,
    Summon,
    Target,
    TargetRoom,
    There,
    Thing,
    ThisEvocation,
    Whose,
    Within,
    You,
)
from blackrose.packs import builtin_pack

ONE, ANOTHER, EACH = Quantifier.ONE, Quantifier.ANOTHER, Quantifier.EACH
SELF, SPECIAL, YOUR_EVOCATION = Aim("self"), Aim("special"), Aim("evocation", ANYWHERE, Whose.YOURS)
YOU, ROSE, IT, TARGET = You(), BlackRose(), It(), Target()
MAGE, EVOCATION, UNDEAD, TEMPLAR = Noun("mage"), Noun("evocation"), Noun("undead"), Noun("Templar")
EACH_MAGE = Models(EACH, MAGE)
ONE_OF_THEIRS = Models(ONE, EVOCATION, Whose.TARGETS)
IN_LODGE = Models(ONE, EVOCATION, place=InLodge())


def figure(value: int) -> Amount:
    return Number(value)


def room(distance: int, anchor: You | It | Target | Models = YOU) -> RoomAt:
    return RoomAt(ONE, distance, anchor)


def say(*clauses: Clause) -> Sentence:
    return Sentence(clauses)


def if_you_do(*clauses: Clause) -> Sentence:
    return Sentence(clauses, condition=IfDone())


def if_they_do(*clauses: Clause) -> Sentence:
    return Sentence(clauses, condition=IfDone(they=True))


SUMMON_NEAR = say(Summon(YOU, figure(1), TEMPLAR, room(1)))
ACTIVATE_IT = say(Activate(IT))

DUEL: dict[str, Effect] = {
    "Guardians of the Temple, light": Effect(
        Aim("room", 1),
        (
            say(Convert(YOU, figure(3), Thing.INSTABILITY)),
            say(PlaceInstability(YOU, figure(5))),
        ),
    ),
    "Guardians of the Temple, dark": Effect(
        SPECIAL,
        (say(Remove(YOU, Models(EACH, TEMPLAR, place=InLodge()))), *(SUMMON_NEAR, ACTIVATE_IT) * 3),
    ),
    "Shadow Form, light": Effect(
        SELF, (say(Gain(YOU, figure(1))), Sentence((IgnoreEach(2),), persistent=True))
    ),
    "Shadow Form, dark": Effect(
        SELF,
        (
            Sentence((Has(YOU, Bonus(2, Stat.SPEED)),), persistent=True),
            Sentence((IgnoreEach(1),), persistent=True),
        ),
    ),
    "Dread Order, light": Effect(YOUR_EVOCATION, (say(Activate(IT, bonus=Bonus(2, Stat.STRENGTH))),)),
    "Dark Force, dark": Effect(YOUR_EVOCATION, (say(Assign(YOU, "Grave Blade", IT)), ACTIVATE_IT)),
    "Deadly Charge, light": Effect(Aim("model", 2), (say(Inflict(YOU, figure(2))),)),
    "Threat from the Shadow, light": Effect(
        Aim("mage", 2),
        (Sentence((Inflict(YOU, figure(2), TARGET),), persistent=True, whenever=Inflicts(TARGET, YOU)),),
    ),
    "Threat from the Shadow, dark": Effect(
        Aim("mage", ANYWHERE),
        (
            say(PlaceInstability(TARGET, figure(1), room(0, TARGET))),
            if_they_do(Summon(YOU, figure(1), TEMPLAR, room(0))),
        ),
    ),
    "Unseen Strike, light": Effect(
        SELF,
        (Sentence((Gain(YOU, figure(1)),), persistent=True, whenever=Leaves(Models(ONE, EVOCATION))),),
    ),
    "Unseen Strike, dark": Effect(
        SELF,
        (
            Sentence(
                (Convert(YOU, figure(1), Thing.INSTABILITY, There()),),
                persistent=True,
                whenever=Enters(YOU, RoomFilter(without_your_instability=True)),
            ),
        ),
    ),
    "Give and Take, light": Effect(
        Aim("mage", ANYWHERE),
        (say(Draw(TARGET, figure(1), Pile.GRIMOIRE)), say(Draw(YOU, figure(2), Pile.GRIMOIRE))),
    ),
    "Give and Take, dark": Effect(
        SPECIAL, (say(RemoveInstability(YOU, figure(2), room(1))), if_you_do(Gain(YOU, figure(2))))
    ),
    "Fusion, light": Effect(
        SPECIAL,
        (
            say(Remove(YOU, Models(ONE, EVOCATION, Whose.YOURS))),
            if_you_do(Heal(YOU, figure(3)), Gain(YOU, figure(2))),
        ),
    ),
    "Vague Shift, light": Effect(
        Aim("room", 2), (say(Put(YOU, TargetRoom())), say(Convert(YOU, figure(1), Thing.INSTABILITY)))
    ),
    "Vague Shift, dark": Effect(
        Aim("model", 2), (say(Inflict(YOU, figure(2))), say(Put(TARGET, room(1, TARGET))))
    ),
    "Minor Control, dark": Effect(
        Aim("mage", 2),
        (say(Gain(TARGET, figure(1))), say(Activate(ONE_OF_THEIRS, controlled=True))),
    ),
    "Violence, dark": Effect(
        Aim("model", 1),
        (
            say(Inflict(YOU, figure(1))),
            say(Inflict(YOU, ForEach(1, ModelsCounted(Models(EACH, EVOCATION, Whose.YOURS)), 1, 3))),
        ),
    ),
    "Imperishable Fate, light": Effect(
        SPECIAL,
        (
            say(Activate(Models(ONE, UNDEAD, place=InLodge()), controlled=True)),
            say(Activate(Models(ANOTHER, UNDEAD, place=InLodge()), controlled=True)),
        ),
    ),
    "Magic Bond, light": Effect(
        SELF,
        (
            Sentence(
                (PlaceInstability(YOU, figure(1), room(1)),),
                may=True,
                persistent=True,
                whenever=Places(Models(ANOTHER, MAGE)),
            ),
        ),
    ),
    "Magic Bond, dark": Effect(
        SELF,
        (
            Sentence(
                (Gain(YOU, figure(1)),), persistent=True, whenever=ResolvesSummonWord(Models(ONE, MAGE))
            ),
            Sentence(
                (Lose(YOU, figure(1)),),
                persistent=True,
                whenever=Leaves(Models(ONE, EVOCATION, Whose.YOURS)),
            ),
        ),
    ),
    "Occult Black Rose Room, ruined": Effect(
        SELF,
        (
            say(Discard(YOU, figure(2), Kept.READY)),
            if_you_do(Draw(YOU, figure(1), Pile.FORGOTTEN)),
            say(PlaceInstability(ROSE, figure(1), room(0))),
        ),
    ),
    "Templar Armory, rebuilt": Effect(
        SELF,
        (
            say(Move(YOU, 4)),
            Sentence(
                (Attack(Models(ONE, Noun("model"), place=Within(0, YOU)), Bonus(2, Stat.STRENGTH)),), may=True
            ),
        ),
    ),
    "Abyss of Faith, ruined": Effect(SELF, (say(Draw(YOU, figure(1), Pile.MEMORIES)),)),
    "Abyss of Faith, rebuilt": Effect(
        Aim("evocation", 1, Whose.ANY), (say(Activate(IT, controlled=True, bonus=Bonus(2, Stat.STRENGTH))),)
    ),
    "Living Lodge, line 2": Effect(
        SPECIAL,
        (
            InPlayOrder(
                (
                    say(PlaceInstability(YOU, figure(1), room(1), black=True)),
                    if_you_do(Gain(ROSE, figure(1)), Activate(IN_LODGE, controlled=True)),
                )
            ),
        ),
    ),
    "Living Lodge, line 3": Effect(
        SPECIAL,
        (
            say(Draw(EACH_MAGE, figure(1), Pile.GRIMOIRE)),
            say(Gain(ROSE, figure(2)), PlaceInstability(ROSE, figure(1), room(0, EACH_MAGE))),
        ),
    ),
    "Living Lodge, line 4": Effect(
        SPECIAL, (say(Gain(ROSE, figure(2)), PlaceInstability(ROSE, figure(1), EveryRoom())),)
    ),
    "Rebuilding, line 2": Effect(
        SPECIAL,
        (InPlayOrder((say(Activate(IN_LODGE, controlled=True)), say(ConvertInflicted(ROSE, IT)))),),
    ),
    "Templar": Effect(
        SPECIAL,
        (
            Sentence((RemoveInstability(YOU, figure(1), room(0, IT)),), may=True),
            if_you_do(Heal(YOU, figure(1), IT), Has(IT, Bonus(1, Stat.STRENGTH), until_activation_ends=True)),
        ),
        Activates(ThisEvocation()),
    ),
    "Bone Shield": Effect(SPECIAL, (say(PlaceLess(1)),)),
    "Grave Blade": Effect(SPECIAL, (say(Has(ThisEvocation(), Bonus(1, Stat.STRENGTH))),)),
    "Unbroken": Effect(
        SPECIAL,
        (say(Inflict(ROSE, figure(2), YOU)), say(Gain(YOU, figure(2)))),
        AllOf((HasRevealed(3), HasNoDamage())),
    ),
    "Balance": Effect(
        SPECIAL,
        (say(Inflict(ROSE, figure(2), YOU)), say(Gain(YOU, figure(2)))),
        AllOf((HasRevealed(2, "combat"), HasRevealed(2, "contingency"))),
    ),
}


def effects(pack: Pack) -> dict[str, Effect]:
    """All effects of a pack by the name of their component and part."""
    found: dict[str, Effect] = {}
    for spell in pack.spells:
        found[f"{spell.name.en}, light"] = spell.light.effect
        found[f"{spell.name.en}, dark"] = spell.dark.effect
    for tile in pack.rooms:
        faces = zip(tile.faces, tile.effects, strict=True)
        found.update({f"{tile.name.en}, {face}": effect for face, effect in faces})
    for event in pack.events:
        found.update({f"{event.name.en}, line {n}": line for n, line in enumerate(event.lines, 1)})
    found.update({quest.name.en: quest.effect for quest in pack.quests})
    found.update({upgrade.name.en: upgrade.effect for upgrade in pack.upgrades})
    found.update({one.name.en: one.ability for one in pack.evocations if one.ability is not None})
    return found


@pytest.mark.parametrize("name", DUEL)
def test_a_duel_text_means_what_it_says(name: str) -> None:
    assert effects(builtin_pack("duel"))[name] == DUEL[name]


def test_no_duel_text_is_empty() -> None:
    found = effects(builtin_pack("duel"))
    assert len(found) == 16 * 2 + 7 * 2 + 8 + 12 + 2 + 1
    assert all(effect.text for effect in found.values())
