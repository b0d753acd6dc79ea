"""Card texts become the trees they mean; forms combine freely, beyond what the packs use."""

from __future__ import annotations

import logging

import pytest
from lark import Lark
from lark import logger as lark_logger

from blackrose.language.forms import all_forms
from blackrose.language.reading import parse_target, parse_text, parse_when
from blackrose.language.reading.grammar import STARTS, assembled
from blackrose.language.reading.lexer import Passing
from blackrose.language.tree import (
    ANYWHERE,
    Activate,
    Aim,
    All,
    AllOf,
    Assign,
    Attack,
    Attacker,
    BlackRose,
    Bonus,
    ChooseOne,
    Convert,
    DamageOn,
    Defeats,
    Discard,
    Draw,
    Enters,
    EveryRoom,
    ForEach,
    Gain,
    Has,
    HasInstability,
    HasNoDamage,
    HasRevealed,
    Heal,
    IfCase,
    IfDone,
    IfTargetDefeated,
    Ignore,
    Ignored,
    Inflict,
    Inflicts,
    InLodge,
    InPlayOrder,
    InstabilityIn,
    InTargetRoom,
    It,
    Kept,
    Lose,
    Models,
    ModelsCounted,
    Move,
    Noun,
    Number,
    OwnsEvocations,
    Pile,
    PlaceInstability,
    Places,
    Put,
    Quantifier,
    Remove,
    RemoveInstability,
    RoomAt,
    RoomFilter,
    Sentence,
    Stat,
    Suffers,
    Summon,
    Target,
    TargetRoom,
    Text,
    There,
    Thing,
    ThisEvocation,
    When,
    Whose,
    Within,
    You,
)
from blackrose.language.vocabulary import Vocabulary

WORDS = Vocabulary(
    frozenset({"Templar", "Ice Golem"}), frozenset({"undead", "fairy"}), frozenset({"Bone Shield"})
)
ONE, ANOTHER, EACH, EACH_OTHER = (
    Quantifier.ONE,
    Quantifier.ANOTHER,
    Quantifier.EACH,
    Quantifier.EACH_OTHER,
)
MAGE, MODEL, EVOCATION, TEMPLAR = Noun("mage"), Noun("model"), Noun("evocation"), Noun("Templar")
EACH_MAGE = Models(EACH, MAGE)
YOUR_EVOCATIONS = Models(EACH, EVOCATION, Whose.YOURS)
STRENGTH = Bonus(1, Stat.STRENGTH)
NEAR_YOU = RoomAt(ONE, 1, You())


def said(*clauses: object) -> Text:
    return (Sentence(clauses),)  # type: ignore[arg-type]


TEXTS: list[tuple[str, Text]] = [
    (
        "Inflict 1 damage on each mage for every 2 damage on you, up to 3.",
        said(Inflict(You(), ForEach(1, DamageOn(You()), 2, 3), EACH_MAGE)),
    ),
    ("The target loses 2 power.", said(Lose(Target(), Number(2)))),
    (
        "Each other mage discards 1 spell from hand.",
        said(Discard(Models(EACH_OTHER, MAGE), Number(1), Kept.HAND)),
    ),
    ("Move the target up to 2 rooms.", said(Move(Target(), 2))),
    ("Move up to 1 room.", said(Move(You(), 1))),
    (
        "Place 1 instability in each green or grey room.",
        said(PlaceInstability(You(), Number(1), EveryRoom(("green", "grey")))),
    ),
    (
        "Place 1 instability in each green, red or grey room.",
        said(PlaceInstability(You(), Number(1), EveryRoom(("green", "red", "grey")))),
    ),
    ("Heal all damage on it.", said(Heal(You(), All(), It()))),
    (
        "Inflict 1 damage. If that defeats the target, gain 1 power.",
        (
            Sentence((Inflict(You(), Number(1)),)),
            Sentence((Gain(You(), Number(1)),), condition=IfTargetDefeated()),
        ),
    ),
    (
        "If you have no damage, draw 1 spell from your grimoire.",
        (Sentence((Draw(You(), Number(1), Pile.GRIMOIRE),), condition=IfCase(HasNoDamage())),),
    ),
    (
        "Choose one: gain 1 power; or heal 2 damage.",
        (ChooseOne(((Sentence((Gain(You(), Number(1)),)),), (Sentence((Heal(You(), Number(2)),)),))),),
    ),
    ("Ignore up to 3 of that damage.", said(Ignore(Number(3)))),
    ("Ignore all of that damage.", said(Ignore(All()))),
    (
        "Inflict 1 damage on the attacker for each damage ignored.",
        said(Inflict(You(), ForEach(1, Ignored()), Attacker())),
    ),
    (
        "The Black Rose gains 2 power and the target loses 1 power and gain 1 power.",
        said(Gain(BlackRose(), Number(2)), Lose(Target(), Number(1)), Gain(You(), Number(1))),
    ),
    (
        "Each mage loses 1 power and discards 1 Ready spell.",
        said(Lose(EACH_MAGE, Number(1)), Discard(EACH_MAGE, Number(1), Kept.READY)),
    ),
    (
        "Summon 2 Ice Golems in any room.",
        said(Summon(You(), Number(2), Noun("Ice Golem"), RoomAt(ONE, ANYWHERE, You()))),
    ),
    ("Summon 2 undead.", said(Summon(You(), Number(2), Noun("undead")))),
    (
        "Remove another of the target's fairies.",
        said(Remove(You(), Models(ANOTHER, Noun("fairy"), Whose.TARGETS))),
    ),
    (
        "Remove each of your other evocations in the target's room or an adjacent one.",
        said(Remove(You(), Models(EACH_OTHER, EVOCATION, Whose.YOURS, Within(1, Target())))),
    ),
    (
        "The target removes 1 of their instability in the target's room.",
        said(RemoveInstability(Target(), Number(1), RoomAt(ONE, 0, Target()))),
    ),
    (
        "Each mage takes 2 random spells from their Memories.",
        said(Draw(EACH_MAGE, Number(2), Pile.MEMORIES)),
    ),
    (
        "Convert 1 instability in another room 1 from you.",
        said(Convert(You(), Number(1), Thing.INSTABILITY, RoomAt(ANOTHER, 1, You()))),
    ),
    (
        "Gain 1 power for every 3 of your instability in the target room.",
        said(Gain(You(), ForEach(1, InstabilityIn(TargetRoom(), yours=True), 3))),
    ),
    (
        "Gain 1 power for each other mage in the target room, up to 4.",
        said(Gain(You(), ForEach(1, ModelsCounted(Models(EACH_OTHER, MAGE, place=InTargetRoom())), 1, 4))),
    ),
    (
        "Gain 1 power for every 2 of your Templars.",
        said(Gain(You(), ForEach(1, ModelsCounted(Models(EACH, TEMPLAR, Whose.YOURS)), 2))),
    ),
    ("Place each model in the target room.", said(Put(Models(EACH, MODEL), TargetRoom()))),
    (
        "Place each model in the target room in your room or an adjacent one.",
        said(Put(Models(EACH, MODEL, place=InTargetRoom()), NEAR_YOU)),
    ),
    (
        "Place an evocation in the Lodge there.",
        said(Put(Models(ONE, EVOCATION, place=InLodge()), There())),
    ),
    (
        "Perform a physical attack on a mage 1 from a Templar 2 from you.",
        said(Attack(Models(ONE, MAGE, place=Within(1, Models(ONE, TEMPLAR, place=Within(2, You())))))),
    ),
    (
        "Persistent: The target's other evocations have +1 Strength and have +2 Speed.",
        (
            Sentence(
                (
                    Has(Models(EACH_OTHER, EVOCATION, Whose.TARGETS), STRENGTH),
                    Has(Models(EACH_OTHER, EVOCATION, Whose.TARGETS), Bonus(2, Stat.SPEED)),
                ),
                persistent=True,
            ),
        ),
    ),
    (
        "Persistent: Whenever another model inflicts damage, if you have no damage, you may gain 1 power.",
        (
            Sentence(
                (Gain(You(), Number(1)),),
                may=True,
                condition=IfCase(HasNoDamage()),
                persistent=True,
                whenever=Inflicts(Models(ANOTHER, MODEL)),
            ),
        ),
    ),
    (
        "Gain 1 power. Each mage in play order: you may lose 1 power. If you do, gain 2 power.",
        (
            Sentence((Gain(You(), Number(1)),)),
            InPlayOrder(
                (
                    Sentence((Lose(You(), Number(1)),), may=True),
                    Sentence((Gain(You(), Number(2)),), condition=IfDone()),
                )
            ),
        ),
    ),
    (
        "This evocation activates and has +1 Strength until the end of the activation.",
        said(Activate(ThisEvocation()), Has(ThisEvocation(), STRENGTH, until_activation_ends=True)),
    ),
    (
        "The target assigns Bone Shield to one of the target's evocations.",
        said(Assign(Target(), "Bone Shield", Models(ONE, EVOCATION, Whose.TARGETS))),
    ),
]

WHENS: list[tuple[str, When]] = [
    (
        "Another mage enters a yellow or red room.",
        Enters(Models(ANOTHER, MAGE), RoomFilter(("yellow", "red"))),
    ),
    (
        "You enter a blue room without your instability.",
        Enters(You(), RoomFilter(("blue",), without_your_instability=True)),
    ),
    ("A mage suffers damage.", Suffers(Models(ONE, MAGE))),
    ("The target inflicts damage on you.", Inflicts(Target(), You())),
    ("You place the last instability in a room.", Places(You(), last=True)),
    ("You defeat an undead.", Defeats(You(), Models(ONE, Noun("undead")))),
    ("You have at least 1 revealed trap spell.", HasRevealed(1, "trap")),
    (
        "You have no damage and instability in at least 1 room and own at least 2 evocations.",
        AllOf((HasNoDamage(), HasInstability(1), OwnsEvocations(2))),
    ),
    (
        "You own at least 1 evocation and have at least 4 revealed spells of 3 different elements.",
        AllOf((OwnsEvocations(1), HasRevealed(4, None, 3))),
    ),
]

TARGETS = [
    ("self", Aim("self")),
    ("special", Aim("special")),
    ("model 2", Aim("model", 2)),
    ("mage *", Aim("mage", ANYWHERE)),
    ("room 0", Aim("room", 0)),
    ("your evocation *", Aim("evocation", ANYWHERE, Whose.YOURS)),
    ("any evocation 1", Aim("evocation", 1, Whose.ANY)),
    ("any mage 9", Aim("mage", 9, Whose.ANY)),
]


@pytest.mark.parametrize(("source", "meant"), TEXTS, ids=[source for source, _ in TEXTS])
def test_a_text_becomes_its_tree(source: str, meant: Text) -> None:
    assert parse_text(source, WORDS) == meant


@pytest.mark.parametrize(("source", "meant"), WHENS, ids=[source for source, _ in WHENS])
def test_a_condition_becomes_its_tree(source: str, meant: When) -> None:
    assert parse_when(source, WORDS) == meant


@pytest.mark.parametrize(("source", "meant"), TARGETS)
def test_a_target_becomes_an_aim(source: str, meant: Aim) -> None:
    assert parse_target(source) == meant


VERBS = ["Gain {} power", "Lose {} power", "Inflict {} damage on you", "Heal {} damage", "Convert {} damage"]
TAILS = [
    "",
    " for each damage on the target",
    " for every 2 damage on it, up to 9",
    " for each of your evocations",
    " for each mage in your room or an adjacent one, up to 2",
    " for every 3 models in the target room",
    " for each instability in your room or an adjacent one",
    " for each of the target's other evocations",
]


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("tail", TAILS)
def test_every_verb_takes_every_amount(verb: str, tail: str) -> None:
    (sentence,) = parse_text(verb.format(7) + tail + ".", WORDS)
    assert isinstance(sentence, Sentence)
    (clause,) = sentence.clauses
    amount = clause.amount  # type: ignore[attr-defined]
    assert amount == Number(7) if not tail else isinstance(amount, ForEach) and amount.value == 7


WHO = [
    "you",
    "it",
    "the target",
    "the attacker",
    "this evocation",
    "a mage",
    "an evocation in the Lodge",
    "an undead 2 from you",
    "another Templar in the target room",
    "each other model",
    "one of your Ice Golems",
    "each of the target's undead in its room or an adjacent one",
]
OBJECTS = [
    "Inflict 1 damage on {}.",
    "Heal all damage on {}.",
    "Remove {}.",
    "Assign Bone Shield to {}.",
    "Place 1 instability in a room 2 from {}.",
    "Perform a physical attack on {} with +1 Strength.",
    "The Black Rose converts all damage inflicted by {}.",
]


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("sentence", OBJECTS)
def test_every_verb_takes_every_model(sentence: str, who: str) -> None:
    assert parse_text(sentence.format(who), WORDS)


SUBJECTS = [who for who in WHO if who != "you"] + ["the Black Rose"]
DEEDS = [
    "gains 1 power",
    "loses 1 power",
    "inflicts 2 damage on you",
    "converts 1 damage on it",
    "places 1 instability in each room",
    "removes 1 of their instability in any room",
    "removes a mage",
    "heals 1 damage",
    "draws 1 spell from their grimoire",
    "draws 1 spell from the Library",
    "takes 1 forgotten spell",
    "discards 2 Ready spells",
    "summons 1 Templar in any room",
    "assigns Bone Shield to it",
]


@pytest.mark.parametrize("who", SUBJECTS)
@pytest.mark.parametrize("deed", DEEDS)
def test_everybody_can_do_every_deed(who: str, deed: str) -> None:
    subject = who[0].upper() + who[1:]
    assert parse_text(f"{subject} {deed}.", WORDS)
    assert parse_text(f"If you do, {who} {deed}.", WORDS)


def test_the_grammar_has_one_reading_for_everything(caplog: pytest.LogCaptureFixture) -> None:
    """LALR settles a conflict silently by preferring one reading; there must be none to settle."""
    grammar = assembled(all_forms()).text
    with caplog.at_level(logging.DEBUG, logger=lark_logger.name):
        lark_logger.addHandler(caplog.handler)
        Lark(grammar, parser="lalr", lexer=Passing, start=STARTS, debug=True)
        lark_logger.removeHandler(caplog.handler)
    assert "onflict" not in caplog.text
