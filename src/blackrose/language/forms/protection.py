"""What takes damage back or keeps it away: protections, and rules about hits."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import (
    UP_TO,
    ClauseForm,
    CountForm,
    Done,
    Manner,
    Need,
    Occasion,
    Values,
    Way,
    Wrong,
)
from blackrose.language.tree.base import Clause, Countable
from blackrose.language.tree.phrases import All, Amount, ModelRef


def _all_of_it(values: Values) -> Wrong | None:
    amount = values["amount"]
    return None if isinstance(amount, All) else Wrong(('"ignore up to"',), f"ignore {amount.value}")


def _a_figure(values: Values) -> Wrong | None:
    return Wrong(('"ignore all of"',), "up to all") if isinstance(values["amount"], All) else None


@dataclass(frozen=True, slots=True)
class Ignore(Clause):
    """``Ignore up to 3 of that damage.``: takes back damage just suffered (protections)."""

    amount: Amount


IGNORE = ClauseForm(
    node=Ignore,
    name="verb: ignore that damage",
    ways=(
        Way('<ignore> "up to" {amount} "of" "that" "damage" {each}', check=_a_figure),
        Way('<ignore> {amount} "of" "that" "damage"', check=_all_of_it),
    ),
    manner=Manner.ORDER,
    of_avatar=True,
    also=lambda node: () if isinstance(node.amount, All) else (UP_TO,),
    needs=Need("that damage", Occasion.DAMAGE),
    does=Done.IGNORED,
    examples=("Ignore up to 3 of that damage.",),
    en="""
        ignore = { $quantity ->
            [all] all
           *[some] up to { $count }
        } of that damage { $each }{ $cap }
            .order = ignore
            .one = ignores
    """,
    de="""
        ignore = { $each } { $quantity ->
            [all] diesen gesamten Schaden
           *[some] davon bis zu { $count } Schaden
        }
            .order = ignoriere
            .one = ignoriert
            .may = ignorieren
            .tail = { $cap }
    """,
    ru="""
        ignore = { $quantity ->
            [all] весь этот урон
           *[some] до { $count } { $count ->
                [one] фишки
               *[many] фишек
            } этого урона
        } { $each }{ $cap }
            .order = проигнорируйте
            .always = игнорируйте
            .one = игнорирует
            .may = проигнорировать
    """,
)


@dataclass(frozen=True, slots=True)
class Ignored(Countable):
    """Counts the damage the sentence before ignored: ``damage ignored``."""


IGNORED = CountForm(
    node=Ignored,
    name="amount: damage ignored",
    ways=(Way('"damage" "ignored"'),),
    needs=Need("damage ignored", Done.IGNORED),
    key="each-ignored",
    en="""
        each-ignored = for { every } damage ignored
    """,
    de="""
        each-ignored = für { $every ->
            [1] jeden ignorierten Schaden
           *[other] je { $every } ignorierte Schadensmarker
        }
    """,
    ru="""
        each-ignored = за { $every ->
            [1] каждую проигнорированную фишку
           *[other] каждые { $every } { $every ->
                [one] проигнорированную фишку
                [few] проигнорированные фишки
               *[many] проигнорированных фишек
            }
        } урона
    """,
)


@dataclass(frozen=True, slots=True)
class IgnoreEach(Clause):
    """``If you would suffer damage, ignore 2 of it.``: lowers every hit before cubes are placed."""

    amount: int


IGNORE_EACH = ClauseForm(
    node=IgnoreEach,
    name="frame: if it would happen, less",
    ways=(
        Way(
            '"if" "you" "would" <suffer=suffer> "damage" "," <ignore=ignore> {amount:0..} "of" "it"',
            whole=True,
        ),
    ),
    manner=Manner.SENTENCE,
    stands=True,
    examples=("If you would suffer damage, ignore 2 of it.",),
    en="""
        ignore-each = if you would suffer damage, ignore { $amount } of it
    """,
    de="""
        ignore-each = wenn du Schaden erleiden würdest, ignoriere { $amount } davon
    """,
    ru="""
        ignore-each = каждый раз, когда вы должны получить урон, игнорируйте { $amount } { $amount ->
            [one] фишку
            [few] фишки
           *[many] фишек
        } этого урона
    """,
)


@dataclass(frozen=True, slots=True)
class SufferMore(Clause):
    """``You suffer 1 more damage from each hit.``: a jinx's, or a lasting effect's on its target. ``Mages in
    a red room suffer 1 more damage from each hit.``: an event's.
    """

    who: ModelRef
    amount: int


SUFFER_MORE = ClauseForm(
    node=SufferMore,
    name="verb: suffer more from each hit",
    ways=(Way('<suffer> {amount:1..} "more" "damage" "from" "each" "hit"'),),
    manner=Manner.RULE,
    stands=True,
    examples=("You suffer 1 more damage from each hit.", "Mages suffer 1 more damage from each hit."),
    en="""
        suffer-more = { $amount } more damage from each hit
            .order = suffer
            .one = suffers
    """,
    de="""
        suffer-more = durch jeden Treffer { $amount } Schaden mehr
            .you = erleidest
            .one = erleidet
            .many = erleiden
    """,
    ru="""
        suffer-more = на { $amount } { $amount ->
            [one] урон
           *[many] урона
        } больше от каждого удара
            .you = получаете
            .one = получает
            .many = получают
    """,
)


@dataclass(frozen=True, slots=True)
class CannotSuffer(Clause):
    """``Evocations cannot suffer damage.`` / ``This evocation cannot suffer damage.``"""

    who: ModelRef


CANNOT_SUFFER = ClauseForm(
    node=CannotSuffer,
    name="verb: cannot",
    ways=(Way('"cannot" <suffer=suffer> "damage"'),),
    manner=Manner.RULE,
    stands=True,
    examples=("Evocations cannot suffer damage.",),
    en="""
        cannot-suffer = suffer damage
            .order = cannot
            .one = cannot
    """,
    de="""
        cannot-suffer = keinen Schaden erleiden
            .you = kannst
            .one = kann
            .many = können
    """,
    ru="""
        cannot-suffer = получать урон
            .you = не можете
            .one = не может
            .many = не могут
    """,
)
