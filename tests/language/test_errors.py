"""A text that cannot be read says where, what was read, what was expected and what is nearest."""

from __future__ import annotations

import pytest

from blackrose.language.errors import CardError, Kind, PackError, nearest, printable, shortened
from blackrose.language.reading import LONGEST, parse_target, parse_text, parse_when
from blackrose.language.vocabulary import Vocabulary

WORDS = Vocabulary(frozenset({"Templar"}), frozenset({"undead"}), frozenset({"Bone Shield", "Grave Blade"}))


def refused(source: str) -> CardError:
    with pytest.raises(CardError) as caught:
        parse_text(source, WORDS)
    return caught.value


@pytest.mark.parametrize(
    ("source", "kind", "offset", "read", "expected", "near"),
    [
        ("Inflict 1 damge.", Kind.UNKNOWN_SENTENCE, 10, "damge", '"damage"', "damage"),
        ("Gain 1 damage.", Kind.UNKNOWN_SENTENCE, 7, "damage", '"power"', "Gain 1 power."),
        (
            "Turn the target into a frog.",
            Kind.UNKNOWN_SENTENCE,
            0,
            "Turn",
            "a verb (gain, inflict, draw …)",
            "Move the target up to 1 room.",
        ),
        (
            "Draw 1 spell from your hat.",
            Kind.UNKNOWN_SENTENCE,
            23,
            "hat",
            '"grimoire"',
            "Draw 2 spells from your grimoire.",
        ),
        ("Gain 1 power", Kind.UNFINISHED_SENTENCE, 12, "", "a full stop", "Gain 1 power."),
        ("", Kind.UNFINISHED_SENTENCE, 0, "", "a verb (gain, inflict, draw …)", ""),
        ("Gain 1 power quickly.", Kind.UNREAD_TAIL, 13, "quickly", "a full stop", "Gain 1 power."),
        (
            "Gain 1 power Draw 1 spell from your grimoire.",
            Kind.UNREAD_TAIL,
            13,
            "Draw",
            "a full stop",
            "Gain 1 power.",
        ),
        ("Gain 1 power. Heal 2 damage; or draw 1 spell.", Kind.UNREAD_TAIL, 27, ";", "a full stop", ""),
        (
            "Summon 1 Templer in any room.",
            Kind.UNKNOWN_NAME,
            9,
            "Templer",
            "a kind of model (mage, evocation, a name …)",
            "Templar",
        ),
        ("Assign Bone Sheild to it.", Kind.UNKNOWN_NAME, 7, "Bone", "the name of an upgrade", "Bone Shield"),
        (
            "Remove each undaed.",
            Kind.UNKNOWN_SENTENCE,
            12,
            "undaed",
            "a kind of model (mage, evocation, a name …)",
            "undead",
        ),
    ],
)
def test_what_is_not_known(source: str, kind: Kind, offset: int, read: str, expected: str, near: str) -> None:
    error = refused(source)
    assert (error.kind, error.offset, error.read) == (kind, offset, read)
    assert expected in error.expected
    assert len(error.expected) <= 9
    assert near in (error.nearest, "")
    assert error.column == offset + 1


@pytest.mark.parametrize(
    ("source", "offset", "read", "expected"),
    [
        ("gain 1 power.", 0, "gain", "Gain"),
        ("Gain 1 power. heal 1 damage.", 14, "heal", "Heal"),
        ("Persistent: you have +1 Speed.", 12, "you", "You"),
        ("Draw 2 spell from your grimoire.", 7, "spell", '"spells"'),
        ("Draw 1 spells from your grimoire.", 7, "spells", '"spell"'),
        ("Discard all Ready spell.", 18, "spell", '"spells"'),
        ("Move up to 1 rooms.", 13, "rooms", '"room"'),
        ("Move up to 2 room.", 13, "room", '"rooms"'),
        ("Summon 2 Templar in any room.", 9, "Templar", '"Templars"'),
        ("Summon 1 Templars in any room.", 9, "Templars", '"Templar"'),
        ("Draw 1 spell from their grimoire.", 18, "their", '"your"'),
        ("The target draws 1 spell from your grimoire.", 30, "your", '"their"'),
        ("A undead activates.", 0, "a", '"an"'),
        ("An mage loses 1 power.", 0, "an", '"a"'),
        ("The target gain 1 power.", 11, "gain", '"gains"'),
        ("Gains 1 power.", 0, "gains", '"gain"'),
        ("Your evocations has +1 Strength.", 16, "has", '"have"'),
        ("It have +1 Strength.", 3, "have", '"has"'),
        ("Gain 01 power.", 5, "01", "1"),
        ("Each of your evocations has +1 Strength.", 0, "each of", 'the plural ("your evocations have")'),
        ("You gain 1 power.", 0, "", "the verb alone, as an order"),
        ("Your evocations gain 1 power.", 0, "", '"each of …"'),
        ("The Black Rose gains 1 power and the Black Rose loses 1 power.", 33, "", "the verb alone"),
        ("The target moves up to 2 rooms.", 0, "", "the verb without subject"),
        ("Have +1 Strength.", 0, "", "who, before the verb"),
        ("You may the target gains 1 power.", 0, "you may", "an order after it"),
        ("Place 1 instability in each red or red room.", 35, "red", ""),
        ("Lose all power for each damage on you.", 15, "for", "a full stop"),
        (
            "If you have no damage and have at least 3 revealed spells, gain 1 power.",
            26,
            "have",
            'no "have" here',
        ),
        ("The Black Rose activates.", 0, "the Black Rose", "a model"),
    ],
)
def test_the_wrong_form_names_the_right_one(source: str, offset: int, read: str, expected: str) -> None:
    error = refused(source)
    assert (error.kind, error.offset, error.read) == (Kind.AGREEMENT, offset, read)
    assert error.expected == ((expected,) if expected else ())


@pytest.mark.parametrize(
    ("source", "offset", "expected"),
    [
        ("Gain 100 power.", 5, "0 to 99"),
        ("Gain 99999999999999999999999999 power.", 5, "0 to 99"),
        ("Gain 1 power for every 1 damage on you.", 23, "2 to 99"),
        ("Place 1 instability in a room 10 from you.", 30, "0 to 9"),
        ("It activates with +100 Strength.", 18, "0 to 99"),
        ("If you have at least 0 revealed spells, gain 1 power.", 21, "1 to 99"),
    ],
)
def test_numbers_have_a_range(source: str, offset: int, expected: str) -> None:
    error = refused(source)
    assert (error.kind, error.offset, error.expected) == (Kind.OUT_OF_RANGE, offset, (expected,))


@pytest.mark.parametrize("number", [0, 1, 99])
def test_numbers_at_the_ends_are_fine(number: int) -> None:
    assert parse_text(f"Gain {number} power.")


@pytest.mark.parametrize(
    ("source", "offset"),
    [
        ("Gain  1 power.", 6),
        (" Gain 1 power.", 1),
        ("Gain 1 power .", 13),
        ("Gain 1 power. ", 13),
        ("Gain 1 power.Heal 1 damage.", 13),
    ],
)
def test_spaces_are_single(source: str, offset: int) -> None:
    error = refused(source)
    assert (error.kind, error.offset) == (Kind.SPACING, offset)


@pytest.mark.parametrize("char", ["\0", "\t", "\n", "\x7f", "\u200b", "\u202e", "\u00a0", "\ue000", "\ud800"])
def test_odd_characters_are_refused(char: str) -> None:
    error = refused(f"Gain{char} 1 power.")
    assert (error.kind, error.offset) == (Kind.CHARACTER, 4)
    assert f"U+{ord(char):04X}" in error.message


def test_texts_have_an_end() -> None:
    assert refused("x" * (LONGEST + 1)).kind is Kind.TOO_LONG
    assert refused("Gain 1 power." * 100_000).kind is Kind.TOO_LONG
    assert len(refused("x" * 1_000_000).read) <= 60
    assert parse_text(" ".join(["Gain 1 power."] * 12))
    error = refused(" ".join(["Gain 1 power."] * 13))
    assert (error.kind, error.offset) == (Kind.TOO_LONG, 12 * 14)
    error = refused("Each mage in play order: gain 1 power. " + " ".join(["Gain 1 power."] * 12))
    assert error.kind is Kind.TOO_LONG


def test_phrases_do_not_nest_for_ever() -> None:
    assert parse_text(
        "Inflict 1 damage on a mage 1 from a mage 1 from a mage in your room or an adjacent one."
    )
    error = refused("Inflict 1 damage on " + "a mage 2 from " * 4 + "you.")
    assert error.kind is Kind.TOO_DEEP
    assert refused("Inflict 1 damage on " + "a mage 2 from " * 140 + "you.").kind is Kind.TOO_DEEP
    assert refused("(" * 1000 + ")" * 1000).kind is Kind.UNKNOWN_SENTENCE


def test_one_or_again_one() -> None:
    error = refused("A mage loses 1 power and gains 1 power.")
    assert (error.kind, error.offset) == (Kind.AMBIGUOUS, 25)
    assert error.expected == ('"it"',)


@pytest.mark.parametrize(
    ("source", "kind", "offset"),
    [
        ("You suffer damage", Kind.UNFINISHED_SENTENCE, 17),
        ("You suffer damage. Gain 1 power.", Kind.UNREAD_TAIL, 19),
        ("You suffers damage.", Kind.AGREEMENT, 4),
        ("A mage enter a room.", Kind.AGREEMENT, 7),
        ("You activates.", Kind.AGREEMENT, 0),
        ("You own at least 3 evocation.", Kind.AGREEMENT, 19),
        ("Gain 1 power.", Kind.UNKNOWN_SENTENCE, 0),
    ],
)
def test_conditions_are_read_as_strictly(source: str, kind: Kind, offset: int) -> None:
    with pytest.raises(CardError) as caught:
        parse_when(source)
    assert (caught.value.kind, caught.value.offset) == (kind, offset)


@pytest.mark.parametrize(
    ("source", "kind", "offset"),
    [
        ("model", Kind.UNFINISHED_SENTENCE, 5),
        ("model 10", Kind.OUT_OF_RANGE, 6),
        ("Model 1", Kind.UNKNOWN_SENTENCE, 0),
        ("self 1", Kind.UNREAD_TAIL, 5),
        ("model 1 2", Kind.UNREAD_TAIL, 8),
        ("your room 1", Kind.AGREEMENT, 0),
        ("", Kind.UNFINISHED_SENTENCE, 0),
        ("modle 1", Kind.UNKNOWN_SENTENCE, 0),
    ],
)
def test_targets_are_read_as_strictly(source: str, kind: Kind, offset: int) -> None:
    with pytest.raises(CardError) as caught:
        parse_target(source)
    assert (caught.value.kind, caught.value.offset) == (kind, offset)


def test_an_error_is_a_sentence_to_its_author() -> None:
    error = refused("Inflict 1 damge.").located("law.toml", 12, 90, "Tremor", "light text")
    assert str(error) == (
        "law.toml:12:90: Tremor, light text: unknown sentence; read 'damge'; "
        "expected \"damage\"; nearest is 'damage'"
    )
    assert str(PackError([error, error])).count("\n") == 1


def test_messages_stay_short_and_plain() -> None:
    assert shortened("a" * 100) == "a" * 59 + "…"
    assert printable("a\x1b[31mb") == "a�[31mb"
    assert nearest("grimoir", ["hand", "grimoire"]) == "grimoire"
    assert nearest("zzz", ["hand", "grimoire"]) == ""
