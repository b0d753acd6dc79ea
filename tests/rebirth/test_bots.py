"""Bots at a table of Rebirth: they answer everything they are asked, and the greedy one plays to win."""

from __future__ import annotations

import pytest

from blackrose.bots import make_bot
from blackrose.bots.evaluation import evaluate
from blackrose.bots.waiting import worth_waiting
from blackrose.game import Game, State
from blackrose.game.reactions import lies_in_wait
from tests.rebirth.scenario import Rebirth
from tests.rebirth.waiting_box import table

MOST_DECISIONS = 5_000


def play(seats: tuple[str, ...], seed: int, reactions: str) -> State:
    """A whole game between bots."""
    game = Game.new("rebirth", ("",) * len(seats), seed=seed, options={"reactions": reactions})
    state = game.start()
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(seats)]
    for _ in range(MOST_DECISIONS):
        if state.over:
            break
        decision = state.decisions[0]
        state.choose(decision.seat, bots[decision.seat].choose(state.view(decision.seat)))
    return state


@pytest.mark.parametrize(("seed", "reactions"), [(1, "asked"), (2, "windows")])
def test_the_greedy_bot_plays_on_and_beats_the_random_one(seed: int, reactions: str) -> None:
    state = play(("greedy", "random"), seed, reactions)
    assert state.over
    assert state.power[0] > state.power[1] + 5


def test_a_trap_is_worth_what_it_does() -> None:
    """It cannot be tried out: more damage is worth more, and whatever it does is worth something."""
    at = table("Rikkart", "Gramigna")
    worth = {name: worth_waiting(at.state, at.card(name), 0) for name in ("Near Snare", "Pitfall", "Worm")}
    assert 0 < worth["Near Snare"] < worth["Pitfall"] < worth["Worm"]
    assert lies_in_wait(at.rules, at.card("Ward"), 0)
    assert not lies_in_wait(at.rules, at.card("Strike"), 0)


def test_what_lies_on_a_mage_or_is_nearly_done_counts() -> None:
    """A jinx and a haunting cost, Destiny on a rival and a Completed quest are worth something."""
    plain = evaluate(table("Rikkart", "Gramigna").state, 0)
    jinxed = table("Rikkart", "Gramigna")
    jinxed.jinx("Rikkart", "Weakness")
    destined = table("Rikkart", "Gramigna")
    destined.destiny("Gramigna", "r")
    questing = table("Rikkart", "Gramigna")
    quest = next(quest for quest in questing.rules.quests if quest.moon == 1)
    questing.task("Rikkart", quest.name.en, state="completed")
    assert evaluate(jinxed.state, 0) < plain
    assert evaluate(destined.state, 0) > plain
    assert evaluate(questing.state, 0) > plain


def three(*, held: str = "", damage: str = "", **power: int) -> Rebirth:
    """Rikkart, Gramigna and Arianna with some power; Rikkart holds a spell and has taken damage."""
    at = Rebirth("Rikkart", "Gramigna", "Arianna")
    for mage, figure in power.items():
        at.power(mage, figure)
    at.stand("Rikkart", "Arena", damage=damage)
    if held:
        at.hold("Rikkart", held)
    return at


def test_a_point_of_the_rival_who_leads_hurts_most() -> None:
    before, leader, last = (
        evaluate(three(Gramigna=gramigna, Arianna=arianna).state, 0)
        for gramigna, arianna in ((8, 4), (9, 4), (8, 5))
    )
    assert leader < last < before


def test_wounds_cost_their_bearer_whoever_inflicted_them() -> None:
    """More than the point or two that the rival or the Black Rose has in them."""
    unhurt = evaluate(three().state, 0)
    assert evaluate(three(damage="g" * 8).state, 0) < unhurt - 2
    assert evaluate(three(damage="x" * 8).state, 0) < unhurt - 2


def test_a_forgotten_spell_is_worth_three_others() -> None:
    nothing, usual, forgotten = (
        evaluate(three(held=spell).state, 0) for spell in ("", "Torment", "Arcane Barrage")
    )
    assert forgotten - nothing > 3 * (usual - nothing) > 0


def test_nobody_knows_a_bots_traps_by_heart() -> None:
    """Both sides of a spell that waits are laid now and then, though one is usually worth more."""
    at = Rebirth("Rikkart", "Gramigna")
    at.hold("Rikkart", "Silver of the Sages", "Mirror of Dread")
    at.hold("Gramigna", "Azoth Bomb", "Marbling")
    at.begin("preparation")
    view = at.state.view(0)
    planned = {make_bot("greedy", seed).choose(view)[2:] for seed in range(60)}
    assert planned == {
        (at.card(spell), side) for spell in ("Silver of the Sages", "Mirror of Dread") for side in (0, 1)
    }
