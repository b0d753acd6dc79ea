"""Event cards: drawing, the crown, the three slots, and when an event works."""

from __future__ import annotations

import pytest

from blackrose.packs import builtin_pack, load_text
from tests.naming import ROSE
from tests.rebirth.scenario import CENTRE, Rebirth, box_with


def _card(name: str, text: str, phase: str = "instant", slot: int = 0, crown: bool = False) -> str:
    return f"""
        [[event_card]]
        name = {{ en = "{name}", de = "{name}", ru = "{name}" }}
        moon = 1
        crown = {str(crown).lower()}
        phase = "{phase}"
        slot = {slot}
        drawn = 2
        discarded = 3
        provenance = "original"
        text = "{text}"
    """


BOX = load_text(
    "\n".join(
        (
            _card("First", "The Black Rose gains 1 power.", "evocation", 1),
            _card("Second", "The Black Rose gains 1 power.", "evocation", 2),
            _card("Third", "The Black Rose gains 1 power.", "evocation", 3, crown=True),
            _card("Also First", "The Black Rose gains 1 power.", "evocation", 1),
            _card("Flash", "The Black Rose gains 10 power."),
            _card("Pick a Mage", "The Black Rose inflicts 1 damage on a mage."),
            _card("Own Choice", "Each mage in play order: inflict 1 damage on a mage in the Lodge."),
            _card("Reach", "The Black Rose inflicts 1 damage on each mage."),
            _card("Tithe", "Each mage in play order: lose 1 power.", "action", 2),
            _card("Toll", "Whenever a mage enters a room, that mage loses 1 power.", "action", 2),
            _card("Peace", "Heal 9 damage on each evocation. Evocations cannot suffer damage.", "always", 3),
        )
    ),
    base=builtin_pack("rebirth"),
)


def drawn(*events: str, crown: str = "Rikkart", **options: str) -> Rebirth:
    """A Black Rose phase with these events on the deck, the first drawn in it."""
    wishes = {name.replace("_", " "): value for name, value in options.items()}
    table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=BOX, options=wishes)
    table.event_deck(1, *events)
    table.begin("black rose", first=crown)
    return table


@pytest.mark.rule("BRP.10", "EVT.13")
def test_the_last_in_play_order_draws_and_the_left_figure_is_gained() -> None:
    table = drawn("Second", crown="Gramigna")
    assert table.happened("event_drawn") == [(table.seat("Rikkart"), table.event("Second"))]
    assert table.board == ["", "Second", ""]
    assert table.power(ROSE) == 2


@pytest.mark.rule("EVT.1")
def test_an_event_card_has_all_its_parts() -> None:
    card = next(c for c in builtin_pack("rebirth").event_cards if c.name.en == "Gift to Fools")
    assert (card.crown, card.phase, card.slot, card.drawn, card.discarded) == (False, "black rose", 1, 2, 2)


@pytest.mark.rule("EVT.4", "EVT.13")
def test_a_crown_on_the_card_goes_to_the_drawer_and_makes_first_from_the_next_phase() -> None:
    table = drawn("Third")
    assert table.crown() == "Arianna"
    assert table.when("crown") < table.when("gained") < table.when("event_placed")


@pytest.mark.rule("CRN.1")
def test_the_first_mage_of_the_phase_stays_first_when_the_crown_goes() -> None:
    table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=BOX)
    table.event_deck(1, "Third")
    for mage in table.people:
        table.task(mage, "Magic Stem")
    table.begin("black rose", first="Rikkart")
    assert table.crown() == "Arianna"
    assert table.asked() == ("Rikkart", "give up")
    for _ in table.people:
        table.choose("pass")
    assert table.first() == "Arianna"  # in study


@pytest.mark.rule("OPT.1")
def test_under_the_steady_crown_crowns_on_cards_are_ignored() -> None:
    assert drawn("Third", steady_crown="yes").state.crown == 0


@pytest.mark.rule("EVT.4", "EVT.9")
def test_whoever_draws_for_whatever_reason_takes_the_crown_and_places_the_card() -> None:
    table = Rebirth("Rikkart", "Gramigna", pack=BOX)
    table.event_deck(1, "Third")
    table.resolve("Treasure Room", "rebuilt", by="Gramigna")
    assert table.crown() == "Gramigna"
    assert table.board == ["", "", "Third"]
    assert table.power(ROSE) == 2


@pytest.mark.rule("EVT.2", "EX.R.4")
def test_placing_on_a_taken_slot_pushes_on() -> None:
    table = Rebirth(pack=BOX)
    table.lay_event(1, "First")
    table.lay_event(2, "Second")
    table.event_deck(1, "Also First")
    table.resolve("Treasure Room", "rebuilt")
    assert table.board == ["Also First", "First", "Second"]
    assert table.power(ROSE) == 2


@pytest.mark.rule("EVT.2")
def test_a_gap_stops_the_pushing() -> None:
    table = Rebirth(pack=BOX)
    table.lay_event(1, "First")
    table.lay_event(3, "Third")
    table.event_deck(1, "Also First")
    table.resolve("Treasure Room", "rebuilt")
    assert table.board == ["Also First", "First", "Third"]


@pytest.mark.rule("EVT.2")
def test_one_pushed_off_the_third_slot_pays_its_right_figure() -> None:
    table = Rebirth(pack=BOX)
    for slot, name in ((1, "First"), (2, "Second"), (3, "Third")):
        table.lay_event(slot, name)
    table.event_deck(1, "Also First")
    table.resolve("Treasure Room", "rebuilt")
    assert table.board == ["Also First", "First", "Second"]
    assert table.power(ROSE) == 2 + 3
    assert table.state.event_discards[0] == (table.event("Third"),)


@pytest.mark.rule("BRP.2", "BRP.9")
def test_events_shift_first_and_the_one_shifted_off_pays() -> None:
    table = Rebirth(pack=BOX)
    table.lay_event(1, "First")
    table.lay_event(3, "Third")
    table.event_deck(1, "Also First")
    table.begin("black rose")
    assert table.board == ["Also First", "First", ""]
    assert table.power(ROSE) == 3 + 2
    assert table.happened("event_discarded") == [(table.event("Third"), 1)]


@pytest.mark.rule("EVT.3", "EVT.13")
def test_an_instant_event_is_carried_out_and_discarded_and_pays_both_figures() -> None:
    table = Rebirth(pack=BOX)
    table.lay_event(1, "First")
    table.event_deck(1, "Flash")
    table.resolve("Treasure Room", "rebuilt")
    assert table.board == ["First", "", ""]
    assert [amount for who, amount in table.happened("gained") if who == table.rules.rose] == [2, 10, 3]
    assert table.state.event_discards[0] == (table.event("Flash"),)


@pytest.mark.rule("EVT.5", "EVT.11")
def test_an_event_discarded_by_an_effect_is_picked_by_who_resolves_and_pays_nothing() -> None:
    table = Rebirth(pack=box_with("Sweep | contingency magic | self | Discard 1 event."))
    table.lay_event(1, "Hidden Resources")
    table.lay_event(3, "Immortals")
    table.resolve("Sweep", "light", by="Gramigna")
    assert table.asked() == ("Gramigna", "event")
    assert table.offered() == ["Hidden Resources", "Immortals"]
    table.choose("Immortals")
    assert table.board == ["Hidden Resources", "", ""]
    assert table.power(ROSE) == 0


@pytest.mark.rule("EVT.6")
def test_events_reach_mages_in_their_cells() -> None:
    table = drawn("Reach")
    assert [table.damage(mage) for mage in table.people] == ["x", "x", "x"]
    assert table.place("Rikkart") == "Cell"


@pytest.mark.rule("EVT.8")
def test_an_empty_deck_is_made_anew_from_that_moons_discards() -> None:
    table = Rebirth(pack=BOX)
    table.state.event_discards = ((table.event("Second"),), (table.event("Battle"),), ())
    table.begin("black rose")
    assert table.board == ["", "Second", ""]
    assert not table.state.event_discards[0]


@pytest.mark.rule("EVT.8")
def test_with_neither_deck_nor_discards_none_is_drawn() -> None:
    table = Rebirth(pack=BOX)
    table.begin("black rose")
    assert table.happened("event_drawn") == []


@pytest.mark.rule("EVT.10", "BRP.2")
def test_events_of_the_black_rose_phase_work_left_to_right_after_the_draw() -> None:
    table = Rebirth()
    table.lay_event(1, "Midnight Rebirth")
    table.event_deck(1, "Gift to Fools")
    table.library("Agony", "Torment", "Submission")
    table.begin("black rose")
    # The newly drawn one lies left of the one that was shifted, so it works first.
    assert table.board == ["Gift to Fools", "Midnight Rebirth", ""]
    assert table.asked() == ("Rikkart", "may")
    assert table.cubes(CENTRE) == ""
    table.choose("no", "no")
    assert table.cubes(CENTRE) == "xx"


@pytest.mark.rule("EVT.10", "EVT.15", "ACT.1")
def test_an_event_of_the_action_phase_works_at_its_start_and_not_before() -> None:
    table = Rebirth(pack=BOX)
    table.power("Rikkart", 3)
    table.lay_event(2, "Tithe")
    table.begin("preparation")
    assert table.power("Rikkart") == 2
    assert table.state.phase == 3
    table = Rebirth(pack=BOX)
    table.power("Rikkart", 3)
    table.lay_event(2, "Tithe")
    table.evocation("Rikkart", "Crypt")
    table.begin("evocation")
    assert table.asked() == ("Rikkart", "evocation")
    assert table.power("Rikkart") == 3


@pytest.mark.rule("EVT.10", "EVT.15")
def test_what_lasts_works_in_its_phase_only() -> None:
    table = Rebirth(pack=BOX)
    table.power("Rikkart", 3)
    table.lay_event(2, "Toll")
    table.action_phase()
    table.choose("move to Pleasures Room")
    assert table.power("Rikkart") == 2


@pytest.mark.rule("EVT.17")
def test_drawn_after_its_phase_has_begun_what_lasts_works_at_once() -> None:
    table = Rebirth(pack=BOX)
    table.power("Rikkart", 3)
    table.stand("Rikkart", "Treasure Room")
    table.state.face[table.room("Treasure Room")] = 1
    table.event_deck(1, "Toll")
    table.action_phase()
    table.choose("explore", "use")
    assert table.power("Rikkart") == 5
    table.choose("move to Crypt")
    assert table.power("Rikkart") == 4


@pytest.mark.rule("EVT.17")
def test_drawn_after_its_phase_has_begun_what_comes_at_the_start_waits() -> None:
    table = Rebirth(pack=BOX)
    table.power("Gramigna", 3)
    table.stand("Rikkart", "Treasure Room")
    table.state.face[table.room("Treasure Room")] = 1
    table.event_deck(1, "Tithe")
    table.action_phase()
    table.choose("explore", "use", "stop")
    assert table.board == ["", "Tithe", ""]
    assert table.power("Gramigna") == 3


@pytest.mark.rule("EVT.15")
def test_an_event_that_always_works_does_what_it_does_once_when_it_is_placed() -> None:
    table = Rebirth(pack=BOX)
    cadaver = table.evocation("Gramigna", "Crypt", damage="r", kind="Cadaver")
    table.event_deck(1, "Peace")
    table.resolve("Treasure Room", "rebuilt")
    assert table.board == ["", "", "Peace"]
    assert table.damage(cadaver) == ""
    table.resolve("Black Thorns")
    assert table.damage(cadaver) == ""


@pytest.mark.rule("EVT.16", "CRN.4", "CRN.7")
def test_a_choice_of_an_event_is_the_crown_holders() -> None:
    table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=BOX)
    for mage in table.people:
        table.stand(mage, "Arena")
    table.event_deck(1, "Pick a Mage")
    table.begin("black rose", first="Gramigna")
    assert table.asked()[0] == "Gramigna"
    assert set(table.offered()) >= set(table.people)
    table.choose("Arianna")
    assert table.damage("Arianna") == "x"


@pytest.mark.rule("EVT.16")
def test_each_named_mage_chooses_for_themselves() -> None:
    table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=BOX)
    for mage in table.people:
        table.stand(mage, "Arena")
    table.event_deck(1, "Own Choice")
    table.begin("black rose", first="Gramigna")
    asked = []
    for _ in table.people:
        asked.append(table.asked()[0])
        table.choose("Rikkart" if asked[-1] != "Rikkart" else "Arianna")
    assert asked == ["Gramigna", "Arianna", "Rikkart"]
