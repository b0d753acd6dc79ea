"""Looking at what is hidden: hands, Ready spells and quests of others, and the tops of decks."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Done, Manner, Need, Way
from blackrose.language.tree.base import Clause
from blackrose.language.tree.phrases import ModelRef

_BACK = "with all going back in any order"
_OTHERS_BACK = "with the others going back in any order"
_OF_PREVIOUS = '"of" "the" "previous" "moon"'
_NAMED_MOON = '["of" "moon" {moon:1..3}]'


@dataclass(frozen=True, slots=True)
class Look(Clause):
    """``Look at the hand of the target.`` / ``Look at the Ready spells of each mage in the target room.`` /
    ``Look at the Active quests of …``: ``what`` is "hand", "ready" or "quests". Only you see them.
    """

    what: str
    of: ModelRef


LOOK = ClauseForm(
    node=Look,
    name="verb: look at hidden cards",
    ways=(
        Way('"look" "at" "the" "hand" "of" {of:model}', {"what": "hand"}),
        Way('"look" "at" "the" "Ready" <=spells> "of" {of:model}', {"what": "ready"}),
        Way('"look" "at" "the" <=Active> "quests" "of" {of:model}', {"what": "quests"}),
    ),
    manner=Manner.ORDER,
    examples=("Look at the hand of the target.", "Look at the Ready spells of another mage in your room."),
    en="""
        look = at the { $what ->
            [hand] hand
            [ready] Ready spells
           *[quests] Active quests
        } of { $of }
            .order = look
    """,
    de="""
        look = dir { $what ->
            [hand] die Handkarten
            [ready] die vorbereiteten Zauber
           *[quests] die aktiven Aufgaben
        } { $of-gen }
            .order = sieh
            .may = ansehen
            .particle = an
    """,
    ru="""
        look = { $what ->
            [hand] карты на руке
            [ready] заготовленные заклинания
           *[quests] активные задания
        } { $of-gen }
            .order = посмотрите
            .always = смотрите
            .may = посмотреть
    """,
)


@dataclass(frozen=True, slots=True)
class LookAtTop(Clause):
    """``Look at the top 4 events with all going back in any order.`` (``ordered``) / ``Look at the top 2
    quests of moon 3.``: of the running ``moon`` if none is named.
    """

    count: int
    quests: bool
    moon: int | None = None
    previous: bool = False
    ordered: bool = False


LOOK_AT_TOP = ClauseForm(
    node=LookAtTop,
    name="verb: look at the top of a deck",
    ways=(
        Way(
            f'"look" "at" "the" "top" {{count:1..}} #event {_NAMED_MOON} {{ordered? "{_BACK}"}}',
            {"quests": False, "previous": False},
        ),
        Way(
            f'"look" "at" "the" "top" {{count:1..}} #quest {_NAMED_MOON} {{ordered? "{_BACK}"}}',
            {"quests": True, "previous": False},
        ),
        Way(
            f'"look" "at" "the" "top" {{count:1..}} #quest {_OF_PREVIOUS} {{ordered? "{_BACK}"}}',
            {"quests": True, "previous": True, "moon": None},
        ),
    ),
    manner=Manner.ORDER,
    examples=("Look at the top 4 events with all going back in any order.", "Look at the top 2 quests."),
    en="""
        look-at-top = at the top { $count } { $quests ->
            [yes] { $count ->
                [one] quest
               *[other] quests
            }
           *[no] { $count ->
                [one] event
               *[other] events
            }
        } { of-moon } { of-previous-moon } { $ordered ->
            [yes] with all going back in any order
           *[no] { "" }
        }
            .order = look
        of-previous-moon = { $previous ->
            [yes] of the previous moon
           *[no] { "" }
        }
    """,
    de="""
        look-at-top = dir { $count ->
            [one] { $quests ->
                [yes] die oberste Aufgabe
               *[no] das oberste Ereignis
            }
           *[other] die obersten { $count } { $quests ->
                [yes] Aufgaben
               *[no] Ereignisse
            }
        } { of-moon } { of-previous-moon }
            .order = sieh
            .may = ansehen
            .particle = an
            .tail = { $ordered ->
                [yes] , alle kommen in beliebiger Reihenfolge zurück
               *[no] { "" }
            }
        of-previous-moon = { $previous ->
            [yes] der vorherigen Mondphase
           *[no] { "" }
        }
    """,
    ru="""
        look-at-top = { $count } { $quests ->
            [yes] { $count ->
                [one] верхнее задание
                [few] верхних задания
               *[many] верхних заданий
            }
           *[no] { $count ->
                [one] верхнее событие
                [few] верхних события
               *[many] верхних событий
            }
        } { of-moon } { of-previous-moon }{ $ordered ->
            [yes] , все возвращаются в любом порядке
           *[no] { "" }
        }
            .order = посмотрите
            .always = смотрите
            .may = посмотреть
        of-previous-moon = { $previous ->
            [yes] предыдущей фазы луны
           *[no] { "" }
        }
    """,
)


@dataclass(frozen=True, slots=True)
class PlayEvent(Clause):
    """``Play up to 1 of the top 3 events with the others going back in any order.``: it is drawn like any
    other event, if you like one.
    """

    of: int


PLAY_EVENT = ClauseForm(
    node=PlayEvent,
    name="verb: play one of the top events",
    ways=(Way(f'"play" "up to" {{=1}} "of" "the" "top" {{of:2..}} #event "{_OTHERS_BACK}"'),),
    manner=Manner.ORDER,
    does=Done.PLAYED,
    examples=("Play up to 1 of the top 3 events with the others going back in any order.",),
    en="""
        play-event = up to 1 of the top { $of } events with the others going back in any order
            .order = play
    """,
    de="""
        play-event = bis zu 1 der obersten { $of } Ereignisse aus
            .order = spiele
            .may = spielen
            .tail = , die anderen kommen in beliebiger Reihenfolge zurück
    """,
    ru="""
        play-event = не более 1 из { $of } верхних событий, остальные возвращаются в любом порядке
            .order = разыграйте
            .always = разыгрывайте
            .may = разыграть
    """,
)


@dataclass(frozen=True, slots=True)
class TakeQuest(Clause):
    """``Take 1 of the top 2 quests of moon 3.``: the others stay as they lie."""

    of: int
    moon: int | None = None
    previous: bool = False


TAKE_QUEST = ClauseForm(
    node=TakeQuest,
    name="verb: take one of the top quests",
    ways=(
        Way(f'<take> {{=1}} "of" "the" "top" {{of:2..}} #quest {_NAMED_MOON}', {"previous": False}),
        Way(
            f'<take> {{=1}} "of" "the" "top" {{of:2..}} #quest {_OF_PREVIOUS}',
            {"previous": True, "moon": None},
        ),
    ),
    manner=Manner.ORDER,
    does=Done.QUESTS,
    examples=("Take 1 of the top 2 quests of moon 3.",),
    en="""
        take-quest = 1 of the top { $of } quests { of-moon } { of-previous-moon }
            .order = take
    """,
    de="""
        take-quest = 1 der obersten { $of } Aufgaben { of-moon } { of-previous-moon }
            .order = nimm
            .may = nehmen
    """,
    ru="""
        take-quest = 1 из { $of } верхних заданий { of-moon } { of-previous-moon }
            .order = возьмите
            .always = берите
            .may = взять
    """,
)


@dataclass(frozen=True, slots=True)
class SettleQuest(Clause):
    """``Discard 1 of them for its power.`` / ``Put 1 of them among your Solved quests.`` (``kept``: it pays
    nothing), of the quests just drawn.
    """

    kept: bool


SETTLE_QUEST = ClauseForm(
    node=SettleQuest,
    name="verb: settle a quest just drawn",
    ways=(
        Way('<discard> {=1} "of" "them" "for" "its" "power"', {"kept": False}, key="cash-quest"),
        Way('"put" {=1} "of" "them" "among" "your" <=Solved> "quests"', {"kept": True}, key="lay-quest"),
    ),
    manner=Manner.ORDER,
    needs=Need("them", Done.QUESTS),
    examples=("Discard 1 of them for its power.",),
    en="""
        cash-quest = 1 of them for its power
            .order = discard
        lay-quest = 1 of them among your Solved quests
            .order = put
    """,
    de="""
        cash-quest = 1 davon gegen ihre Machtpunkte
            .order = lege
            .may = ablegen
            .particle = ab
        lay-quest = 1 davon zu deinen { solved }en Aufgaben
            .order = lege
            .may = legen
    """,
    ru="""
        cash-quest = 1 из них и получите указанные на нём очки силы
            .order = сбросьте
            .always = сбрасывайте
            .may = сбросить
        lay-quest = 1 из них к своим выполненным заданиям
            .order = положите
            .always = кладите
            .may = положить
    """,
)
