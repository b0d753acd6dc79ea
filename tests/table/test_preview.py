"""Previews: only what is certain, and all of it up to there."""

from __future__ import annotations

import random

import pytest

from blackrose.engine import events as ev
from blackrose.engine.table import SecretFrame
from blackrose.engine.views.visibility import SPECTATOR, seen_event
from blackrose.game import State
from blackrose.table.shown import Foreseen, Presenter, preview
from tests.engine.trap_box import trap_box
from tests.scenario import Duel
from tests.table.games import moments


def foreseen(duel: Duel, label: str) -> Foreseen:
    """What an answer of the open decision would do."""
    decision = duel.decision()
    option = next(each for each in decision.options if duel.label(each) == label)
    return preview(duel.state.view(decision.seat), option, Presenter(duel.rules, "en"))


def test_damage_defeat_and_points_are_foreseen() -> None:
    duel = Duel()
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.stand("Ulrich", "Abyss of Faith", damage="b" * 8)
    duel.action_phase()
    duel.choose("fight")
    before = duel.state.digest()
    seen = foreseen(duel, "attack Ulrich")
    assert seen["lines"] == [
        "Bartholomew attacks Ulrich.",
        "Ulrich suffers 2 damage from Bartholomew.",
        "Ulrich is defeated and goes back to the Cell.",
        "Bartholomew gains 4 power.",
        "Bartholomew advances on the trophy track.",
        "All damage on Ulrich goes back to its owners.",
        "Bartholomew has defeated Ulrich.",
    ]
    assert [fact["event"] for fact in seen["facts"]].count("suffered") == 1
    assert not seen["more"]
    assert duel.state.digest() == before


def test_what_a_spell_draws_is_not_foreseen() -> None:
    """The ruined Library of the Order draws from the Library: that a spell is drawn is sure, not which."""
    duel = Duel()
    duel.stand("Bartholomew", "Library of the Order")
    duel.library("Tremor", "Violence", "Fusion", "Dark Force")
    duel.action_phase()
    duel.choose("explore")
    seen = foreseen(duel, "use")
    assert "Bartholomew draws a spell from the Library." in seen["lines"]
    assert not any(name in " ".join(seen["lines"]) for name in ("Tremor", "Violence", "Fusion", "Dark"))
    assert all(fact["card"] == -1 for fact in seen["facts"] if fact["event"] == "drew")
    assert seen["final"]


def test_what_chance_decides_is_left_open() -> None:
    """The ruined Abyss of Faith takes a random spell from the Memories."""
    duel = Duel()
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.pile("Bartholomew", memories=["Tremor", "Violence"])
    duel.action_phase()
    duel.choose("explore")
    seen = foreseen(duel, "use")
    assert seen["lines"] == ["Bartholomew activates the Abyss of Faith."]
    assert seen["more"]


def test_a_waiting_spell_of_another_makes_what_follows_unsure() -> None:
    duel = Duel(pack=trap_box())
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Crypt of the Saint")
    duel.prepare("Ulrich", status="active", I="Open Grave light")
    duel.action_phase()
    duel.choose("explore")
    seen = foreseen(duel, "move to Sacral Summoner Room")
    assert seen["lines"] == ["Bartholomew enters the Sacral Summoner Room."]
    assert seen["more"]


def test_a_secret_answer_foresees_nothing() -> None:
    duel = Duel()
    duel.hold("Bartholomew", "Tremor", "Violence")
    duel.hold("Ulrich", "Fusion", "Dark Force")
    duel.begin("study")
    option = duel.decision("Bartholomew").options[0]
    seen = preview(duel.state.view(0), option, Presenter(duel.rules, "en"))
    assert seen == {"lines": [], "facts": [], "more": False, "final": False}


def test_only_an_answer_of_the_own_decision_has_a_preview() -> None:
    duel = Duel()
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.action_phase()
    presenter = Presenter(duel.rules, "en")
    for seat, option in ((0, ("fly",)), (1, ("explore",)), (SPECTATOR, ("explore",))):
        with pytest.raises(ValueError, match="not an answer"):
            preview(duel.state.view(seat), option, presenter)


def happens(state: State, seat: int, option: tuple[str | int, ...]) -> list[ev.Entry]:
    """What really happens, as somebody watching sees it."""
    after = state.copy()
    after.journal = []
    after.choose(seat, option)
    return [(cause, seen_event(event, SPECTATOR)) for cause, event in after.journal]


@pytest.mark.parametrize("seed", range(5))
def test_what_is_foreseen_comes_true(seed: int) -> None:
    """Of every decision some answers are tried on the true table: it begins as was foreseen."""
    dice, certain = random.Random(seed), 0
    for state, decision in moments(seed):
        presenter = Presenter(state.rules, "en")
        for option in dice.sample(decision.options, min(2, len(decision.options))):
            seen = preview(state.view(decision.seat), option, presenter)
            if isinstance(state.stack[-1], SecretFrame):
                assert not seen["facts"]
                continue
            true = happens(state, decision.seat, option)
            told = presenter.facts(true, SPECTATOR)
            assert told[: len(seen["facts"])] == seen["facts"]
            certain += len(seen["facts"])
    assert certain > 100
