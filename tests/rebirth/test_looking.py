"""Looking at what is hidden: only who looks sees it, and redealt states hold what was looked at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackrose.game import IllegalChoice
from blackrose.table.words.narrator import Narrator
from tests.rebirth.scenario import Rebirth, box_with

BOX = box_with(
    "Mind | contingency air | mage * | Look at the hand of the target. If you do, gain 1 power.",
    "Mark | contingency air | room * | Look at the Ready spells of each mage in the target room. If you do,"
    " gain 1 power.",
    "Spy | contingency air | room * | Look at the Active quests of each mage in the target room. You may"
    " steal 1 Active quest from another mage in the target room. If you do, it draws 1 quest.",
    "Stars | contingency air | special | Look at the top 3 events with all going back in any order.",
    "Omen | contingency air | special | Look at the top 2 quests of moon 3. Take 1 of the top 2 quests of"
    " moon 3.",
    "Glass | contingency air | special | Play up to 1 of the top 3 events with the others going back in any"
    " order. If you do, gain 2 power.",
    "Study | contingency air | self | Take 2 of the top 4 spells of your grimoire with the others going back"
    " in any order.",
    "Recall | contingency air | self | Take the top 2 spells of your Memories. Gain 1 power.",
    "Vision | contingency air | special | Take 1 of the top 3 spells of a school of the Library.",
    "Rewrite | contingency air | special | Draw 1 quest of the previous moon. Choose one: discard 1 of them"
    " for its power; or put 1 of them among your Solved quests.",
)


def table() -> Rebirth:
    """Rikkart and Gramigna in the Arena, Arianna in the Crypt."""
    at = Rebirth("Rikkart", "Gramigna", "Arianna", pack=BOX)
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", "Arena")
    at.stand("Arianna", "Crypt")
    return at


def seen_by(at: Rebirth, name: str, kind: str) -> list[int]:
    """The cards of what was looked at, as a mage is told them: -1 for hidden ones."""
    return [event[-2] if kind == "saw_spell" else event[-1] for event in at.told_to(name, kind)]


# --------------------------------------------------------------------------------------------------
# What others have
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.11")
def test_a_hand_is_seen_by_who_looks_alone() -> None:
    at = table()
    at.hold("Gramigna", "Recall", "Stars")
    at.resolve("Mind", "light", by="Rikkart")
    at.choose("Gramigna")
    hand = sorted([at.card("Recall"), at.card("Stars")])
    assert sorted(seen_by(at, "Rikkart", "saw_spell")) == hand
    assert sorted(seen_by(at, "Gramigna", "saw_spell")) == hand
    assert seen_by(at, "Arianna", "saw_spell") == seen_by(at, "", "saw_spell") == [-1, -1]
    assert at.power("Rikkart") == 1


def test_an_empty_hand_shows_nothing() -> None:
    at = table()
    at.resolve("Mind", "light", by="Rikkart")
    at.choose("Gramigna")
    assert at.happened("saw_spell") == []
    assert at.power("Rikkart") == 0


@pytest.mark.rule("EFF.11", "HID.2")
def test_ready_spells_are_seen_with_their_side_and_others_are_not() -> None:
    at = table()
    at.prepare("Gramigna", quick="Recall dark")
    at.prepare("Gramigna", status="revealed", I="Stars light")
    at.prepare("Arianna", quick="Mind light")
    at.resolve("Mark", "light", by="Rikkart")
    at.choose("Arena")
    (told,) = at.told_to("Rikkart", "saw_spell")
    assert told[1:] == (at.seat("Rikkart"), at.seat("Gramigna"), 0, at.card("Recall"), 1)
    (other,) = at.told_to("Arianna", "saw_spell")
    assert other[1:] == (at.seat("Rikkart"), at.seat("Gramigna"), 0, -1, -1)
    assert at.power("Rikkart") == 1


def test_quests_are_seen_and_one_may_be_stolen() -> None:
    at = table()
    at.task("Gramigna", "Magic Stem", "active")
    at.task("Gramigna", "Earth Tempest", "active")
    at.quest_deck(1, "Contingent Mage")
    at.resolve("Spy", "light", by="Rikkart")
    at.choose("Arena")
    quests = [at.quest("Magic Stem"), at.quest("Earth Tempest")]
    assert seen_by(at, "Rikkart", "saw_quest") == quests
    assert seen_by(at, "Arianna", "saw_quest") == [-1, -1]
    at.choose("yes", "Earth Tempest")
    assert set(at.tasks("Rikkart")) == {"Earth Tempest"}
    assert set(at.tasks("Gramigna")) == {"Magic Stem", "Contingent Mage"}


# --------------------------------------------------------------------------------------------------
# Decks
# --------------------------------------------------------------------------------------------------


def events(at: Rebirth) -> tuple[str, ...]:
    """Four events of the first moon by name."""
    return tuple(card.name.en for card in at.rules.event_cards if card.moon == 1 and card.slot)[:4]


def test_the_top_events_go_back_in_any_order() -> None:
    at = table()
    first, second, third, fourth = events(at)
    at.event_deck(1, first, second, third, fourth)
    at.resolve("Stars", "light", by="Rikkart")
    assert at.asked() == ("Rikkart", "order")
    assert sorted(at.offered()) == sorted([first, second, third])
    at.choose(third, first)
    names = [at.rules.event_cards[event].name.en for event in reversed(at.state.event_decks[0])]
    assert names == [third, first, second, fourth]
    assert sorted(seen_by(at, "Rikkart", "saw_event")) == sorted(map(at.event, (first, second, third)))
    assert seen_by(at, "Gramigna", "saw_event") == [-1, -1, -1]


@pytest.mark.rule("HID.3")
def test_a_half_answered_order_is_told_to_nobody_else() -> None:
    at = table()
    at.event_deck(1, *events(at))
    at.resolve("Stars", "light", by="Rikkart")
    at.choose(events(at)[2])
    assert at.state.view(1).stack[-1].picks == ()
    assert at.state.view(0).stack[-1].picks == (("event", at.event(events(at)[2])),)


@pytest.mark.parametrize("number", [0, 1])
def test_one_of_the_top_events_may_be_played(number: int) -> None:
    at = table()
    first, second, third, fourth = events(at)
    at.event_deck(1, first, second, third, fourth)
    at.resolve("Glass", "light", by="Rikkart")
    if number:
        at.choose(second, third)
        assert at.board == [second] or second in at.board
        assert at.power("Rikkart") == 2
    else:
        at.choose("stop", third, second)
        assert at.power("Rikkart") == 0
        assert not any(at.board)
    names = [at.rules.event_cards[event].name.en for event in reversed(at.state.event_decks[0])]
    assert names == ([third, first, fourth] if number else [third, second, first, fourth])


def test_a_quest_of_another_moon_is_taken_and_the_other_stays() -> None:
    at = table()
    quests = [quest.name.en for quest in at.rules.quests if quest.moon == 3 and not quest.open][:3]
    at.quest_deck(3, *quests)
    at.resolve("Omen", "light", by="Rikkart")
    assert seen_by(at, "Rikkart", "saw_quest") == [at.quest(quests[0]), at.quest(quests[1])]
    with pytest.raises(IllegalChoice):
        at.choose(quests[2])
    at.choose(quests[1])
    assert set(at.tasks("Rikkart")) == {quests[1]}
    assert [at.rules.quests[q].name.en for q in reversed(at.state.quest_decks[2])] == [quests[0], quests[2]]


@pytest.mark.parametrize("choice", [0, 1])
def test_a_quest_of_the_previous_moon_is_settled(choice: int) -> None:
    at = table()
    at.moon(2)
    at.quest_deck(1, "Magic Stem")
    at.resolve("Rewrite", "light", by="Rikkart")
    at.choose(at.offered()[choice])
    power = at.rules.quests[at.quest("Magic Stem")].power
    assert at.power("Rikkart") == (0 if choice else power)
    assert at.tasks("Rikkart") == ({"Magic Stem": "solved"} if choice else {})


def test_before_the_first_moon_there_is_none() -> None:
    at = table()
    at.quest_deck(1, "Magic Stem")
    at.resolve("Rewrite", "light", by="Rikkart")
    at.choose(at.offered()[0])
    assert (at.power("Rikkart"), at.tasks("Rikkart")) == (0, {})


# --------------------------------------------------------------------------------------------------
# Spells
# --------------------------------------------------------------------------------------------------


def test_of_the_top_of_a_grimoire_the_others_go_back_in_order() -> None:
    at = table()
    at.pile("Rikkart", grimoire=["Mind", "Mark", "Spy", "Stars", "Omen"])
    at.resolve("Study", "light", by="Rikkart")
    at.choose("Spy", "Mind")
    assert at.asked() == ("Rikkart", "order")
    at.choose("Stars")
    assert sorted(at.hand("Rikkart")) == ["Mind", "Spy"]
    left = [at.rules.cards[card].name.en for card in reversed(at.state.grimoire[0])]
    assert left == ["Stars", "Mark", "Omen"]


@pytest.mark.parametrize(
    ("memories", "hand", "power"),
    [(["Mind", "Mark", "Spy"], ["Mark", "Spy"], 1), (["Mind"], ["Mind"], 1), ([], [], 1)],
)
def test_the_top_of_the_memories(memories: list[str], hand: list[str], power: int) -> None:
    at = table()
    at.pile("Rikkart", memories=memories)
    at.resolve("Recall", "light", by="Rikkart")
    assert sorted(at.hand("Rikkart")) == sorted(hand)
    assert at.power("Rikkart") == power
    assert at.memories("Rikkart") == memories[:-2]


def test_one_of_the_top_of_a_school() -> None:
    at = table()
    school = next(n for n, cards in enumerate(at.rules.library_cards) if len(cards) > 4)
    names = [at.rules.cards[card].name.en for card in at.rules.library_cards[school][:4]]
    at.library(at.rules.schools[school].name.en, *names)
    at.resolve("Vision", "light", by="Rikkart")
    assert sorted(at.offered()) == sorted(names[:3])
    at.choose(names[1])
    assert at.hand("Rikkart") == [names[1]]
    assert len(at.state.library[school]) == 3
    assert at.told_to("Gramigna", "drew")[0].card == -1


# --------------------------------------------------------------------------------------------------
# Redealt states
# --------------------------------------------------------------------------------------------------


def _stars(at: Rebirth) -> None:
    at.event_deck(1, *events(at))
    at.resolve("Stars", "light", by="Rikkart")
    at.choose(events(at)[2])


def _glass(at: Rebirth) -> None:
    at.event_deck(1, *events(at))
    at.resolve("Glass", "light", by="Rikkart")


def _omen(at: Rebirth) -> None:
    at.quest_deck(3, *[quest.name.en for quest in at.rules.quests if quest.moon == 3 and not quest.open][:6])
    at.resolve("Omen", "light", by="Rikkart")


def _spy(at: Rebirth) -> None:
    at.task("Gramigna", "Magic Stem", "active")
    at.task("Gramigna", "Earth Tempest", "active")
    at.quest_deck(1, "Contingent Mage")
    at.resolve("Spy", "light", by="Rikkart")
    at.choose("Arena", "yes")


def _study(at: Rebirth) -> None:
    at.pile("Rikkart", grimoire=["Mind", "Mark", "Spy", "Stars", "Omen", "Glass", "Recall"])
    at.resolve("Study", "light", by="Rikkart")
    at.choose("Spy")


def _vision(at: Rebirth) -> None:
    school = next(n for n, cards in enumerate(at.rules.library_cards) if len(cards) > 6)
    names = [at.rules.cards[card].name.en for card in at.rules.library_cards[school][:6]]
    at.library(at.rules.schools[school].name.en, *names)
    at.resolve("Vision", "light", by="Rikkart")


@pytest.mark.parametrize("begin", [_stars, _glass, _omen, _spy, _study, _vision])
def test_a_redealt_state_goes_on_with_what_is_looked_at(begin: Callable[[Rebirth], None]) -> None:
    at = table()
    begin(at)
    for number in range(6):
        redealt = at.state.view(0).redeal(bytes([number]) * 32)
        assert redealt.decisions[0].options == at.decision().options
        for option in at.decision().options:
            trial = redealt.copy()
            trial.choose(0, option)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_what_is_asked_can_be_told(language: str) -> None:
    at = table()
    _stars(at)
    narrator = Narrator(at.rules, language)
    assert narrator.questions.question(at.state.view(0), at.decision())
