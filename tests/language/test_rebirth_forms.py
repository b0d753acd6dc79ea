"""The forms that Rebirth's cards brought: each is read as the one node it stands for."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

import pytest

from blackrose.language import tree
from blackrose.language.form import ClauseForm
from blackrose.language.forms import all_forms
from blackrose.language.reading import parse_target, parse_text, parse_when
from blackrose.language.tree import (
    ANYWHERE,
    Activate,
    Aim,
    All,
    AllOf,
    Assign,
    AssignDestiny,
    Assigned,
    BlackRose,
    Bonus,
    Carried,
    Caster,
    Convert,
    CrownHolder,
    DamageOn,
    Draw,
    Enters,
    EveryRoom,
    ForEach,
    Gain,
    GainsOrLoses,
    Has,
    HasNoDamage,
    HasQuests,
    HasRevealed,
    Heal,
    IfCase,
    IfEnhanced,
    IfYouDefeated,
    Inflict,
    Inflicts,
    InLodge,
    InPlayOrder,
    IsCelled,
    IsDefeated,
    It,
    Lose,
    Models,
    ModelsCounted,
    Move,
    Moves,
    NamedRoom,
    NextToCell,
    Noun,
    Number,
    Otherwise,
    OwnsEvocations,
    Pile,
    PlaceInstability,
    Put,
    Quantifier,
    QuestState,
    Remove,
    ResolvesPlacing,
    ResolvesRoom,
    ResolvesSpell,
    RoomAt,
    RoomFilter,
    Sentence,
    Solves,
    SpellReaches,
    SpellsRevealed,
    Stat,
    StrengthOf,
    SufferBlack,
    Suffered,
    Suffers,
    Summon,
    Target,
    TargetCarries,
    TargetRoom,
    Text,
    That,
    TheirDestiny,
    There,
    Thing,
    ThisEvocation,
    UseRoom,
    UsesRoom,
    When,
    While,
    Whose,
    Within,
    You,
)
from blackrose.language.vocabulary import Vocabulary
from tests.language.trees import EVERY_FORM, VOCABULARY

WORDS = Vocabulary(
    frozenset({"Succubus", "Umbra"}),
    frozenset({"construct", "demon", "undead"}),
    frozenset({"Bone Shield"}),
    jinxes=frozenset({"Weakness"}),
    rooms=frozenset({"Arena", "Black Rose Room", "Crypt", "The Abyss", "Throne Room"}),
)
ONE, ANOTHER, EACH = Quantifier.ONE, Quantifier.ANOTHER, Quantifier.EACH
MAGE, MODEL, EVOCATION = Noun("mage"), Noun("model"), Noun("evocation")
EACH_MAGE, ANOTHER_MAGE, A_MAGE = Models(EACH, MAGE), Models(ANOTHER, MAGE), Models(ONE, MAGE)
YOURS = Models(EACH, EVOCATION, Whose.YOURS)
ANY_ROOM = RoomAt(ONE, ANYWHERE, You())
N1, N2 = Number(1), Number(2)


def said(*clauses: object) -> Text:
    return (Sentence(clauses),)  # type: ignore[arg-type]


DEEDS: list[tuple[str, Text]] = [
    ("Pain 2.", said(SufferBlack(N2, keyword=True))),
    ("Pain 1 for each damage suffered.", said(SufferBlack(ForEach(1, Suffered()), keyword=True))),
    ("You may suffer 1 black damage.", (Sentence((SufferBlack(N1),), may=True),)),
    ("Move 1 of that damage to this evocation.", said(tree.TransferDamage(N1, ThisEvocation()))),
    (
        "Move all of that damage to one of your evocations.",
        said(tree.TransferDamage(All(), Models(ONE, EVOCATION, Whose.YOURS))),
    ),
    ("Defeat the target.", said(tree.Defeat(Target()))),
    ("Assign 1 Destiny to the target.", said(AssignDestiny(N1, Target()))),
    ("Assign 1 Umbra to the target.", said(tree.AssignEvocation(N1, Noun("Umbra"), Target()))),
    ("Assign 2 Umbras to each mage.", said(tree.AssignEvocation(N2, Noun("Umbra"), EACH_MAGE))),
    ("Assign Weakness to the target.", said(Assign(You(), "Weakness", Target()))),
    ("Remove 1 jinx from you.", said(tree.RemoveJinx(N1, You()))),
    ("Remove 2 jinxes from the target.", said(tree.RemoveJinx(N2, Target()))),
    ("Steal 1 power from the target.", said(tree.Steal(N1, Target()))),
    ("Take 1 trophy of the target.", said(tree.TakeTrophy(Target()))),
    ("Discard 1 trophy.", said(tree.DiscardTrophy())),
    ("Give 1 trophy to the Black Rose.", said(tree.DiscardTrophy(to_rose=True))),
    ("Get the crown.", said(tree.TakeCrown())),
    ("Take 1 spell of your choice from your grimoire.", said(tree.Search())),
    ("Take 1 spell of your choice from your grimoire or Memories.", said(tree.Search(memories=True))),
    ("Shuffle your Memories into your grimoire.", said(tree.ShuffleMemories())),
    (
        "Return 1 of your revealed fire or water spells to hand.",
        said(tree.ReturnRevealed(("fire", "water"))),
    ),
    (
        "Return 1 of your revealed air combat spells to hand.",
        said(tree.ReturnRevealed(("air",), ("combat",))),
    ),
    ("Return 1 of your revealed spells to hand.", said(tree.ReturnRevealed())),
    ("Swap 1 of your revealed spells with 1 spell from hand.", said(tree.SwapRevealed())),
    ("Cast your next Ready spell.", said(tree.CastNext(tree.You()))),
    ("Give 1 forgotten spell from hand to another mage.", said(tree.GiveForgotten(ANOTHER_MAGE))),
    ("The target discards 1 Ready spell of your choice.", said(tree.DiscardReady(Target()))),
    ("Take 1 of the top 3 forgotten spells.", said(Draw(You(), N1, Pile.FORGOTTEN, 3))),
    ("Draw 1 quest.", said(tree.DrawQuest(You(), N1))),
    ("Each mage draws 2 quests of moon 3.", said(tree.DrawQuest(EACH_MAGE, N2, 3))),
    ("Discard 2 Active quests.", said(tree.DiscardQuest(You(), N2, QuestState.ACTIVE))),
    ("The target discards 1 Solved quest.", said(tree.DiscardQuest(Target(), N1, QuestState.SOLVED))),
    (
        "Complete one of your Active quests.",
        said(tree.AdvanceQuest(QuestState.ACTIVE, QuestState.COMPLETED)),
    ),
    (
        "Solve one of your Completed quests.",
        said(tree.AdvanceQuest(QuestState.COMPLETED, QuestState.SOLVED)),
    ),
    ("This quest is not solved.", said(tree.KeepQuest())),
    ("Draw 1 event.", said(tree.DrawEvent(N1))),
    ("Draw 2 events of moon 1.", said(tree.DrawEvent(N2, 1))),
    ("Discard 1 event.", said(tree.DiscardEvent())),
    (
        "Activate the room of a construct other than the Throne Room or the Black Rose Room"
        " even if it was used.",
        said(
            UseRoom(
                RoomAt(ONE, 0, Models(ONE, Noun("construct")), ("Throne Room", "Black Rose Room")),
                spent=True,
            )
        ),
    ),
    (
        "Activate the rebuilt effect of any room other than the Throne Room.",
        said(UseRoom(RoomAt(ONE, ANYWHERE, You(), ("Throne Room",)), rebuilt=True)),
    ),
    ("Activate the target room.", said(UseRoom(TargetRoom()))),
    ("Place each mage in their Cell.", said(tree.ToCell(EACH_MAGE))),
    ("Place yourself in your Cell.", said(tree.ToCell(You()))),
    (
        "Place each mage in the Lodge in their Cell.",
        said(tree.ToCell(Models(EACH, MAGE, place=InLodge()))),
    ),
    ("Recover 1 physical action token.", said(tree.RecoverToken())),
    ("Ignore that spell.", said(tree.IgnoreSpell())),
    ("Cancel that spell.", said(tree.CancelSpell())),
    ("Redirect that spell.", said(tree.RedirectSpell())),
    ("The activation of the target ends.", said(tree.EndActivation(Target()))),
    ("Combat spells of mages inflict +1 damage.", said(tree.SpellsInflictMore((), ("combat",), 1))),
    ("Your trap spells inflict +2 damage.", said(tree.SpellsInflictMore((), ("trap",), 2, yours=True))),
    ("You suffer 1 more damage from each hit.", said(tree.SufferMore(tree.You(), 1))),
    ("Evocations cannot suffer damage.", said(tree.CannotSuffer(Models(EACH, EVOCATION)))),
    ("Undead cannot suffer damage.", said(tree.CannotSuffer(Models(EACH, Noun("undead"))))),
    ("Your demons cannot suffer damage.", said(tree.CannotSuffer(Models(EACH, Noun("demon"), Whose.YOURS)))),
    ("This evocation cannot suffer damage.", said(tree.CannotSuffer(ThisEvocation()))),
    ("You cannot activate rooms.", said(tree.Cannot("use rooms"))),
    ("You cannot fight.", said(tree.Cannot("fight"))),
    ("You cannot command.", said(tree.Cannot("command"))),
    ("Trophies of defeated mages go to the Black Rose.", said(tree.TrophiesToRose())),
]

AMOUNTS_AND_PHRASES: list[tuple[str, Text]] = [
    (
        "Inflict 2 damage on each model in the target's room plus 1 for each damage on the target.",
        said(
            Inflict(
                You(),
                ForEach(1, DamageOn(Target()), base=2),
                Models(EACH, MODEL, place=Within(0, Target())),
            )
        ),
    ),
    (
        "Gain 1 power for every 2 black damage on you, up to 4.",
        said(Gain(You(), ForEach(1, DamageOn(You(), black=True), 2, 4))),
    ),
    (
        "Gain 1 power for each of your revealed air spells.",
        said(Gain(You(), ForEach(1, SpellsRevealed(("air",))))),
    ),
    (
        "Gain 1 power for every 2 of your revealed sacred or profane spells.",
        said(Gain(You(), ForEach(1, SpellsRevealed(("sacred", "profane")), 2))),
    ),
    ("Gain 1 power for each jinx on the target.", said(Gain(You(), ForEach(1, Carried("jinx", Target()))))),
    ("Gain 1 power for every 2 jinxes on it.", said(Gain(You(), ForEach(1, Carried("jinx", It()), 2)))),
    (
        "Gain 1 power for each Destiny on the target.",
        said(Gain(You(), ForEach(1, Carried("Destiny", Target())))),
    ),
    (
        "Gain 1 power for each Umbra assigned to you.",
        said(Gain(You(), ForEach(1, Carried("Umbra", You())))),
    ),
    ("Heal 1 damage for each Destiny assigned.", said(Heal(You(), ForEach(1, Assigned())))),
    (
        "Inflict 1 damage on each mage with Destiny for each of their Destiny.",
        said(Inflict(You(), ForEach(1, TheirDestiny()), Models(EACH, MAGE, carrying="Destiny"))),
    ),
    (
        "The Black Rose inflicts 1 damage on you for each Strength of your evocations.",
        said(Inflict(BlackRose(), ForEach(1, StrengthOf(YOURS)), You())),
    ),
    (
        "Gain 1 power for each model damaged by this effect in the Lodge.",
        said(Gain(You(), ForEach(1, ModelsCounted(Models(EACH, MODEL, place=InLodge(), damaged=True))))),
    ),
    ("Inflict 1 damage that triggers nothing.", said(Inflict(You(), N1, quiet=True))),
    (
        "Inflict 1 damage that triggers nothing on it.",
        said(Inflict(You(), N1, It(), quiet=True)),
    ),
    ("Inflict 2 damage in a room 2 from you.", said(Inflict(You(), N2, RoomAt(ONE, 2, You())))),
    (
        "Convert 2 damage in a room 2 from you.",
        said(Convert(You(), N2, Thing.DAMAGE, RoomAt(ONE, 2, You()))),
    ),
    (
        "Heal all damage that is not black on each mage.",
        said(Heal(You(), All(), EACH_MAGE, not_black=True)),
    ),
    ("Move a model damaged by this effect up to 1 room.", said(Move(Models(ONE, MODEL, damaged=True), 1))),
    (
        "Remove an evocation with at most 3 Health in the Lodge.",
        said(Remove(You(), Models(ONE, EVOCATION, place=InLodge(), health=3))),
    ),
    (
        "The target removes one of the target's evocations with at most 3 Health.",
        said(Remove(Target(), Models(ONE, EVOCATION, Whose.TARGETS, health=3))),
    ),
    ("Each mage with a jinx loses 1 power.", said(Lose(Models(EACH, MAGE, carrying="jinx"), N1))),
    ("Each mage with an Umbra loses 1 power.", said(Lose(Models(EACH, MAGE, carrying="Umbra"), N1))),
    (
        "Remove each evocation with an upgrade.",
        said(Remove(You(), Models(EACH, EVOCATION, carrying="upgrade"))),
    ),
    (
        "The Black Rose inflicts 2 damage on each mage without black damage.",
        said(Inflict(BlackRose(), N2, Models(EACH, MAGE, no_black=True))),
    ),
    (
        "One of the other mages' evocations activates under your control.",
        said(Activate(Models(ONE, EVOCATION, Whose.OTHERS), controlled=True)),
    ),
    ("That mage gains 1 power.", said(Gain(That(MAGE), N1))),
    ("Heal 1 damage on that model.", said(Heal(You(), N1, That(MODEL)))),
    ("Convert 1 damage on its caster.", said(Convert(You(), N1, Thing.DAMAGE, Caster()))),
    ("The crown holder loses 1 power.", said(Lose(CrownHolder(), N1))),
    (
        "Inflict 1 damage on each mage in the target room or an adjacent one.",
        said(Inflict(You(), N1, Models(EACH, MAGE, place=Within(1, TargetRoom())))),
    ),
    ("Place another mage in the Arena.", said(Put(ANOTHER_MAGE, NamedRoom("Arena")))),
    ("Place the target in the Abyss.", said(Put(Target(), NamedRoom("The Abyss")))),
    ("Place yourself in a room next to your Cell.", said(Put(You(), NextToCell()))),
    (
        "The Black Rose places 2 instability in each room with a mage.",
        said(PlaceInstability(BlackRose(), N2, EveryRoom(with_mage=True))),
    ),
    (
        "Place 1 instability in the target room or an adjacent one.",
        said(PlaceInstability(You(), N1, RoomAt(ONE, 1, TargetRoom()))),
    ),
    (
        "Summon 1 evocation of your choice with at most 3 Health in any room.",
        said(Summon(You(), N1, EVOCATION, ANY_ROOM, health=3)),
    ),
    ("Summon 2 evocations of your choice.", said(Summon(You(), N2, EVOCATION))),
    (
        "Summon 1 evocation of the same kind there.",
        said(Summon(You(), N1, EVOCATION, There(), same_kind=True)),
    ),
    (
        "It activates with +1 Strength and +1 Speed and gain 1 power.",
        said(Activate(It(), False, Bonus(1, Stat.STRENGTH), Bonus(1, Stat.SPEED)), Gain(You(), N1)),
    ),
    (
        "This evocation has +1 Strength for each damage on it.",
        said(Has(ThisEvocation(), Bonus(1, Stat.STRENGTH, DamageOn(It())))),
    ),
    ("This evocation has +1 Health.", said(Has(ThisEvocation(), Bonus(1, Stat.HEALTH)))),
    ("You have -1 Strength.", said(Has(You(), Bonus(-1, Stat.STRENGTH)))),
]

FRAMES: list[tuple[str, Text]] = [
    (
        "Enhancement water, water: the target becomes room 2.",
        (Sentence((tree.TargetBecomes("room", 2),), condition=IfEnhanced(("water", "water"))),),
    ),
    (
        "Each mage in play order: discard 1 spell from hand. Otherwise, lose 1 power.",
        (
            InPlayOrder(
                (
                    Sentence((tree.Discard(You(), N1, tree.Kept.HAND),)),
                    Sentence((Lose(You(), N1),), condition=Otherwise()),
                )
            ),
        ),
    ),
    (
        "Pain 2. If that defeats you, gain 1 power.",
        (
            Sentence((SufferBlack(N2, keyword=True),)),
            Sentence((Gain(You(), N1),), condition=IfYouDefeated()),
        ),
    ),
    (
        "Choose one: gain 1 power; or if the target has at least 3 Destiny, defeat the target.",
        (
            tree.ChooseOne(
                (
                    (Sentence((Gain(You(), N1),)),),
                    (Sentence((tree.Defeat(Target()),), condition=IfCase(TargetCarries("Destiny", 3))),),
                )
            ),
        ),
    ),
    (
        "If the Black Rose defeated you, gain 2 power.",
        (Sentence((Gain(You(), N2),), condition=IfCase(tree.DefeatedByRose())),),
    ),
    (
        "Whenever a mage is placed in their Cell, that mage gains 1 power.",
        (Sentence((Gain(That(MAGE), N1),), whenever=IsCelled(A_MAGE)),),
    ),
]

WHENS: list[tuple[str, When]] = [
    ("A mage enters the Crypt.", Enters(A_MAGE, RoomFilter(name="Crypt"))),
    ("A mage enters this evocation's room.", Enters(A_MAGE, RoomFilter(its=True))),
    ("Another mage inflicts the last damage on a mage.", Inflicts(ANOTHER_MAGE, A_MAGE, last=True)),
    ("The target inflicts damage in person.", Inflicts(Target(), in_person=True)),
    (
        "You inflict or heal damage on an evocation.",
        Inflicts(You(), Models(ONE, EVOCATION), or_heals=True),
    ),
    ("You suffer black damage.", Suffers(You(), black=True)),
    ("The target moves.", Moves(Target())),
    ("You are defeated.", IsDefeated(You())),
    ("A mage with your damage is defeated.", IsDefeated(A_MAGE, with_yours=True)),
    ("Another mage is placed in their Cell.", IsCelled(ANOTHER_MAGE)),
    ("You are placed in your Cell.", IsCelled(You())),
    ("The target gains or loses power.", GainsOrLoses(Target())),
    ("Another mage gains power.", GainsOrLoses(ANOTHER_MAGE, loses=False)),
    ("You lose power.", GainsOrLoses(You(), gains=False)),
    ("Another mage solves a quest.", Solves(ANOTHER_MAGE)),
    ("Another mage completes or solves a quest.", Solves(ANOTHER_MAGE, completes=True)),
    ("A mage activates a grey room.", UsesRoom(A_MAGE, RoomFilter(("grey",)))),
    ("You resolve a spell.", ResolvesSpell(You())),
    (
        "A mage resolves a contingency or protection spell.",
        ResolvesSpell(A_MAGE, ("contingency", "protection")),
    ),
    (
        "You resolve a fire or profane spell in the Crypt.",
        ResolvesSpell(You(), (), ("fire", "profane"), RoomFilter(name="Crypt")),
    ),
    ("You resolve an air combat spell.", ResolvesSpell(You(), ("combat",), ("air",))),
    ("You resolve the effect of a blue room.", ResolvesRoom(You(), RoomFilter(("blue",)))),
    ("You resolve the effect of the Abyss.", ResolvesRoom(You(), RoomFilter(name="The Abyss"))),
    ("You resolve an effect that places instability.", ResolvesPlacing(You())),
    (
        "You resolve an effect that places or converts instability in a purple room.",
        ResolvesPlacing(You(), converts=True, room=RoomFilter(("purple",))),
    ),
    ("A spell reaches you.", SpellReaches(You())),
    (
        "You resolve a spell while you have at least 3 revealed sacred or profane spells.",
        While(ResolvesSpell(You()), HasRevealed(3, among=("sacred", "profane"))),
    ),
    ("You own no evocations.", OwnsEvocations(0)),
    ("You own at least 2 constructs.", OwnsEvocations(2, "construct")),
    ("You have at least 1 Completed quest.", HasQuests(1, QuestState.COMPLETED)),
    ("You have no Completed quest.", HasQuests(0, QuestState.COMPLETED)),
    ("The target has at least 2 jinxes.", TargetCarries("jinx", 2)),
    ("The target has at least 1 Umbra.", TargetCarries("Umbra", 1)),
    (
        "You have no damage and at least 2 Solved quests and the target has at least 1 jinx"
        " and you own no undead.",
        AllOf(
            (
                HasNoDamage(),
                HasQuests(2, QuestState.SOLVED),
                TargetCarries("jinx", 1),
                OwnsEvocations(0, "undead"),
            )
        ),
    ),
]

TARGETS = [
    ("your construct *", Aim("evocation", ANYWHERE, Whose.YOURS, "construct")),
    ("undead 1", Aim("evocation", 1, None, "undead")),
    ("evocation 1 with at most 3 Health", Aim("evocation", 1, health=3)),
    ("any Succubus 2 with at most 4 Health", Aim("evocation", 2, Whose.ANY, "Succubus", 4)),
]

TEXTS = DEEDS + AMOUNTS_AND_PHRASES + FRAMES


@pytest.mark.parametrize(("source", "meant"), TEXTS, ids=[source for source, _ in TEXTS])
def test_a_text_becomes_its_tree(source: str, meant: Text) -> None:
    assert parse_text(source, WORDS) == meant


@pytest.mark.parametrize(("source", "meant"), WHENS, ids=[source for source, _ in WHENS])
def test_a_condition_becomes_its_tree(source: str, meant: When) -> None:
    assert parse_when(source, WORDS) == meant


@pytest.mark.parametrize(("source", "meant"), TARGETS)
def test_a_target_becomes_an_aim(source: str, meant: Aim) -> None:
    assert parse_target(source, WORDS) == meant


def test_no_deed_and_no_occasion_is_left_out_here() -> None:
    """Every node that the parser can make of a clause or a trigger of Rebirth stands in the lists above."""
    in_duel = {type(node) for source in EVERY_FORM for node in _nodes(parse_text(source, VOCABULARY))}
    shown = {type(node) for _, meant in [*TEXTS, *WHENS] for node in _nodes(meant)}
    assert {form.node for form in all_forms() if isinstance(form, ClauseForm)} <= shown | in_duel
    new = {While, Moves, IsDefeated, IsCelled, GainsOrLoses, Solves, UsesRoom, ResolvesSpell, ResolvesRoom}
    assert new | {ResolvesPlacing, SpellReaches, HasQuests, TargetCarries, tree.DefeatedByRose} <= shown


def _nodes(node: object) -> list[object]:
    if isinstance(node, tuple):
        return [inner for part in node for inner in _nodes(part)]
    if is_dataclass(node):
        return [node, *(inner for one in fields(node) for inner in _nodes(getattr(node, one.name)))]
    return []
