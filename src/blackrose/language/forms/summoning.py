"""Models that come into play and go: summoned, removed, owned and counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from blackrose.language.form import (
    COUNTED,
    ClauseForm,
    CountForm,
    Done,
    FactForm,
    TriggerForm,
    Unsaid,
    Values,
    Way,
    Wrong,
)
from blackrose.language.tree.base import Clause, Countable, Fact
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import Actor, Amount, ModelRef, Models, Noun, RoomRef


def _which_evocation(values: Values) -> Wrong | None:
    """An evocation is "of your choice" or "of the same kind"; one of a kind or a name is neither."""
    general, chosen = values["noun"].word == "evocation", values.get("chosen")
    if general and not chosen:
        wanted = ('"of your choice"', '"of the same kind"', "a name")
        return Wrong(wanted, "evocation", "the text does not say which evocation")
    if chosen and not general:
        return Wrong(("nothing after a name",), "of", field="chosen")
    return None


def _kind_of_evocation(values: Values) -> Wrong | None:
    told = "damaged" if values.get("damaged") else values["noun"]
    return Wrong(("a kind of evocation",), told) if told in ("damaged", "mage", "model") else None


def _chosen(node: Summon) -> Iterator[str]:
    if node.same_kind:
        yield "verb: summon one of the same kind"
    elif node.noun.word == "evocation":
        yield "verb: summon an evocation of your choice"


@dataclass(frozen=True, slots=True)
class Summon(Clause):
    """``Summon 1 Templar in your room.``

    ``summon 1 evocation of your choice`` (noun "evocation", with ``health``: ``… with at most 3 Health``)
    lets the summoner name the kind, never a forgotten or an assigned one; ``summon 1 evocation of the same
    kind`` (``same_kind``) is of the kind that left and set this off.
    """

    actor: Actor
    amount: Amount
    noun: Noun
    where: RoomRef | None = None
    health: int | None = None
    same_kind: bool = False


SUMMON = ClauseForm(
    node=Summon,
    name="verb: summon N of a kind",
    ways=(
        Way(
            "<summon> {amount} {noun} [{chosen}] [{where}] {each}",
            unsaid={"where": Unsaid.ROOM},
            check=_which_evocation,
        ),
    ),
    also=_chosen,
    examples=(
        "Summon 1 evocation of your choice with at most 3 Health.",
        "Summon 1 evocation of the same kind there.",
    ),
    en="""
        summon = { quantity } { $quantity ->
            [all] { $noun-many }
           *[some] { $count ->
                [one] { $noun }
               *[other] { $noun-many }
            }
        } { $which } { $where } { $each }{ $cap }
            .order = summon
            .one = summons
        of-choice = of your choice { $health }
        same-kind = of the same kind
    """,
    de="""
        summon = { $where-early } { $each } { quantity } { $quantity ->
            [all] { $noun-many }
           *[some] { $count ->
                [one] { $noun-acc }
               *[other] { $noun-counted }
            }
        } { $which } { $where-late }
            .order = beschwöre
            .one = beschwört
            .may = beschwören
            .tail = { $cap }
        of-choice = deiner Wahl { $health }
        same-kind = derselben Art
    """,
    ru="""
        summon = { $where-into-early } { $quantity ->
            [all] { $noun-together ->
                [one] всю { $noun-acc }
               *[many] { $noun-gender ->
                    [m] всех { $noun-many }
                   *[n] все { $noun-group }
                }
            }
           *[some] { $count } { $count ->
                [one] { $noun-acc }
                [few] { $noun-few }
               *[many] { $noun-many }
            }
        } { $which } { $where-into-late } { $each }{ $cap }
            .order = призовите
            .always = призывайте
            .one = призывает
            .may = призвать
        of-choice = { choice } { $health }
        same-kind = того же вида
    """,
)


@dataclass(frozen=True, slots=True)
class ResolvesSummon(PlainTrigger):
    """``a mage resolves an effect that summons``: one that has really brought an evocation into play."""


RESOLVES_SUMMON = TriggerForm(
    node=ResolvesSummon,
    name="verb: resolve an effect that summons",
    ways=(Way('{who:model} <resolve> <=an> "effect" "that" <summon=summons>'),),
    en="""
        resolves-summon = an effect that summons
            .order = resolve
            .one = resolves
    """,
    de="""
        resolves-summon = einen Beschwörungseffekt
            .you = führst
            .one = führt
            .particle = aus
    """,
    ru="""
        resolves-summon = эффект призыва
            .you = применяете
            .one = применяет
    """,
)


@dataclass(frozen=True, slots=True)
class ResolvesSummonWord(PlainTrigger):
    """``a mage resolves an effect with the word Summon``, whether or not an evocation came."""


RESOLVES_SUMMON_WORD = TriggerForm(
    node=ResolvesSummonWord,
    name="verb: resolve an effect with the word Summon",
    ways=(Way('{who:model} <resolve> <=an> "effect" "with" "the" "word" "Summon"'),),
    examples=("A mage resolves an effect with the word Summon.",),
    en="""
        resolves-summon-word = an effect with the word Summon
            .order = resolve
            .one = resolves
    """,
    de="""
        resolves-summon-word = einen Effekt mit dem Wort „Beschwöre“
            .you = führst
            .one = führt
            .particle = aus
    """,
    ru="""
        resolves-summon-word = эффект со словом «Призовите»
            .you = применяете
            .one = применяет
    """,
)


@dataclass(frozen=True, slots=True)
class Remove(Clause):
    """``Remove one of your evocations.`` / ``Remove each Templar in the Lodge.``"""

    actor: Actor
    models: ModelRef


REMOVE = ClauseForm(
    node=Remove,
    name="verb: remove models",
    ways=(Way("<remove> {models:model}"),),
    does=Done.TAKEN_OFF,
    examples=("Remove one of your evocations.",),
    en="""
        remove = { $models }
            .order = remove
            .one = removes
    """,
    de="""
        remove = { $models-acc }
            .order = entferne
            .one = entfernt
            .may = entfernen
    """,
    ru="""
        remove = { $models-acc }
            .order = уберите
            .always = убирайте
            .one = убирает
            .may = убрать
    """,
)


@dataclass(frozen=True, slots=True)
class ModelsCounted(Countable):
    """Counts models: ``for each of your evocations``, ``for each model in the target room``."""

    models: Models


MODELS_COUNTED = CountForm(
    node=ModelsCounted,
    name=COUNTED,
    ways=(Way("{models:one_kind}", many="{models:many_kinds}"), Way("{models:of_owned}")),
    key="each-model",
    en="""
        each-model = for { $every ->
            [1] { $models }
           *[other] every { $every } { $whose ->
                [any] { $quantifier ->
                    [each-other] other
                   *[each] { "" }
                } { $noun-many } { damaged } { $place }
               *[other] of { owned }
            }
        }
    """,
    de="""
        each-model = für { $every ->
            [1] { $models-acc }
           *[other] je { $every } { $whose ->
                [any] { $quantifier ->
                    [each-other] andere
                   *[each] { "" }
                } { damaged-strong } { $noun-counted }
               *[other] { owned }
            } { $place }
        }
    """,
    ru="""
        each-model = за { $every ->
            [1] { $models-acc }
           *[other] { $noun-gender ->
                [m] каждых
               *[n] каждые
            } { $every } { $quantifier ->
                [each-other] других
               *[each] { "" }
            } { $whose ->
                [yours] { $own ->
                    [yes] своих
                   *[no] ваших
                }
                [avatars-own] своих
               *[other] { "" }
            } { damaged-many } { $every ->
                [one] { $noun-acc }
                [few] { $noun-few }
               *[many] { $noun-many }
            } { of-target } { $place }
        }
    """,
)


@dataclass(frozen=True, slots=True)
class OwnsEvocations(Fact):
    """``you own at least 3 evocations`` / ``you own no evocations`` (count 0) / ``you own at least 2
    constructs`` (``noun``)
    """

    count: int
    noun: str = "evocation"


OWNS_EVOCATIONS = FactForm(
    node=OwnsEvocations,
    name=COUNTED,
    verb="own",
    ways=(
        Way('"at least" {count:1..} {noun:kind_owned}', check=_kind_of_evocation),
        Way('"no" {noun:kinds_owned}', {"count": 0}, check=_kind_of_evocation),
    ),
    examples=("You own at least 3 evocations.", "You own no evocations."),
    en="""
        owns-evocations = { $count ->
            [0] no { $noun-many }
            [one] at least { $count } { $noun }
           *[other] at least { $count } { $noun-many }
        }
            .verb = own
    """,
    de="""
        owns-evocations = { $count ->
            [0] keine { $noun-many }
            [one] mindestens { $count } { $noun-acc }
           *[other] mindestens { $count } { $noun-counted }
        }
            .verb = besitzt
    """,
    ru="""
        owns-evocations = { $count ->
            [0] нет { $noun-many }
            [one] хотя бы { $count } { $noun }
            [few] хотя бы { $count } { $noun-gen }
           *[many] хотя бы { $count } { $noun-many }
        }
            .verb = { "" }
    """,
)
