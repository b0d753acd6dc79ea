"""A possible table made from a view: playable, true to what is known, and alike to the seat."""

from __future__ import annotations

import random

import pytest

from blackrose.engine.table import ACTIVE
from blackrose.engine.views.redealing import Redeal
from blackrose.engine.views.visibility import TOKENS
from blackrose.game import SPECTATOR, Game, State
from blackrose.game.checks import violations
from tests.classic.scenario import Classic, box_with

SETUPS = [
    (edition, seats, reactions)
    for edition in ("rebirth", "classic")
    for seats in (2, 3, 4)
    for reactions in ("asked", "windows")
]
SHORT = {"rebirth": {"moons": "4-12-20"}}
"""Options with which a game ends early, where there are any."""


def game(edition: str, seats: int, reactions: str, seed: str) -> State:
    """A game at its beginning."""
    options = {"setup": "random", "reactions": reactions, **SHORT.get(edition, {})}
    return Game.new(edition, ("",) * seats, seed=seed, options=options).start()


def some(state: State, dice: random.Random) -> None:
    """Some open decision is answered at random."""
    decision = dice.choice(state.decisions)
    state.choose(decision.seat, dice.choice(decision.options))


@pytest.mark.rule("HID.2", "HID.7", "HID.8")
@pytest.mark.parametrize(("edition", "seats", "reactions"), SETUPS)
def test_a_redealt_table_looks_the_same_to_its_seat_and_can_be_played(
    edition: str, seats: int, reactions: str
) -> None:
    """All through whole games, with secret choices half made and traps in the air."""
    for number in range(2):
        dice = random.Random(f"{seats}{reactions}{number}")
        state = game(edition, seats, reactions, f"{seats}/{number}")
        decisions = 0
        while not state.over:
            assert violations(state) == []
            if decisions % 7 == 0 or state.decisions[0].kind == "react":
                for seat in (*range(seats), SPECTATOR):
                    view = state.view(seat)
                    dealt = view.redeal(dice.randbytes(32))
                    assert violations(dealt) == []
                    assert dealt.view(seat).to_json() == view.to_json()
                    for _ in range(3):
                        if not dealt.over:
                            some(dealt, dice)
            some(state, dice)
            decisions += 1


@pytest.mark.rule("HID.7")
@pytest.mark.parametrize("edition", ["rebirth", "classic"])
def test_a_face_down_token_is_redealt_as_what_it_says(edition: str) -> None:
    """Whatever lies under a trap's token is a trap with this side up, and not always the same."""
    dice = random.Random(5)
    found: set[tuple[int, int]] = set()
    looked = 0
    for number in range(6):
        state = game(edition, 3, "windows", str(number))
        while not state.over:
            for seat, sheet in enumerate(state.sheet):
                for slot, spell in enumerate(sheet):
                    if spell.status == ACTIVE and dice.random() < 0.2:
                        dealt = state.view((seat + 1) % 3).redeal(dice.randbytes(32)).sheet[seat][slot]
                        token = state.view(0).active_types[seat][slot]
                        assert state.rules.side_of(dealt).type == TOKENS[token]
                        found.add((dealt.card, dealt.side))
                        looked += 1
            some(state, dice)
    assert looked > 20
    assert len(found) > 3


@pytest.mark.rule("HID.2")
@pytest.mark.parametrize("edition", ["rebirth", "classic"])
def test_hidden_quests_events_and_schools_are_dealt_from_what_nobody_has_seen(edition: str) -> None:
    """Decks and hidden quests differ from redealing to redealing; what is open stays as it is."""
    state = game(edition, 4, "asked", "deep")
    dice = random.Random(1)
    for _ in range(120):
        some(state, dice)
    dealt = [state.view(0).redeal(bytes([number]) * 32) for number in range(6)]
    assert len({other.quest_decks for other in dealt}) > 1
    assert len({other.event_decks for other in dealt}) > 1
    assert len({other.library for other in dealt}) > 1
    for other in dealt:
        assert (other.tasks[0], other.hand[0], other.sheet[0]) == (
            state.tasks[0],
            state.hand[0],
            state.sheet[0],
        )
        assert [len(deck) for deck in other.library] == [len(deck) for deck in state.library]
        assert (other.board, other.event_discards) == (state.board, state.event_discards)


@pytest.mark.rule("HID.2", "HID.3")
@pytest.mark.parametrize("seed", [8, 26])
def test_whoever_is_asked_to_react_can_react_on_every_redealt_table(seed: int) -> None:
    """Both sides of a protection of Hex are protections, and only one waits for a spell that is running."""
    options = {"mix": "Hex of Rebirth for Law", "event": "random"}
    state, dice = Game.new("duel", seed=seed, options=options).start(), random.Random(seed)
    asked = 0
    while not state.over:
        decision = state.decisions[0]
        if decision.kind == "react":
            view = state.view(1 - decision.seat)
            for _ in range(3):
                assert view.redeal(dice.randbytes(32)).view(view.seat).to_json() == view.to_json()
            asked += 1
        some(state, dice)
    assert asked


TWICE_ASKED = box_with(
    "Bolt | combat fire | model 1 | Inflict 2 damage.",
    "Veil | protection magic | self | Gain 1 power. | A spell reaches you.",
    "Shell | protection magic | self | Gain 1 power. | You suffer damage.",
)


@pytest.mark.rule("HID.3")
def test_a_table_at_which_the_same_is_asked_only_further_on_is_not_alike() -> None:
    """Who is asked about a spell that reaches them is asked the like again when its hit is known."""
    table = Classic("Nero", "Tessa", pack=TWICE_ASKED)
    table.stand("Nero", "Arena")
    table.stand("Tessa", "Arena")
    table.prepare("Nero", quick="Bolt light")
    table.prepare("Tessa", "active", quick="Veil light", I="Shell light")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    view = table.state.view(0)
    attempt = Redeal(view, State(view.rules, bytes(32)))
    dealt = attempt.deal()
    dealt.stack, dealt.asked = [frame.copy() for frame in table.state.stack], table.state.asked
    assert attempt.is_alike()
    table.choose("pass")
    assert table.asked() == ("Tessa", "react")
    dealt.stack, dealt.asked = [frame.copy() for frame in table.state.stack], table.state.asked
    assert not attempt.is_alike()


@pytest.mark.rule("HID.3", "EFF.11")
def test_what_another_has_named_so_far_is_named_in_every_redealt_table() -> None:
    """That the others go back in some order is asked after an event was played, or after none was; which it
    was is not told while it is being asked.
    """
    table = Classic(
        "Nero",
        "Tessa",
        pack=box_with(
            "Vision | contingency magic | special "
            "| Play up to 1 of the top 3 events with the others going back in any order."
        ),
    )
    table.stand("Nero", "Arena")
    table.prepare("Nero", quick="Vision light")
    table.event_deck(1, "Blunted Quills", "Tall Poppies", "Whispering Mirrors")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    table.choose(table.offered()[0])
    assert table.asked() == ("Nero", "order")
    view = table.state.view(1)
    assert (view.unread, view.stack[-1].picks) == (1, ())
    for number in range(24):
        assert view.redeal(bytes([number]) * 32).view(1).to_json() == view.to_json()


def test_quests_that_are_looked_at_lie_with_the_mage_whose_they_are() -> None:
    """Tessa and Rebecca have quests of the same moons: those of whoever stands in the room are stolen."""
    lodge = Classic("Jaf'ar", "Tessa", "Rebecca")
    lodge.stand("Jaf'ar", "Arena")
    lodge.stand("Rebecca", "Arena")
    lodge.stand("Tessa", "Crypt")
    names = [quest.name.en for quest in lodge.rules.quests if quest.moon == 1][:4]
    for number, name in enumerate(names):
        lodge.task("Rebecca" if number % 2 else "Tessa", name)
    lodge.resolve("Hourglass", "light")
    lodge.choose("Arena", "yes")
    seat = lodge.state.decisions[0].seat
    for number in range(8):
        world = lodge.state.view(seat).redeal(bytes([number]) * 32)
        offered = {option[1] for option in world.decisions[0].options}
        assert offered == {task.quest for task in world.tasks[lodge.seat("Rebecca")]}
        world.choose(seat, world.decisions[0].options[0])
