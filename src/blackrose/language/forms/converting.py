"""Cubes that change their colour."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, CountForm, Done, Need, Unsaid, Values, Way, Wrong
from blackrose.language.tree.base import Clause, Countable
from blackrose.language.tree.phrases import Actor, All, Amount, ModelRef, RoomRef
from blackrose.language.tree.words import Thing


def _all_of_it(values: Values) -> Wrong | None:
    amount = values["amount"]
    return None if isinstance(amount, All) else Wrong(('"ignore up to"',), f"ignore {amount.value}")


@dataclass(frozen=True, slots=True)
class Convert(Clause):
    """``Convert 2 damage.`` / ``Convert 1 instability in your room or an adjacent one.``

    ``on`` is a model phrase for damage, a room phrase for instability, None for the target. Damage ``in`` a
    room phrase is converted on every opposing model there.
    """

    actor: Actor
    amount: Amount
    thing: Thing
    on: ModelRef | RoomRef | None = None


CONVERT = ClauseForm(
    node=Convert,
    ways=(
        Way(
            '<convert> {amount} "damage" [{on:struck}] {each}',
            {"thing": Thing.DAMAGE},
            key="convert-damage",
            name="verb: convert N damage",
            unsaid={"on": Unsaid.TARGET},
        ),
        Way(
            '<convert> {amount} "instability" [{on:where}] {each}',
            {"thing": Thing.INSTABILITY},
            key="convert-instability",
            name="verb: convert N instability",
            unsaid={"on": Unsaid.ROOM},
        ),
    ),
    does=Done.CONVERTED,
    examples=("Convert 2 damage.", "Convert 1 instability in your room or an adjacent one."),
    en="""
        convert-damage = { quantity } damage { $on-on } { $where } { $each }{ $cap }
            .order = convert
            .one = converts
        convert-instability = { quantity } instability { $on } { $each }{ $cap }
            .order = convert
            .one = converts
    """,
    de="""
        convert-damage = { $where } { $each } { damage } { $on-upon }
            .order = konvertiere
            .one = konvertiert
            .may = konvertieren
            .tail = { $cap }
        convert-instability = { $on-early } { $each } { instability } { $on-late }
            .order = konvertiere
            .one = konvertiert
            .may = konvertieren
            .tail = { $cap }
    """,
    ru="""
        convert-damage = { $where-early } { damage } { $on-at } { $where-late } { $each }{ $cap }
            .order = замените
            .always = заменяйте
            .one = заменяет
            .may = заменить
        convert-instability = { $on-early } { instability } { $on-late } { $each }{ $cap }
            .order = замените
            .always = заменяйте
            .one = заменяет
            .may = заменить
    """,
)


@dataclass(frozen=True, slots=True)
class ConvertInflicted(Clause):
    """``The Black Rose converts all damage inflicted by it.``: the cubes its last activation placed."""

    actor: Actor
    by: ModelRef


CONVERT_INFLICTED = ClauseForm(
    node=ConvertInflicted,
    name="verb: convert all damage inflicted by it",
    ways=(Way('<convert> {amount} "damage" "inflicted" "by" {by:model}', check=_all_of_it),),
    en="""
        convert-inflicted = all damage inflicted by { $by }
            .order = convert
            .one = converts
    """,
    de="""
        convert-inflicted = den gesamten Schaden
            .order = konvertiere
            .one = konvertiert
            .may = konvertieren
            .tail = , den { $by-this } zugefügt { $by-agrees ->
                [you] hast
               *[one] hat
            }
    """,
    ru="""
        convert-inflicted = весь урон, нанесённый { $by-this-ins }
            .order = замените
            .always = заменяйте
            .one = заменяет
            .may = заменить
    """,
)


@dataclass(frozen=True, slots=True)
class Unconverted(Countable):
    """Counts what the last "convert" could not convert: ``damage not converted``; for each model that
    a clause is about, what it could not convert on that very one: ``of their damage not converted``
    (``theirs``).
    """

    theirs: bool = False


UNCONVERTED = CountForm(
    node=Unconverted,
    name="amount: damage not converted",
    ways=(
        Way('"damage" "not converted"', {"theirs": False}),
        Way('"of" "their" "damage" "not converted"', {"theirs": True}, key="each-unconverted-of-theirs"),
    ),
    needs=Need("damage not converted", Done.CONVERTED),
    key="each-unconverted",
    en="""
        each-unconverted = for { every } damage not converted
        each-unconverted-of-theirs = for { every } of their damage not converted
    """,
    de="""
        each-unconverted = für { $every ->
            [1] jeden nicht konvertierten Schaden
           *[other] je { $every } nicht konvertierte Schaden
        }
        each-unconverted-of-theirs = für { $every ->
            [1] jeden { upon-it } nicht konvertierten Schaden
           *[other] je { $every } { upon-it } nicht konvertierte Schaden
        }
        upon-it = { $about ->
            [f] auf ihr
           *[m] auf ihm
        }
    """,
    ru="""
        each-unconverted = за { $every ->
            [1] каждую не заменённую фишку
           *[other] каждые { $every } { $every ->
                [one] не заменённую фишку
                [few] не заменённые фишки
               *[many] не заменённых фишек
            }
        } урона
        each-unconverted-of-theirs = за { $every ->
            [1] каждую не заменённую { upon-it } фишку
           *[other] каждые { $every } { $every ->
                [one] не заменённую { upon-it } фишку
                [few] не заменённые { upon-it } фишки
               *[many] не заменённых { upon-it } фишек
            }
        } урона
        upon-it = у { $about ->
            [f] неё
           *[m] него
        }
    """,
)
