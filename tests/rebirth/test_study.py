"""Study: two from the grimoire, two of four from the Library, one put away, the hand cut to its limit."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import Rebirth

NIGHTMARE, TECHNOMANCY, AGONY = "Nightmare", "Technomancy", "Agony"
HAND = (
    "Torment",
    "Submission",
    "Pain Mark",
    "Heart of Ice",
    "Visceral Fire",
    "Azoth Bomb",
    "Marbling",
    "Albify",
)


def spells(table: Rebirth, school: str, number: int) -> list[str]:
    """Names of different spells of a school."""
    cards = table.rules.school_cards[table.school(school)]
    return [table.rules.cards[card].name.en for card in cards[:number]]


def in_study(hand: tuple[str, ...] = (), people: tuple[str, ...] = ("Baron Doria", "Rikkart")) -> Rebirth:
    """A study at whose start the first of these holds a hand; grimoires and decks are full enough."""
    table = Rebirth(*people)
    for school in (NIGHTMARE, TECHNOMANCY, AGONY):
        table.library(school, *spells(table, school, 12))
    for mage in people:
        table.pile(mage, grimoire=("Peak of Agony", "Shared Torture", "Grim Torment"))
    table.hold(people[0], *hand)
    table.begin("study", first=people[0])
    return table


def name_schools(table: Rebirth, *schools: str) -> None:
    """Who is asked names schools; all others four times the first that is offered."""
    table.choose(*schools)
    while table.state.decisions[0].kind == "school":
        table.choose(table.offered()[0])


@pytest.mark.rule("STU.1", "STU.9")
def test_all_draw_two_from_their_grimoires_before_any_school_is_named() -> None:
    table = in_study()
    assert table.asked() == ("Baron Doria", "school")
    for mage in table.people:
        assert sorted(table.hand(mage)) == ["Peak of Agony", "Shared Torture"]


@pytest.mark.rule("STU.2", "STU.10")
def test_schools_are_named_in_play_order_and_cards_are_seen_after_the_last() -> None:
    table = in_study()
    for school in (NIGHTMARE, NIGHTMARE, TECHNOMANCY, NIGHTMARE):
        assert table.asked() == ("Baron Doria", "school")
        assert len(table.hand("Baron Doria")) == 2
        table.choose(school)
    assert table.asked() == ("Rikkart", "school")


@pytest.mark.rule("STU.6")
def test_forgotten_spells_are_no_school_to_draw_from() -> None:
    table = in_study()
    table.forgotten("Arcane Barrage")
    assert table.offered() == [AGONY, NIGHTMARE, TECHNOMANCY]


@pytest.mark.rule("STU.2", "STU.10")
def test_two_of_the_four_are_kept_the_others_lie_face_up_on_their_discards() -> None:
    table = in_study()
    first, second, third = spells(table, NIGHTMARE, 3)
    (other,) = spells(table, TECHNOMANCY, 1)
    name_schools(table, NIGHTMARE, NIGHTMARE, TECHNOMANCY, NIGHTMARE)
    kept = sorted((first, second, third, other), key=table.card)
    assert table.decision("Baron Doria").kind == "keep"
    own = [f"away {name}" for name in sorted(("Peak of Agony", "Shared Torture"), key=table.card)]
    assert table.offered("Baron Doria") == [*kept, *own]
    table.choose(second, other, by="Baron Doria")
    assert table.decision("Baron Doria").kind == "put away"
    assert table.discards(NIGHTMARE) == []  # nothing happens before all are done
    table.choose("done", by="Baron Doria")
    name = table.offered("Rikkart")
    table.choose(name[0], name[1], "done", by="Rikkart")
    assert table.discards(NIGHTMARE) == [first, third]
    assert set(table.hand("Baron Doria")) == {"Peak of Agony", "Shared Torture", second, other}


@pytest.mark.rule("STU.10")
def test_keeping_is_secret_and_can_come_in_any_order() -> None:
    table = in_study()
    name_schools(table, NIGHTMARE, NIGHTMARE, NIGHTMARE, NIGHTMARE)
    assert {decision.seat for decision in table.state.decisions} == {0, 1}
    theirs = table.state.view(1).asked
    assert next(d for d in theirs if d.seat == 0).options == ()
    before = table.seen("Rikkart")["stack"]
    table.choose(table.offered("Baron Doria")[0], by="Baron Doria")
    assert table.seen("Rikkart")["stack"] == before
    assert {decision.seat for decision in table.state.decisions} == {0, 1}


def after_keeping(hand: tuple[str, ...]) -> Rebirth:
    """Doria (Hand 8) has five, draws two, keeps two: nine."""
    table = in_study(hand)
    name_schools(table, NIGHTMARE, NIGHTMARE, TECHNOMANCY, NIGHTMARE)
    first, second, *_ = table.offered("Baron Doria")
    table.choose(first, second, by="Baron Doria")
    rikkart = table.offered("Rikkart")
    table.choose(rikkart[0], rikkart[1], "done", by="Rikkart")
    return table


@pytest.mark.rule("EX.R.2", "STU.3", "STU.14")
def test_putting_one_away_first_can_save_the_cut() -> None:
    table = after_keeping(HAND[:5])
    assert table.decision("Baron Doria").kind == "put away"
    offered = table.offered("Baron Doria")
    assert "away Torment" in offered
    assert "Torment" in offered
    assert "done" not in offered  # nine are one too many
    table.choose("away Torment", by="Baron Doria")
    assert len(table.hand("Baron Doria")) == 8
    assert (0, table.card("Torment")) in table.happened("put_away")
    assert "Torment" in table.discards(AGONY)
    assert table.memories("Baron Doria") == []


@pytest.mark.rule("EX.R.3", "STU.3", "STU.4", "STU.14")
def test_or_the_cut_comes_first_and_one_is_put_away_after_it() -> None:
    table = after_keeping(HAND[:5])
    table.choose("Torment", by="Baron Doria")
    offered = table.offered("Baron Doria")
    assert "done" in offered
    assert "Submission" not in offered  # eight fit: no further cut
    table.choose("away Submission", by="Baron Doria")
    assert len(table.hand("Baron Doria")) == 7
    assert table.memories("Baron Doria") == ["Torment"]


@pytest.mark.rule("STU.3")
def test_only_one_spell_is_put_away() -> None:
    table = after_keeping(HAND[:7])
    table.choose("away Torment", by="Baron Doria")
    assert not any(option.startswith("away") for option in table.offered("Baron Doria"))
    table.choose("Submission", "Pain Mark", by="Baron Doria")
    assert len(table.hand("Baron Doria")) == 8


@pytest.mark.rule("STU.3")
def test_nobody_must_put_one_away() -> None:
    table = after_keeping(())
    table.choose("done", by="Baron Doria")
    assert len(table.hand("Baron Doria")) == 4


def before_keeping(hand: tuple[str, ...]) -> Rebirth:
    """Doria (Hand 8) has drawn four; Rikkart is through."""
    table = in_study(hand)
    name_schools(table, NIGHTMARE, NIGHTMARE, TECHNOMANCY, NIGHTMARE)
    rikkart = table.offered("Rikkart")
    table.choose(rikkart[0], rikkart[1], "done", by="Rikkart")
    return table


@pytest.mark.rule("STU.3", "STU.17")
@pytest.mark.parametrize("kept_before", [0, 1])
def test_one_is_put_away_before_or_between_the_keeping(kept_before: int) -> None:
    table = before_keeping(HAND[:5])
    drawn = table.offered("Baron Doria")[:4]
    table.choose(*drawn[:kept_before], by="Baron Doria")
    assert table.decision("Baron Doria").kind == "keep"
    table.choose("away Torment", by="Baron Doria")
    assert table.offered("Baron Doria") == drawn[kept_before:]  # once only, and the keeping goes on
    table.choose(*drawn[kept_before:2], by="Baron Doria")
    assert "Torment" in table.discards(AGONY)
    assert len(table.hand("Baron Doria")) == 8  # five, two and two, less one: nothing is left to cut
    assert table.memories("Baron Doria") == []


@pytest.mark.rule("STU.3", "STU.17")
def test_after_an_early_putting_away_the_hand_is_still_cut() -> None:
    table = before_keeping(HAND[:6])
    drawn = table.offered("Baron Doria")[:4]
    table.choose("away Torment", *drawn[:2], by="Baron Doria")
    assert table.decision("Baron Doria").kind == "put away"
    assert not any(option.startswith("away") for option in table.offered("Baron Doria"))
    table.choose("Submission", by="Baron Doria")
    assert table.memories("Baron Doria") == ["Submission"]
    assert len(table.hand("Baron Doria")) == 8


@pytest.mark.rule("STU.17")
def test_a_drawn_spell_is_put_away_only_once_it_is_kept() -> None:
    table = before_keeping(())
    drawn = table.offered("Baron Doria")[:4]
    assert not {f"away {name}" for name in drawn} & set(table.offered("Baron Doria"))
    table.choose(*drawn[:2], by="Baron Doria")
    assert {f"away {name}" for name in drawn[:2]} <= set(table.offered("Baron Doria"))


def test_an_early_putting_away_can_be_taken_back() -> None:
    table = before_keeping(HAND[:5])
    offered = table.offered("Baron Doria")
    table.choose("away Torment", by="Baron Doria")
    table.state.retract(0)
    assert table.offered("Baron Doria") == offered


@pytest.mark.rule("STU.5")
def test_an_empty_school_deck_is_made_anew_from_its_discards() -> None:
    table = Rebirth()
    table.library(AGONY, "Torment", discards=("Submission", "Submission", "Submission"))
    table.begin("study")  # the one school that has cards need not be named
    assert table.hand("Rikkart") == ["Torment", "Submission", "Submission", "Submission"]
    assert table.discards(AGONY) == []


@pytest.mark.rule("STU.15", "STU.5")
def test_from_a_school_without_cards_nothing_is_drawn() -> None:
    table = Rebirth()
    table.library(AGONY, "Torment")
    table.library(NIGHTMARE, *spells(table, NIGHTMARE, 8))
    table.begin("study")
    table.choose(AGONY)  # the last one: Rikkart's next three and all of Gramigna's come from Nightmare
    assert len(table.hand("Rikkart")) == 4
    assert len(table.hand("Gramigna")) == 4
    assert table.state.library[table.school(NIGHTMARE)] == tuple(
        table.card(name) for name in reversed(spells(table, NIGHTMARE, 8)[7:])
    )


@pytest.mark.rule("STU.15")
def test_who_draws_two_or_fewer_keeps_them_all() -> None:
    table = Rebirth()
    table.library(AGONY, "Torment", "Submission")
    table.begin("study")
    assert table.decision("Rikkart").kind == "put away"
    assert table.hand("Rikkart") == ["Torment", "Submission"]


@pytest.mark.rule("STU.2", "STU.15")
def test_who_draws_three_keeps_two_of_them_by_choice() -> None:
    table = Rebirth()
    table.library(AGONY, "Torment", "Submission", "Pain Mark")
    table.begin("study")
    table.choose("Pain Mark")
    assert table.decision("Rikkart").kind == "keep"
    table.choose("Torment", "done")
    assert sorted(table.hand("Rikkart")) == ["Pain Mark", "Torment"]


@pytest.mark.rule("STU.7")
def test_a_forgotten_spell_put_away_leaves_the_game() -> None:
    table = after_keeping(("Arcane Barrage",))
    table.choose("away Arcane Barrage", by="Baron Doria")
    assert table.card("Arcane Barrage") in table.state.removed
    assert "Arcane Barrage" not in table.memories("Baron Doria")


@pytest.mark.rule("STU.11")
def test_a_personal_spell_put_away_is_set_aside() -> None:
    table = in_study(("Cube of Lamentations",), people=("Rikkart", "Gramigna"))
    name_schools(table, *[NIGHTMARE] * 4)
    offered = table.offered("Rikkart")
    table.choose(offered[0], offered[1], "away Cube of Lamentations", by="Rikkart")
    offered = table.offered("Gramigna")
    table.choose(offered[0], offered[1], "done", by="Gramigna")
    assert table.aside("Rikkart") == 1
    assert "Cube of Lamentations" not in table.hand("Rikkart")


@pytest.mark.rule("STU.16", "SPL.9")
def test_a_forgotten_spell_in_a_grimoire_is_drawn_like_any_other() -> None:
    table = Rebirth()
    table.pile("Rikkart", grimoire=("Arcane Barrage",), memories=("Torment",))
    table.begin("study")
    assert sorted(table.hand("Rikkart")) == ["Arcane Barrage", "Torment"]


@pytest.mark.rule("STU.4")
def test_the_hand_is_cut_at_no_other_time() -> None:
    table = Rebirth()
    table.hold("Rikkart", *HAND)
    table.stand("Rikkart", "Alchemical Laboratory")
    table.pile("Rikkart", grimoire=("Peak of Agony", "Shared Torture", "Grim Torment"))
    table.resolve("Armory", "ruined")
    assert len(table.hand("Rikkart")) == 9
    assert table.quiet


def test_a_seat_can_take_back_its_secret_answers_but_not_its_draws() -> None:
    table = in_study()
    name_schools(table, *[NIGHTMARE] * 4)
    first = table.offered("Baron Doria")
    table.choose(first[0], by="Baron Doria")
    table.state.retract(0)
    assert table.offered("Baron Doria") == first
    assert table.refused(("card", -5), "Baron Doria")
