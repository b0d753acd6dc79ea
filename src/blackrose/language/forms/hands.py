"""Spells of other mages: swapped, taken from the Library's discards, shown, resolved in their place."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Done, IfForm, Manner, Need, Way, some_spells
from blackrose.language.forms.casting import right_article
from blackrose.language.tree.base import Clause, If
from blackrose.language.tree.phrases import Actor


@dataclass(frozen=True, slots=True)
class SwapSpells(Clause):
    """``Swap 1 spell from hand with 1 spell from the target's hand.``: you see that hand and pick both; never
    forgotten spells, and for all to see.
    """


SWAP_SPELLS = ClauseForm(
    node=SwapSpells,
    name="verb: swap spells",
    ways=(Way('<swap> {=1} #spell "from" "hand" "with" {=1} #spell "from" "the" "target\'s" "hand"'),),
    manner=Manner.ORDER,
    examples=("Swap 1 spell from hand with 1 spell from the target's hand.",),
    en="""
        swap-spells = 1 spell from hand with 1 spell from the target's hand
            .order = swap
    """,
    de="""
        swap-spells = 1 Zauber aus deiner Hand gegen 1 Zauber aus der Hand des Ziels
            .order = tausche
            .may = tauschen
    """,
    ru="""
        swap-spells = 1 заклинание со своей руки на 1 заклинание с руки цели
            .order = обменяйте
            .always = обменивайте
            .may = обменять
    """,
)


@dataclass(frozen=True, slots=True)
class TakeDiscarded(Clause):
    """``Take 1 spell of your choice from the discards of the Library.``: of any school, for all to see."""


TAKE_DISCARDED = ClauseForm(
    node=TakeDiscarded,
    name="verb: take a spell of your choice",
    ways=(Way('<take> {=1} #spell "of your choice" "from" "the discards of the Library"'),),
    manner=Manner.ORDER,
    examples=("Take 1 spell of your choice from the discards of the Library.",),
    en="""
        take-discarded = 1 spell of your choice from the discards of the Library
            .order = take
    """,
    de="""
        take-discarded = 1 Zauber deiner Wahl aus den Ablagestapeln der Bibliothek
            .order = nimm
            .may = nehmen
    """,
    ru="""
        take-discarded = 1 заклинание по своему выбору из сброса библиотеки
            .order = возьмите
            .always = берите
            .may = взять
    """,
)


@dataclass(frozen=True, slots=True)
class ResolveNext(Clause):
    """``Resolve the target's next Ready standard spell as if it were yours.``: it is revealed and spent, from
    where you are and with your cubes; a trap or protection does what it can without its condition.
    """


RESOLVE_NEXT = ClauseForm(
    node=ResolveNext,
    name="verb: cast the next Ready spell",
    ways=(Way('<resolve> "the" "target\'s" "next" "Ready" "standard" "spell" "as if it were yours"'),),
    manner=Manner.ORDER,
    examples=("Resolve the target's next Ready standard spell as if it were yours.",),
    en="""
        resolve-next = the target's next Ready standard spell as if it were yours
            .order = resolve
    """,
    de="""
        resolve-next = den nächsten vorbereiteten Standardzauber des Ziels wie deinen eigenen
            .order = führe
            .may = ausführen
            .particle = aus
    """,
    ru="""
        resolve-next = следующее заготовленное стандартное заклинание цели как своё
            .order = примените
            .always = применяйте
            .may = применить
    """,
)


@dataclass(frozen=True, slots=True)
class ShowNext(Clause):
    """``The target shows their next Ready spell.``: everybody sees it, and it stays Ready."""

    actor: Actor


SHOW_NEXT = ClauseForm(
    node=ShowNext,
    name="verb: show a card",
    ways=(Way('<show> <your> "next" "Ready" "spell"'),),
    does=Done.SHOWN,
    examples=("The target shows their next Ready spell.",),
    en="""
        show-next = { their } next Ready spell
            .order = show
            .one = shows
    """,
    de="""
        show-next = { their }en nächsten vorbereiteten Zauber
            .order = zeige
            .one = zeigt
            .may = zeigen
    """,
    ru="""
        show-next = своё следующее заготовленное заклинание
            .order = покажите
            .always = показывайте
            .one = показывает
            .may = показать
    """,
)


@dataclass(frozen=True, slots=True)
class IfShown(If):
    """``If a combat spell was shown, …``: of what the text has had shown."""

    types: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()


IF_SHOWN = IfForm(
    node=IfShown,
    name="frame: if such a card was shown or played",
    ways=(Way('"if" {a:article} {elements} {types} "spell" "was" "shown" ","', check=right_article),),
    also=some_spells,
    needs=Need("was shown", Done.SHOWN),
    examples=("The target shows their next Ready spell. If a combat spell was shown, gain 1 power.",),
    en="""
        if-shown = if { $vowel } { $elements } { $types } spell was shown
    """,
    de="""
        if-shown = wenn ein { such-spells } gezeigt wurde
    """,
    ru="""
        if-shown = если показано заклинание { such }
    """,
)
