"""Authors who use another word for a thing are told ours, by meaning and not by spelling."""

from __future__ import annotations

import pytest

from blackrose.language.errors import CardError
from blackrose.language.reading import parse_text
from blackrose.language.reading.grammar import language
from blackrose.language.synonyms import PLACES, SYNONYMS
from blackrose.language.vocabulary import Vocabulary

WORDS = Vocabulary(frozenset({"Templar"}))


def refused(source: str) -> CardError:
    with pytest.raises(CardError) as caught:
        parse_text(source, WORDS)
    return caught.value


@pytest.mark.parametrize(
    ("source", "ours"),
    [
        ("Deal 2 damage.", "inflict"),
        ("The Black Rose deals 2 damage on each mage.", "inflicts"),
        ("Inflict 2 damage on each figure.", "model"),
        ("Inflict 2 damage to the target.", "on"),
        ("Each player gains 1 power.", "mage"),
        ("Gain 2 points.", "power"),
        ("Draw 2 cards from your grimoire.", "spells"),
        ("Remove a creature in the Lodge.", "evocation"),
        ("Hurt the target.", "inflict"),
        ("Damage the target.", "inflict"),
        ("The Black Rose damages each mage.", "inflicts"),
        ("Gain 2 VP.", "power"),
        ("Steal 1 victory point from the target.", "power"),
    ],
)
def test_another_word_for_it_is_answered_with_ours(source: str, ours: str) -> None:
    assert refused(source).nearest == ours


@pytest.mark.parametrize(
    ("source", "ours"),
    [
        ("Inflict 1 damage on each model here.", "in your room"),
        ("Place 1 instability here.", "in your room"),
        ("Inflict 1 damage on each mage at your room.", "in your room"),
        ("Inflict 2 damage in your location.", "your room"),
        ("Inflict 1 damage on a mage next to you.", "in your room or an adjacent one"),
        ("Inflict 1 damage on each mage within 1 of you.", "in your room or an adjacent one"),
        ("Place 1 instability in an adjacent room.", "your room or an adjacent one"),
    ],
)
def test_another_word_for_a_near_place_is_answered_with_our_phrase_for_it(source: str, ours: str) -> None:
    assert refused(source).nearest == ours


@pytest.mark.parametrize("phrase", sorted(set(PLACES.values())))
def test_a_place_that_is_proposed_can_be_read(phrase: str) -> None:
    assert parse_text(f"Place 1 instability {phrase if phrase.startswith('in ') else f'in {phrase}'}.", WORDS)


@pytest.mark.parametrize("word", SYNONYMS)
def test_what_is_proposed_is_a_word_of_the_language(word: str) -> None:
    known = language().words.known
    assert all(ours in known for ours in SYNONYMS[word]), SYNONYMS[word]
    assert word not in SYNONYMS[word]


def test_what_was_read_is_told_as_it_was_written() -> None:
    assert "read '2\\damage'" in str(refused("Inflict 2\\damage."))
    assert 'read "dam\'age"' in str(refused("Inflict 2 dam'age."))
