"""The event decks of Classic as a whole: how many, of which kinds, what they pay; no two are alike."""

from __future__ import annotations

from collections import Counter

import pytest

from blackrose.engine.components import EventCard
from blackrose.packs import builtin_pack

CARDS = builtin_pack("classic").event_cards
MOONS = (1, 2, 3)


def deck(moon: int) -> list[EventCard]:
    return [card for card in CARDS if card.moon == moon]


@pytest.mark.parametrize("moon", MOONS)
def test_a_moon_has_twenty_six_events(moon: int) -> None:
    assert len(deck(moon)) == 26


@pytest.mark.rule("EVT.14")
def test_an_event_is_instant_or_works_in_one_of_two_phases() -> None:
    assert {card.phase for card in CARDS} == {"instant", "black rose", "action"}
    assert all((card.slot == 0) == (card.phase == "instant") for card in CARDS)


@pytest.mark.parametrize(("moon", "least", "most"), [(1, 4, 5), (2, 5, 6), (3, 6, 7)])
def test_what_an_event_pays_her_on_average(moon: int, least: int, most: int) -> None:
    paid = [card.drawn + card.discarded for card in deck(moon)]
    assert least * len(paid) <= sum(paid) <= most * len(paid)
    assert max(paid) <= 8


@pytest.mark.parametrize("moon", MOONS)
def test_every_slot_is_used_and_some_cards_bear_the_crown(moon: int) -> None:
    slots = Counter(card.slot for card in deck(moon))
    assert set(slots) == {0, 1, 2, 3}
    assert 4 <= sum(card.crown for card in deck(moon)) <= 8


def test_one_card_is_the_rulebooks_and_all_others_are_ours_and_say_why() -> None:
    assert [card.name.en for card in CARDS if card.provenance != "original"] == ["Pitiful Dance"]
    assert all(len(card.note) > 60 for card in CARDS)
    assert len({card.note for card in CARDS}) == len(CARDS)


def test_no_text_is_anothers() -> None:
    """Neither among them nor with the events of the two other boxes."""
    texts = [card.effect.text for card in (*CARDS, *builtin_pack("rebirth").event_cards)]
    texts += [line.text for event in builtin_pack("duel").events for line in event.lines]
    assert [text for text, number in Counter(texts).items() if number > 1] == []


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_name_is_anothers(language: str) -> None:
    names = [getattr(card.name, language) for card in (*CARDS, *builtin_pack("rebirth").event_cards)]
    assert [name for name, number in Counter(names).items() if number > 1] == []
