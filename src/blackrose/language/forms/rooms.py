"""The effects of rooms."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Manner, Need, Occasion, TriggerForm, Way
from blackrose.language.tree.base import Clause
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import RoomFilter, RoomRef, There

_ROOM_HAPPENS = frozenset({Occasion.ROOM})


@dataclass(frozen=True, slots=True)
class UseRoom(Clause):
    """``Activate the room of a construct even if it was used.`` (``spent``) / ``Activate the rebuilt effect
    of any room other than the Throne Room.`` (``rebuilt``) / ``Activate the target room again.``: one that
    was used (``again``)
    """

    where: RoomRef
    rebuilt: bool = False
    spent: bool = False
    again: bool = False


USE_ROOM = ClauseForm(
    node=UseRoom,
    name="verb: activate a room",
    ways=(
        Way(
            '<activate> "that" "room"',
            {"where": There(), "rebuilt": False, "spent": False, "again": False},
            key="use-that-room",
        ),
        Way('<activate> {where:room} {spent? "even if it was used"}', {"rebuilt": False, "again": False}),
        Way('<activate> {where:room} "again"', {"rebuilt": False, "spent": False, "again": True}),
        Way(
            '<activate> "the" "rebuilt" "effect" "of" {where:room} {spent? "even if it was used"}',
            {"rebuilt": True, "again": False},
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
        } { $again ->
            [yes] again
           *[no] { "" }
        }
            .order = activate
        use-that-room = that room
            .order = activate
    """,
    de="""
        use-room = { $where-acc } { $again ->
            [yes] erneut
           *[no] { "" }
        }
            .order = aktiviere
            .may = aktivieren
            .tail = { $rebuilt ->
                [yes] , als wäre er wiederaufgebaut
               *[no] { "" }
            }{ $spent ->
                [yes] , auch wenn er schon aktiviert wurde
               *[no] { "" }
            }
        use-that-room = diesen Raum
            .order = aktiviere
            .may = aktivieren
    """,
    ru="""
        use-room = { $again ->
            [yes] ещё раз
           *[no] { "" }
        } { $where-acc }{ $rebuilt ->
            [yes] , как если бы она была восстановлена
           *[no] { "" }
        }{ $spent ->
            [yes] , даже если она уже активирована
           *[no] { "" }
        }
            .order = активируйте
            .always = активируйте
            .may = активировать
        use-that-room = эту комнату
            .order = активируйте
            .always = активируйте
            .may = активировать
    """,
)


@dataclass(frozen=True, slots=True)
class CancelRoom(Clause):
    """``Cancel the activation of that room.``: nothing comes of it, and its token is not turned."""


CANCEL_ROOM = ClauseForm(
    node=CancelRoom,
    name="verb: cancel the activation of a room",
    ways=(Way('"cancel" "the" "activation" "of" "that" "room"'),),
    manner=Manner.ORDER,
    needs=Need("that room", Occasion.USED),
    examples=("Cancel the activation of that room.",),
    en="""
        cancel-room = the activation of that room
            .order = cancel
    """,
    de="""
        cancel-room = die Aktivierung dieses Raums
            .order = neutralisiere
            .may = neutralisieren
    """,
    ru="""
        cancel-room = активацию этой комнаты
            .order = отмените
            .always = отменяйте
            .may = отменить
    """,
)


@dataclass(frozen=True, slots=True)
class RoomsClosed(Clause):
    """``Blue or grey rooms cannot be activated.``: by nobody, in no way, while the rule holds; ``named``:
    ``Rooms of that colour cannot be activated.``
    """

    colours: tuple[str, ...] = ()
    named: bool = False


ROOMS_CLOSED = ClauseForm(
    node=RoomsClosed,
    name="verb: rooms cannot be activated",
    ways=(
        Way('{colours} "rooms" "cannot" "be" "activated"', {"named": False}),
        Way(
            '"rooms" "of" "that" "colour" "cannot" "be" "activated"',
            {"named": True, "colours": ()},
        ),
    ),
    manner=Manner.WHOLE,
    subject="rooms-of-colour",
    stands=True,
    examples=("Blue or grey rooms cannot be activated.",),
    en="""
        rooms-of-colour = { $named ->
            [yes] rooms of that colour
           *[no] { $colours } rooms
        }
            .agrees = many
            .gender = n
        rooms-closed = be activated
            .order = cannot
    """,
    de="""
        rooms-of-colour = { $named ->
            [yes] Räume dieser Farbe
           *[no] { $colours-strong } Räume
        }
            .agrees = many
            .gender = m
        rooms-closed = nicht aktiviert werden
            .many = können
    """,
    ru="""
        rooms-of-colour = { $named ->
            [yes] комнаты этого цвета
           *[no] { $colours-many } комнаты
        }
            .agrees = many
            .gender = f
        rooms-closed = активировать
            .many = нельзя
    """,
)


@dataclass(frozen=True, slots=True)
class CopyRoom(Clause):
    """``Copy the effect of any room that was used.``: it is carried out from where you are, and counts as
    what copies it; no token is turned.
    """

    where: RoomRef


COPY_ROOM = ClauseForm(
    node=CopyRoom,
    name="verb: copy a room",
    ways=(Way('<copy> "the" "effect" "of" {where:room} "that was used"'),),
    manner=Manner.ORDER,
    examples=("Copy the effect of any room that was used.",),
    en="""
        copy-room = the effect of { $where-bare } that was used
            .order = copy
    """,
    de="""
        copy-room = { $where-acc }
            .order = kopiere
            .may = kopieren
            .tail = , der in dieser Runde schon aktiviert wurde
    """,
    ru="""
        copy-room = { $where-acc }, уже активированную в этом раунде
            .order = скопируйте
            .always = копируйте
            .may = скопировать
    """,
)


@dataclass(frozen=True, slots=True)
class DestroyRoom(Clause):
    """``Collapse another room 1 from the target room and take its token.``: at once, whatever lies in it."""

    where: RoomRef


DESTROY_ROOM = ClauseForm(
    node=DestroyRoom,
    name="verb: make a room collapse",
    ways=(Way('"collapse" {where:room} "and take its token"'),),
    manner=Manner.ORDER,
    examples=("Collapse any room and take its token.",),
    en="""
        destroy-room = { $where-bare } and take its token
            .order = collapse
    """,
    de="""
        destroy-room = { $where-acc }
            .order = zerstöre
            .may = zerstören
            .tail = { " " }und nimm das Aktivierungsplättchen
    """,
    ru="""
        destroy-room = { $where-acc } и возьмите её жетон активации
            .order = уничтожьте
            .always = уничтожайте
            .may = уничтожить
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
    gives=frozenset({Occasion.ROOM, Occasion.USED}),
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
