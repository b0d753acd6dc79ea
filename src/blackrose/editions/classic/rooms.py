"""Rooms in Classic: one face, and an activation token that is turned when it is used and won in the end.

The Black Rose room has no token before the second moon (TRK.5). A collapsed room keeps its name and colour
and does nothing any more (ROO.6, ROO.14).
"""

from __future__ import annotations

from typing import Final

from blackrose.editions.classic.quests import would_replace
from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.components import Room
from blackrose.engine.decisions import Option
from blackrose.engine.edition import Face, Faces, Rank
from blackrose.engine.meaning.colours import tile_of
from blackrose.engine.play.rooms import fall, full_rooms, ranking
from blackrose.engine.stack import full_stop
from blackrose.engine.table import FullStopFrame, GameFrame, PhaseFrame, Table, TextFrame
from blackrose.engine.verbs.possibility import WHOLLY
from blackrose.engine.verbs.registry import verify_sentence
from blackrose.language import tree as tr

OPEN: Final = 0
TURNED: Final = 1
CLOSED: Final = 2
COLLAPSED: Final = 3

FACES: Faces = Faces(
    (
        Face("open", effect=0, takes_cubes=True, after_use=TURNED, token="up"),
        Face(
            "turned", effect=0, takes_cubes=True, after_use=TURNED, usable=False, spent=True, token="turned"
        ),
        Face("closed", effect=0, takes_cubes=True, after_use=CLOSED, usable=False, spent=True),
        Face("collapsed", effect=0, takes_cubes=False, after_use=COLLAPSED, usable=False, spent=True),
    ),
    rebuilt=COLLAPSED,
    renewed=(OPEN, OPEN, CLOSED, COLLAPSED),
)

ROSE_ROOM: Final = 0
"""The position of the Black Rose room: the centre of every Lodge."""


def close_rose_room(t: Table, f: GameFrame) -> bool:
    """Every room has its token but the Black Rose room, whose token waits on the power board (SET.15)."""
    t.face[ROSE_ROOM] = CLOSED
    return True


def open_rose_room(t: Table, f: FullStopFrame) -> bool:
    """With the second moon the Black Rose room gets its token (TRK.5), unless it has collapsed by then."""
    if t.moon > 1 and t.face[ROSE_ROOM] == CLOSED:
        t.face[ROSE_ROOM] = OPEN
        changes.emit(t, ev.OPENED, ROSE_ROOM)
    return True


def pays(room: Room, cubes: tuple[int, ...]) -> list[Rank]:
    """Who would take the token of a room, for what it is worth at the end: nobody where several have most."""
    groups = ranking(cubes)
    worth = [room.token if at == 0 and len(who) == 1 else 0 for at, (_, who) in enumerate(groups)]
    return [Rank(number, who, power) for (number, who), power in zip(groups, worth, strict=True)]


def may_use(t: Table, seat: int, room: int) -> bool:
    """The Black Rose room may be used only if its whole effect is possible (ROO.12–13), unless the reward
    of a quest comes instead (QST.41).
    """
    if not _is_rose_room(t, room) or not t.rules.is_mage(seat) or would_replace(t, seat, room):
        return True
    code = t.rules.room_codes[t.tiles[room]][OPEN]
    text = TextFrame(code, seat, seat)
    sentences = [part for part in t.rules.programs[code].text if isinstance(part, tr.Sentence)]
    whole = all(verify_sentence(t, text, sentence).extent == WHOLLY for sentence in sentences)
    return whole and all(_are_enough(t, clause) for sentence in sentences for clause in sentence.clauses)


def may_leave_out(t: Table, room: int) -> bool:
    """Only the token is turned where who activates a room does not want its effect (ROO.11); that of the
    Black Rose room is always carried out (ROO.12).
    """
    return not _is_rose_room(t, room)


def _is_rose_room(t: Table, room: int) -> bool:
    """Whether a room is the Black Rose room, and not another that it copies for a while."""
    return room == ROSE_ROOM and tile_of(t, room) == t.tiles[room]


def _are_enough(t: Table, clause: tr.Clause) -> bool:
    """Whether there are as many forgotten spells as a clause looks at, not only as many as it takes."""
    if not isinstance(clause, tr.Draw) or clause.pile is not tr.Pile.FORGOTTEN:
        return True
    return clause.of is None or len(t.forgotten) >= clause.of


def turn_tokens(t: Table, f: PhaseFrame) -> bool:
    """The tokens of used rooms turn back (ROO.2)."""
    t.face = [t.rules.edition.faces.renewed[face] for face in t.face]
    return True


def collapse_rooms(t: Table, f: PhaseFrame) -> bool:
    """Full rooms collapse one by one, in the First Mage's order (INS.3)."""
    while full := full_rooms(t):
        options: tuple[Option, ...] = tuple(("room", room) for room in full)
        room = int(pick(t, f, t.first, "rebuild", options)[1])
        answered(f)
        collapse(t, room)
    full_stop(t)
    return True


def collapse(t: Table, room: int) -> int:
    """A room collapses: who has most cubes in it takes its token, the Black Rose where several have; gives
    who took it (INS.3, INS.6).
    """
    groups = ranking(t.slots[room])
    first = groups[0][1] if groups else ()
    winner = first[0] if len(first) == 1 else t.rules.rose
    fall(t, room, winner)
    return winner
