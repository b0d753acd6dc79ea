"""Study: drawing from grimoire and Library, and cutting the hand to its limit."""

import pytest

from blackrose.engine import events as ev
from blackrose.game import IllegalChoice
from tests.scenario import Duel

EIGHT = (
    "Dread Order",
    "Dark Force",
    "Deadly Charge",
    "Tremor",
    "Unseen Strike",
    "Fusion",
    "Violence",
    "Minor Control",
)
"""As many spells as either mage may hold."""


def sources(duel: Duel, mage: str) -> list[int]:
    """From which piles a mage has drawn, card by card."""
    return [drew.pile for drew in duel.events("drew") if drew.who == duel.seat(mage)]


def full_hands(bartholomew: int, ulrich: int) -> Duel:
    """A table before study's end: hands of so many spells, nothing to draw."""
    duel = Duel()
    cards = [*EIGHT, "Appropriation", "Vague Shift", "Give and Take"]
    duel.hold("Bartholomew", *cards[:bartholomew])
    duel.hold("Ulrich", *cards[:ulrich])
    return duel


@pytest.mark.rule("STU.1", "STU.8")
def test_two_from_the_grimoire_and_two_from_the_school_all_kept() -> None:
    """Each mage holds the two top cards of their grimoire and two of the Library; the rest stays."""
    duel = Duel()
    duel.pile("Bartholomew", grimoire=["Tremor", "Fusion", "Violence"])
    duel.pile("Ulrich", grimoire=["Dark Force", "Dread Order", "Violence"])
    duel.library("Minor Control", "Unseen Strike", "Vague Shift", "Appropriation", "Give and Take")
    duel.begin("study", first="Bartholomew")
    assert sorted(duel.hand("Bartholomew")) == ["Fusion", "Minor Control", "Tremor", "Unseen Strike"]
    assert sorted(duel.hand("Ulrich")) == ["Appropriation", "Dark Force", "Dread Order", "Vague Shift"]
    assert sources(duel, "Ulrich") == [ev.FROM_GRIMOIRE] * 2 + [ev.FROM_LIBRARY] * 2
    assert (len(duel.state.grimoire[0]), len(duel.state.library[0])) == (1, 1)
    assert duel.decision().kind == "plan"


@pytest.mark.rule("STU.10")
@pytest.mark.parametrize(("first", "second"), [("Bartholomew", "Ulrich"), ("Ulrich", "Bartholomew")])
def test_cards_are_drawn_in_play_order(first: str, second: str) -> None:
    """The two top cards of the Library go to the First Mage, the next two to the other."""
    duel = Duel()
    duel.library("Minor Control", "Unseen Strike", "Vague Shift", "Appropriation")
    duel.begin("study", first=first)
    assert sorted(duel.hand(first)) == ["Minor Control", "Unseen Strike"]
    assert sorted(duel.hand(second)) == ["Appropriation", "Vague Shift"]


@pytest.mark.rule("STU.4")
@pytest.mark.parametrize(("held", "discards"), [(7, 0), (8, 0), (9, 1), (11, 3)])
def test_the_hand_is_cut_to_its_limit(held: int, discards: int) -> None:
    """Eight spells may stay; of more, the mage picks which go face-up to the Memories."""
    duel = full_hands(held, 2)
    duel.begin("study")
    for number in range(discards):
        assert duel.decision("Bartholomew").kind == "discard"
        assert len(duel.offered("Bartholomew")) == held - number
        duel.choose("Tremor" if number == 0 else duel.offered("Bartholomew")[0], by="Bartholomew")
    assert [decision.kind for decision in duel.state.decisions] == ["plan", "plan"]
    assert len(duel.hand("Bartholomew")) == held - discards
    assert len(duel.memories("Bartholomew")) == discards
    assert ("Tremor" in duel.memories("Bartholomew")) is bool(discards)


@pytest.mark.rule("STU.4")
def test_a_hand_over_the_limit_in_another_phase_is_not_cut() -> None:
    """Drawing a ninth spell in the action phase cuts nothing; it stays in hand until the next study."""
    duel = full_hands(8, 2)
    duel.stand("Bartholomew", "Library of the Order")
    duel.library("Give and Take")
    duel.action_phase()
    duel.choose("explore", "use", "stop", "end")
    assert len(duel.hand("Bartholomew")) == 9
    assert duel.asked() == ("Ulrich", "part")
    while duel.decision().kind != "discard":
        duel.choose(duel.offered()[-1])
        assert len(duel.hand("Bartholomew")) == 9
    assert duel.state.round == 2
    assert duel.happened("discarded") == []


@pytest.mark.rule("STU.6")
def test_forgotten_spells_are_never_drawn_in_study() -> None:
    """Even with nothing else to draw, the forgotten deck stays as it is."""
    duel = Duel()
    duel.forgotten("Shadow Form", "Guardians of the Temple")
    duel.library("Tremor")
    duel.begin("study")
    assert (duel.hand("Bartholomew"), duel.hand("Ulrich")) == (["Tremor"], [])
    assert len(duel.state.forgotten) == 2


@pytest.mark.rule("STU.12")
def test_no_spell_is_put_away() -> None:
    """With a hand at its limit study asks for nothing but the plan: a spell cannot be got rid of."""
    duel = full_hands(8, 8)
    duel.begin("study")
    assert [decision.kind for decision in duel.state.decisions] == ["plan", "plan"]
    assert all(label.startswith("I: ") for label in duel.offered("Bartholomew"))
    assert duel.refused(("card", duel.card("Tremor")), "Bartholomew")
    assert (duel.memories("Bartholomew"), duel.state.removed) == ([], ())


@pytest.mark.rule("STU.12")
def test_no_more_is_discarded_than_the_limit_asks_for() -> None:
    """Nine spells: one must go, and once it has gone no second one may."""
    duel = full_hands(9, 9)
    duel.begin("study")
    assert "pass" not in duel.offered("Bartholomew")
    duel.choose("Tremor", by="Bartholomew")
    assert duel.refused(("card", duel.card("Fusion")), "Bartholomew")
    duel.choose("Tremor", by="Ulrich")
    assert (len(duel.hand("Bartholomew")), len(duel.hand("Ulrich"))) == (8, 8)
    assert duel.decision().kind == "plan"


@pytest.mark.rule("STU.15")
@pytest.mark.parametrize(("cards", "hands"), [(0, (0, 0)), (1, (1, 0)), (3, (2, 1)), (4, (2, 2))])
def test_an_empty_library_gives_nothing(cards: int, hands: tuple[int, int]) -> None:
    """What is left goes to whoever comes first; Memories are never shuffled into the Library."""
    duel = Duel()
    duel.library(*EIGHT[:cards])
    for mage in ("Bartholomew", "Ulrich"):
        duel.pile(mage, grimoire=["Fusion", "Appropriation"], memories=["Violence"])
    duel.begin("study")
    from_library = [sources(duel, mage).count(ev.FROM_LIBRARY) for mage in ("Bartholomew", "Ulrich")]
    assert tuple(from_library) == hands
    assert duel.state.library == ((),)
    assert duel.memories("Bartholomew") == duel.memories("Ulrich") == ["Violence"]


@pytest.mark.rule("STU.16")
def test_a_forgotten_spell_in_a_grimoire_is_drawn_like_any_other() -> None:
    """Shadow Form lies on top of Ulrich's grimoire: he draws it, and he can plan it."""
    duel = Duel()
    duel.pile("Ulrich", grimoire=["Shadow Form", "Tremor", "Fusion"])
    duel.begin("study")
    assert sorted(duel.hand("Ulrich")) == ["Shadow Form", "Tremor"]
    assert "I: Shadow Form light" in duel.offered("Ulrich")


@pytest.mark.rule("STU.10")
def test_hands_are_cut_at_the_same_time_in_whatever_order_the_answers_come() -> None:
    """Both are asked at once and nothing is discarded before both are done; who answers first is all one."""
    ends = []
    for order in (("Bartholomew", "Ulrich"), ("Ulrich", "Bartholomew")):
        duel = full_hands(10, 9)
        duel.begin("study")
        assert [duel.name(decision.seat) for decision in duel.state.decisions] == ["Bartholomew", "Ulrich"]
        for mage in order:
            assert duel.memories("Bartholomew") == duel.memories("Ulrich") == []
            duel.choose(*(["Tremor", "Fusion"] if mage == "Bartholomew" else ["Violence"]), by=mage)
        ends.append(duel.state.digest())
        assert (duel.memories("Bartholomew"), duel.memories("Ulrich")) == (["Tremor", "Fusion"], ["Violence"])
    assert ends[0] == ends[1]


@pytest.mark.rule("STU.10")
def test_a_discard_can_be_taken_back_until_both_are_done() -> None:
    """Bartholomew changes his mind while Ulrich thinks; after Ulrich's answer it is too late."""
    duel = full_hands(9, 9)
    duel.begin("study")
    duel.choose("Tremor", by="Bartholomew")
    duel.state.retract(duel.seat("Bartholomew"))
    duel.choose("Fusion", by="Bartholomew")
    duel.choose("Violence", by="Ulrich")
    assert (duel.memories("Bartholomew"), duel.memories("Ulrich")) == (["Fusion"], ["Violence"])
    for mage in ("Bartholomew", "Ulrich"):
        with pytest.raises(IllegalChoice, match="no secret answer"):
            duel.state.retract(duel.seat(mage))


@pytest.mark.rule("STU.10")
def test_a_discard_is_secret_until_both_are_done() -> None:
    """Neither Ulrich nor a spectator sees what Bartholomew has picked, only that he is done."""
    duel = full_hands(10, 9)
    duel.begin("study")
    before = [duel.state.view(seat).to_json() for seat in (1, -1)]
    duel.choose("Tremor", by="Bartholomew")
    assert [duel.state.view(seat).to_json() for seat in (1, -1)] == before
    duel.choose("Fusion", by="Bartholomew")
    for seat, seen in zip((1, -1), before, strict=True):
        now = duel.state.view(seat).to_json()
        assert [decision[0] for decision in now.pop("asked")] == [1]
        seen.pop("asked")
        assert now == seen
    duel.choose("Tremor", by="Ulrich")
    tremor = duel.card("Tremor")
    assert duel.state.view(1).memories == ((tremor, duel.card("Fusion")), (tremor,))
