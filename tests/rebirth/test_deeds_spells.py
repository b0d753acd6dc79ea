"""What effects do with spells: searching, shuffling, returning, swapping, casting, giving, discarding."""

from __future__ import annotations

import pytest

from blackrose.engine import changes
from blackrose.engine.table import HIDDEN
from tests.rebirth.scenario import Rebirth, box_with

ARENA = "Arena"
BLOW = "Blow | combat fire | model 0 | Inflict 1 damage."
GUST = "Gust | contingency air | self | Gain 1 power."
PRISM = "Prism | combat any | self | Gain 2 power."


def table(*spells: str, people: tuple[str, ...] = ("Rikkart", "Gramigna")) -> Rebirth:
    """A table with spells made for the purpose; everybody stands in the Arena."""
    game = Rebirth(*people, pack=box_with(BLOW, GUST, PRISM, *spells))
    for mage in people:
        game.stand(mage, ARENA)
    return game


def seen_hand_is_possible(game: Rebirth) -> bool:
    """Whether others, redealing what they know, give Rikkart as many cards as he has, at each place."""
    state = game.state.view(1).redeal(b"e" * 32)
    return [len(state.hand[0]), len(state.grimoire[0])] == [
        len(game.state.hand[0]),
        len(game.state.grimoire[0]),
    ]


# --------------------------------------------------------------------------------------------------
# Searching and shuffling
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.11")
def test_a_search_shows_the_card_to_the_searcher_alone() -> None:
    game = table("Study Hall | combat fire | self | Take 1 spell of your choice from your grimoire.")
    game.pile("Rikkart", grimoire=["Blow", "Gust", "Blow", "Prism"])
    before = game.state.chance
    game.resolve("Study Hall", "light", by="Rikkart")
    assert game.asked() == ("Rikkart", "spell")
    assert sorted(game.offered()) == ["Blow", "Gust", "Prism"]
    assert game.state.view(1).decisions[0].options == ()
    game.choose("Gust")
    assert game.hand("Rikkart") == ["Gust"]
    assert len(game.state.grimoire[0]) == 3
    assert game.state.chance > before, "the grimoire was shuffled"
    assert seen_hand_is_possible(game)


@pytest.mark.rule("SPL.9")
def test_searching_an_empty_grimoire_first_makes_it_anew() -> None:
    game = table("Study Hall | combat fire | self | Take 1 spell of your choice from your grimoire.")
    game.pile("Rikkart", memories=["Blow", "Gust"])
    game.resolve("Study Hall", "light", by="Rikkart")
    game.choose("Blow")
    assert (game.hand("Rikkart"), game.memories("Rikkart")) == (["Blow"], [])
    game.resolve("Study Hall", "light", by="Gramigna")
    assert game.quiet


def test_a_search_may_go_through_the_memories_too() -> None:
    game = table("Recall | combat fire | self | Take 1 spell of your choice from your grimoire or Memories.")
    game.pile("Rikkart", grimoire=["Blow"], memories=["Blow", "Gust"])
    game.resolve("Recall", "light", by="Rikkart")
    assert game.offered() == ["Blow", "memory Blow", "memory Gust"]
    game.choose("memory Gust")
    assert (game.hand("Rikkart"), game.memories("Rikkart")) == (["Gust"], ["Blow"])
    assert game.state.held[0] == (game.card("Gust"),), "everybody saw it"


def test_memories_are_shuffled_into_the_grimoire() -> None:
    game = table("Fresh Start | combat fire | self | Shuffle your Memories into your grimoire.")
    game.pile("Rikkart", grimoire=["Prism"], memories=["Blow", "Gust"])
    game.resolve("Fresh Start", "light", by="Rikkart")
    wanted = sorted(game.card(name) for name in ("Blow", "Gust", "Prism"))
    assert (sorted(game.state.grimoire[0]), game.memories("Rikkart")) == (wanted, [])
    assert seen_hand_is_possible(game)


# --------------------------------------------------------------------------------------------------
# Revealed and Ready spells
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPL.15")
def test_a_revealed_spell_of_an_element_comes_back_to_hand() -> None:
    """ "Any" is of each element; the contingency spell of air is not among them."""
    game = table("Echo | combat water | self | Return 1 of your revealed fire or earth spells to hand.")
    game.prepare("Rikkart", "revealed", I="Blow light", II="Gust light", III="Prism dark")
    game.resolve("Echo", "light", by="Rikkart")
    assert game.offered() == ["slot I", "slot III"]
    game.choose("slot III")
    assert (game.hand("Rikkart"), list(game.sheet("Rikkart"))) == (["Prism"], ["I", "II"])
    assert game.state.held[0] == (game.card("Prism"),)


def test_a_spell_from_hand_takes_the_place_of_a_revealed_one() -> None:
    game = table("Exchange | combat water | self | Swap 1 of your revealed spells with 1 spell from hand.")
    game.prepare("Rikkart", "revealed", I="Blow dark")
    game.hold("Rikkart", "Gust")
    game.resolve("Exchange", "light", by="Rikkart")
    assert (game.hand("Rikkart"), game.sheet("Rikkart")) == (["Blow"], {"I": "Gust dark"})
    assert game.power("Rikkart") == 0, "it is not resolved"
    assert game.state.held[0] == (game.card("Blow"),)


@pytest.mark.rule("ACT.18")
def test_the_next_ready_spell_is_cast_and_that_is_no_action() -> None:
    """The lowest slot that is Ready is cast; a standard spell may still be cast as an action."""
    game = table("Haste | combat water | self | Cast your next Ready spell.")
    game.prepare("Rikkart", quick="Haste light", I="Gust light", II="Prism light")
    game.action_phase(first="Rikkart")
    game.choose("cast quick")
    assert game.power("Rikkart") == 1
    assert "cast II" in game.offered()
    game.choose("cast II")
    assert game.power("Rikkart") == 3
    game.resolve("Haste", "light", by="Rikkart")
    assert game.quiet


def test_without_standard_spells_the_next_one_is_the_quick_spell() -> None:
    game = table("Haste | combat water | self | Cast your next Ready spell.")
    game.prepare("Rikkart", quick="Gust light")
    game.resolve("Haste", "light", by="Rikkart")
    assert game.power("Rikkart") == 1


def test_anothers_ready_spell_is_picked_by_its_slot() -> None:
    game = table("Sabotage | combat water | mage 0 | The target discards 1 Ready spell of your choice.")
    game.prepare("Gramigna", quick="Gust light", II="Blow light")
    game.resolve("Sabotage", "light", by="Rikkart")
    game.choose("Gramigna")
    assert (game.asked(), game.offered()) == (("Rikkart", "spell"), ["slot quick", "slot II"])
    game.choose("slot II")
    assert (game.memories("Gramigna"), list(game.sheet("Gramigna"))) == (["Blow"], ["quick"])


# --------------------------------------------------------------------------------------------------
# Forgotten spells and the Library
# --------------------------------------------------------------------------------------------------


def forgotten(game: Rebirth, number: int) -> list[str]:
    """Names of some forgotten spells."""
    return [game.rules.cards[card].name.en for card in sorted(game.rules.forgotten)][:number]


@pytest.mark.rule("SPL.4")
def test_only_a_forgotten_spell_is_given_away() -> None:
    game = table(
        "Gift | combat water | self | "
        "Give 1 forgotten spell from hand to another mage. If you do, gain 1 power.",
        people=("Rikkart", "Gramigna", "Arianna"),
    )
    one, two = forgotten(game, 2)
    personal = game.rules.cards[game.rules.personal[game.state.mage[0]]].name.en
    game.hold("Rikkart", one, two, personal, "Gust")
    game.resolve("Gift", "light", by="Rikkart")
    assert game.offered() == ["Gramigna", "Arianna"]
    game.choose("Arianna")
    assert sorted(game.offered()) == sorted([one, two])
    game.choose(two)
    assert (game.hand("Arianna"), game.power("Rikkart")) == ([two], 1)
    assert sorted(game.hand("Rikkart")) == sorted([one, personal, "Gust"])
    assert game.state.held[2] == (game.card(two),)


@pytest.mark.rule("EFF.11")
def test_one_of_the_top_forgotten_spells_is_taken_and_the_others_leave_the_game() -> None:
    game = table("Relic | combat water | self | Take 1 of the top 3 forgotten spells.")
    one, two, three, four = forgotten(game, 4)
    game.forgotten(one, two, three, four)
    reveals = game.state.reveals
    game.resolve("Relic", "light", by="Rikkart")
    assert sorted(game.offered()) == sorted([one, two, three])
    assert game.state.view(1).decisions[0].options == ()
    assert game.state.reveals > reveals, "what was seen cannot be taken back"
    game.choose(two)
    assert game.hand("Rikkart") == [two]
    assert sorted(game.state.removed) == sorted([game.card(one), game.card(three)])
    assert game.state.forgotten == (game.card(four),)
    assert game.state.lost[0] == 1
    assert len(game.happened("took_forgotten")) == 1


@pytest.mark.rule("STU.15", "STU.5")
def test_for_each_spell_of_the_library_a_school_is_chosen() -> None:
    """A school is offered while it has a card in its deck or its discards."""
    game = table("Loan | combat water | self | Draw 3 spells from the Library.")
    hex_card, death_card = (
        game.rules.cards[game.rules.school_cards[game.school(name)][0]].name.en for name in ("Hex", "Death")
    )
    game.library("Agony", "Blow", "Gust")
    game.library("Hex", discards=[hex_card])
    game.resolve("Loan", "light", by="Rikkart")
    assert (game.asked(), game.offered()) == (("Rikkart", "school"), ["Agony", "Hex"])
    game.choose("Hex")
    assert sorted(game.hand("Rikkart")) == sorted([hex_card, "Blow", "Gust"]), "only Agony was left"
    assert death_card not in game.hand("Rikkart")
    assert [game.state.borrowed[0][game.school(name)] for name in ("Agony", "Hex")] == [2, 1]


# --------------------------------------------------------------------------------------------------
# Putting away
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("STU.3", "STU.7", "STU.11")
def test_where_a_spell_goes_that_is_put_away() -> None:
    game = table()
    lost = forgotten(game, 1)[0]
    personal = game.rules.cards[game.rules.personal[game.state.mage[0]]].name.en
    game.hold("Rikkart", "Gust", lost, personal)
    for name in ("Gust", lost, personal):
        changes.put_away(game.state, 0, game.card(name))
    assert game.discards("Agony") == ["Gust"]
    assert game.state.removed == (game.card(lost),)
    assert (game.aside("Rikkart"), game.hand("Rikkart")) == (1, [])
    assert changes.recall_personal(game.state, 0)
    assert (game.aside("Rikkart"), game.hand("Rikkart")) == (0, [personal])
    assert not changes.recall_personal(game.state, 0)


def test_a_spell_taken_back_face_down_stays_secret() -> None:
    game = table()
    game.prepare("Rikkart", "active", I="Blow light")
    changes.take_back(game.state, 0, 1)
    assert (game.hand("Rikkart"), game.sheet("Rikkart")) == (["Blow"], {})
    assert game.told()[-1] == "returned"
    assert game.told_to("Rikkart", "returned")[-1].card == game.card("Blow")
    assert game.told_to("Gramigna", "returned")[-1].card == HIDDEN
