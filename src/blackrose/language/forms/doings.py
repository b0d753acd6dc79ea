"""What an earlier sentence did, counted: instability removed, models healed, damage converted …; and what a
spell gained that was resolved.
"""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import CountForm, Done, Need, Occasion, Way
from blackrose.language.tree.base import Countable

DONE_BEFORE = "amount: what was done before"


@dataclass(frozen=True, slots=True)
class InstabilityRemoved(Countable):
    """Counts the instability the sentence before removed: ``instability removed``."""


INSTABILITY_REMOVED = CountForm(
    node=InstabilityRemoved,
    name=DONE_BEFORE,
    ways=(Way('"instability" "removed"'),),
    needs=Need("instability removed", Done.REMOVED),
    key="each-removed",
    en="""
        each-removed = for { every } instability removed
    """,
    de="""
        each-removed = für { $every ->
            [1] jeden entfernten
           *[other] je { $every } entfernte
        } Schadensmarker
    """,
    ru="""
        each-removed = за { $every ->
            [1] каждую убранную фишку
           *[other] каждые { $every } { $every ->
                [one] убранную фишку
                [few] убранные фишки
               *[many] убранных фишек
            }
        } нестабильности
    """,
)


@dataclass(frozen=True, slots=True)
class ModelsHealed(Countable):
    """Counts the models the sentence before healed: ``model healed``."""


MODELS_HEALED = CountForm(
    node=ModelsHealed,
    name=DONE_BEFORE,
    ways=(Way('"model" "healed"', many='"models" "healed"'),),
    needs=Need("model healed", Done.HEALED),
    key="each-healed",
    en="""
        each-healed = for { every } { $every ->
            [1] model
           *[other] models
        } healed
    """,
    de="""
        each-healed = für { $every ->
            [1] jede geheilte Figur
           *[other] je { $every } geheilte Figuren
        }
    """,
    ru="""
        each-healed = за { $every ->
            [1] каждую исцелённую фигурку
           *[other] каждые { $every } { $every ->
                [one] исцелённую фигурку
                [few] исцелённые фигурки
               *[many] исцелённых фигурок
            }
        }
    """,
)


@dataclass(frozen=True, slots=True)
class SpellsDiscarded(Countable):
    """Counts the spells the sentence before made somebody discard: ``spell discarded``."""


SPELLS_DISCARDED = CountForm(
    node=SpellsDiscarded,
    name=DONE_BEFORE,
    ways=(Way('"spell" "discarded"', many='"spells" "discarded"'),),
    needs=Need("spell discarded", Done.DISCARDED),
    key="each-discarded",
    en="""
        each-discarded = for { every } { $every ->
            [1] spell
           *[other] spells
        } discarded
    """,
    de="""
        each-discarded = für { $every ->
            [1] jeden abgelegten
           *[other] je { $every } abgelegte
        } Zauber
    """,
    ru="""
        each-discarded = за { $every ->
            [1] каждое сброшенное заклинание
           *[other] каждые { $every } { $every ->
                [few] сброшенных заклинания
               *[many] сброшенных заклинаний
            }
        }
    """,
)


@dataclass(frozen=True, slots=True)
class DamageConverted(Countable):
    """Counts the damage the last "convert" converted: ``damage converted``."""


DAMAGE_CONVERTED = CountForm(
    node=DamageConverted,
    name=DONE_BEFORE,
    ways=(Way('"damage" "converted"'),),
    needs=Need("damage converted", Done.CONVERTED),
    key="each-converted",
    en="""
        each-converted = for { every } damage converted
    """,
    de="""
        each-converted = für { $every ->
            [1] jeden konvertierten Schaden
           *[other] je { $every } konvertierte Schaden
        }
    """,
    ru="""
        each-converted = за { $every ->
            [1] каждую заменённую фишку урона
           *[other] каждые { $every } { $every ->
                [one] заменённую фишку урона
                [few] заменённые фишки урона
               *[many] заменённых фишек урона
            }
        }
    """,
)


@dataclass(frozen=True, slots=True)
class DamageShifted(Countable):
    """Counts the damage the last "move" moved to another model: ``damage moved``."""


DAMAGE_SHIFTED = CountForm(
    node=DamageShifted,
    name=DONE_BEFORE,
    ways=(Way('"damage" "moved"'),),
    needs=Need("damage moved", Done.SHIFTED),
    key="each-shifted",
    en="""
        each-shifted = for { every } damage moved
    """,
    de="""
        each-shifted = für { $every ->
            [1] jeden übertragenen Schaden
           *[other] je { $every } übertragene Schaden
        }
    """,
    ru="""
        each-shifted = за { $every ->
            [1] каждую переложенную фишку урона
           *[other] каждые { $every } { $every ->
                [one] переложенную фишку урона
                [few] переложенные фишки урона
               *[many] переложенных фишек урона
            }
        }
    """,
)


@dataclass(frozen=True, slots=True)
class EvocationsRemoved(Countable):
    """Counts the evocations the last "remove" took off: ``evocation removed``."""


EVOCATIONS_REMOVED = CountForm(
    node=EvocationsRemoved,
    name=DONE_BEFORE,
    ways=(Way('"evocation" "removed"', many='"evocations" "removed"'),),
    needs=Need("evocation removed", Done.TAKEN_OFF),
    key="each-taken-off",
    en="""
        each-taken-off = for { every } { $every ->
            [1] evocation
           *[other] evocations
        } removed
    """,
    de="""
        each-taken-off = für { $every ->
            [1] jede entfernte Beschwörung
           *[other] je { $every } entfernte Beschwörungen
        }
    """,
    ru="""
        each-taken-off = за { $every ->
            [1] каждое убранное воплощение
           *[other] каждые { $every } { $every ->
                [one] убранное воплощение
                [few] убранных воплощения
               *[many] убранных воплощений
            }
        }
    """,
)


@dataclass(frozen=True, slots=True)
class JinxesRemoved(Countable):
    """Counts the jinxes the last "remove" took off: ``jinx removed``."""


JINXES_REMOVED = CountForm(
    node=JinxesRemoved,
    name=DONE_BEFORE,
    ways=(Way('"jinx" "removed"', many='"jinxes" "removed"'),),
    needs=Need("jinx removed", Done.UNJINXED),
    key="each-unjinxed",
    en="""
        each-unjinxed = for { every } { $every ->
            [1] jinx
           *[other] jinxes
        } removed
    """,
    de="""
        each-unjinxed = für { $every ->
            [1] jeden entfernten Fluch
           *[other] je { $every } entfernte Flüche
        }
    """,
    ru="""
        each-unjinxed = за { $every ->
            [1] каждый снятый сглаз
           *[other] каждые { $every } { $every ->
                [one] снятый сглаз
                [few] снятых сглаза
               *[many] снятых сглазов
            }
        }
    """,
)


@dataclass(frozen=True, slots=True)
class PowerGained(Countable):
    """Counts the power that a spell which was resolved gained its caster: ``power gained by that spell``."""


POWER_GAINED = CountForm(
    node=PowerGained,
    name=DONE_BEFORE,
    ways=(Way('"power" "gained" "by" "that" "spell"'),),
    needs=Need("that spell", Occasion.RESOLVED),
    key="each-gained",
    en="""
        each-gained = for { every } power gained by that spell
    """,
    de="""
        each-gained = für { $every ->
            [1] jeden durch diesen Zauber erhaltenen Machtpunkt
           *[other] je { $every } durch diesen Zauber erhaltene Machtpunkte
        }
    """,
    ru="""
        each-gained = за { $every ->
            [1] каждое очко силы, полученное этим заклинанием
           *[other] каждые { $every } { $every ->
                [one] очко силы, полученное этим заклинанием
                [few] очка силы, полученных этим заклинанием
               *[many] очков силы, полученных этим заклинанием
            }
        }
    """,
)
