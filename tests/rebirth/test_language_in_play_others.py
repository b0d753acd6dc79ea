"""What a text can say of others: their spells, the owner of an evocation, the top of one's own piles."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import Rebirth, box_with

MAGES = ("Rikkart", "Gramigna", "Arianna")


def trial(text: str, target: str = "self", kind: str = "combat fire", when: str = "") -> Rebirth:
    """Three mages in the Arena and a spell "Trial" with this text."""
    parts = ["Trial", kind, target, text, *([when] if when else [])]
    table = Rebirth(*MAGES, pack=box_with(" | ".join(parts)))
    for mage in MAGES:
        table.stand(mage, "Arena")
    return table


def cast(table: Rebirth, *choices: str) -> Rebirth:
    table.resolve("Trial", "light")
    table.choose(*choices)
    assert table.quiet
    return table


# Counting another mage's spells


@pytest.mark.parametrize(("aimed", "gained"), [("Gramigna", 2), ("Arianna", 0), ("dummy", 0)])
def test_the_targets_revealed_spells_are_counted(aimed: str, gained: int) -> None:
    table = trial("Gain 1 power for each of the target's revealed spells.", "mage 0")
    table.prepare("Gramigna", "revealed", I="Torment light", II="Submission light")
    table.prepare("Arianna", I="Torment light")
    table.prepare("Rikkart", "revealed", I="Torment light")
    assert cast(table, aimed).power("Rikkart") == gained


def test_of_the_targets_revealed_spells_only_those_of_an_element() -> None:
    table = trial("Gain 1 power for each of the target's revealed profane spells.", "mage 0")
    table.prepare("Gramigna", "revealed", I="Submission light", II="Azoth Bomb light")
    assert cast(table, "Gramigna").power("Rikkart") == 1


@pytest.mark.parametrize(("text", "gained"), [("the target's", 2), ("your", 1)])
def test_ready_spells_are_counted_not_active_or_revealed_ones(text: str, gained: int) -> None:
    table = trial(f"Gain 1 power for each of {text} Ready spells.", "mage 0")
    table.prepare("Gramigna", I="Torment light", quick="Submission light")
    table.prepare("Gramigna", "active", II="Torment dark")
    table.prepare("Gramigna", "revealed", III="Azoth Bomb light")
    table.prepare("Rikkart", I="Torment light")
    assert cast(table, "Gramigna").power("Rikkart") == gained


# An evocation's owner


def test_the_targets_owner_suffers() -> None:
    table = trial("Inflict 2 damage on the target's owner.", "evocation 0")
    hers = table.evocation("Gramigna", "Arena")
    cast(table, hers)
    assert (table.damage("Gramigna"), table.damage(hers), table.damage("Arianna")) == ("rr", "", "")


def test_its_owner_acts() -> None:
    table = trial("Its owner loses 1 power.", "evocation 0")
    table.power("Gramigna", 3)
    cast(table, table.evocation("Gramigna", "Arena"))
    assert table.power("Gramigna") == 2


def test_ones_own_evocation_has_oneself_as_owner_whom_damage_spares() -> None:
    table = trial("Inflict 2 damage on the target's owner. Its owner gains 1 power.", "evocation 0")
    cast(table, table.evocation("Rikkart", "Arena"))
    assert (table.damage("Rikkart"), table.power("Rikkart")) == ("", 1)


def test_what_the_black_rose_owns_has_no_mage_for_its_owner() -> None:
    table = trial("Inflict 2 damage on the target's owner. Its owner loses 1 power.", "evocation 0")
    for mage in MAGES:
        table.power(mage, 2)
    cast(table, table.haunt("Gramigna", "Arena"))
    assert [(table.damage(mage), table.power(mage)) for mage in MAGES] == [("", 2)] * 3


# The top of one's own piles


@pytest.mark.rule("SPL.9")
def test_some_of_the_top_of_the_grimoire_are_taken_the_others_stay() -> None:
    table = trial("Take 2 of the top 3 spells of your grimoire.")
    table.pile("Rikkart", grimoire=("Torment", "Submission", "Azoth Bomb", "Marbling"))
    table.resolve("Trial", "light")
    assert sorted(table.offered()) == ["Azoth Bomb", "Submission", "Torment"]
    table.choose("Torment", "Azoth Bomb")
    assert sorted(table.hand("Rikkart")) == ["Azoth Bomb", "Torment"]
    assert [table.rules.cards[card].name.en for card in table.state.grimoire[0]] == ["Marbling", "Submission"]
    assert [event.card for event in table.told_to("Gramigna", "drew")] == [-1, -1]


def test_an_empty_grimoire_is_made_anew_before_it_is_looked_at() -> None:
    table = trial("Take 1 of the top 3 spells of your grimoire.")
    table.pile("Rikkart", memories=("Torment", "Submission"))
    table.resolve("Trial", "light")
    assert sorted(table.offered()) == ["Submission", "Torment"]


@pytest.mark.parametrize(("held", "done"), [(("Torment", "Submission"), 1), (("Torment",), 0)])
def test_if_you_do_asks_for_all_that_were_to_be_taken(held: tuple[str, ...], done: int) -> None:
    table = trial("Take 2 of the top 3 spells of your Memories. If you do, gain 1 power.")
    table.pile("Rikkart", memories=held)
    table.resolve("Trial", "light")
    table.settle()
    assert table.power("Rikkart") == done


def test_the_top_of_the_memories_is_taken_for_all_to_see() -> None:
    table = trial("Take 1 of the top 2 spells of your Memories.")
    table.pile("Rikkart", memories=("Torment", "Submission", "Marbling"))
    table.resolve("Trial", "light")
    assert len(table.offered()) == 2
    name = table.offered()[0]
    table.choose(name)
    assert table.hand("Rikkart") == [name]
    assert name not in table.memories("Rikkart")


@pytest.mark.parametrize(("left", "taken"), [(4, 2), (2, 2), (1, 1)])
def test_several_of_the_top_forgotten_spells_the_others_leave_the_game(left: int, taken: int) -> None:
    table = trial("Take 2 of the top 3 forgotten spells.")
    table.forgotten(*("World Tree", "Killer Fog", "Stolen Hour", "White Work")[:left])
    table.resolve("Trial", "light")
    table.settle()
    assert len(table.hand("Rikkart")) == taken
    assert len(table.state.removed) == min(left, 3) - taken


# Completing a quest


@pytest.mark.parametrize(("word", "answers"), [("completes", True), ("solves", False)])
def test_completing_alone_can_be_waited_for(word: str, answers: bool) -> None:
    table = trial("Gain 1 power.", "self", "trap fire", f"Another mage {word} a quest.")
    table.prepare("Rikkart", "active", I="Trial light")
    table.task("Gramigna", "Persuasive Moon")
    table.stand("Gramigna", "Armory")
    table.action_phase(first="Gramigna")
    table.choose("explore", "use")
    assert table.tasks("Gramigna") == {"Persuasive Moon": "completed"}
    assert ("reveal I" in table.offered()) is answers


def test_solving_does_not_answer_what_waits_for_completing() -> None:
    table = trial("Gain 1 power.", "self", "trap fire", "Another mage completes a quest.")
    table.prepare("Rikkart", "active", I="Trial light")
    table.task("Gramigna", "Persuasive Moon", "completed")
    table.action_phase(first="Gramigna")
    table.choose("Persuasive Moon")
    assert table.happened("quest_solved")
    assert "reveal I" not in table.offered()
