"""What others may know at a table of Rebirth: tokens, quests, piles; and windows that tell nothing."""

from __future__ import annotations

import json

import pytest

from blackrose.engine import events as ev
from blackrose.engine.table import HIDDEN
from blackrose.engine.views.visibility import TOKENS, is_hidden, seen_event
from blackrose.game import SPECTATOR, View, may_take_back
from tests.rebirth.scenario import Rebirth
from tests.rebirth.waiting_box import active, table

OTHERS = (0, 2, SPECTATOR)
"""Everybody but Gramigna, who has the secrets."""


def told(view: View) -> str:
    """A view as the text that leaves the engine."""
    return json.dumps(view.to_json())


def three(**options: str) -> Rebirth:
    at = table("Rikkart", "Gramigna", "Arianna", options=options)
    at.stand("Rikkart", "Throne Room")
    at.stand("Gramigna", "Crypt")
    at.stand("Arianna", "Garden")
    return at


# --------------------------------------------------------------------------------------------------
# Active spells and quests
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HID.7", "TRP.1")
@pytest.mark.parametrize("seat", OTHERS)
def test_of_an_active_spell_its_slot_and_its_token_are_public(seat: int) -> None:
    views = {}
    for spell in ("Pitfall", "Toll", "Ward", "Curse"):
        at = three()
        active(at, "Gramigna", II=spell)
        at.state.held[1] = ()
        views[spell] = at.state.view(seat)
    assert told(views["Pitfall"]) == told(views["Toll"])
    assert told(views["Ward"]) == told(views["Curse"])
    assert [TOKENS[token] for token in views["Toll"].active_types[1]] == ["", "", "trap", ""]
    assert [TOKENS[token] for token in views["Ward"].active_types[1]] == ["", "", "protection", ""]
    assert is_hidden(views["Toll"].sheet[1][2])


@pytest.mark.rule("HID.8", "HID.5", "QST.1")
def test_unshown_quests_are_their_owners_alone() -> None:
    """Of an Active one that was not shown others see the moon; shown, Completed and Solved ones are known."""
    at = three()
    names = [q.name.en for q in at.rules.quests if q.moon == 1 and not q.open][:4]
    for name, state, shown in zip(
        names, ("active", "active", "completed", "solved"), (False, True, True, True), strict=True
    ):
        at.task("Gramigna", name, state=state, shown=shown)
    known = [at.quest(name) for name in names]
    assert [task.quest for task in at.state.view(1).tasks[1]] == known
    for seat in OTHERS:
        tasks = at.state.view(seat).tasks[1]
        assert [task.quest for task in tasks] == [HIDDEN, *known[1:]]
        assert [task[1:5] for task in tasks] == [(0, 0, 0, 1), (0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 1, 1)]


@pytest.mark.rule("HID.4")
def test_of_given_up_quests_only_the_moon_and_who_are_public() -> None:
    event = ev.QuestDiscarded(ev.QUEST_DISCARDED, who=1, quest=17, state=0, moon=2, shown=0)
    assert seen_event(event, 1) == event
    for seat in OTHERS:
        assert seen_event(event, seat) == event._replace(quest=HIDDEN)
    at = three()
    at.state.quest_discards = ((), (17, 18), ())
    assert at.state.view(0).quest_discards == (0, 2, 0)


@pytest.mark.rule("HID.1", "HID.2")
def test_piles_are_counts_and_discards_lie_open() -> None:
    at = three()
    at.library("Agony", "Pitfall", "Toll", discards=["Ward"])
    at.event_deck(1, "Battle", "Knowledge")
    for seat in (0, 1, 2, SPECTATOR):
        view = at.state.view(seat)
        school = at.school("Agony")
        assert (view.library[school], view.discards[school]) == (2, (at.card("Ward"),))
        assert view.event_decks == (2, 0, 0)
        assert "quest_decks" in view.seen


@pytest.mark.rule("HID.10", "HID.2")
@pytest.mark.parametrize(
    ("event", "secret"),
    [
        (ev.Drew(ev.DREW, who=1, pile=ev.FROM_LIBRARY, card=5), True),
        (ev.Searched(ev.SEARCHED, who=1, pile=ev.FROM_GRIMOIRE, card=5), True),
        (ev.Searched(ev.SEARCHED, who=1, pile=ev.FROM_MEMORIES, card=5), False),
        (ev.Returned(ev.RETURNED, who=1, card=5, slot=2, shown=0), True),
        (ev.Returned(ev.RETURNED, who=1, card=5, slot=2, shown=1), False),
        (ev.PutAway(ev.PUT_AWAY, who=1, card=5), False),
        (ev.QuestDrawn(ev.QUEST_DRAWN, who=1, quest=5), True),
        (ev.QuestShown(ev.QUEST_SHOWN, who=1, quest=5), False),
    ],
)
def test_a_card_that_moves_unseen_is_told_to_its_owner_alone(event: ev.Event, secret: bool) -> None:
    assert seen_event(event, 1) == event
    assert (seen_event(event, 0) != event) == secret
    assert (HIDDEN in tuple(seen_event(event, 0))[2:]) == secret


@pytest.mark.rule("HID.7")
def test_a_cast_that_shows_a_token_cannot_be_taken_back() -> None:
    """That it is a trap is known from then on; an action that shows nothing can be taken back."""
    at = three()
    at.prepare("Rikkart", quick="Pitfall light")
    at.action_phase()
    before = at.state.copy()
    at.choose("cast quick")
    assert not may_take_back(before, at.state, 0)
    at = three()
    at.action_phase()
    before = at.state.copy()
    at.choose("explore")
    assert may_take_back(before, at.state, 0)


# --------------------------------------------------------------------------------------------------
# Windows
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HID.3", "HID.7")
@pytest.mark.parametrize(("spell", "offered"), [("Pitfall", ["reveal I", "pass"]), ("Envy", ["pass"])])
def test_in_windows_everybody_with_a_fitting_token_is_asked(spell: str, offered: list[str]) -> None:
    """Rikkart enters a red room: who has a trap down is asked, whatever it waits for."""
    at = three(reactions="windows")
    active(at, "Gramigna", I=spell)
    at.state.held[1] = ()
    at.action_phase()
    at.choose("explore", "move to Arena")
    assert (at.asked(), at.offered()) == (("Gramigna", "react"), offered)
    at.choose("pass")
    assert at.asked() == ("Rikkart", "part")


@pytest.mark.rule("HID.3")
def test_in_windows_a_token_that_cannot_fit_is_not_asked() -> None:
    """No protection of the box waits for somebody else to enter a room."""
    at = three(reactions="windows")
    active(at, "Gramigna", I="Ward")
    at.action_phase()
    at.choose("explore", "move to Arena")
    assert at.asked() == ("Rikkart", "part")


@pytest.mark.rule("TRP.2")
def test_without_windows_only_who_can_react_is_asked() -> None:
    at = three()
    active(at, "Gramigna", I="Envy")
    at.action_phase()
    at.choose("explore", "move to Arena")
    assert at.asked() == ("Rikkart", "part")


def test_revealed_spells_are_public() -> None:
    """The counterpart: what lies open is in every view."""
    at = three()
    at.prepare("Gramigna", status="revealed", I="Windfall light")
    assert at.state.view(0).sheet[1][1] == at.laid("Windfall light", "revealed")
