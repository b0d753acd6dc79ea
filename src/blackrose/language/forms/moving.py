"""Models that move or are placed in rooms and Cells."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import UP_TO, ClauseForm, Manner, Occasion, TriggerForm, Way
from blackrose.language.tree.base import Clause
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import ModelRef, RoomFilter, RoomRef

_MOVED = ("yourself", "named", "core", "core_placed")
"""Who can be placed: the grammar must see where the phrase ends and the room begins."""


_ROOM_HAPPENS = frozenset({Occasion.ROOM})


@dataclass(frozen=True, slots=True)
class Move(Clause):
    """``Move up to 4 rooms.`` / ``Move the target up to 1 room.``: single moves in one unbroken run, any
    may be left out. ``Move the target up to 1 room with another model in the target's room.``: both go into
    the same rooms.
    """

    who: ModelRef
    rooms: int
    along: ModelRef | None = None


MOVE = ClauseForm(
    node=Move,
    name="verb: move rooms",
    ways=(
        Way('<move> [{who:moved}] "up to" {rooms:0..} #room', {"along": None}),
        Way('<move> [{who:moved}] "up to" {rooms:0..} #room "with" {along:model}', key="move-along"),
    ),
    manner=Manner.ORDER,
    of_avatar=True,
    also=lambda _: (UP_TO,),
    examples=("Move up to 4 rooms.", "Move the target up to 1 room."),
    en="""
        move = { $who-agrees ->
            [you] { "" }
           *[other] { $who }
        } up to { $rooms ->
            [one] { $rooms } room
           *[other] { $rooms } rooms
        }
            .order = move
            .one = moves
        move-along = { move } with { $along }
            .order = move
            .one = moves
    """,
    de="""
        move = { $who-self } { moved-far }
            .order = bewege
            .one = bewegt
            .may = bewegen
        moved-far = um bis zu { $rooms ->
            [one] { $rooms } Raum
           *[other] { $rooms } Räume
        }
        move-along = { $who-self } zusammen mit { $along-dat } { moved-far }
            .order = bewege
            .one = bewegt
            .may = bewegen
    """,
    ru="""
        move = { moved } не более чем на { $rooms } { $rooms ->
            [one] комнату
            [few] комнаты
           *[many] комнат
        }
            .order = { $who-agrees ->
                [you] передвиньтесь
               *[one] передвиньте
            }
            .always = { $who-agrees ->
                [you] передвигайтесь
               *[one] передвигайте
            }
            .one = { $who-agrees ->
                [you] передвигается
               *[one] передвигает
            }
            .may = { $who-agrees ->
                [you] передвинуться
               *[one] передвинуть
            }
        move-along = { move } вместе с { $along-ins }
            .order = { $who-agrees ->
                [you] передвиньтесь
               *[one] передвиньте
            }
            .always = { $who-agrees ->
                [you] передвигайтесь
               *[one] передвигайте
            }
            .one = { $who-agrees ->
                [you] передвигается
               *[one] передвигает
            }
            .may = { $who-agrees ->
                [you] передвинуться
               *[one] передвинуть
            }
    """,
)


@dataclass(frozen=True, slots=True)
class MoveToward(Clause):
    """``The Possessed moves toward the target.``: single moves up to its Speed on a shortest way, in one run,
    no farther than there.
    """

    who: ModelRef
    goal: ModelRef | RoomRef


MOVE_TOWARD = ClauseForm(
    node=MoveToward,
    name="verb: move toward somebody or a room",
    ways=(Way('<move> "toward" {goal}'),),
    manner=Manner.STATE,
    examples=("The target moves toward you.",),
    en="""
        move-toward = toward { $to ->
            [room] { $goal-bare }
           *[model] { $goal }
        }
            .order = move
            .one = moves
    """,
    de="""
        move-toward = sich auf { $goal-acc } zu
            .one = bewegt
    """,
    ru="""
        move-toward = кратчайшим путём { $to ->
            [room] { $goal-into }
           *[model] к { $goal-dat }
        }
            .one = передвигается
    """,
)


@dataclass(frozen=True, slots=True)
class SwapPlaces(Clause):
    """``Swap places with the target.``: both enter the other's room at the same time."""

    with_: ModelRef


SWAP_PLACES = ClauseForm(
    node=SwapPlaces,
    name="verb: swap places",
    ways=(Way('<swap> "places with" {with_:model}'),),
    manner=Manner.ORDER,
    of_avatar=True,
    examples=("Swap places with the target.",),
    en="""
        swap-places = places with { $with_ }
            .order = swap
            .one = swaps
    """,
    de="""
        swap-places = mit { $with_-dat } die Plätze
            .order = tausche
            .one = tauscht
            .may = tauschen
    """,
    ru="""
        swap-places = местами с { $with_-ins }
            .order = поменяйтесь
            .always = меняйтесь
            .one = меняется
            .may = поменяться
    """,
)


@dataclass(frozen=True, slots=True)
class Moves(PlainTrigger):
    """``the target moves``: it enters a room from another, by itself or moved"""


MOVES = TriggerForm(
    node=Moves,
    name="verb: move rooms",
    ways=(Way("{who:model} <move>"),),
    gives=_ROOM_HAPPENS,
    en="""
        moves = { "" }
            .order = move
            .one = moves
    """,
    de="""
        moves = { $subject-agrees ->
            [you] dich
           *[one] sich
        }
            .you = bewegst
            .one = bewegt
    """,
    ru="""
        moves = { "" }
            .you = передвигаетесь
            .one = передвигается
    """,
)


@dataclass(frozen=True, slots=True)
class Enters(PlainTrigger):
    """``another mage enters a yellow or red room`` / ``you enter a room without your instability``"""

    room: RoomFilter


ENTERS = TriggerForm(
    node=Enters,
    name="verb: enter a room",
    ways=(Way("{who:model} <enter> {room:rooms}"),),
    gives=_ROOM_HAPPENS,
    examples=("Another mage enters a yellow or red room.",),
    en="""
        enters = { $room }
            .order = enter
            .one = enters
    """,
    de="""
        enters = { $room }
            .you = betrittst
            .one = betritt
    """,
    ru="""
        enters = в { $room }
            .you = входите
            .one = входит
    """,
)


@dataclass(frozen=True, slots=True)
class Put(Clause):
    """``Place yourself in the target room.`` / ``Place the target in your room or an adjacent one.``"""

    who: ModelRef
    where: RoomRef


PUT = ClauseForm(
    node=Put,
    name="verb: place a model in a room",
    ways=tuple(Way(f"<place> {{who:{who}}} {{where:put_where}}") for who in _MOVED),
    manner=Manner.ORDER,
    of_avatar=True,
    examples=(
        "Place yourself in the target room.",
        "Place the target in the target's room or an adjacent one.",
        "Place yourself in a room next to your Cell.",
    ),
    en="""
        put = { $who-self } { $where }
            .order = place
            .one = places
    """,
    de="""
        put = { $who-self } { $where-into }
            .order = teleportiere
            .one = teleportiert
            .may = teleportieren
    """,
    ru="""
        put = { moved } { $where-into }
            .order = { $who-agrees ->
                [you] перенеситесь
               *[one] перенесите
            }
            .always = { $who-agrees ->
                [you] переноситесь
               *[one] переносите
            }
            .one = { $who-agrees ->
                [you] переносится
               *[one] переносит
            }
            .may = { $who-agrees ->
                [you] перенестись
               *[one] перенести
            }
    """,
)


@dataclass(frozen=True, slots=True)
class ToCell(Clause):
    """``Place each mage in their Cell.`` / ``Place the target in their Cell.``"""

    who: ModelRef


TO_CELL = ClauseForm(
    node=ToCell,
    name="verb: place a mage in their Cell",
    ways=tuple(Way(f'<place> {{who:{who}}} "in" <your~who> "Cell"') for who in _MOVED),
    manner=Manner.ORDER,
    examples=("Place each mage in their Cell.",),
    en="""
        to-cell = { $who-self } in { $who-agrees ->
            [you] your
           *[one] their
        } Cell
            .order = place
    """,
    de="""
        to-cell = { $who-self } in { $who-agrees ->
            [you] deine
           *[one] { $who-gender ->
                [f] ihre
               *[m] seine
            }
        } Kammer
            .order = stelle
            .may = stellen
    """,
    ru="""
        to-cell = { moved } в { $who-agrees ->
            [you] свою
           *[one] { $who-gender ->
                [f] её
               *[m] его
            }
        } келью
            .order = { $who-agrees ->
                [you] вернитесь
               *[one] верните
            }
            .always = { $who-agrees ->
                [you] возвращайтесь
               *[one] возвращайте
            }
            .may = { $who-agrees ->
                [you] вернуться
               *[one] вернуть
            }
    """,
)


@dataclass(frozen=True, slots=True)
class IsCelled(PlainTrigger):
    """``a mage is placed in their Cell``: by a defeat or by an effect"""


IS_CELLED = TriggerForm(
    node=IsCelled,
    name="verb: place a mage in their Cell",
    ways=(Way('{who:model} <are> "placed" "in" <your> "Cell"'),),
    examples=(
        "Another mage is placed in their Cell.",
        "Whenever a mage is placed in their Cell, that mage gains 1 power.",
    ),
    en="""
        is-celled = placed in { their } Cell
            .order = are
            .one = is
    """,
    de="""
        is-celled = in { their }e Kammer gestellt
            .you = wirst
            .one = wird
    """,
    ru="""
        is-celled = в свою келью
            .you = возвращаетесь
            .one = возвращается
    """,
)
