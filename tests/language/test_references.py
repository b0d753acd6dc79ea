"""Every "it" has one antecedent, every "the target" a target: settled when a text is read."""

from __future__ import annotations

import pytest

from blackrose.language.errors import CardError, Kind
from blackrose.language.reading import parse_target, parse_text, parse_when
from blackrose.language.references import Antecedent, Context, Role, antecedents
from blackrose.language.tree import Models, Summon, Target, ThisEvocation
from blackrose.language.vocabulary import Vocabulary

WORDS = Vocabulary(frozenset({"Templar"}), frozenset({"undead"}), frozenset({"Bone Shield"}))
SUMMON = "Summon 1 Templar in your room or an adjacent one."


def context(aim: str = "special", when: str = "", role: Role = Role.CARD) -> Context:
    return Context(parse_target(aim), parse_when(when, WORDS) if when else None, role)


def meant(source: str, where: Context) -> tuple[Antecedent, ...]:
    return antecedents(parse_text(source, WORDS, where), where)


def refused(source: str, where: Context) -> CardError:
    with pytest.raises(CardError) as caught:
        parse_text(source, WORDS, where)
    return caught.value


@pytest.mark.parametrize(
    ("source", "aim", "kind"),
    [
        (f"{SUMMON} It activates.", "special", Summon),
        (f"{SUMMON} It activates.", "your evocation *", Summon),
        ("It activates.", "your evocation *", Target),
        ("Heal 1 damage on it.", "mage 1", Target),
        ("Assign Bone Shield to one of your evocations and it activates.", "self", Models),
        ("Remove each mage in the Lodge. Inflict 1 damage on it.", "model 1", Target),
        ("An undead in the Lodge activates. Gain 1 power. Heal 1 damage on it.", "self", Models),
        ("Summon 1 Templar in the target's room. It activates.", "mage *", Summon),
    ],
)
def test_it_is_the_model_spoken_of_last(source: str, aim: str, kind: type) -> None:
    (antecedent,) = meant(source, context(aim))
    assert isinstance(antecedent, kind)


def test_it_is_the_nearest_of_several() -> None:
    source = "An undead in the Lodge activates. Another undead in the Lodge activates. Heal 1 damage on it."
    (antecedent,) = meant(source, context())
    assert isinstance(antecedent, Models)
    assert antecedent.quantifier.value == "another"


def test_it_is_this_evocation_where_nothing_else_is() -> None:
    where = context(when="This evocation activates.", role=Role.EVOCATION)
    source = "You may remove 1 of your instability in its room. If you do, heal 1 damage on it."
    assert meant(source, where) == (ThisEvocation(), ThisEvocation())


@pytest.mark.parametrize(
    "source",
    [
        f"{SUMMON[:-1]} and one of your evocations activates. It activates.",
        "One of your evocations activates and inflict 1 damage on a mage. Heal 1 damage on it.",
        "Summon 2 Templars in your room or an adjacent one. It activates.",
        "Summon 1 Templar in each room. It activates.",
        "Each of your evocations activates. Heal 1 damage on it.",
        "Each mage assigns Bone Shield to an evocation. It activates.",
        "Persistent: Whenever another mage places instability, inflict 1 damage on it.",
    ],
)
def test_an_it_that_could_be_two_is_refused(source: str) -> None:
    error = refused(source, context("model 1"))
    assert error.kind is Kind.AMBIGUOUS_IT
    assert error.read == "it"
    assert source[error.offset : error.offset + 2].lower() == "it"
    assert " or " in error.message or "more than one" in error.message


@pytest.mark.parametrize("aim", ["self", "special", "room 1"])
def test_an_it_that_is_nobody_is_refused(aim: str) -> None:
    error = refused("Gain 1 power. It activates.", context(aim))
    assert error.kind is Kind.UNKNOWN_IT
    assert error.offset == 14


def test_options_do_not_know_of_each_other() -> None:
    error = refused("Choose one: an undead in the Lodge activates; or heal 1 damage on it.", context())
    assert error.kind is Kind.UNKNOWN_IT


@pytest.mark.parametrize(
    ("source", "aim", "read"),
    [
        ("The target loses 1 power.", "self", "the target"),
        ("The target loses 1 power.", "room 1", "the target"),
        ("One of the target's evocations activates.", "special", "the target"),
        ("Place yourself in the target room.", "model 1", "the target room"),
        ("Remove each mage in the target room.", "special", "the target room"),
        ("Gain 1 power. If that defeats the target, gain 1 power.", "room 1", "the target"),
        ("Inflict 1 damage.", "self", "damage"),
        ("Convert 1 damage.", "special", "damage"),
        ("Convert 1 instability.", "mage 1", "no room"),
        ("Place 1 instability.", "self", "no room"),
        ("Summon 1 Templar.", "special", "no room"),
        ("Inflict 1 damage on the attacker.", "model 1", "the attacker"),
        ("Ignore up to 3 of that damage.", "self", "that damage"),
        ("Place yourself there.", "self", "there"),
        ("Persistent: Whenever you suffer damage, convert 1 instability there.", "self", "there"),
        ("This evocation activates.", "self", "this evocation"),
        ("Gain 1 power for each damage ignored.", "self", "damage ignored"),
        ("If you do, gain 1 power.", "self", "if"),
        ("Each mage in play order: if you do, gain 1 power.", "special", "if"),
        ("Gain 1 power. If they do, gain 1 power.", "self", "they"),
    ],
)
def test_what_is_not_there_cannot_be_spoken_of(source: str, aim: str, read: str) -> None:
    error = refused(source, context(aim))
    assert error.kind is Kind.UNKNOWN_REFERENCE
    assert error.read == read
    assert error.expected


@pytest.mark.parametrize(
    ("source", "aim", "when"),
    [
        (
            "Ignore up to 3 of that damage. Inflict 1 damage on the attacker for each damage ignored.",
            "self",
            "You suffer damage.",
        ),
        (
            "Place the target in the target's room or an adjacent one and convert 1 instability there.",
            "mage *",
            "Another mage enters a red room.",
        ),
        ("Persistent: Whenever you suffer damage, inflict 1 damage on the attacker.", "self", ""),
        ("Persistent: Whenever an evocation is removed or defeated, place 1 instability there.", "self", ""),
        ("Inflict 1 damage.", "room 1", ""),
        ("Heal 1 damage.", "special", ""),
        ("The target loses 1 power. If they do, gain 1 power.", "mage *", ""),
    ],
)
def test_what_is_there_can(source: str, aim: str, when: str) -> None:
    assert parse_text(source, WORDS, context(aim, when))


@pytest.mark.parametrize(
    "source",
    [
        "Your evocations have +1 Strength.",
        "If you would suffer damage, ignore 2 of it.",
        "Whenever you enter a room, gain 1 power.",
    ],
)
def test_a_rule_says_how_long_it_holds(source: str) -> None:
    error = refused(source, context("self"))
    assert error.kind is Kind.AMBIGUOUS
    assert error.expected == ('"Persistent:"',)
    assert parse_text(f"Persistent: {source}", WORDS, context("self"))
    assert parse_text(source, WORDS, context(role=Role.EVOCATION))


def test_a_condition_is_checked_too() -> None:
    with pytest.raises(CardError) as caught:
        parse_when("You defeat this evocation.", WORDS, context())
    assert caught.value.kind is Kind.UNKNOWN_REFERENCE
    assert caught.value.offset == 11


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("Persistent: Gain 1 power.", "when it is done"),
        ("Persistent: You have +1 Speed and gain 1 power.", "when it is done"),
        ("Persistent: It has +1 Strength until the end of the activation.", "when it is done"),
        ("Persistent: Whenever you enter a room, you have +1 Speed.", "how long it holds"),
        ("Persistent: One of your evocations has +1 Strength.", "which model"),
    ],
)
def test_a_persistent_says_when_and_for_how_long(source: str, message: str) -> None:
    error = refused(source, context("evocation 1"))
    assert error.kind is Kind.AMBIGUOUS
    assert message in error.message


@pytest.mark.parametrize(
    "source",
    [
        "An evocation in the Lodge activates. Persistent: It has +1 Strength.",
        "An evocation in the Lodge activates. Persistent: Whenever you suffer damage, it activates.",
    ],
)
def test_a_persistent_does_not_remember_who_it_was(source: str) -> None:
    assert refused(source, context("special")).kind is Kind.UNKNOWN_IT
    assert parse_text(source.split(". ", 1)[1], WORDS, context("evocation 1"))
