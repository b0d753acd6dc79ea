"""The effects of rooms."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Manner, Occasion, TriggerForm, Way
from blackrose.language.tree.base import Clause
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import RoomFilter, RoomRef

_ROOM_HAPPENS = frozenset({Occasion.ROOM})


@dataclass(frozen=True, slots=True)
class UseRoom(Clause):
    """``Activate the room of a construct even if it was used.`` (``spent``) / ``Activate the rebuilt effect
    of any room other than the Throne Room.`` (``rebuilt``)
    """

    where: RoomRef
    rebuilt: bool = False
    spent: bool = False


USE_ROOM = ClauseForm(
    node=UseRoom,
    name="verb: activate a room",
    ways=(
        Way('<activate> {where:room} {spent? "even if it was used"}', {"rebuilt": False}),
        Way(
            '<activate> "the" "rebuilt" "effect" "of" {where:room} {spent? "even if it was used"}',
            {"rebuilt": True},
        ),
    ),
    manner=Manner.ORDER,
    examples=("Activate your room even if it was used.", "Activate the rebuilt effect of any room."),
    en="""
        use-room = { $rebuilt ->
            [yes] the rebuilt effect of
           *[no] { "" }
        } { $where-bare } { $spent ->
            [yes] even if it was used
           *[no] { "" }
        }
            .order = activate
    """,
    de="""
        use-room = { $where-acc }
            .order = aktiviere
            .may = aktivieren
            .tail = { $rebuilt ->
                [yes] , als wäre er wiederaufgebaut
               *[no] { "" }
            }{ $spent ->
                [yes] , auch wenn er schon aktiviert wurde
               *[no] { "" }
            }
    """,
    ru="""
        use-room = { $where-acc }{ $rebuilt ->
            [yes] , как если бы она была восстановлена
           *[no] { "" }
        }{ $spent ->
            [yes] , даже если она уже активирована
           *[no] { "" }
        }
            .order = активируйте
            .always = активируйте
            .may = активировать
    """,
)


@dataclass(frozen=True, slots=True)
class UsesRoom(PlainTrigger):
    """``a mage activates a grey room``: a room's effect begins"""

    room: RoomFilter


USES_ROOM = TriggerForm(
    node=UsesRoom,
    name="verb: activate a room",
    ways=(Way("{who:model} <activate> {room:rooms}"),),
    gives=_ROOM_HAPPENS,
    examples=("A mage activates a grey room.",),
    en="""
        uses-room = { $room }
            .order = activate
            .one = activates
    """,
    de="""
        uses-room = { $room }
            .you = aktivierst
            .one = aktiviert
    """,
    ru="""
        uses-room = { $room }
            .you = активируете
            .one = активирует
    """,
)


@dataclass(frozen=True, slots=True)
class ResolvesRoom(PlainTrigger):
    """``you resolve the effect of a blue room`` / ``you resolve the effect of the Garden``"""

    room: RoomFilter


RESOLVES_ROOM = TriggerForm(
    node=ResolvesRoom,
    name="verb: resolve the effect of a room",
    ways=(Way('{who:model} <resolve> "the" "effect" "of" {room:rooms}'),),
    gives=_ROOM_HAPPENS,
    examples=("You resolve the effect of a blue room.",),
    en="""
        resolves-room = the effect of { $room }
            .order = resolve
            .one = resolves
    """,
    de="""
        resolves-room = den Effekt { $room-gen }
            .you = führst
            .one = führt
            .particle = aus
    """,
    ru="""
        resolves-room = эффект { $room-gen }
            .you = применяете
            .one = применяет
    """,
)
