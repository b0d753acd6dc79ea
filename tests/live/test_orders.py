"""What standing orders answer: at the first chance, only against somebody, only if it saves the mage."""

from __future__ import annotations

import pytest

from blackrose.engine import events as ev
from blackrose.game import Option
from blackrose.table.live import Order
from blackrose.table.live.orders import all_ordered, in_force, ordered
from tests.classic.scenario import Classic
from tests.classic.scenario import box_with as classic_box
from tests.rebirth.scenario import Rebirth
from tests.rebirth.waiting_box import active, suffer, table

ALL = ("Rikkart", "Gramigna", "Arianna")
WINDOWS = {"reactions": "windows"}
GRAMIGNA = 1
ROSE = 3


def three(**spells: str) -> Rebirth:
    """Rikkart next to the red Arena, Gramigna with Active spells in the Crypt, Arianna in the Garden."""
    at = table(*ALL, options=WINDOWS)
    at.stand("Rikkart", "Throne Room")
    at.stand("Gramigna", "Crypt")
    at.stand("Arianna", "Garden")
    active(at, "Gramigna", **spells)
    return at


def order(at: Rebirth, mode: str, *against: int, slot: int = 1, round_: int = 1) -> Order:
    """An order of Gramigna's for the spell in a slot."""
    spell = at.state.sheet[GRAMIGNA][slot]
    return Order(round_, slot, (spell.card, spell.side), mode, against)


def answer(at: Rebirth, *orders: Order) -> Option:
    """What is answered for Gramigna in the window that is open."""
    assert at.asked() == ("Gramigna", "react")
    return ordered(at.state.view(GRAMIGNA), at.decision("Gramigna"), orders)


def entered() -> Rebirth:
    at = three(I="Pitfall")
    at.action_phase()
    at.choose("explore", "move to Arena")
    return at


def test_at_the_first_chance_it_is_revealed_and_without_an_order_it_is_not() -> None:
    at = entered()
    assert answer(at, order(at, "first")) == ("reveal", 1)
    assert answer(at) == ("pass",)


def test_an_order_holds_for_its_spell_in_its_round_alone() -> None:
    at = entered()
    view = at.state.view(GRAMIGNA)
    assert answer(at, order(at, "first", round_=0)) == ("pass",)
    spell = at.state.sheet[GRAMIGNA][1]
    other = Order(1, 1, (spell.card, 1 - spell.side), "first")
    assert answer(at, other) == ("pass",)
    assert in_force(view, [other]) == {}
    assert all_ordered(view, [order(at, "saves")])
    assert not all_ordered(view, [other])


def test_against_somebody_means_whoever_met_the_condition() -> None:
    at = entered()
    assert answer(at, order(at, "against", 0)) == ("reveal", 1)
    assert answer(at, order(at, "against", 2, ROSE)) == ("pass",)


def test_against_somebody_means_whoever_inflicted_the_damage() -> None:
    at = three(I="Ward")
    suffer(at, "Gramigna", 2, "Arianna", ev.BY_OTHER)
    assert answer(at, order(at, "against", 2)) == ("reveal", 1)
    assert answer(at, order(at, "against", 0)) == ("pass",)


@pytest.mark.parametrize(
    ("spell", "free", "saved"),
    [("Ward", 2, True), ("Balm", 2, True), ("Curse", 2, False), ("Ward", 7, False)],
)
def test_only_if_it_saves_the_mage(spell: str, free: int, saved: bool) -> None:
    """Two damage fill a bar with two places left, one with seven they do not."""
    at = three(I=spell)
    at.stand("Gramigna", "Crypt", damage=at.nearly("Gramigna", free, "r"))
    suffer(at, "Gramigna", 2, "Rikkart", ev.BY_OTHER)
    assert answer(at, order(at, "saves")) == (("reveal", 1) if saved else ("pass",))


def test_of_two_spells_the_one_that_saves_is_revealed() -> None:
    at = three(I="Curse", II="Ward")
    at.stand("Gramigna", "Crypt", damage=at.nearly("Gramigna", 2, "r"))
    suffer(at, "Gramigna", 2, "Rikkart", ev.BY_OTHER)
    assert answer(at, order(at, "saves"), order(at, "saves", slot=2)) == ("reveal", 2)


# --------------------------------------------------------------------------------------------------
# Classic: a hit is answered before its cubes are placed
# --------------------------------------------------------------------------------------------------


def about_to_be_hit(spell: str, free: int) -> Classic:
    """Nero is about to hit Tessa, who has so many places free and a spell in slot I, with 2 damage."""
    at = Classic("Nero", "Tessa", options=WINDOWS, pack=classic_box(*HITS))
    at.stand("Nero", "Arena")
    at.stand("Tessa", "Arena", damage=at.nearly("Tessa", free, "n"))
    at.prepare("Tessa", "active", I=f"{spell} light")
    at.prepare("Nero", quick="Strike light")
    at.action_phase(first="Nero")
    at.choose("cast quick")
    while "reveal I" not in at.offered():  # in windows she is asked before, too
        at.choose("pass" if at.asked() == ("Tessa", "react") else "Tessa")
    return at


HITS = (
    "Strike | combat fire | mage * | Inflict 2 damage.",
    "Screen | protection sacred | self | Ignore up to 3 of that damage. | You suffer damage.",
    "Grudge | protection profane | self | Inflict 2 damage on the attacker. | You suffer damage.",
)


@pytest.mark.parametrize(
    ("spell", "free", "mode", "against", "revealed"),
    [
        ("Screen", 7, "first", (), True),
        ("Screen", 7, "saves", (), False),
        ("Screen", 2, "saves", (), True),
        ("Grudge", 2, "saves", (), False),
        ("Screen", 7, "against", (0,), True),
        ("Screen", 7, "against", (2,), False),
    ],
)
def test_orders_answer_hits_whose_cubes_are_not_placed_yet(
    spell: str, free: int, mode: str, against: tuple[int, ...], revealed: bool
) -> None:
    at = about_to_be_hit(spell, free)
    laid = at.state.sheet[1][1]
    given = Order(1, 1, (laid.card, laid.side), mode, against)
    answer = ordered(at.state.view(1), at.decision("Tessa"), [given])
    assert answer == (("reveal", 1) if revealed else ("pass",))
