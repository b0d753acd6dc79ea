"""What effects do with quests of the mages' own and with events on the board."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import Rebirth, box_with

ARENA = "Arena"
GUARDIAN, CONSPIRATOR, CONTINGENT, WARRIOR = (
    "Guardian Mage",
    "Conspirator Mage",
    "Contingent Mage",
    "Warrior Wizard",
)


def table(*spells: str) -> Rebirth:
    """A table with spells made for the purpose; everybody stands in the Arena."""
    game = Rebirth(pack=box_with(*spells))
    for mage in game.people:
        game.stand(mage, ARENA)
    return game


# --------------------------------------------------------------------------------------------------
# Quests
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.23")
def test_quests_are_drawn_from_the_running_moon_or_from_a_named_one() -> None:
    game = table(
        "Errand | combat water | self | Draw 1 quest.",
        "Far Errand | combat water | self | Draw 2 quests of moon 3.",
    )
    third = next(quest.name.en for quest in game.rules.quests if quest.moon == 3)
    game.quest_deck(1, GUARDIAN, CONSPIRATOR)
    game.quest_deck(3, third)
    game.resolve("Errand", "light", by="Rikkart")
    assert list(game.tasks("Rikkart")) == [GUARDIAN]
    game.resolve("Far Errand", "light", by="Rikkart")
    assert list(game.tasks("Rikkart")) == [GUARDIAN, third], "there was only one of the two"


@pytest.mark.rule("QST.10")
def test_a_quest_the_black_rose_draws_pays_her() -> None:
    game = table("Omen | combat water | special | The Black Rose draws 1 quest.")
    game.quest_deck(1, GUARDIAN)
    game.resolve("Omen", "light", by="Rikkart")
    assert game.power("Black Rose") == 1
    assert game.state.quest_discards[0] == (game.quest(GUARDIAN),)


@pytest.mark.rule("QST.27")
def test_the_owner_picks_the_quests_to_discard() -> None:
    """Only Active ones are meant; the Black Rose gains nothing; the cubes come back."""
    game = table("Amnesia | combat water | self | Discard 1 Active quest. If you do, gain 1 power.")
    game.task("Rikkart", GUARDIAN)
    game.task("Rikkart", CONTINGENT, cubes=2)
    game.task("Rikkart", WARRIOR, "completed")
    pool = game.state.pool[0]
    game.resolve("Amnesia", "light", by="Rikkart")
    assert (game.asked(), game.offered()) == (("Rikkart", "quest"), [GUARDIAN, CONTINGENT])
    game.choose(CONTINGENT)
    assert list(game.tasks("Rikkart")) == [GUARDIAN, WARRIOR]
    assert (game.state.pool[0], game.power("Rikkart"), game.power("Black Rose")) == (pool + 2, 1, 0)
    game.resolve("Amnesia", "light", by="Gramigna")
    assert game.power("Gramigna") == 0


@pytest.mark.rule("QST.8", "QST.14", "QST.24")
def test_an_effect_completes_or_solves_a_quest() -> None:
    """Solved so it pays its power, and its own effect is not carried out."""
    game = table(
        "Insight | combat water | self | Complete one of your Active quests.",
        "Triumph | combat water | self | Solve one of your Completed quests.",
    )
    game.task("Rikkart", CONTINGENT, cubes=1)
    pool = game.state.pool[0]
    game.resolve("Insight", "light", by="Rikkart")
    assert (game.tasks("Rikkart"), game.state.pool[0]) == ({CONTINGENT: "completed"}, pool + 1)
    game.resolve("Triumph", "light", by="Rikkart")
    assert (game.tasks("Rikkart"), game.power("Rikkart")) == ({CONTINGENT: "solved"}, 1)
    assert game.cubes(ARENA) == "", "its effect would have placed instability"


# --------------------------------------------------------------------------------------------------
# Events
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVT.9", "EVT.4")
def test_an_event_drawn_by_an_effect_is_handled_like_any_other() -> None:
    """Gramigna draws it: the crown is hers, the Black Rose gains the left figure, the card lies in slot 1."""
    game = table("Foresight | combat water | self | Draw 1 event.")
    game.event_deck(1, "Hidden Resources")
    game.resolve("Foresight", "light", by="Gramigna")
    assert game.board == ["Hidden Resources", "", ""]
    assert (game.state.crown, game.power("Black Rose")) == (1, 2)


def test_several_events_drawn_at_once_are_carried_out_in_the_order_drawn() -> None:
    game = table("Foresight | combat water | self | Draw 2 events of moon 1.")
    game.event_deck(1, "Awakening", "Black Thorns")
    game.evocation("Rikkart", ARENA, kind="Colossus")
    game.resolve("Foresight", "light", by="Gramigna")
    assert [event.event_card for event in game.events("event_discarded")] == [
        game.event("Awakening"),
        game.event("Black Thorns"),
    ]
    assert (game.cubes("Black Rose Room"), game.damage("Colossus r1")) == ("xxxxx", "xx")


@pytest.mark.rule("EVT.5", "EVT.11")
def test_an_event_discarded_by_an_effect_pays_nothing() -> None:
    game = table("Dispel | combat water | self | Discard 1 event.")
    paying = next(card.name.en for card in game.rules.event_cards if card.slot and card.discarded)
    game.lay_event(1, "Hidden Resources")
    game.lay_event(3, paying)
    game.resolve("Dispel", "light", by="Rikkart")
    assert (game.asked(), game.offered()) == (("Rikkart", "event"), ["Hidden Resources", paying])
    game.choose(paying)
    assert (game.board, game.power("Black Rose")) == (["Hidden Resources", "", ""], 0)
