"""Event cards in Classic: drawn, placed, pushed, carried out, discarded (EVT, BRP)."""

from __future__ import annotations

import pytest

from blackrose.engine.components import Pack
from tests.classic.box import box, event
from tests.classic.scenario import Classic
from tests.naming import ROSE

BOX = box(
    event("Rose Phase", "Each mage gains 1 power.", phase="black rose", slot=1),
    event("Second Rose", "Each mage gains 1 power.", phase="black rose", slot=2),
    event("Crowned", "Each mage gains 1 power.", phase="action", slot=3, crown="true"),
    event("At Once", "Each mage gains 1 power.", phase="instant", crown="true"),
    event("Whom", "Inflict 1 damage on a mage in the Lodge.", phase="black rose", slot=2),
    event("Whom Later", "Inflict 1 damage on a mage in the Lodge.", phase="action", slot=2),
    event("Whom at Once", "Inflict 1 damage on a mage in the Lodge.", phase="instant"),
    event("Plain", "Whenever a mage activates a purple room, that mage gains 1 power.", slot=1),
    spells=(
        "Draw Event | contingency magic | self | Draw 1 event.",
        "Burn | contingency magic | self | Discard 1 event.",
        "Quench | contingency magic | self | Discard 1 event without its power.",
        "All Hers | contingency magic | self | The Black Rose inflicts 1 damage on each mage.",
        "Hers | contingency magic | self | The Black Rose inflicts 1 damage on a mage in the Lodge.",
    ),
)


def at_table(*deck: str) -> Classic:
    """Three mages in the Arena, Nero with the crown, and these events in the deck."""
    table = Classic("Nero", "Tessa", "Rebecca", pack=BOX)
    for mage in table.people:
        table.stand(mage, "Arena")
    table.event_deck(1, *deck)
    return table


@pytest.mark.rule("BRP.10", "EVT.4", "EVT.13", "EVT.1")
def test_the_last_in_play_order_draws_crown_then_left_figure_then_the_placing() -> None:
    table = at_table("Crowned")
    table.begin("black rose", first="Nero")
    assert table.events("event_drawn")[0].who == table.seat("Rebecca")
    assert table.crown() == "Rebecca"
    assert table.power(ROSE) == 1
    assert table.board == ["", "", "Crowned"]
    assert table.told("crown", "gained", "event_placed")[:3] == ["crown", "gained", "event_placed"]


@pytest.mark.rule("EVT.3", "EVT.13", "EVT.4")
def test_an_instant_event_is_carried_out_and_discarded_and_pays_both_figures() -> None:
    table = at_table("At Once")
    table.lay_event(1, "Plain")
    table.begin("action")
    table.resolve("Draw Event", "light", by="Tessa")
    assert table.crown() == "Tessa"
    assert [table.power(mage) for mage in table.people] == [1, 1, 1]
    assert table.power(ROSE) == 3
    assert table.board == ["Plain", "", ""]
    gained = [e.amount for e in table.events("gained") if e.who == table.rules.rose]
    assert gained == [1, 2]


@pytest.mark.rule("EVT.2", "BRP.9")
def test_events_shift_and_push_and_the_one_that_leaves_pays_its_right_figure() -> None:
    table = at_table("Second Rose")
    table.lay_event(1, "Plain")
    table.lay_event(2, "Whom Later")
    table.lay_event(3, "Crowned")
    table.begin("black rose", round_=2)
    # Crowned leaves by the shift; Second Rose pushes Plain to the third slot, and that Whom Later off.
    assert table.board == ["", "Second Rose", "Plain"]
    assert table.power(ROSE) == 2 + 1 + 2


@pytest.mark.rule("BRP.1")
def test_events_of_the_phase_work_from_left_to_right_after_the_draw_and_before_quests() -> None:
    table = at_table("Rose Phase")
    table.lay_event(1, "Whom")
    table.state.drawers = (2, -1, -1)
    table.quest_deck(1, table.rules.quests[0].name.en)
    table.begin("black rose", round_=2)
    assert [table.power(mage) for mage in table.people] == [1, 1, 1]
    assert table.asked() == ("Rebecca", "model")
    assert not table.events("quest_drawn")
    table.choose("Nero")
    assert table.events("quest_drawn")


@pytest.mark.rule("EVT.7", "EFF.31")
def test_choices_of_an_event_are_its_drawers_for_as_long_as_it_lies_there() -> None:
    table = at_table("Whom")
    table.begin("black rose", first="Tessa")  # Nero draws
    assert table.asked() == ("Nero", "model")
    table.choose("Tessa")
    table.event_deck(1, "Plain")
    table.begin("black rose", first="Rebecca", round_=2)  # Tessa draws the next one
    assert table.asked() == ("Nero", "model")
    assert table.board == ["Plain", "", "Whom"]


@pytest.mark.rule("EVT.7")
def test_of_an_instant_event_too() -> None:
    table = at_table("Whom at Once")
    table.resolve("Draw Event", "light", by="Rebecca")
    assert table.asked() == ("Rebecca", "model")


@pytest.mark.rule("EFF.31")
def test_other_choices_of_the_black_rose_are_the_crown_holders() -> None:
    table = at_table()
    table.crown("Tessa")
    table.resolve("Hers", "light", by="Rebecca")
    assert table.asked() == ("Tessa", "model")


@pytest.mark.rule("EVT.8")
def test_an_empty_event_deck_is_made_anew_from_the_discards_of_its_moon() -> None:
    table = at_table()
    table.state.event_discards = ((table.event("Plain"),), (), ())
    table.resolve("Draw Event", "light")
    assert table.board == ["Plain", "", ""]
    assert not table.state.event_discards[0]


@pytest.mark.rule("EVT.9")
def test_an_event_drawn_by_an_effect_is_handled_as_in_the_black_rose_phase() -> None:
    table = at_table("Crowned")
    table.lay_event(3, "Plain")
    table.resolve("Draw Event", "light", by="Tessa")
    assert table.crown() == "Tessa"
    assert table.board == ["", "", "Crowned"]
    assert table.power(ROSE) == 1 + 2


@pytest.mark.rule("EVT.12")
@pytest.mark.parametrize(("spell", "gain"), [("Burn", 2), ("Quench", 0)])
def test_an_event_discarded_by_an_effect_pays_unless_that_says_otherwise(spell: str, gain: int) -> None:
    table = at_table()
    table.lay_event(2, "Plain")
    table.resolve(spell, "light")
    assert table.board == ["", "", ""]
    assert table.power(ROSE) == gain
    assert table.state.drawers == (-1, -1, -1)


@pytest.mark.rule("EVT.14")
def test_events_work_in_the_black_rose_phase_or_the_action_phase_or_at_once(pack: Pack) -> None:
    assert {card.phase for card in pack.event_cards} == {"black rose", "action", "instant"}


@pytest.mark.rule("ACT.1", "EVT.10")
def test_events_of_the_action_phase_are_carried_out_before_the_first_turn() -> None:
    table = at_table()
    table.lay_event(3, "Crowned")
    table.lay_event(2, "Rose Phase")
    table.action_phase()
    assert [table.power(mage) for mage in table.people] == [1, 1, 1]
    assert table.asked() == ("Nero", "action")


@pytest.mark.rule("EVT.17")
@pytest.mark.parametrize(("name", "gain"), [("Crowned", 0), ("Plain", 1)])
def test_of_an_event_drawn_after_its_phase_has_begun_only_what_lasts_works(name: str, gain: int) -> None:
    table = at_table(name)
    table.stand("Nero", "Throne Room")
    table.prepare("Nero", quick="Draw Event light")
    table.action_phase()
    table.choose("cast quick", "explore", "use", "stop")
    assert name in table.board
    assert table.power("Nero") == gain


@pytest.mark.rule("EX.C.2", "EVT.1", "ACT.1", "EVT.10")
def test_pitiful_dance_pays_for_each_activation_of_a_purple_room() -> None:
    table = at_table()
    table.lay_event(1, "Pitiful Dance")
    table.stand("Nero", "Throne Room")
    table.stand("Tessa", "Pleasures' Room")
    table.stand("Rebecca", "Garden")
    table.action_phase()
    table.choose("explore", "use", "stop", "end")
    assert table.power("Nero") == 1
    table.choose("explore", "use", "stop", "end")
    assert table.power("Tessa") == 1
    table.choose("explore", "use", "Garden", "stop", "end")
    assert table.power("Rebecca") == 0


@pytest.mark.rule("EVT.6", "CEL.1")
def test_events_reach_mages_in_their_cells() -> None:
    table = at_table("Rose Phase")
    table.stand("Tessa", "Cell")
    table.begin("black rose")
    assert table.power("Tessa") == 1


@pytest.mark.rule("TRK.8")
def test_at_a_new_moon_what_lies_out_stays() -> None:
    table = at_table("Plain")
    table.lay_event(1, "Whom Later")
    table.power(ROSE, 5)
    table.begin("black rose", round_=2)
    assert table.moon() == 2
    assert table.board == ["Plain", "Whom Later", ""]


@pytest.mark.rule("CRN.4", "CRN.7")
def test_the_holder_of_the_crown_decides_the_first_mage_sets_the_order() -> None:
    """Too few black cubes for everybody: who has the crown now shares them out (CUB.2)."""
    table = at_table()
    table.cubes_left(ROSE, 1)
    table.begin("action", first="Nero")
    table.crown("Tessa")
    table.resolve("All Hers", "light", by="Rebecca")
    assert table.asked() == ("Tessa", "share")
    assert table.first() == "Nero"
