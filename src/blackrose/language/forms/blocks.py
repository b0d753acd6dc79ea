"""What mages cannot do, and rooms that nobody can use, until the end of the round."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Manner, Way
from blackrose.language.tree.base import Clause
from blackrose.language.tree.phrases import ModelRef, RoomRef, TargetRoom

_UNTIL = '"until the end of the round"'


@dataclass(frozen=True, slots=True)
class Block(Clause):
    """``The target cannot move until the end of the round.``: a token on a mage. ``what`` is "move", "move by
    physical actions", "take physical actions" or "activate rooms".
    """

    who: ModelRef
    what: str


BLOCK = ClauseForm(
    node=Block,
    name="verb: cannot until the end of the round",
    ways=(
        Way(f'"cannot" <move=move> {_UNTIL}', {"what": "move"}, key="block-move"),
        Way(
            f'"cannot" <move=move> "by" "physical" "actions" {_UNTIL}',
            {"what": "move by physical actions"},
            key="block-walk",
        ),
        Way(
            f'"cannot" <take=take> "physical" "actions" {_UNTIL}',
            {"what": "take physical actions"},
            key="block-act",
        ),
        Way(f'"cannot" <activate=activate> "rooms" {_UNTIL}', {"what": "activate rooms"}, key="block-rooms"),
    ),
    manner=Manner.STATE,
    together=True,
    examples=(
        "The target cannot move until the end of the round.",
        "The target cannot move by physical actions until the end of the round.",
        "Each other mage cannot activate rooms until the end of the round.",
    ),
    en="""
        block-move = move { until-round }
            .order = cannot
            .one = cannot
        block-walk = move by physical actions { until-round }
            .order = cannot
            .one = cannot
        block-act = take physical actions { until-round }
            .order = cannot
            .one = cannot
        block-rooms = activate rooms { until-round }
            .order = cannot
            .one = cannot
    """,
    de="""
        block-move = { $subject-agrees ->
            [you] dich
           *[one] sich
        } { until-round } nicht bewegen und nicht bewegt werden
            .you = kannst
            .one = kann
            .many = können
            .may = können
        block-walk = { $subject-agrees ->
            [you] dich
           *[one] sich
        } { until-round } nicht durch physische Aktionen bewegen
            .you = kannst
            .one = kann
            .many = können
            .may = können
        block-act = { until-round } keine physischen Aktionen ausführen
            .you = kannst
            .one = kann
            .many = können
            .may = können
        block-rooms = { until-round } keine Räume aktivieren
            .you = kannst
            .one = kann
            .many = können
            .may = können
    """,
    ru="""
        block-move = передвигаться и не { $subject-agrees ->
            [you] можете
            [many] могут
           *[one] может
        } быть передвину{ $subject-agrees ->
            [one] { $subject-gender ->
                [f] та
                [n] то
               *[m] т
            }
           *[many] ты
        } { until-round }
            .you = не можете
            .one = не может
            .many = не могут
            .may = не мочь
        block-walk = передвигаться физическими действиями { until-round }
            .you = не можете
            .one = не может
            .many = не могут
            .may = не мочь
        block-act = совершать физические действия { until-round }
            .you = не можете
            .one = не может
            .many = не могут
            .may = не мочь
        block-rooms = активировать комнаты { until-round }
            .you = не можете
            .one = не может
            .many = не могут
            .may = не мочь
    """,
)


@dataclass(frozen=True, slots=True)
class CloseRoom(Clause):
    """``The target room cannot be activated until the end of the round.``"""

    where: TargetRoom


CLOSE_ROOM = ClauseForm(
    node=CloseRoom,
    name="verb: a room for the rest of the round",
    ways=(Way(f'{{where:target_room}} "cannot" "be" "activated" {_UNTIL}'),),
    manner=Manner.WHOLE,
    subject="closed-room",
    examples=("The target room cannot be activated until the end of the round.",),
    en="""
        closed-room = { $where-bare }
            .agrees = one
            .gender = n
        close-room = be activated { until-round }
            .one = cannot
    """,
    de="""
        closed-room = niemand
            .agrees = one
            .gender = m
        close-room = { until-round } { $where-acc } aktivieren
            .one = kann
    """,
    ru="""
        closed-room = никто
            .agrees = one
            .gender = m
        close-room = активировать { $where-acc } { until-round }
            .one = не может
    """,
)


@dataclass(frozen=True, slots=True)
class CountsAs(Clause):
    """``The target room counts as blue until the end of the round.``"""

    where: TargetRoom
    colour: str


COUNTS_AS = ClauseForm(
    node=CountsAs,
    name="verb: a room for the rest of the round",
    ways=(Way(f'{{where:target_room}} <count> "as" {{colour}} {_UNTIL}'),),
    manner=Manner.WHOLE,
    subject="counting-room",
    examples=("The target room counts as blue until the end of the round.",),
    en="""
        counting-room = { $where-bare }
            .agrees = one
            .gender = n
        counts-as = as { $hue } { until-round }
            .one = counts
    """,
    de="""
        counting-room = der Zielraum
            .agrees = one
            .gender = m
        counts-as = { until-round } als { $colour ->
            [black] schwarz
            [grey] grau
            [purple] violett
            [red] rot
            [green] grün
            [yellow] gelb
           *[blue] blau
        }
            .one = gilt
    """,
    ru="""
        counting-room = выбранная комната
            .agrees = one
            .gender = f
        counts-as = { $colour ->
            [black] чёрной
            [grey] серой
            [purple] фиолетовой
            [red] красной
            [green] зелёной
            [yellow] жёлтой
           *[blue] синей
        } { until-round }
            .one = считается
    """,
)


@dataclass(frozen=True, slots=True)
class BecomeCopy(Clause):
    """``The target room copies any room other than the Throne Room until the end of the round.``: its effect,
    colour and name; its cubes, slots and token stay its own.
    """

    where: TargetRoom
    of: RoomRef


BECOME_COPY = ClauseForm(
    node=BecomeCopy,
    name="verb: copy a room",
    ways=(Way(f"{{where:target_room}} <copy=copies> {{of:room}} {_UNTIL}"),),
    manner=Manner.WHOLE,
    subject="copying-room",
    examples=("The target room copies any room until the end of the round.",),
    en="""
        copying-room = { $where-bare }
            .agrees = one
            .gender = n
        become-copy = { $of-bare } { until-round }
            .order = copy
            .one = copies
    """,
    de="""
        copying-room = der Zielraum
            .agrees = one
            .gender = m
        become-copy = { until-round } { $of-acc }
            .one = kopiert
    """,
    ru="""
        copying-room = выбранная комната
            .agrees = one
            .gender = f
        become-copy = { until-round } { $of-acc }
            .one = копирует
    """,
)
