"""Whole texts of Rebirth: what they refer to is there, and what is not there is refused by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from blackrose.language.errors import CardError, Kind
from blackrose.language.reading import parse_target, parse_text, parse_when
from blackrose.language.references import Context, Role
from tests.language.test_rebirth_forms import WORDS


def context(aim: str = "special", when: str = "", role: str = "card") -> Context:
    aimed = parse_target(aim, WORDS)
    bare = Context(aimed, None, Role(role))
    return Context(aimed, parse_when(when, WORDS, bare) if when else None, Role(role))


def refused(source: str, where: Context) -> CardError:
    with pytest.raises(CardError) as caught:
        parse_text(source, WORDS, where)
    return caught.value


FILE = Path(__file__).with_name("rebirth_texts.txt")
WHOLE = [
    [part.strip() for part in line.split("|")]
    for line in FILE.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize(("role", "aim", "when", "source"), WHOLE, ids=[row[-1] for row in WHOLE])
def test_a_whole_text_can_be_read(role: str, aim: str, when: str, source: str) -> None:
    assert parse_text(source, WORDS, context(aim, when, role))


@pytest.mark.parametrize(
    ("source", "aim", "when", "read"),
    [
        ("Gain 1 power for each damage suffered.", "self", "You are defeated.", "damage suffered"),
        ("Move 1 of that damage to you.", "self", "", "that damage"),
        ("Ignore that spell.", "self", "You suffer damage.", "that spell"),
        ("Cancel that spell.", "self", "", "that spell"),
        ("Inflict 2 damage on its caster.", "self", "You suffer damage.", "its caster"),
        ("That mage gains 1 power.", "self", "", "that mage"),
        ("That mage gains 1 power.", "self", "You are defeated.", "that mage"),
        ("That model gains 1 power.", "self", "Another mage is defeated.", "that model"),
        ("That mage gains 1 power.", "mage *", "The target moves.", "that mage"),
        ("Summon 1 evocation of the same kind in any room.", "special", "You are defeated.", "the same kind"),
        ("Otherwise, gain 1 power.", "self", "", "otherwise"),
        ("Each mage in play order: otherwise, gain 1 power.", "self", "", "otherwise"),
        ("If that defeats you, gain 1 power.", "self", "", "if"),
        ("If the Black Rose defeated you, gain 1 power.", "self", "", "the Black Rose defeated you"),
        ("If the target has at least 1 jinx, gain 1 power.", "room 1", "", "the target"),
        ("Heal 1 damage for each Destiny assigned.", "self", "", "Destiny assigned"),
        ("Move a model damaged by this effect up to 1 room.", "self", "", "damaged by this effect"),
        ("Gain 1 power for each of their Destiny.", "self", "", "their Destiny"),
        ("This quest is not solved.", "self", "", "this quest"),
        ("The target becomes room 2.", "model 2", "", "the target becomes"),
        ("Enhancement air: the target becomes room 2.", "self", "", "the target becomes"),
        (
            "Persistent: Whenever a mage enters this evocation's room, gain 1 power.",
            "self",
            "",
            "this evocation's room",
        ),
        (
            "Inflict 1 damage on each mage in the target room or an adjacent one.",
            "self",
            "",
            "the target room",
        ),
        ("Place 1 instability there.", "self", "You gain power.", "there"),
    ],
)
def test_what_is_not_there_cannot_be_spoken_of(source: str, aim: str, when: str, read: str) -> None:
    error = refused(source, context(aim, when))
    assert error.kind is Kind.UNKNOWN_REFERENCE
    assert error.read == read
    assert error.expected


@pytest.mark.parametrize(
    ("source", "when", "expected"),
    [
        ("That evocation activates.", "Another mage is defeated.", '"that mage"'),
        ("That mage gains 1 power.", "An undead activates.", '"that evocation"'),
        ("That mage gains 1 power.", "The target moves.", '"the target"'),
        ("That mage gains 1 power.", "You suffer damage.", "a mage other than you that sets the text off"),
    ],
)
def test_that_one_is_called_as_the_condition_calls_it(source: str, when: str, expected: str) -> None:
    assert refused(source, context("mage *", when)).expected == (expected,)


def test_a_condition_joined_with_a_fact_still_sets_the_text_off() -> None:
    when = "Another mage suffers damage while you have no damage."
    assert parse_text("Inflict 1 damage on that mage for each damage suffered.", WORDS, context("self", when))


def test_what_set_a_whenever_off_is_known_to_the_sentences_tied_to_it() -> None:
    tied = (
        "Persistent: Whenever another mage enters a room, you may lose 1 power. {} that mage loses 1 power."
    )
    for words in ("If you do,", "Otherwise,"):
        assert parse_text(tied.format(words), WORDS, context("self"))
    loose = "Persistent: Whenever another mage enters a room, gain 1 power. That mage loses 1 power."
    assert refused(loose, context("self")).read == "that mage"


RULES = [
    "Whenever a mage activates a grey room, the Black Rose gains 1 power.",
    "Combat spells of mages inflict +1 damage.",
    "Evocations cannot suffer damage.",
    "Trophies of defeated mages go to the Black Rose.",
]


@pytest.mark.parametrize("source", RULES)
def test_a_rule_holds_while_its_card_lies_there(source: str) -> None:
    for role in ("event", "jinx", "evocation"):
        assert parse_text(source, WORDS, context(role=role))
    error = refused(source, context("self"))
    assert (error.kind, error.expected) == (Kind.AMBIGUOUS, ('"Persistent:"',))
    error = refused(source, context(role="quest"))
    assert (error.kind, error.expected) == (Kind.AMBIGUOUS, ("something done at once",))
    assert parse_text(f"Persistent: {source}", WORDS, context("self"))


def test_in_an_event_you_are_a_mage_only_in_play_order() -> None:
    source = "The Black Rose inflicts 1 damage on you."
    error = refused(source, context(role="event"))
    assert (error.kind, error.read, error.offset) == (Kind.UNKNOWN_REFERENCE, "you", source.index("you"))
    assert error.expected == ('"Each mage in play order:" before it',)
    assert parse_text(
        "Each mage in play order: the Black Rose inflicts 1 damage on you.", WORDS, context(role="event")
    )


def test_an_enhanced_card_must_make_sense_as_well() -> None:
    """What speaks of a target model says nothing once the card aims at a room."""
    change = "Enhancement water: the target becomes room 2."
    assert parse_text(f"{change} Inflict 2 damage.", WORDS, context("model 2"))
    error = refused(f"{change} The target loses 1 power.", context("mage 2"))
    assert (error.kind, error.read) == (Kind.UNKNOWN_REFERENCE, "the target")


@pytest.mark.parametrize("role", ["event", "evocation", "jinx", "quest"])
def test_only_spells_are_enhanced(role: str) -> None:
    error = refused("Enhancement air: gain 1 power.", context(role=role))
    assert (error.kind, error.read, error.expected) == (Kind.UNKNOWN_REFERENCE, "enhancement", ("a spell",))


@pytest.mark.parametrize(
    ("source", "offset", "read", "expected"),
    [
        (
            "Summon 1 evocation in any room.",
            0,
            "evocation",
            ('"of your choice"', '"of the same kind"', "a name"),
        ),
        ("Summon 1 Succubus of your choice in any room.", 18, "of", ("nothing after a name",)),
        ("Discard 2 trophies.", 0, "2", ('"1"',)),
        ("Remove 1 jinxes from you.", 9, "jinxes", ('"jinx"',)),
        ("Draw 2 quest.", 7, "quest", ('"quests"',)),
        ("Return 1 of your revealed spell to hand.", 26, "spell", ('"spells"',)),
        ("Return 1 of your revealed air or air spells to hand.", 33, "air", ()),
        ("Remove an evocation with at most 3 Speed.", 35, "Speed", ('"Health"',)),
        ("Each mage with a Umbra loses 1 power.", 10, "with a", ('"with an"',)),
        ("Place each mage in your Cell.", 19, "your", ('"their"',)),
        ("Evocations have +1 Strength.", 0, "", ('"each …"',)),
        ("Each evocation cannot suffer damage.", 0, "each", ('the plural ("your evocations cannot")',)),
        ("The target cannot fight.", 11, "", ('"you" before it',)),
        ("It becomes room 2.", 3, "", ('"the target" before it',)),
        ("You may this quest is not solved.", 0, "you may", ("an order after it",)),
        ("It has +1 Strength and +1 Speed.", 23, "+1", ("a verb",)),
        ("Complete one of your Solved quests.", 21, "Solved", ('"Active"',)),
        ("Discard 1 Ready spell of your choice.", 0, "discard", ("another mage who discards",)),
        (
            "If you own no evocations damaged by this effect, gain 1 power.",
            7,
            "damaged",
            ("a kind of evocation",),
        ),
        ("If you own at least 2 mages, gain 1 power.", 7, "mage", ("a kind of evocation",)),
    ],
)
def test_the_wrong_form_names_the_right_one(
    source: str, offset: int, read: str, expected: tuple[str, ...]
) -> None:
    with pytest.raises(CardError) as caught:
        parse_text(source, WORDS)
    error = caught.value
    assert (error.kind, error.offset, error.read) == (Kind.AGREEMENT, offset, read)
    assert error.expected == expected


@pytest.mark.parametrize(
    ("source", "near"),
    [
        ("Assign Weaknes to the target.", "Weakness"),
        ("Place the target in the Arene.", "Arena"),
        ("Place the target in the Abbyss.", "Abyss"),
    ],
)
def test_names_of_jinxes_and_rooms_are_guessed(source: str, near: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_text(source, WORDS)
    assert caught.value.kind is Kind.UNKNOWN_NAME
    assert caught.value.nearest == near


def test_only_evocations_are_narrowed_down_by_health() -> None:
    with pytest.raises(CardError) as caught:
        parse_target("mage 1 with at most 3 Health", WORDS)
    assert (caught.value.kind, caught.value.offset) == (Kind.AGREEMENT, 7)
