"""Of an Avatar's deck everybody sees how many cards it has and the back of the next one, and nothing more."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackrose.engine.rng import key_from_seed
from blackrose.engine.table import replaced
from blackrose.game import SPECTATOR, State
from blackrose.game.journal import events as ev
from blackrose.table.shown import Presenter
from tests.avatar.tables import AVATAR, ROSE_ROOM
from tests.rebirth.scenario import Rebirth
from tests.table.avatar_told import moments
from tests.table.shown_games import twin
from tests.table.test_shown_secrets import everything

SOME_GAMES = settings(max_examples=6, deadline=None, derandomize=True)
SNARES = tuple(
    f"{name} | spell | | The Possessed gains {power} power. || trap damaged | mage * |"
    f" The Possessed takes {power} trophy of the target."
    for name, power in (("Snare", 1), ("Gin", 1))
)
PLAIN = (
    "Idle | spell | | The Possessed gains 1 power.",
    "Blow | spell A | mage 1 | The Possessed inflicts 3 damage.",
)


def table(*commands: str) -> Rebirth:
    """The Possessed with these commands, Rikkart about to act beside it."""
    made = Rebirth("Rikkart", "Gramigna", avatar=AVATAR, commands=commands)
    made.stand(AVATAR, ROSE_ROOM)
    made.stand("Rikkart", "Arena")
    made.prepare("Rikkart", quick="Shared Torture light")
    made.action_phase(first="Rikkart")
    made.commands_left(2)
    return made


def turned(state: State) -> State:
    """The same table with the command deck upside down."""
    other = state.copy()
    other.journal = list(state.journal or ())
    moon = other.moon - 1
    other.commands = replaced(other.commands, moon, other.commands[moon][::-1])
    return other


@pytest.mark.rule("AVA.7", "AVA.9", "AVA.20")
@pytest.mark.parametrize("cards", [SNARES, PLAIN])
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_two_decks_with_alike_backs_on_top_are_shown_by_the_same_bytes(
    cards: tuple[str, ...], seat: int
) -> None:
    """Question, answers, what is certain of them, log and facts: everything that leaves the table."""
    one = table(*cards).state
    other = turned(one)
    assert one.commands != other.commands
    for language in ("en", "ru"):
        sent = [everything(state, seat, language, random.Random(1)) for state in (one, other)]
        assert sent[0] == sent[1]


@pytest.mark.rule("AVA.7")
def test_the_back_alone_tells_an_armed_card_from_a_plain_one() -> None:
    one = table(SNARES[0], PLAIN[0]).state
    other = turned(one)
    told = [Presenter(state.rules, "en").shown(state, 1)["avatar"] for state in (one, other)]
    assert told[0] is not None
    assert told[1] is not None
    assert (told[0]["armed"]["type"], told[1]["armed"]["type"]) == ("trap", "")
    assert {**told[0], "armed": None} == {**told[1], "armed": None}


@SOME_GAMES
@given(st.integers(0, 2**16), st.integers(0, 9))
def test_two_tables_that_a_seat_cannot_tell_apart_are_shown_alike(seed: int, start: int) -> None:
    """The decks of an Avatar are dealt anew like everything else that is hidden."""
    told = 0
    for number, (state, _) in enumerate(moments(2, seed)):
        if number % 40 != start:
            continue
        for seat in (0, 1, SPECTATOR):
            other = twin(state, seat, key_from_seed(f"{seed}/{number}"))
            assert other.view(seat).to_json() == state.view(seat).to_json()
            sent = [everything(each, seat, "de", random.Random(number)) for each in (state, other)]
            assert sent[0] == sent[1]
            told += 1
    assert told


@pytest.mark.rule("AVA.20")
def test_a_command_is_named_only_once_it_has_been_turned() -> None:
    for seed in range(3):
        for number, (state, _) in enumerate(moments(1, seed)):
            if number % 25:
                continue
            known = {
                event.command
                for _, event in state.journal or ()
                if isinstance(event, ev.Commanded | ev.Sprang | ev.CommandLost)
            }
            shown = Presenter(state.rules, "en").shown(state, 0)["avatar"]
            assert shown is not None
            named = {*shown["used"]}
            named |= {shown["running"]["command"]} if shown["running"] else set()
            named |= {shown["choice"]["command"]} if shown["choice"] else set()
            assert named <= {*known, -1}


@pytest.mark.rule("AVA.62")
def test_who_looks_at_its_next_command_alone_is_told_it() -> None:
    made = table(*PLAIN)
    idle = made.state.commands[0][-1]
    made.state.journal = [*(made.state.journal or []), *_look(made, idle)]
    for seat, named in ((0, True), (1, False), (SPECTATOR, False)):
        sent = everything(made.state, seat, "en", random.Random(1))
        assert ("looks at Idle" in sent) == named
        assert "looks at" in sent


def _look(made: Rebirth, command: int) -> list[ev.Entry]:
    return [(ev.Cause(-1, -1, -1, 3, 0), ev.SawCommand(ev.SAW_COMMAND, 0, command))]
