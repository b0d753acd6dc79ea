"""Nothing that is shown depends on what the audience may not know."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from blackrose.engine.rng import key_from_seed
from blackrose.game import SPECTATOR, State
from blackrose.table import Reason
from blackrose.table.shown import Presenter, ShownLog, option_of, preview
from tests.engine.trap_box import trap_box
from tests.scenario import Duel
from tests.table.games import moments
from tests.table.shown_games import AUDIENCES, plain, twin

SOME_GAMES = settings(max_examples=8, deadline=None, derandomize=True)
SEEDS = st.integers(0, 2**16)


def everything(state: State, seat: int, language: str, dice: random.Random) -> str:
    """All that leaves the table towards an audience, as it would be sent."""
    presenter = Presenter(state.rules, language)
    shown = presenter.shown(state, seat, Reason.CHANCE)
    shown_log = ShownLog(presenter, seat)
    shown_log.update(state.journal)
    sent: list[Any] = [shown, shown_log.lines, presenter.facts(state.journal or (), seat)]
    if shown["decision"] is not None:
        options = shown["decision"]["options"]
        for option in dice.sample(options, min(3, len(options))):
            sent.append(preview(state.view(seat), option_of(option["id"]), presenter))
    return plain(sent)


@SOME_GAMES
@given(SEEDS, st.integers(0, 14))
def test_two_tables_that_a_seat_cannot_tell_apart_are_shown_alike(seed: int, start: int) -> None:
    """Hidden cards are dealt anew, chance gets another key: every audience is sent the same bytes."""
    told = 0
    for number, (state, _) in enumerate(moments(seed)):
        if number % 15 != start:
            continue
        for seat in AUDIENCES:
            other = twin(state, seat, key_from_seed(f"{seed}/{number}"))
            assert other.view(seat).to_json() == state.view(seat).to_json()
            sent = [everything(each, seat, "ru", random.Random(number)) for each in (state, other)]
            assert sent[0] == sent[1]
            told += 1
    assert told


TRAPS = ("Cerebral Worm", "Open Grave")


def trapped(spell: str) -> Duel:
    """Ulrich, who is known to hold both traps, has one waiting; Bartholomew is about to enter a red room."""
    duel = Duel(pack=trap_box())
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Crypt of the Saint")
    duel.prepare("Ulrich", status="active", I=f"{spell} light")
    duel.hold("Ulrich", *(other for other in TRAPS if other != spell))
    duel.action_phase()
    duel.choose("explore")
    return duel


def test_a_waiting_trap_of_another_changes_nothing_before_it_springs() -> None:
    """Cerebral Worm waits for red rooms, Open Grave for evocations in grey ones."""
    sent = [
        everything(trapped(spell).state, seat, "en", random.Random(1))
        for spell in TRAPS
        for seat in (0, SPECTATOR)
    ]
    assert sent[0] == sent[2]
    assert sent[1] == sent[3]


def test_a_rivals_secret_answers_are_not_seen() -> None:
    """Slot by slot, whatever the rival plans: as long as somebody is waited for nothing changes."""
    duel = Duel()
    duel.hold("Bartholomew", "Tremor", "Violence")
    duel.hold("Ulrich", "Fusion", "Dark Force", "Dread Order")
    duel.begin("study")
    before = [everything(duel.state, seat, "en", random.Random(1)) for seat in (0, SPECTATOR)]
    steps = 0
    while any(decision.seat == 1 for decision in duel.state.decisions):
        assert [everything(duel.state, seat, "en", random.Random(1)) for seat in (0, SPECTATOR)] == before
        duel.state.choose(1, duel.decision("Ulrich").options[0])
        steps += 1
    assert steps > 2
