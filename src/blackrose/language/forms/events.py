"""Events."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Done, IfForm, Manner, Need, Way
from blackrose.language.tree.base import Clause, If
from blackrose.language.tree.phrases import Amount


@dataclass(frozen=True, slots=True)
class DrawEvent(Clause):
    """``Draw 1 event.`` / ``Draw 1 event of moon 1.``"""

    amount: Amount
    moon: int | None = None


DRAW_EVENT = ClauseForm(
    node=DrawEvent,
    name="verb: draw N events",
    ways=(Way('<draw> {amount} #event ["of" "moon" {moon:1..3}] {each}'),),
    manner=Manner.ORDER,
    of_avatar=True,
    examples=("Draw 1 event.",),
    en="""
        draw-event = { quantity } { $quantity ->
            [all] events
           *[some] { $count ->
                [one] event
               *[other] events
            }
        } { of-moon } { $each }{ $cap }
            .order = draw
            .one = draws
    """,
    de="""
        draw-event = { $each } { quantity } { $quantity ->
            [all] Ereignisse
           *[some] { $count ->
                [one] Ereignis
               *[other] Ereignisse
            }
        } { of-moon }
            .order = ziehe
            .one = zieht
            .may = ziehen
            .tail = { $cap }
    """,
    ru="""
        draw-event = { quantity } { $quantity ->
            [all] события
           *[some] { $count ->
                [one] событие
                [few] события
               *[many] событий
            }
        } { of-moon } { $each }{ $cap }
            .order = возьмите
            .always = берите
            .one = берёт
            .may = взять
    """,
)


@dataclass(frozen=True, slots=True)
class DiscardEvent(Clause):
    """``Discard 1 event.``: one that lies on the board. Whether it pays the Black Rose is the edition's,
    unless it goes "without its power". ``Discard 1 event and share its power with the Black Rose.``: each
    gains half of what it pays, at least 1.
    """

    unpaid: bool = False
    shared: bool = False


DISCARD_EVENT = ClauseForm(
    node=DiscardEvent,
    name="verb: discard an event",
    ways=(
        Way('<discard> {=1} #event {unpaid? "without its power"}', {"shared": False}),
        Way(
            '<discard> {=1} #event "and share its power with the Black Rose"',
            {"shared": True, "unpaid": False},
            key="discard-event-shared",
        ),
    ),
    manner=Manner.ORDER,
    examples=("Discard 1 event.", "Discard 1 event without its power."),
    en="""
        discard-event = 1 event { $unpaid ->
            [yes] without its power
           *[no] { "" }
        }
            .order = discard
        discard-event-shared = 1 event and share its power with the Black Rose
            .order = discard
    """,
    de="""
        discard-event = 1 Ereignis
            .order = lege
            .may = ablegen
            .particle = ab
            .tail = { $unpaid ->
                [yes] , ohne dass die Black Rose dafür Machtpunkte erhält
               *[no] { "" }
            }
        discard-event-shared = 1 Ereignis
            .order = lege
            .may = ablegen
            .particle = ab
            .tail = , dessen Machtpunkte du mit der Black Rose teilst
    """,
    ru="""
        discard-event = 1 событие { $unpaid ->
            [yes] без его очков силы
           *[no] { "" }
        }
            .order = сбросьте
            .always = сбрасывайте
            .may = сбросить
        discard-event-shared = 1 событие, разделив его очки силы с Чёрной Розой
            .order = сбросьте
            .always = сбрасывайте
            .may = сбросить
    """,
)


@dataclass(frozen=True, slots=True)
class IfPlayed(If):
    """``If an event with a crown was played, …`` / ``If an event without a crown was played, …``"""

    crown: bool


IF_PLAYED = IfForm(
    node=IfPlayed,
    name="frame: if such a card was shown or played",
    ways=(
        Way('"if" "an event with a crown" "was" "played" ","', {"crown": True}),
        Way('"if" "an event without a crown" "was" "played" ","', {"crown": False}),
    ),
    needs=Need("was played", Done.PLAYED),
    examples=("If an event with a crown was played, gain 2 power.",),
    en="""
        if-played = if an event { $crown ->
            [yes] with
           *[no] without
        } a crown was played
    """,
    de="""
        if-played = wenn ein Ereignis { $crown ->
            [yes] mit
           *[no] ohne
        } Kronensymbol ausgespielt wurde
    """,
    ru="""
        if-played = если разыграно событие { $crown ->
            [yes] с короной
           *[no] без короны
        }
    """,
)
