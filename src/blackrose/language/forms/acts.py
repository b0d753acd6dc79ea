"""Physical actions that end, rooms that are left, and physical action tokens that are lost."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Occasion, TriggerForm, Way
from blackrose.language.tree.base import Clause
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import Actor, Amount, RoomFilter


@dataclass(frozen=True, slots=True)
class CompletesPhysical(PlainTrigger):
    """``another mage completes a physical action``: in the Lodge; a defeat in the middle of it is no end"""


COMPLETES_PHYSICAL = TriggerForm(
    node=CompletesPhysical,
    name="verb: complete a physical action",
    ways=(Way('{who:model} <complete> <=a> "physical" "action"'),),
    gives=frozenset({Occasion.ROOM}),
    examples=("Another mage completes a physical action.",),
    en="""
        completes-physical = a physical action
            .order = complete
            .one = completes
    """,
    de="""
        completes-physical = eine physische Aktion
            .you = beendest
            .one = beendet
    """,
    ru="""
        completes-physical = физическое действие
            .you = завершаете
            .one = завершает
    """,
)


@dataclass(frozen=True, slots=True)
class LeavesRoom(PlainTrigger):
    """``the target leaves a blue room`` / ``the target leaves that room by a physical action``: for another
    room, not for the Cell
    """

    room: RoomFilter
    physically: bool = False


LEAVES_ROOM = TriggerForm(
    node=LeavesRoom,
    name="verb: leave a room",
    ways=(Way('{who:model} <leave> {room:rooms} {physically? "by a physical action"}'),),
    gives=frozenset({Occasion.ROOM}),
    examples=("The target leaves a room.",),
    en="""
        leaves-room = { $room } { $physically ->
            [yes] by a physical action
           *[no] { "" }
        }
            .order = leave
            .one = leaves
    """,
    de="""
        leaves-room = { $room } { $physically ->
            [yes] durch eine physische Aktion
           *[no] { "" }
        }
            .you = verlässt
            .one = verlässt
    """,
    ru="""
        leaves-room = { $room } { $physically ->
            [yes] физическим действием
           *[no] { "" }
        }
            .you = покидаете
            .one = покидает
    """,
)


@dataclass(frozen=True, slots=True)
class Exhaust(Clause):
    """``The target exhausts 1 physical action token.`` / ``… all physical action tokens.``"""

    actor: Actor
    amount: Amount


EXHAUST = ClauseForm(
    node=Exhaust,
    name="verb: exhaust a physical action token",
    ways=(Way('<exhaust> {amount} "physical" "action" #token {each}'),),
    examples=("The target exhausts 1 physical action token.",),
    en="""
        exhaust = { quantity } physical action { $quantity ->
            [all] tokens
           *[some] { $count ->
                [one] token
               *[other] tokens
            }
        } { $each }{ $cap }
            .order = exhaust
            .one = exhausts
    """,
    de="""
        exhaust = { $each } { quantity } Aktionsplättchen auf die Rückseite
            .order = drehe
            .one = dreht
            .may = drehen
            .tail = { $cap }
    """,
    ru="""
        exhaust = { quantity } { $quantity ->
            [all] свои жетоны
           *[some] { $count ->
                [one] свой жетон
                [few] своих жетона
               *[many] своих жетонов
            }
        } физических действий { $each }{ $cap }
            .order = переверните
            .always = переворачивайте
            .one = переворачивает
            .may = перевернуть
    """,
)
