"""Words of Classic's cards: what removing, looking and masks mean."""

import pytest

from tests.classic.scenario import Classic, box_with


@pytest.mark.rule("EFF.17")
def test_what_is_removed_goes_to_its_supply_others_pieces_too() -> None:
    table = Classic(
        pack=box_with(
            "Sweep | contingency fire | room 1 | Remove 2 instability in the target room.",
            "Banish | contingency fire | evocation 1 | Remove the target.",
        )
    )
    table.stand("Nero", "Arena")
    table.instability("Arena", "tx")
    pools = table.state.pool[1], table.state.pool[2]
    table.resolve("Sweep", "light")
    table.settle("Arena")
    assert table.cubes("Arena") == ""
    assert (table.state.pool[1], table.state.pool[2]) == (pools[0] + 1, pools[1] + 1)
    theirs = table.evocation("Tessa", "Arena", damage="n")
    kind = table.state.kind[table.model(theirs)]
    left = table.state.supply[kind]
    table.resolve("Banish", "light")
    table.settle()
    assert table.state.supply[kind] == left + 1
    assert table.state.place[table.model(theirs)] < 0
    assert table.state.pool[0] == 25


@pytest.mark.rule("EFF.18", "EFF.33")
def test_a_removed_spell_goes_to_its_schools_discards_a_forgotten_one_into_the_box() -> None:
    """Put away in study, a spell of a school comes again with its discards, a forgotten one never."""
    for card, discards, gone in (("Fireball", ["Fireball"], []), ("Time Stop", [], ["Time Stop"])):
        table = Classic()
        table.stand("Nero", "Arena")
        table.hold("Nero", card)
        table.begin("study")
        table.choose(f"away {card}", by="Nero")
        assert table.hand("Nero") == []
        assert table.discards("Destruction") == discards
        removed = [table.rules.cards[number].name.en for number in table.state.removed]
        assert removed == gone


@pytest.mark.rule("EFF.19")
def test_cards_that_were_looked_at_lie_as_they_lay() -> None:
    table = Classic(pack=box_with("Peep | contingency fire | mage 1 | Look at the hand of the target."))
    table.stand("Nero", "Arena")
    table.stand("Tessa", "Arena")
    table.hold("Tessa", "Fireball", "Maelstrom")
    table.resolve("Peep", "light")
    table.settle()
    assert table.hand("Tessa") == ["Fireball", "Maelstrom"]
    assert len(table.told_to("Nero", "saw_spell")) == 2
    assert {event.card for event in table.told_to("", "saw_spell")} == {-1}
