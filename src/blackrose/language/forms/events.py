"""Events."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Manner, Way
from blackrose.language.tree.base import Clause
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
            .may = взять
    """,
)


@dataclass(frozen=True, slots=True)
class DiscardEvent(Clause):
    """``Discard 1 event.``: one that lies on the board; it pays the Black Rose nothing."""


DISCARD_EVENT = ClauseForm(
    node=DiscardEvent,
    name="verb: discard an event",
    ways=(Way("<discard> {=1} #event"),),
    manner=Manner.ORDER,
    examples=("Discard 1 event.",),
    en="""
        discard-event = 1 event
            .order = discard
    """,
    de="""
        discard-event = 1 Ereignis
            .order = lege
            .may = ablegen
            .particle = ab
    """,
    ru="""
        discard-event = 1 событие
            .order = сбросьте
            .always = сбрасывайте
            .may = сбросить
    """,
)
