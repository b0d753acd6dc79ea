"""Views and questions in whole games do not depend on what others hide."""

from __future__ import annotations

import random

import pytest

from blackrose.engine.table import ACTIVE, READY, Laid
from blackrose.game import Game, State


def with_other_secrets(state: State, seat: int, dice: random.Random) -> State | None:
    """A table at which a seat has the same cards laid otherwise: others cannot tell the two apart."""
    other = state.copy()
    places = [slot for slot, spell in enumerate(state.sheet[seat]) if spell.status in (READY, ACTIVE)]
    hidden = [*state.hand[seat], *(state.sheet[seat][slot].card for slot in places)]
    dice.shuffle(hidden)
    sheet = list(state.sheet[seat])
    for slot in places:
        ways = [(card, side) for card in hidden for side in _sides(state, card)]
        found = next((way for way in ways if _may_lie(state, sheet[slot], *way)), None)
        if found is None:
            return None
        hidden.remove(found[0])
        sheet[slot] = Laid(*found, sheet[slot].status)
    other.sheet[seat] = tuple(sheet)
    other.hand[seat] = tuple(sorted(hidden))
    return other


def _sides(state: State, card: int) -> range:
    """The sides on which a card can lie; a room trap has one that counts as both."""
    return range(state.rules.cards[card].sides_to_choose)


def _may_lie(state: State, spell: Laid, card: int, side: int) -> bool:
    if spell.status == READY:
        return True
    other = Laid(card, side, spell.status)
    return state.rules.side_of(other).type == state.rules.side_of(spell).type


def play_both(one: State, two: State, secret: int, dice: random.Random) -> int:
    """Plays two tables alike as long as the seat with the secrets does nothing that tells them apart; gives
    how often others' views were compared.
    """
    seen = 0
    while len(one.decisions) == 1 and seen < 40:
        decision = one.decisions[0]
        options = [option for option in decision.options if option in two.decisions[0].options]
        if decision.seat == secret:  # casting, revealing and discarding may differ; to pass does not
            options = [
                option for option in options if option in (("pass",), ("end",), ("stop",), ("explore",))
            ]
        if not options:
            return seen
        option = dice.choice(options)
        one.choose(decision.seat, option)
        two.choose(decision.seat, option)
        told = [(table.memories[secret], table.shown[secret]) for table in (one, two)]
        if told[0] != told[1]:  # cards of theirs were shown
            return seen
        for seat in range(one.rules.seats):
            if seat != secret:
                assert one.view(seat).to_json() == two.view(seat).to_json()
                seen += 1
    return seen


@pytest.mark.rule("HID.3", "HID.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["rebirth", "classic"])
def test_in_windows_views_and_questions_do_not_depend_on_others_secrets(edition: str, seats: int) -> None:
    """Two tables that differ only in how one seat's hidden cards lie look alike to the others."""
    compared = 0
    for number in range(2):
        dice = random.Random(f"{seats}/{number}")
        options = {"setup": "random", "reactions": "windows"}
        state = Game.new(edition, ("",) * seats, seed=f"{seats}/{number}", options=options).start()
        while not state.over:
            decision = dice.choice(state.decisions)
            secret = dice.randrange(seats)
            if len(state.decisions) == 1 and decision.seat != secret and dice.random() < 0.15:
                twin = with_other_secrets(state, secret, dice)
                if twin is not None:
                    compared += play_both(state.copy(), twin, secret, dice)
            state.choose(decision.seat, dice.choice(decision.options))
    assert compared > 200
