"""Near rooms are said as people say them: "your room", "your room or an adjacent one"."""

from __future__ import annotations

import pytest

from blackrose.language.errors import CardError, Kind
from blackrose.language.printing import print_text
from blackrose.language.reading import parse_text
from blackrose.language.tree import (
    ModelRef,
    Models,
    Noun,
    Number,
    PlaceInstability,
    Quantifier,
    RoomAt,
    Sentence,
    Target,
    TargetRoom,
    Within,
    You,
)
from blackrose.language.vocabulary import Vocabulary
from tests.language.trees import VOCABULARY


def printed(text: str, language: str) -> str:
    """The text in a language."""
    return print_text(parse_text(text, VOCABULARY), language)


@pytest.mark.parametrize(
    ("said", "german", "russian"),
    [
        (
            "Place yourself in your room.",
            "in deinen Raum",
            "в свою комнату",
        ),
        (
            "Place yourself in your room or an adjacent one.",
            "in deinen Raum oder einen benachbarten",
            "в свою комнату или в соседнюю",
        ),
        (
            "Convert 1 instability in your room or an adjacent one.",
            "in deinem Raum oder einem benachbarten",
            "в своей комнате или в соседней",
        ),
        (
            "Activate your room or an adjacent one.",
            "deinen Raum oder einen benachbarten",
            "свою комнату или соседнюю",
        ),
        (
            "Remove 1 of your instability in your room or an adjacent one.",
            "aus deinem Raum oder einem benachbarten",
            "из своей комнаты или из соседней",
        ),
        (
            "Inflict 1 damage on each mage in the target room or an adjacent one.",
            "im Zielraum oder einem benachbarten",
            "комнате или в соседней",
        ),
        (
            "Place yourself in the room of one of your evocations.",
            "in den Raum einer deiner Beschwörungen",
            "в комнату одного своего воплощения",
        ),
    ],
)
def test_near_rooms_are_somebodys_room_and_those_around_it(said: str, german: str, russian: str) -> None:
    assert printed(said, "en") == said
    assert german in printed(said, "de")
    assert russian in printed(said, "ru")


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Place 1 instability in a room 0 from you.", '"your room"'),
        ("Place 1 instability in a room 1 from you.", '"your room or an adjacent one"'),
        ("Place 1 instability in a room 0 from it.", '"its room"'),
        ("Place 1 instability in a room 1 from the target.", '"the target\'s room or an adjacent one"'),
        ("Place 1 instability in a room 1 from the target room.", '"the target room or an adjacent one"'),
        ("Place 1 instability in a room 0 from each mage.", '"the room of …"'),
        ("Inflict 1 damage on a mage 0 from you.", '"your room"'),
        ("Place 1 instability in the room of it.", '"its room"'),
    ],
)
def test_there_is_one_way_to_say_it(said: str, expected: str) -> None:
    with pytest.raises(CardError) as refused:
        parse_text(said, Vocabulary())
    assert refused.value.kind is Kind.AGREEMENT
    assert expected in str(refused.value)


NEAR_ME = Models(Quantifier.ONE, Noun("mage"), place=Within(1, You()))


@pytest.mark.parametrize(
    ("anchor", "distance", "said"),
    [
        (You(), 2, "a room 2 from you"),
        (Target(), 1, "the target's room or an adjacent one"),
        (TargetRoom(), 1, "the target room or an adjacent one"),
        (NEAR_ME, 0, "a room 0 from a mage in your room or an adjacent one"),
        (NEAR_ME, 1, "a room 1 from a mage in your room or an adjacent one"),
    ],
)
def test_no_two_distances_are_said_alike(anchor: ModelRef | TargetRoom, distance: int, said: str) -> None:
    """A phrase with a place of its own keeps the figure: else it could mean either."""
    text = f"Place 1 instability in {said}."
    where = RoomAt(Quantifier.ONE, distance, anchor)
    assert parse_text(text, VOCABULARY) == (Sentence((PlaceInstability(You(), Number(1), where),)),)
    assert printed(text, "en") == text
