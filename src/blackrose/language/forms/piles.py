"""Spells that move between hand, grimoire, Memories and the forgotten ones."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Done, Manner, TriggerForm, Values, Way, Wrong
from blackrose.language.tree.base import Clause
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import Actor, Amount, BlackRose, ModelRef, You
from blackrose.language.tree.words import Kept, Pile

_TOP_OF_PILE = "verb: take N of the top of a pile"
_FORGOTTEN = "verb: take N forgotten spells"


def _another_mage(values: Values) -> Wrong | None:
    """Your own Ready spells are discarded by "Discard 1 Ready spell.": you know them."""
    if isinstance(values["actor"], You | BlackRose):
        return Wrong(("another mage who discards",), values["verb"])
    return None


@dataclass(frozen=True, slots=True)
class Draw(Clause):
    """``Draw 2 spells from your grimoire.`` / ``Take 1 forgotten spell.`` / ``Take 1 random spell from
    your Memories.`` / ``Take 1 of the top 3 forgotten spells.`` (``of`` 3: the others leave the game) /
    ``Take 1 of the top 3 forgotten spells with the others going under the deck in any order.`` (``under``) /
    ``Take 2 of the top 4 spells of your grimoire.`` (the others stay as they lie) / ``… with the others going
    back in any order.`` (``ordered``) / ``Take 1 of the top 5 spells of a school of the Library.`` (the
    others are shuffled back) / ``Take the top 2 spells of your Memories.`` (``top``)
    """

    actor: Actor
    amount: Amount
    pile: Pile
    of: int | None = None
    under: bool = False
    ordered: bool = False
    top: bool = False


DRAW = ClauseForm(
    node=Draw,
    ways=(
        Way(
            '<take> {amount} "of" "the" "top" {of:2..} #spell "of" <your> "grimoire"'
            ' {ordered? "with the others going back in any order"}',
            {"pile": Pile.GRIMOIRE, "top": False},
            key="draw-top-own",
            name=_TOP_OF_PILE,
        ),
        Way(
            '<take> {amount} "of" "the" "top" {of:2..} #spell "of" <your> "Memories"'
            ' {ordered? "with the others going back in any order"}',
            {"pile": Pile.MEMORIES, "top": False},
            key="draw-top-own",
            name=_TOP_OF_PILE,
        ),
        Way(
            '<take> {amount} "of" "the" "top" {of:2..} #spell "of" <=a> "school" "of" "the" "Library"',
            {"pile": Pile.LIBRARY, "ordered": False},
            key="draw-top-school",
            name=_TOP_OF_PILE,
        ),
        Way(
            '<take> "the" "top" {amount} #spell "of" <your> "Memories"',
            {"pile": Pile.MEMORIES, "of": None, "top": True},
            key="draw-top-memories",
            name=_TOP_OF_PILE,
        ),
        Way(
            '<draw> {amount} #spell "from" <your> "grimoire" {each}',
            {"pile": Pile.GRIMOIRE},
            name="verb: draw N spells from the grimoire",
        ),
        Way(
            '<draw> {amount} #spell "from" "the" "Library" {each}',
            {"pile": Pile.LIBRARY},
            name="verb: draw N spells from the Library",
        ),
        Way(
            '<take> {amount} "of" "the" "top" {of:2..} "forgotten" #spell'
            ' {under? "with the others going under the deck in any order"}',
            {"pile": Pile.FORGOTTEN},
            key="draw-top",
            name="verb: take N of the top forgotten spells",
        ),
        Way('<take> {amount} "forgotten" #spell {each}', {"pile": Pile.FORGOTTEN}, name=_FORGOTTEN),
        Way(
            '<take> {amount} "random" #spell "from" <your> "Memories" {each}',
            {"pile": Pile.MEMORIES},
            name="verb: take N random spells from the Memories",
        ),
    ),
    examples=(
        "Draw 2 spells from your grimoire.",
        "Draw 1 spell from the Library.",
        "Take 1 forgotten spell.",
        "Take 1 of the top 3 forgotten spells.",
        "Take 2 of the top 4 spells of your grimoire.",
        "Take 1 random spell from your Memories.",
    ),
    en="""
        draw = { quantity } { $pile ->
            [grimoire] { spells } from { their } grimoire
            [library] { spells } from the Library
            [forgotten] forgotten { spells }
           *[memories] random { spells } from { their } Memories
        } { $each }{ $cap }
            .order = { $pile ->
                [forgotten] take
                [memories] take
               *[other] draw
            }
            .one = { draw.order }s
        draw-top = { quantity } of the top { $of } forgotten { $of ->
            [one] spell
           *[other] spells
        } { $each }{ $cap } { $under ->
            [yes] with the others going under the deck in any order
           *[no] { "" }
        }
            .order = take
            .one = takes
        draw-top-own = { quantity } of the top { $of } spells of { their } { $pile ->
            [grimoire] grimoire
           *[memories] Memories
        } { $each }{ $cap } { $ordered ->
            [yes] with the others going back in any order
           *[no] { "" }
        }
            .order = take
            .one = takes
        draw-top-school = { quantity } of the top { $of } spells of a school of the Library
            .order = take
            .one = takes
        draw-top-memories = the top { quantity } { spells } of { their } Memories
            .order = take
            .one = takes
    """,
    de="""
        draw = { $each } { quantity } { $pile ->
            [grimoire] Zauber aus { their }em Zauberbuch
            [library] Zauber aus der Bibliothek
            [forgotten] Zauber der Vergessenen
           *[memories] zufällig{ adjective-ending } Zauber aus { their }en Erinnerungen
        }
            .order = { $pile ->
                [forgotten] nimm
                [memories] nimm
               *[other] ziehe
            }
            .one = { $pile ->
                [forgotten] nimmt
                [memories] nimmt
               *[other] zieht
            }
            .may = { $pile ->
                [forgotten] nehmen
                [memories] nehmen
               *[other] ziehen
            }
            .tail = { $cap }
        draw-top = { $each } { quantity } der obersten { $of } Zauber der Vergessenen
            .order = nimm
            .one = nimmt
            .may = nehmen
            .tail = { $cap }{ $under ->
                [yes] , die anderen kommen in beliebiger Reihenfolge unter den Stapel
               *[no] { "" }
            }
        draw-top-own = { $each } { quantity } der obersten { $of } Zauber { $pile ->
            [grimoire] { their }es Zauberbuchs
           *[memories] { their }er Erinnerungen
        }
            .order = nimm
            .one = nimmt
            .may = nehmen
            .tail = { $cap }{ $ordered ->
                [yes] , die anderen kommen in beliebiger Reihenfolge zurück
               *[no] { "" }
            }
        draw-top-school = { quantity } der obersten { $of } Zauber einer Zauberschule der Bibliothek
            .order = nimm
            .one = nimmt
            .may = nehmen
            .tail = , die anderen werden zurückgemischt
        draw-top-memories = { $count ->
            [one] den obersten
           *[other] die obersten { $count }
        } Zauber { their }er Erinnerungen
            .order = nimm
            .one = nimmt
            .may = nehmen
    """,
    ru="""
        draw = { quantity } { $pile ->
            [grimoire] { spells } из своего гримуара
            [library] { spells } из библиотеки
            [forgotten] забыт{ adjective-ending } { spells }
           *[memories] случайн{ adjective-ending } { spells } из своих воспоминаний
        } { $each }{ $cap }
            .order = возьмите
            .always = берите
            .one = берёт
            .may = взять
        draw-top = { quantity } из { $of } { $of ->
            [one] верхнего забытого заклинания
           *[many] верхних забытых заклинаний
        } { $each }{ $cap }{ $under ->
            [yes] , остальные возвращаются под колоду в любом порядке
           *[no] { "" }
        }
            .order = возьмите
            .always = берите
            .one = берёт
            .may = взять
        draw-top-own = { quantity } из { $of } верхних заклинаний { $pile ->
            [grimoire] своего гримуара
           *[memories] своих воспоминаний
        } { $each }{ $cap }{ $ordered ->
            [yes] , остальные возвращаются в любом порядке
           *[no] { "" }
        }
            .order = возьмите
            .always = берите
            .one = берёт
            .may = взять
        draw-top-school = { quantity } из { $of } верхних заклинаний одной школы библиотеки, остальные
            замешиваются обратно
            .order = возьмите
            .always = берите
            .one = берёт
            .may = взять
        draw-top-memories = { $count } { $count ->
            [one] верхнее заклинание
            [few] верхних заклинания
           *[many] верхних заклинаний
        } своих воспоминаний
            .order = возьмите
            .always = берите
            .one = берёт
            .may = взять
    """,
)


@dataclass(frozen=True, slots=True)
class TakesForgotten(PlainTrigger):
    """``you take a forgotten spell``"""


TAKES_FORGOTTEN = TriggerForm(
    node=TakesForgotten,
    name=_FORGOTTEN,
    ways=(Way('{who:model} <take> <=a> "forgotten" "spell"'),),
    en="""
        takes-forgotten = a forgotten spell
            .order = take
            .one = takes
    """,
    de="""
        takes-forgotten = einen Zauber der Vergessenen
            .you = nimmst
            .one = nimmt
    """,
    ru="""
        takes-forgotten = забытое заклинание
            .you = берёте
            .one = берёт
    """,
)


@dataclass(frozen=True, slots=True)
class Search(Clause):
    """``Take 1 spell of your choice from your grimoire.`` / ``… from your grimoire or Memories.``

    A grimoire that was searched is shuffled.
    """

    memories: bool = False


SEARCH = ClauseForm(
    node=Search,
    name="verb: take a spell of your choice",
    ways=(Way('<take> {=1} #spell "of your choice" "from" "your" "grimoire" {memories? "or" "Memories"}'),),
    manner=Manner.ORDER,
    examples=("Take 1 spell of your choice from your grimoire.",),
    en="""
        search = 1 spell of your choice from your grimoire { $memories ->
            [yes] or Memories
           *[no] { "" }
        }
            .order = take
    """,
    de="""
        search = 1 Zauber deiner Wahl aus deinem Zauberbuch { $memories ->
            [yes] oder deinen Erinnerungen
           *[no] { "" }
        }
            .order = nimm
            .may = nehmen
    """,
    ru="""
        search = 1 заклинание по своему выбору из своего гримуара { $memories ->
            [yes] или воспоминаний
           *[no] { "" }
        }
            .order = возьмите
            .always = берите
            .may = взять
    """,
)


@dataclass(frozen=True, slots=True)
class ShuffleMemories(Clause):
    """``Shuffle your Memories into your grimoire.``"""


SHUFFLE_MEMORIES = ClauseForm(
    node=ShuffleMemories,
    name="verb: shuffle the Memories",
    ways=(Way('"shuffle" "your" "Memories" "into" "your" "grimoire"'),),
    manner=Manner.ORDER,
    examples=("Shuffle your Memories into your grimoire.",),
    en="""
        shuffle-memories = your Memories into your grimoire
            .order = shuffle
    """,
    de="""
        shuffle-memories = deine Erinnerungen in dein Zauberbuch
            .order = mische
            .may = mischen
    """,
    ru="""
        shuffle-memories = свои воспоминания в свой гримуар
            .order = замешайте
            .always = замешивайте
            .may = замешать
    """,
)


@dataclass(frozen=True, slots=True)
class GiveForgotten(Clause):
    """``Give 1 forgotten spell from hand to another mage.``"""

    to: ModelRef


GIVE_FORGOTTEN = ClauseForm(
    node=GiveForgotten,
    name="verb: give a card",
    ways=(Way('"give" {=1} "forgotten" #spell "from" "hand" "to" {to:model}'),),
    manner=Manner.ORDER,
    examples=("Give 1 forgotten spell from hand to another mage.",),
    en="""
        give-forgotten = 1 forgotten spell from hand to { $to }
            .order = give
    """,
    de="""
        give-forgotten = { $to-dat } 1 Zauber der Vergessenen aus der Hand
            .order = gib
            .may = geben
    """,
    ru="""
        give-forgotten = { $to-dat } 1 забытое заклинание с руки
            .order = передайте
            .always = передавайте
            .may = передать
    """,
)


@dataclass(frozen=True, slots=True)
class Discard(Clause):
    """``Discard 1 Ready spell.`` / ``Discard 1 Ready standard spell.`` / ``Discard 1 spell from hand.``"""

    actor: Actor
    amount: Amount
    kept: Kept


DISCARD = ClauseForm(
    node=Discard,
    ways=(
        Way(
            '<discard> {amount} "Ready" #spell {each}',
            {"kept": Kept.READY},
            name="verb: discard N Ready spells",
        ),
        Way(
            '<discard> {amount} "Ready" "standard" #spell {each}',
            {"kept": Kept.STANDARD},
            name="verb: discard N Ready spells",
        ),
        Way(
            '<discard> {amount} #spell "from" "hand" {each}',
            {"kept": Kept.HAND},
            name="verb: discard N spells from hand",
        ),
    ),
    does=Done.DISCARDED,
    examples=("Discard 1 Ready spell.", "Discard 1 spell from hand."),
    en="""
        discard = { quantity } { $kept ->
            [ready] Ready { spells }
            [standard] Ready standard { spells }
           *[hand] { spells } from hand
        } { $each }{ $cap }
            .order = discard
            .one = discards
    """,
    de="""
        discard = { $each } { quantity } { $kept ->
            [ready] vorbereitet{ adjective-ending } Zauber
            [standard] vorbereitet{ adjective-ending } Standardzauber
           *[hand] Zauber aus der Hand
        }
            .order = lege
            .one = legt
            .may = ablegen
            .particle = ab
            .tail = { $cap }
    """,
    ru="""
        discard = { quantity } { $kept ->
            [ready] заготовленн{ adjective-ending } { spells }
            [standard] заготовленн{ adjective-ending } стандартн{ adjective-ending } { spells }
           *[hand] { spells } с руки
        } { $each }{ $cap }
            .order = сбросьте
            .always = сбрасывайте
            .one = сбрасывает
            .may = сбросить
    """,
)


@dataclass(frozen=True, slots=True)
class DiscardQuick(Clause):
    """``Each other mage discards their quick spell.``: whatever lies in that slot, revealed or not."""

    actor: Actor


DISCARD_QUICK = ClauseForm(
    node=DiscardQuick,
    name="verb: discard the quick spell",
    ways=(Way('<discard> <your> "quick" "spell"'),),
    does=Done.DISCARDED,
    examples=("Each other mage discards their quick spell.",),
    en="""
        discard-quick = { their } quick spell
            .order = discard
            .one = discards
    """,
    de="""
        discard-quick = { their }en Spontanzauber
            .order = lege
            .one = legt
            .may = ablegen
            .particle = ab
    """,
    ru="""
        discard-quick = своё быстрое заклинание
            .order = сбросьте
            .always = сбрасывайте
            .one = сбрасывает
            .may = сбросить
    """,
)


@dataclass(frozen=True, slots=True)
class DiscardReady(Clause):
    """``The target discards 1 Ready spell of your choice.``: face-down, so it is picked by its slot."""

    who: ModelRef


DISCARD_READY = ClauseForm(
    node=DiscardReady,
    name="verb: discard a Ready spell of your choice",
    ways=(Way('<discard> {=1} "Ready" #spell "of your choice"', check=_another_mage),),
    examples=("The target discards 1 Ready spell of your choice.",),
    key="discard-chosen",
    en="""
        discard-chosen = 1 Ready spell of your choice
            .order = discard
            .one = discards
    """,
    de="""
        discard-chosen = 1 vorbereiteten Zauber deiner Wahl
            .order = lege
            .one = legt
            .may = ablegen
            .particle = ab
    """,
    ru="""
        discard-chosen = 1 заготовленное заклинание { choice }
            .order = сбросьте
            .always = сбрасывайте
            .one = сбрасывает
            .may = сбросить
    """,
)
