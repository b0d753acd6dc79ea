"""What each seat may know: the public table, its own secrets, and nothing of anybody else's."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from blackrose.engine import events as ev
from blackrose.engine import loop
from blackrose.engine.table import EMPTY, HIDDEN, READY, Laid, SecretFrame
from blackrose.engine.views.visibility import is_hidden, seen_event
from blackrose.game import SPECTATOR, Game, IllegalChoice, Option, State, View
from tests.scenario import Duel

SEATS = (0, 1)
EVERYBODY = (0, 1, SPECTATOR)


def told(view: View) -> str:
    """A view as the text that leaves the engine."""
    return json.dumps(view.to_json())


# --------------------------------------------------------------------------------------------------
# Public, and secret
# --------------------------------------------------------------------------------------------------


def midgame() -> Duel:
    """A table with something of everything on it."""
    duel = Duel(event="Rebuilding", quests="1A+2B", claimed=["Initiate"])
    duel.stand("Bartholomew", "Crypt of the Saint", damage="ur")
    duel.stand("Ulrich", "Templar Armory", damage="b")
    duel.evocation("Ulrich", "Abyss of Faith", damage="b", upgrade="Bone Shield")
    duel.instability("Library of the Order", "bur")
    duel.instability("Templar Treasure Room", "", face="available")
    duel.power("Ulrich", 4)
    duel.hold("Bartholomew", "Fusion", "Violence", "Tremor")
    duel.prepare("Bartholomew", quick="Deadly Charge dark", I="Appropriation light")
    duel.prepare("Ulrich", status="revealed", II="Unseen Strike light")
    duel.pile("Bartholomew", grimoire=["Dread Order", "Dark Force"], memories=["Imperishable Fate"])
    duel.pile("Ulrich", grimoire=["Give and Take"], memories=["Magic Bond", "Magic Bond"])
    duel.library("Minor Control", "Minor Control", "Vague Shift")
    duel.forgotten("Shadow Form", "Guardians of the Temple")
    duel.action_phase(round_=3)
    return duel


@pytest.mark.rule("HID.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_table_is_public(seat: int) -> None:
    """Board, cubes, tokens, event, power, Memories, revealed spells and all counts are in every view."""
    duel = midgame()
    view = duel.state.view(seat)
    at = {name: duel.room(name) for name in ("Crypt of the Saint", "Templar Armory", "Abyss of Faith")}
    assert [view.place[model] for model in (0, 1, duel.model("Templar u1"))] == list(at.values())
    assert (view.bar[0], view.bar[1], view.bar[duel.model("Templar u1")]) == ((1, 2), (0,), (0,))
    assert view.slots[duel.room("Library of the Order")] == (0, 1, 2)
    assert view.face[duel.room("Templar Treasure Room")] == 1
    assert (view.power, view.tokens, view.crown, view.round) == ((0, 4, 0), (2, 2), 0, 3)
    assert view.pool == tuple(duel.state.pool)
    assert duel.rules.events[view.event].name.en == "Rebuilding"
    assert duel.rules.upgrades[view.upgrade[duel.model("Templar u1")]].name.en == "Bone Shield"
    assert view.memories == ((duel.card("Imperishable Fate"),), (duel.card("Magic Bond"),) * 2)
    assert view.sheet[1][2] == duel.laid("Unseen Strike light", "revealed")
    assert (view.hands, view.grimoires, view.library, view.forgotten) == ((3, 0), (2, 1), (3,), 2)


@pytest.mark.rule("HID.2")
def test_the_owner_knows_the_own_cards() -> None:
    """Bartholomew sees his hand, his Ready spells and what his grimoire holds, in no order of draws."""
    duel = midgame()
    view = duel.state.view(duel.seat("Bartholomew"))
    assert sorted(view.hand) == sorted(duel.card(name) for name in ("Fusion", "Violence", "Tremor"))
    assert view.sheet[0][:2] == (duel.laid("Deadly Charge dark"), duel.laid("Appropriation light"))
    duel.pile("Bartholomew", grimoire=["Dark Force", "Dread Order"], memories=["Imperishable Fate"])
    assert told(duel.state.view(0)) == told(view)


@pytest.mark.rule("HID.2")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_others_know_only_the_slots_and_the_numbers(seat: int) -> None:
    """Of Bartholomew's hand and Ready spells others see how many there are, and which slots are taken."""
    duel = midgame()
    view = duel.state.view(seat)
    assert view.hand == ()
    assert [is_hidden(spell) for spell in view.sheet[0]] == [True, True, False, False]
    assert [spell.status for spell in view.sheet[0]] == [READY, READY, EMPTY, EMPTY]
    before = told(view)
    t = duel.state
    t.hand[0] = tuple(sorted(duel.card(name) for name in ("Dark Force", "Minor Control", "Dread Order")))
    t.sheet[0] = (duel.laid("Vague Shift light"), duel.laid("Fusion dark"), *t.sheet[0][2:])
    t.library = (tuple(reversed(t.library[0])),)
    t.forgotten = tuple(reversed(t.forgotten))
    t.grimoire[0] = tuple(reversed(t.grimoire[0]))
    assert told(t.view(seat)) == before


@pytest.mark.rule("HID.2")
def test_a_drawn_card_is_told_to_its_drawer_only() -> None:
    """Bartholomew draws from his grimoire and from the Library; the others learn that he drew, not what."""
    duel = midgame()
    duel.resolve("Library of the Order", "rebuilt")
    duel.resolve("Library of the Order", "ruined")
    assert [drew.card for drew in duel.told_to("Bartholomew", "drew")] == [
        duel.card(name) for name in ("Dread Order", "Dark Force", "Minor Control")
    ]
    piles = (ev.FROM_GRIMOIRE, ev.FROM_GRIMOIRE, ev.FROM_LIBRARY)
    for other in ("Ulrich", ""):
        assert duel.told_to(other, "drew") == [ev.Drew(ev.DREW, 0, pile, HIDDEN) for pile in piles]


@pytest.mark.rule("HID.2")
def test_a_spell_from_the_memories_was_seen() -> None:
    """The Abyss takes a random spell from the face-up Memories: everybody knows which."""
    duel = midgame()
    duel.resolve("Abyss of Faith", "ruined", by="Ulrich")
    assert duel.told_to("Bartholomew", "drew")[0].card == duel.card("Magic Bond")
    assert duel.state.view(0).held[1] == (duel.card("Magic Bond"),)


@pytest.mark.rule("HID.6")
def test_a_spell_spent_on_momentum_becomes_public() -> None:
    """Bartholomew discards his quick spell: Ulrich sees it in the Memories and is told its name."""
    duel = midgame()
    duel.choose("momentum quick")
    charge = duel.card("Deadly Charge")
    assert duel.state.view(1).memories[0][-1] == charge
    assert duel.told_to("Ulrich", "discarded")[-1].card == charge


@pytest.mark.rule("HID.6")
def test_a_spell_discarded_by_the_hand_limit_becomes_public() -> None:
    """With nine in hand Bartholomew discards one; Ulrich learns which once the choice is made by all."""
    duel = Duel()
    duel.hold("Bartholomew", *["Fusion"] * 3, *["Violence"] * 3, "Tremor", "Dark Force", "Dread Order")
    duel.hold("Ulrich", *["Tremor"] * 2, *["Vague Shift"] * 3, *["Appropriation"] * 3, "Give and Take")
    duel.begin("study")
    duel.choose("Tremor", by="Bartholomew")
    assert duel.state.view(1).memories[0] == ()
    duel.choose("Give and Take", by="Ulrich")
    assert duel.state.view(1).memories == ((duel.card("Tremor"),), (duel.card("Give and Take"),))
    assert duel.told_to("Ulrich", "discarded")[0].card == duel.card("Tremor")


@pytest.mark.rule("HID.6")
def test_an_unrevealed_spell_becomes_public_in_clean_up() -> None:
    """Two spells were never cast: in clean-up they go face-up to the Memories."""
    duel = midgame()
    duel.pile("Bartholomew", grimoire=["Tremor"] * 3)
    duel.begin("clean-up")
    assert duel.state.view(1).memories[0] == (duel.card("Deadly Charge"), duel.card("Appropriation"))
    shown = [event.card for event in duel.told_to("Ulrich", "discarded") if event.who == 0]
    assert shown == [duel.card("Deadly Charge"), duel.card("Appropriation")]


@pytest.mark.rule("HID.11")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_six_quests_and_their_claims_are_public(seat: int) -> None:
    """Everybody sees which six quests lie out, and whose cube lies on which."""
    duel = midgame()
    duel.stand("Ulrich", "Templar Armory", damage="b" * 8)
    duel.choose("fight", "stop", "end")
    duel.stand("Bartholomew", "Templar Armory")
    duel.choose("explore", "stop", "end", "fight", "attack Ulrich")
    assert duel.asked() == ("Bartholomew", "claim")
    duel.choose("claim First Blood")
    view = duel.state.view(seat)
    claims = {
        duel.rules.quests[quest].name.en: duel.who(claim)
        for quest, claim in zip(view.quests, view.claims, strict=True)
    }
    assert claims == {
        "First Blood": "Bartholomew",
        "Destroyer": "",
        "Manipulator": "",
        "Initiate": "Black Rose",
        "Summoner": "",
        "Lord of Elements": "",
    }


# --------------------------------------------------------------------------------------------------
# Nothing depends on another's secrets
# --------------------------------------------------------------------------------------------------


def sampled() -> Iterator[State]:
    """States in the middle of random games, of every kind of decision that comes up."""
    for seed in range(15):
        dice = random.Random(seed)
        state = Game.new(seats=("Bartholomew", "Ulrich"), seed=seed).start()
        while not state.over:
            if state.round and dice.random() < 0.3:
                yield state.copy()
            decision = dice.choice(state.decisions)
            state.choose(decision.seat, dice.choice(decision.options))


@pytest.fixture(scope="module")
def states() -> list[State]:
    """Some hundred tables to look at."""
    return list(sampled())


KEPT = 8
"""So many cards on top of the Library stay: what the observer draws next is no secret of somebody else."""


def answers_lie_down(state: State, seat: int) -> bool:
    """Whether a seat has given part of a secret answer, which names its cards."""
    frame = state.stack[-1]
    return isinstance(frame, SecretFrame) and bool(frame.answers[seat])


def with_other_secrets(state: State, owner: int, dice: random.Random) -> State:
    """The same table with other cards where only their owner knows them, and all questions asked anew."""
    new = state.copy()
    new.grimoire[owner] = tuple(dice.sample(new.grimoire[owner], len(new.grimoire[owner])))
    if not answers_lie_down(state, owner):
        _exchange(new, owner, dice)
    new.asked = ()
    loop.run(new)
    return new


def _exchange(t: State, owner: int, dice: random.Random) -> None:
    """Deals the hand and the face-down spells anew: unknown ones from the Library, sides at random."""
    slots = [slot for slot, spell in enumerate(t.sheet[owner]) if spell.status == READY]
    hidden = [*t.hand[owner], *(t.sheet[owner][slot].card for slot in slots)]
    fixed = [card for card in hidden if card in t.held[owner] or card in t.rules.forgotten]
    free = [card for card in hidden if card not in fixed]
    cut = max(0, len(t.library[0]) - KEPT)
    pool = dice.sample([*free, *t.library[0][:cut]], len(free) + cut)
    t.library = ((*pool[len(free) :], *t.library[0][cut:]),)
    hidden = dice.sample([*fixed, *pool[: len(free)]], len(hidden))
    sheet = list(t.sheet[owner])
    for slot, card in zip(slots, hidden, strict=False):
        sheet[slot] = Laid(card, dice.randrange(2), READY)
    t.sheet[owner] = tuple(sheet)
    t.hand[owner] = tuple(sorted(hidden[len(slots) :]))


def complaint(state: State, seat: int, option: Option) -> str:
    """What a seat is told when it chooses what is not offered."""
    with pytest.raises(IllegalChoice) as caught:
        state.choose(seat, option)
    return str(caught.value)


@pytest.mark.rule("HID.3")
def test_no_view_option_or_error_depends_on_anothers_secrets(states: list[State]) -> None:
    """Whatever the opponent holds, a seat is shown, offered and told the very same."""
    dice = random.Random(1)
    changed = 0
    for state in states:
        for seat in SEATS:
            other = with_other_secrets(state, 1 - seat, dice)
            changed += other != state
            assert told(other.view(seat)) == told(state.view(seat))
            assert state.key.hex() not in told(state.view(seat))
            for option in (("cast", 99), ("plan", 0, 0, 7)):
                assert complaint(other, seat, option) == complaint(state, seat, option)
    assert changed > len(states)  # the secrets really were exchanged


@pytest.mark.rule("HID.3")
def test_a_spectator_knows_nobodys_secrets(states: list[State]) -> None:
    """With both seats' cards exchanged a spectator is shown the very same."""
    dice = random.Random(2)
    for state in states:
        other = with_other_secrets(with_other_secrets(state, 0, dice), 1, dice)
        assert told(other.view(SPECTATOR)) == told(state.view(SPECTATOR))


@pytest.mark.rule("HID.3")
def test_no_event_depends_on_anothers_secrets(states: list[State]) -> None:
    """A seat chooses the same on both tables: it is told the same events, until cards are shown to all."""
    dice = random.Random(3)
    compared = 0
    for state in states:
        for seat in SEATS:
            own = [decision for decision in state.decisions if decision.seat == seat]
            if not own:
                continue
            option = dice.choice(own[0].options)
            journals = []
            for table in (state.copy(), with_other_secrets(state, 1 - seat, dice)):
                table.journal = []
                table.choose(seat, option)
                journals.append((table, table.journal))
            if any(shows_a_card_of(1 - seat, event) for _, journal in journals for _, event in journal):
                continue
            (table, first), (other, second) = journals
            assert [seen_event(e, seat) for _, e in first] == [seen_event(e, seat) for _, e in second]
            assert told(table.view(seat)) == told(other.view(seat))
            compared += 1
    assert compared > len(states) // 2


def shows_a_card_of(seat: int, event: ev.Event) -> bool:
    """Whether an event makes a hidden card of a seat public."""
    return isinstance(event, ev.Revealed | ev.Discarded) and event.who == seat


@pytest.mark.rule("HID.3")
@pytest.mark.parametrize("seat", SEATS)
def test_secret_answers_are_not_seen_before_all_are_done(seat: int, states: list[State]) -> None:
    """While the opponent plans, however they plan, the view of a seat that still thinks stays the same."""
    dice = random.Random(4)
    planning = [s for s in states if {d.kind for d in s.decisions} == {"plan"} and len(s.decisions) == 2]
    assert planning
    for state in planning:
        seen = set()
        for _ in range(4):
            table = state.copy()
            while waited_for := [decision for decision in table.decisions if decision.seat != seat]:
                assert told(table.view(seat)) == told(state.view(seat))
                table.choose(1 - seat, dice.choice(waited_for[0].options))
            seen.add(told(table.view(seat)))
        assert len(seen) == 1
