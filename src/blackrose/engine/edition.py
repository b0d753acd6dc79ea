"""What an edition is, as data: its lists, its figures, and its ways where editions differ.

Nothing here knows any edition; the editions stand in :mod:`blackrose.editions`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from blackrose.engine.decisions import Option
from blackrose.engine.geometry import Lodge
from blackrose.language.tree.base import Record

if TYPE_CHECKING:
    from blackrose.engine.components import Room
    from blackrose.engine.programs import Program
    from blackrose.engine.table import ActivationFrame, CastFrame, Frame, Table, TextFrame

Chooser = Callable[["Table", "Frame", int, str], int]
"""Says which seat answers a kind of question for a faction without a player; NOBODY leaves it to the next."""

Narrowing = Callable[["Table", "Frame", str, tuple[Option, ...]], tuple[Option, ...]]
"""Says what the rules of an Avatar leave of the answers to its question of a kind."""

Step = Callable[["Table", Any], bool]
"""One step of a list. True: done, go on; False: it asked or pushed, call again."""


@dataclass(frozen=True, slots=True)
class Phase(Record):
    """A phase of the round: its name and its steps in order."""

    name: str
    steps: tuple[Step, ...]


class Action(NamedTuple):
    """A kind of action: the answers it is offered by now, and how one of them begins."""

    name: str
    offered: Callable[[Table, ActivationFrame], list[Option]]
    begin: Callable[[Table, ActivationFrame, Option], None]


class Actions(NamedTuple):
    """What a mage may do in an activation: the kinds of actions in the order offered, how many, and who may
    pass without taking any.
    """

    kinds: tuple[Action, ...]
    most: int
    may_pass: Callable[[Table, int], bool]
    momentum_moves: bool = False
    """Whether the move of momentum must be made."""


class Planning(NamedTuple):
    """How spells are planned.

    ``order`` are the slots in the order asked, ``least`` is how many must be filled by a mage who has so many
    spells, and the slots in ``always`` must be filled in any case. Of the spells drawn from the Library in
    study so many are ``kept``; ``away_early`` says whether a spell may be put away before all of them are
    kept.
    """

    order: tuple[int, ...]
    least: int
    kept: int
    always: tuple[int, ...] = ()
    away_early: bool = True


class Face(NamedTuple):
    """A face of a room: its name, which of the room's effects it has, whether it takes instability, which
    face it shows once it was used, and whether it can be used at all; a ``spent`` one does nothing. Its
    activation ``token`` lies "up" or "turned", or there is none.
    """

    name: str
    effect: int
    takes_cubes: bool
    after_use: int
    usable: bool = True
    spent: bool = False
    token: str = ""


class Faces(NamedTuple):
    """The faces rooms can show, by number; the first is the one they are laid out with.

    ``rebuilt`` is the face of a room that was filled, ``renewed`` what each face becomes in the clean-up.
    """

    kinds: tuple[Face, ...]
    rebuilt: int
    renewed: tuple[int, ...]


class Rank(NamedTuple):
    """Factions that gave equally many cubes to a room, and what each of them gains for it."""

    cubes: int
    factions: tuple[int, ...]
    reward: int


class Ways(NamedTuple):
    """How an edition does what others do otherwise; the functions stand where the rule is carried out."""

    dummies: Callable[[Table, Program, tuple[int, ...]], tuple[int, ...]]
    """The rooms among those seen where a caster may say that a dummy target stands."""

    may_aim_at: Callable[[Table, TextFrame, int], bool]
    """Whether a text that names nobody's side may aim at a model."""

    harmless_to: Callable[[TextFrame, int], int]
    """Whose side a harmful phrase leaves out, where a faction carries it out."""

    last_room: Callable[[TextFrame], tuple[int, ...]]
    """Where distances start from a target that left the Lodge."""

    rose_converts: Callable[[Table, TextFrame, tuple[int, ...], tuple[int, ...], int, Any], tuple[int, ...]]
    """Which of the cubes of others in a row the Black Rose converts, as many as she can."""

    makes_way: Callable[[Table, TextFrame, int, list[int]], int]
    """Which evocation leaves for one too many; NOBODY where the new one does not come."""

    protects_first: bool = False
    """Whether protections answer a hit once it is known and before its cubes are placed (TRP.34)."""

    answers_forgotten: bool = False
    """Whether a forgotten spell that reaches somebody can be answered like any other (TGT.34)."""

    springs_own: bool = True
    """Whether one's own side can set off one's traps."""

    spares_nobody: bool = False
    """Whether converting touches one's own side as well (DMG.7); harm never does."""

    must_convert: bool = False
    """Whether a mage converts as many cubes as told, or all there are (EFF.27); otherwise up to so many."""

    needs_target: bool = False
    """Whether a spell that finds no legal target does nothing more (TGT.24)."""

    moves_first: bool = False
    """Whether an evocation moves before it attacks, never after (EVO.17)."""

    fulfils: Callable[[Table, int, int], None] | None = None
    """How a mage's quest is done where that is one step: shown and rewarded; None where it is Completed first
    and Solved later.
    """

    open_discards: bool = False
    """Whether discarded quests lie face-up (HID.9)."""

    events_always_pay: bool = False
    """Whether an event that an effect discards pays its right figure, unless that says otherwise (EVT.12)."""

    may_use: Callable[[Table, int, int], bool] | None = None
    """Whether a mage may use a room with its token face-up; None where nothing more is asked."""

    may_leave_out: Callable[[Table, int], bool] | None = None
    """Whether who activates a room may leave its effect out (ROO.11); None where it is always carried out as
    far as possible (ROO.17).
    """

    rebuilds: Callable[[Table, int, int], None] | None = None
    """How a room is rebuilt at once that an effect makes collapse, for whoever resolves it (MIX.12); None
    where rooms do collapse.
    """

    rooms_wait: bool = False
    """Whether what waits for a room to be used comes before its effect, however it is used (QST.41)."""

    names_element: bool = False
    """Whether a spell of any element counts as one that is named when it is revealed (SPL.14)."""

    swaps_sentences: bool = False
    """Whether a mage short of cubes may place a spell's instability before its damage (CUB.3)."""

    cubes_in_order: bool = True
    """Whether a rule goes by the order of all cubes of a row, and not only by the last one on a bar."""


class Difficulty(NamedTuple):
    """How hard an Avatar makes it: its commands in an action phase, and how many of the next moon's come into
    its decks besides.
    """

    commands: int
    ahead: int = 0


NO_DIFFICULTY: Final = Difficulty(0)


def leaves_all(t: Table, f: Frame, kind: str, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Every answer, where an edition has no Avatar."""
    return options


def hears_everything(t: Table, kinds: int) -> bool:
    """Whether any step of the full stop has to do with events of these kinds (bits) as things stand. An
    edition may say no where none has: then there is no full stop, and play is the same.
    """
    return True


@dataclass(frozen=True, slots=True)
class Edition(Record):
    """How an edition plays: what differs between editions is which of these lists it uses.

    ``full_stop`` runs after every sentence, ``defeat`` when a mage is defeated, ``casting`` when a spell is
    cast, ``setup`` before the first round, ``finish`` at the end. A round is the last one when ``is_last``
    says so in its last step. ``first_mage`` names the First Mage as a phase begins. ``reaction_order``
    are the factions in the order in which they answer at a full stop; ``reach_cells`` the kinds of texts
    that reach mages in their Cells.
    """

    name: str
    version: str
    layouts: dict[int, Lodge]
    setup: tuple[Step, ...]
    phases: tuple[Phase, ...]
    actions: Actions
    casting: tuple[Callable[[Table, CastFrame], None], ...]
    planning: Planning
    full_stop: tuple[Step, ...]
    reaction_order: Callable[[Table], tuple[int, ...]]
    first_mage: Callable[[Table], int]
    defeat: tuple[Step, ...]
    finish: tuple[Step, ...]
    is_last: Callable[[Table], bool]
    choosers: tuple[Chooser, ...]
    faces: Faces
    room_pays: Callable[[Room, tuple[int, ...]], list[Rank]]
    ways: Ways
    reach_cells: frozenset[str]
    mage_cubes: int
    rose_cubes: int
    track_top: int
    evocation_places: int
    rose_places: int
    physical_tokens: int
    draws: int
    defeat_alone: int
    rounds: int = 0
    moons: str = ""
    trophies: int = 0
    defeat_pays: tuple[int, ...] = (3, 1)  # power by rank where several have damage on a defeated mage
    track_from_top: bool = False  # whether a token is turned at the top of the track, or past it
    expansion: frozenset[str] = frozenset()  # mages and schools of the box that the option "expansion" adds
    watched: int = 0  # events that steps of the full stop wait for themselves, as bits
    only_after: dict[Step, int] = field(default_factory=dict)  # steps of it that nothing else calls for
    hears: Callable[[Table, int], bool] = hears_everything  # whether a full stop could do anything
    narrows: Narrowing = leaves_all
    difficulties: dict[str, Difficulty] = field(default_factory=dict)  # of an Avatar, by the option's value
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)
