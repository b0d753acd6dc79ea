"""Frames and whole states as values: written down, read again, copied and pickled they are equal."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from blackrose.engine import events as ev
from blackrose.engine.table import Frame
from blackrose.engine.table.frames import KINDS
from blackrose.game import SPECTATOR, Game, State

EVERY = 7
"""Of the decisions of a game so many lie between two that are looked at."""

GAMES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("duel", 2, {}),
    ("duel", 2, {"mix": "Alchemy for Law, Gramigna"}),
    ("rebirth", 3, {"reactions": "windows", "setup": "random"}),
    ("rebirth", 4, {"expansion": "yes", "setup": "random"}),
    ("classic", 3, {"reactions": "windows", "setup": "random"}),
    ("rebirth", 2, {"avatar": "The Possessed", "setup": "random"}),
)

RARE = {"cast", "defeat", "hit", "naming", "task"}
"""Kinds of frames that are mostly gone when somebody is asked."""


def moments(edition: str, seats: int, options: dict[str, str], number: int = 0) -> Iterator[State]:
    """Some states of a random game."""
    state = Game.new(edition, ("",) * seats, f"frames/{number}", options).start()
    dice = random.Random(f"{edition}/{number}")
    for decisions in range(1000):
        if state.over:
            return
        if decisions % EVERY == 0:
            yield state
        decision = dice.choice(state.decisions)
        state.choose(decision.seat, dice.choice(decision.options))


def written(state: State) -> dict[str, Any]:
    """A state as it comes out of a file."""
    plain: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    return plain


@pytest.mark.parametrize(("edition", "seats", "options"), GAMES)
def test_a_state_is_read_as_it_was_written(edition: str, seats: int, options: dict[str, str]) -> None:
    """At every seventh decision of a game, whatever frames lie on each other then."""
    for state in moments(edition, seats, options):
        other = State.from_json(state.rules, written(state))
        assert other == state
        assert other.digest() == state.digest()
        assert written(other) == written(state)
        assert [type(frame) for frame in other.stack] == [type(frame) for frame in state.stack]
        assert [type(event) for event in other.fresh] == [type(event) for event in state.fresh]
        for seat in (*range(seats), SPECTATOR):
            assert other.view(seat).seen == state.view(seat).seen
            assert other.view(seat).to_json() == state.view(seat).to_json()


@pytest.mark.parametrize(("edition", "seats", "options"), GAMES)
def test_a_state_that_was_read_goes_on_as_the_other(
    edition: str, seats: int, options: dict[str, str]
) -> None:
    dice = random.Random("on")
    for state in list(moments(edition, seats, options))[::9]:
        one, two = state.copy(), State.from_json(state.rules, written(state))
        for _ in range(25):
            if one.over:
                break
            assert two.decisions == one.decisions
            decision = dice.choice(one.decisions)
            option = dice.choice(decision.options)
            one.choose(decision.seat, option)
            two.choose(decision.seat, option)
        assert two == one


def test_games_come_to_every_kind_of_frame() -> None:
    """So that the tests above have read them; the rarest are made by hand below."""
    found = {frame.name for game in GAMES for state in moments(*game) for frame in state.stack}
    assert found >= set(KINDS) - RARE


# --------------------------------------------------------------------------------------------------
# Frames
# --------------------------------------------------------------------------------------------------

HIT = ev.Suffered(ev.SUFFERED, model=1, amount=2, by=0, striker=0, cause=ev.BY_SPELL)


def filled(kind: type[Frame]) -> Frame:
    """A frame with another value in each of its fields."""
    frame = kind()
    for number, name in enumerate(frame.fields, start=3):
        if name == "trigger":
            setattr(frame, name, HIT)
        elif name in ("happened", "earlier"):
            setattr(frame, name, (HIT,))
        elif name == "goal":
            setattr(frame, name, (number, number + 1))
        elif isinstance(getattr(frame, name), tuple):
            setattr(frame, name, ((number, number + 1),))
        else:
            setattr(frame, name, number)
    return frame


def pickled(frame: Frame) -> Frame:
    """The frame after it was sent to another process."""
    other: Frame = pickle.loads(pickle.dumps(frame))
    return other


@pytest.mark.parametrize("made", [Frame.copy, copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("kind", KINDS.values())
def test_a_copy_of_a_frame_is_equal_and_changes_on_its_own(
    kind: type[Frame], made: Callable[[Frame], Frame]
) -> None:
    for frame in (kind(), filled(kind)):
        before = frame.values()
        other = made(frame) if made is not Frame.copy else frame.copy()
        assert type(other) is kind
        assert other is not frame
        assert other == frame
        assert other.values() == before
        other.picks = (("yes",),)
        first = other.fields[0]
        setattr(other, first, (HIT,) * 2 if isinstance(getattr(other, first), tuple) else 99)
        assert frame.values() == before
        assert other != frame


@pytest.mark.parametrize("kind", KINDS.values())
def test_a_frame_tells_all_its_fields(kind: type[Frame]) -> None:
    """Nothing but where a running step stands is left out of what makes two frames equal."""
    frame = kind()
    held = {name for name in dir(frame) if not name.startswith("_") and not callable(getattr(frame, name))}
    assert held - set(kind.fields) <= {"name", "fields", "kind", "cursor", "chosen"}
    assert filled(kind).values() == {"frame": kind.name} | {
        name: getattr(filled(kind), name) for name in kind.fields
    }


@pytest.mark.parametrize("kind", KINDS.values())
def test_a_frame_of_every_kind_is_read_as_it_was_written(kind: type[Frame]) -> None:
    state = Game.new(seed=3).start()
    for frame in (kind(), filled(kind)):
        state.stack.append(frame)
        other = State.from_json(state.rules, written(state))
        assert other == state
        assert type(other.stack[-1]) is kind
        assert other.stack[-1].values() == frame.values()
        state.stack.pop()


# --------------------------------------------------------------------------------------------------
# What was altered
# --------------------------------------------------------------------------------------------------

WRONG: tuple[Any, ...] = (None, 1.5, {}, [None], [1.5], [{}], "zz")
"""Values that no field of a frame has."""


def refuses(state: State, plain: dict[str, Any]) -> bool:
    """Whether a state that is none is refused in words."""
    try:
        State.from_json(state.rules, plain)
    except ValueError as error:
        return str(error).startswith("a state ")
    return False


@pytest.mark.parametrize("kind", KINDS.values())
def test_a_frame_that_was_cut_or_altered_is_refused(kind: type[Frame]) -> None:
    state = Game.new(seed=3).start()
    state.stack.append(filled(kind))
    whole = written(state)["stack"][-1]
    altered: list[Any] = [
        {**whole, name: wrong} for name in kind.fields for wrong in WRONG if name != "trigger"
    ]
    altered += [{name: value for name, value in whole.items() if name != left_out} for left_out in whole]
    kinds: tuple[Any, ...] = ("", "no frame", None, 3, [])
    altered += [{**whole, "frame": name} for name in kinds]
    altered += [{**whole, "more": 0}, None, 3, [], list(whole.values())]
    for frame in altered:
        plain = written(state)
        plain["stack"][-1] = frame
        assert refuses(state, plain), frame


@pytest.mark.parametrize(
    "event",
    [
        None,
        3,
        "zz",
        [],
        [None],
        ["suffered"],
        [-1, 0, 0],
        [len(ev.FORMS), 0],
        [10_000],
        list(HIT)[:-1],
        [*HIT, 0],
    ],
)
def test_an_event_that_is_none_is_refused(event: Any) -> None:
    state = Game.new(seed=3).start()
    for kind, name in (("full stop", "happened"), ("text", "trigger")):
        state.stack.append(filled(KINDS[kind]))
        plain = written(state)
        plain["stack"][-1][name] = [event] if name == "happened" else event
        assert refuses(state, plain) or (name == "trigger" and event is None)
        state.stack.pop()
    assert refuses(state, {**written(state), "fresh": [event]})


@pytest.mark.parametrize(("edition", "seats", "options"), GAMES[1:3])
def test_a_state_that_was_cut_anywhere_is_refused(edition: str, seats: int, options: dict[str, str]) -> None:
    """A name left out at the top or in a frame, a record that is too short, something that is no number."""
    dice = random.Random("cut")
    for state in moments(edition, seats, options):
        plain = written(state)
        del plain[dice.choice([name for name in plain if name != "format"])]
        assert refuses(state, plain)
        plain = written(state)
        frame = dice.choice(plain["stack"])
        del frame[dice.choice(list(frame))]
        assert refuses(state, plain)
        plain = written(state)
        del dice.choice(dice.choice(plain["sheet"]))[-1]
        assert refuses(state, plain)
        plain = written(state)
        plain[dice.choice([name for name in plain if isinstance(plain[name], int) and name != "format"])] = (
            "1"
        )
        assert refuses(state, plain)
        if plain["asked"]:
            plain = written(state)
            del dice.choice(plain["asked"])[dice.randrange(6)]
            assert refuses(state, plain)
