"""Study in Classic: two from the grimoire, two of four from the Library, one put away, the hand cut (STU)."""

from __future__ import annotations

import pytest

from tests.classic.box import box
from tests.classic.scenario import Classic
from tests.moon_scenario import with_spells

TEXT = "| contingency magic | self | Gain 1 power."
OWN = ("Acorn", "Birch", "Cedar", "Dogwood", "Elder", "Fir Tree", "Gorse", "Hazel", "Ivy Leaf")
"""Spells of the first school, for hands and grimoires."""

PILES = {
    "Destruction": ("Red Moth", "Red Newt", "Red Otter", "Red Pike"),
    "Necromancy": ("Pale Moth", "Pale Newt", "Pale Otter"),
    "Transmutation": ("Wild Moth", "Wild Newt", "Wild Otter"),
}
BOX = box(spells=tuple(f"{name} {TEXT}" for name in OWN))
for school_, names_ in PILES.items():
    BOX = with_spells(BOX, school_, *(f"{name} {TEXT}" for name in names_))
BOX = with_spells(BOX, "forgotten", f"Old Word {TEXT}")


def in_study(hand: int = 0, people: tuple[str, ...] = ("Nero", "Tessa")) -> Classic:
    """A study at whose start Nero, whose limit is 7, holds so many spells; everybody's grimoire has three."""
    table = Classic(*people, pack=BOX)
    for school, names in PILES.items():
        table.library(school, *names)
    table.forgotten("Old Word")
    for mage in people:
        table.pile(mage, grimoire=OWN[6:])
    table.hold("Nero", *OWN[:hand])
    table.begin("study")
    return table


def names(table: Classic, *schools: str) -> None:
    """Nero names schools, everybody else whatever comes first."""
    table.choose(*schools)
    while table.state.decisions[0].kind == "school":
        table.choose(table.offered()[0])


@pytest.mark.rule("STU.1", "STU.9")
def test_all_draw_two_from_their_grimoires_before_any_school_is_named() -> None:
    table = in_study()
    assert table.asked() == ("Nero", "school")
    for mage in table.people:
        assert sorted(table.hand(mage)) == ["Gorse", "Hazel"]


@pytest.mark.rule("STU.2", "STU.6", "STU.10", "SET.24", "EX.C.5")
def test_four_draws_from_schools_of_choice_the_forgotten_are_none() -> None:
    table = in_study()
    assert "forgotten" not in table.offered()
    assert {"Destruction", "Necromancy", "Transmutation"} <= set(table.offered())
    names(table, "Destruction", "Destruction", "Necromancy", "Transmutation")
    drawn = ["Red Moth", "Red Newt", "Pale Moth", "Wild Moth"]
    assert sorted(table.offered("Nero")) == sorted(drawn)
    assert all(option.endswith(tuple(drawn)) for option in table.offered("Nero"))


@pytest.mark.rule("STU.2", "HID.10")
def test_two_are_kept_the_others_lie_face_up_on_their_discards() -> None:
    table = in_study()
    names(table, "Destruction", "Destruction", "Necromancy", "Transmutation")
    table.choose("Red Newt", "Wild Moth", "done", by="Nero")
    first, second, *_ = table.offered("Tessa")
    table.choose(first, second, "done", by="Tessa")
    assert set(table.hand("Nero")) == {"Gorse", "Hazel", "Red Newt", "Wild Moth"}
    assert "Red Moth" in table.discards("Destruction")
    assert "Pale Moth" in table.discards("Necromancy")


def kept(hand: int) -> Classic:
    """Nero has drawn three Destruction and one Transmutation, and kept two."""
    table = in_study(hand)
    names(table, "Destruction", "Destruction", "Destruction", "Transmutation")
    table.choose("Red Newt", "Wild Moth", by="Nero")
    return table


@pytest.mark.rule("EX.C.6", "STU.1", "STU.2", "STU.3", "STU.13", "STU.14")
def test_hand_four_first_cut_then_thinned() -> None:
    """4 + 2 = 6, keeps 2 = 8; one to the Memories = 7; puts one away = 6."""
    table = kept(4)
    assert "done" not in table.offered("Nero")
    assert {"Acorn", "away Acorn"} <= set(table.offered("Nero"))
    table.choose("Acorn", "away Red Newt", by="Nero")
    while table.state.phase == 1:
        table.choose(table.offered("Tessa")[-1], by="Tessa")
    assert len(table.hand("Nero")) == 6
    assert table.memories("Nero") == ["Acorn"]
    assert "Red Newt" in table.discards("Destruction")


@pytest.mark.rule("EX.C.7", "STU.3", "STU.13", "STU.14")
def test_hand_five_first_thinned_then_cut() -> None:
    """5 + 2 = 7, keeps 2 = 9; puts one away = 8; one to the Memories = 7."""
    table = kept(5)
    table.choose("away Red Newt", by="Nero")
    assert not any(option.startswith("away") for option in table.offered("Nero"))
    table.choose("Acorn", by="Nero")
    while table.state.phase == 1:
        table.choose(table.offered("Tessa")[-1], by="Tessa")
    assert len(table.hand("Nero")) == 7
    assert table.memories("Nero") == ["Acorn"]
    assert "Red Newt" in table.discards("Destruction")


@pytest.mark.rule("STU.13")
def test_outside_study_a_hand_over_its_limit_is_cut_at_once() -> None:
    table = Classic("Nero", "Tessa", pack=BOX)
    table.hold("Nero", *OWN[:7])
    table.pile("Nero", grimoire=OWN[7:])
    table.stand("Nero", "Alchemic Laboratory")
    table.action_phase()
    table.choose("explore", "use")
    assert table.asked() == ("Nero", "discard")
    assert len(table.hand("Nero")) == 9
    table.choose("Acorn", "Birch")
    assert table.memories("Nero") == ["Acorn", "Birch"]
    assert len(table.hand("Nero")) == 7
    assert table.asked() == ("Nero", "part")


@pytest.mark.rule("STU.13")
def test_a_spell_that_is_searched_for_brings_the_hand_over_its_limit_too() -> None:
    """At the full stop, before the next sentence."""
    seek = "Seek | contingency magic | self | Take 1 spell of your choice from your grimoire. Gain 1 power."
    table = Classic("Nero", "Tessa", pack=with_spells(BOX, "Destruction", seek))
    table.hold("Nero", *OWN[:7])
    table.pile("Nero", grimoire=OWN[7:])
    table.resolve("Seek", "light")
    table.choose("Hazel")
    assert table.asked() == ("Nero", "discard")
    assert sorted(table.offered()) == sorted([*OWN[:7], "Hazel"])
    assert table.power("Nero") == 0
    table.choose("Acorn")
    assert table.quiet
    assert table.memories("Nero") == ["Acorn"]
    assert table.power("Nero") == 1


@pytest.mark.rule("STU.13")
def test_so_does_one_that_another_gives() -> None:
    gives = "Give 1 forgotten spell from hand to another mage. Gain 1 power."
    box = with_spells(BOX, "Destruction", f"Bequest | contingency magic | self | {gives}")
    table = Classic("Tessa", "Nero", pack=box)
    table.stand("Nero", "Arena")
    table.hold("Nero", *OWN[:7])
    table.hold("Tessa", "Old Word")
    table.resolve("Bequest", "light", by="Tessa")
    assert table.asked() == ("Nero", "discard")
    assert table.power("Tessa") == 0
    table.choose("Acorn")
    assert table.quiet
    assert table.power("Tessa") == 1
    assert table.memories("Nero") == ["Acorn"]
    assert "Old Word" in table.hand("Nero")


@pytest.mark.rule("STU.13", "TRK.4")
def test_and_the_personal_spell_of_a_new_moon() -> None:
    table = Classic("Nero", "Tessa", pack=BOX)
    table.hold("Nero", *OWN[:7])
    table.aside("Nero", 1)
    table.power("Nero", 5)
    table.resolve("Acorn", "light")
    assert table.moon() == 2
    assert table.asked() == ("Nero", "discard")
    table.choose("Acorn")
    assert len(table.hand("Nero")) == 7


@pytest.mark.rule("STU.5", "STU.15")
def test_an_empty_school_deck_is_made_anew_with_both_empty_nothing_is_drawn() -> None:
    table = Classic("Nero", "Tessa", pack=BOX)
    table.library("Destruction", discards=("Red Moth", "Red Newt"))
    table.begin("study")
    assert sorted(table.hand("Nero")) == ["Red Moth", "Red Newt"]
    assert table.hand("Tessa") == []


@pytest.mark.rule("STU.7")
def test_a_forgotten_spell_put_away_leaves_the_game() -> None:
    table = in_study()
    table.hold("Nero", "Old Word")
    table.forgotten()
    names(table, "Destruction", "Destruction", "Necromancy", "Transmutation")
    table.choose("Red Moth", "Red Newt", "away Old Word", by="Nero")
    while table.state.phase == 1:
        table.choose(table.offered("Tessa")[-1], by="Tessa")
    assert table.state.removed == (table.card("Old Word"),)


@pytest.mark.rule("STU.11", "SET.20")
def test_a_personal_spell_put_away_is_set_aside() -> None:
    table = in_study()
    own = table.rules.cards[table.rules.personal[table.state.mage[0]]].name.en
    table.hold("Nero", own)
    table.aside("Nero", 1)
    names(table, "Destruction", "Destruction", "Necromancy", "Transmutation")
    table.choose("Red Moth", "Red Newt", f"away {own}", by="Nero")
    while table.state.phase == 1:
        table.choose(table.offered("Tessa")[-1], by="Tessa")
    assert table.aside("Nero") == 2


@pytest.mark.rule("STU.16")
def test_a_forgotten_spell_in_a_grimoire_is_drawn_like_any_other() -> None:
    table = Classic("Nero", "Tessa", pack=BOX)
    table.pile("Nero", grimoire=("Old Word", "Acorn"))
    table.begin("study")
    assert "Old Word" in table.hand("Nero")
