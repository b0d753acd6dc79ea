"""Games that are shown, and pairs of states that a seat cannot tell apart."""

from __future__ import annotations

import json
import typing
from collections.abc import Iterator
from typing import Any

from blackrose.game import SPECTATOR, State
from blackrose.table import Record
from blackrose.table.wire import TableInfo
from tests.engine.trap_box import trap_box
from tests.scenario import Duel
from tests.table.sessions import go_on, session

AUDIENCES = (0, 1, SPECTATOR)


def plain(value: Any) -> str:
    """What would be sent."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def twin(state: State, seat: int, key: bytes) -> State:
    """Another state that looks the same to a seat: hidden cards lie elsewhere, chance will go another way."""
    other = state.view(seat).redeal(key)
    other.journal = list(state.journal or ())
    return other


def finished_record(seed: int = 3) -> Record:
    """The record of a random game that is over."""
    table = session(seed)
    go_on(table, 10_000)
    return table.record()


def info() -> TableInfo:
    """What is known of a table besides the game."""
    return {
        "table": "t",
        "edition": "duel",
        "options": {},
        "commitment": "",
        "seed": "",
        "occasion": {"kind": "ordinary", "name": "", "public": False},
        "pace": 0,
        "window": 0,
        "watchers": 0,
        "seats": [],
        "over": True,
    }


def aiming() -> Duel:
    """Bartholomew aims at a model: a Templar of Ulrich's in range, one out of sight, Ulrich in the Cell."""
    duel = Duel()
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Cell")
    duel.evocation("Bartholomew", "Crypt of the Saint")
    duel.evocation("Ulrich", "Sacral Summoner Room")
    duel.evocation("Ulrich", "Crypt of the Saint")
    duel.prepare("Bartholomew", I="Vague Shift dark")
    duel.action_phase()
    duel.choose("cast I")
    return duel


def two_full_rooms() -> Duel:
    """A clean-up with two rooms to rebuild."""
    duel = Duel()
    for room in ("Abyss of Faith", "Templar Armory"):
        duel.instability(room, "b" * duel.rules.rooms[duel.state.tiles[duel.room(room)]].slots)
    duel.begin("clean-up")
    return duel


def an_upgrade_too_many() -> Duel:
    """Bartholomew's Templar gets a second upgrade."""
    duel = Duel()
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.evocation("Bartholomew", "Abyss of Faith", upgrade="Bone Shield")
    duel.evocation("Bartholomew", "Abyss of Faith")
    duel.prepare("Bartholomew", quick="Dark Force dark")
    duel.action_phase()
    duel.choose("cast quick", "Templar b1")
    return duel


def trap_chain() -> Iterator[Duel]:
    """Ulrich may spring a trap, and Bartholomew say how much of its damage he ignores."""
    for springing in (False, True):
        duel = Duel(pack=trap_box())
        duel.stand("Bartholomew", "Templar Armory")
        duel.stand("Ulrich", "Crypt of the Saint")
        duel.prepare("Ulrich", status="active", I="Cerebral Worm light")
        duel.prepare("Bartholomew", status="active", I="Persecution light")
        duel.action_phase()
        duel.choose("explore", "move to Sacral Summoner Room")
        if springing:
            duel.choose("reveal I", "reveal I")
        yield duel


def check(value: Any, kind: Any) -> None:
    """Compares a value with the shape it is promised to have, by hand, field by field."""
    if typing.is_typeddict(kind):
        hints = typing.get_type_hints(kind)
        assert value.keys() == hints.keys(), kind
        for name, inner in hints.items():
            check(value[name], inner)
    elif typing.get_origin(kind) is list:
        assert isinstance(value, list)
        for each in value:
            check(each, typing.get_args(kind)[0])
    elif typing.get_origin(kind) is dict:
        for each in value.values():
            check(each, typing.get_args(kind)[1])
    elif args := typing.get_args(kind):
        inner = [each for each in args if each is not type(None)]
        if value is not None and len(inner) == 1:
            check(value, inner[0])
        elif value is None:
            assert type(None) in args
    elif kind is not object:
        assert type(value) is kind, (value, kind)
