"""Attacks and defeats, and evocations that leave."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import (
    SOME_MODELS,
    ClauseForm,
    Done,
    FactForm,
    Manner,
    Need,
    Occasion,
    TriggerForm,
    Way,
)
from blackrose.language.tree.base import Clause, Fact
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import Bonus, ModelRef


@dataclass(frozen=True, slots=True)
class Attack(Clause):
    """``Perform a physical attack on a model in your room with +2 Strength.`` / ``Perform a physical attack
    with it on a model in its room.`` (``by``: one of the resolver's models, or with ``controlled`` anybody's)
    """

    on: ModelRef
    bonus: Bonus | None = None
    by: ModelRef | None = None
    controlled: bool = False


ATTACK = ClauseForm(
    node=Attack,
    name="verb: perform a physical attack",
    ways=(
        Way(
            '<perform> <=a> "physical" "attack" "on" {on:model} ["with" {bonus}]',
            {"by": None, "controlled": False},
        ),
        Way(
            '<perform> <=a> "physical" "attack" "with" {by:model} "on" {on:model} ["with" {bonus}]',
            {"controlled": False},
            key="attack-by",
        ),
        Way(
            '<perform> <=a> "physical" "attack" "under" "your" "control" "with" {by:model} "on" {on:model}',
            {"controlled": True, "bonus": None},
            key="attack-by-another",
        ),
    ),
    manner=Manner.ORDER,
    of_avatar=True,
    does=Done.HURT,
    examples=("Perform a physical attack on a model in your room with +2 Strength.",),
    en="""
        attack = a physical attack { $on-on } { $bonus-with }
            .order = perform
            .one = performs
        attack-by = a physical attack with { $by } { $on-on } { $bonus-with }
            .order = perform
            .one = performs
        attack-by-another = a physical attack under your control with { $by } { $on-on }
            .order = perform
            .one = performs
    """,
    de="""
        attack = { $on-acc } { $bonus-with } physisch
            .order = greife
            .one = greift
            .may = angreifen
            .particle = an
        attack-by = mit { $by-dat } { $on-acc } { $bonus-with } physisch
            .order = greife
            .one = greift
            .may = angreifen
            .particle = an
        attack-by-another = unter deiner Kontrolle mit { $by-dat } { $on-acc } physisch
            .order = greife
            .one = greift
            .may = angreifen
            .particle = an
    """,
    ru="""
        attack = физическую атаку { $bonus-with } по { $on-dat }
            .order = проведите
            .always = проводите
            .one = проводит
            .may = провести
        attack-by = { $by-ins } физическую атаку { $bonus-with } по { $on-dat }
            .order = проведите
            .always = проводите
            .one = проводит
            .may = провести
        attack-by-another = { $by-ins } под своим контролем физическую атаку по { $on-dat }
            .order = проведите
            .always = проводите
            .one = проводит
            .may = провести
    """,
)


@dataclass(frozen=True, slots=True)
class RecoverToken(Clause):
    """``Recover 1 physical action token.``"""


RECOVER_TOKEN = ClauseForm(
    node=RecoverToken,
    name="verb: recover a physical action token",
    ways=(Way('"recover" {=1} "physical" "action" "token"'),),
    manner=Manner.ORDER,
    examples=("Recover 1 physical action token.",),
    en="""
        recover-token = 1 physical action token
            .order = recover
    """,
    de="""
        recover-token = 1 Aktionsplättchen auf die Vorderseite
            .order = drehe
            .may = drehen
    """,
    ru="""
        recover-token = себе 1 жетон физического действия
            .order = верните
            .always = возвращайте
            .may = вернуть
    """,
)


@dataclass(frozen=True, slots=True)
class Defeat(Clause):
    """``Defeat the target.``: outright, whatever its damage."""

    who: ModelRef


DEFEAT = ClauseForm(
    node=Defeat,
    name="verb: defeat a model",
    ways=(Way("<defeat> {who:model}"),),
    manner=Manner.ORDER,
    examples=("Defeat the target.",),
    en="""
        defeat = { $who }
            .order = defeat
    """,
    de="""
        defeat = { $who-acc }
            .order = besiege
            .may = besiegen
    """,
    ru="""
        defeat = { $who-acc }
            .order = победите
            .always = побеждайте
            .may = победить
    """,
)


@dataclass(frozen=True, slots=True)
class ScoreDefeat(Clause):
    """``A defeat by this effect pays you 6 power and nobody else.`` (``alone``) / ``A defeat by this effect
    ranks you first.``: said of the whole text, wherever it stands.
    """

    alone: int = 0


SCORE_DEFEAT = ClauseForm(
    node=ScoreDefeat,
    name="verb: a defeat pays otherwise",
    ways=(
        Way(
            '"a defeat by this effect ranks you first"',
            {"alone": 0},
            key="rank-first",
            whole=True,
        ),
        Way(
            '"a defeat by this effect pays you" {alone:1..} "power" "and nobody else"',
            whole=True,
        ),
    ),
    manner=Manner.WHOLE,
    examples=("A defeat by this effect ranks you first.",),
    en="""
        score-defeat = a defeat by this effect pays you { $alone } power and nobody else
        rank-first = a defeat by this effect ranks you first
    """,
    de="""
        score-defeat = Machtpunkte für einen Sieg durch diesen Effekt erhältst nur du: { $alone }
        rank-first = bei einem Sieg durch diesen Effekt belegst du den ersten Rang
    """,
    ru="""
        score-defeat = за победу этим эффектом очки силы получаете только вы: { $alone }
        rank-first = при победе этим эффектом вы занимаете первое место
    """,
)


@dataclass(frozen=True, slots=True)
class AvertDefeat(Clause):
    """``You are not defeated.``: what answers the resolver's own defeat takes an outright one back."""


AVERT_DEFEAT = ClauseForm(
    node=AvertDefeat,
    name="verb: a defeat is averted",
    ways=(Way('"you are not defeated"', whole=True),),
    manner=Manner.WHOLE,
    examples=("Heal all damage. You are not defeated.",),
    en="""
        avert-defeat = you are not defeated
    """,
    de="""
        avert-defeat = du wirst nicht besiegt
    """,
    ru="""
        avert-defeat = вы не побеждены
    """,
)


@dataclass(frozen=True, slots=True)
class Defeats(PlainTrigger):
    """``you defeat another mage`` / ``you defeat an evocation``"""

    whom: ModelRef


DEFEATS = TriggerForm(
    node=Defeats,
    name="verb: defeat a model",
    ways=(Way("{who:model} <defeat> {whom:model}"),),
    examples=("You defeat an evocation.",),
    en="""
        defeats = { $whom }
            .order = defeat
            .one = defeats
    """,
    de="""
        defeats = { $whom-acc }
            .you = besiegst
            .one = besiegt
    """,
    ru="""
        defeats = { $whom-acc }
            .you = побеждаете
            .one = побеждает
    """,
)


@dataclass(frozen=True, slots=True)
class IsDefeated(PlainTrigger):
    """``you are defeated`` / ``a mage with your damage is defeated`` (``with_yours``)"""

    with_yours: bool = False


IS_DEFEATED = TriggerForm(
    node=IsDefeated,
    name="verb: is defeated",
    ways=(
        Way('{who:model} <are> "defeated"', {"with_yours": False}),
        Way(
            '{who:model} "with your damage" <are> "defeated"',
            {"with_yours": True},
            subject="with-your-damage",
            not_you=True,
        ),
    ),
    also=lambda node: (SOME_MODELS,) if node.with_yours else (),
    gives=frozenset({Occasion.ROOM, Occasion.DEFEAT}),
    examples=("You are defeated.",),
    en="""
        is-defeated = defeated
            .order = are
            .one = is
        with-your-damage = { $who } with your damage
            .agrees = { $who-agrees }
            .gender = { $who-gender }
    """,
    de="""
        is-defeated = besiegt
            .you = wirst
            .one = wird
        with-your-damage = { $who } mit deinem Schaden
            .agrees = { $who-agrees }
            .gender = { $who-gender }
    """,
    ru="""
        is-defeated = { $subject-agrees ->
            [you] побеждены
           *[one] { $subject-gender ->
                [m] побеждён
                [i] побеждён
                [f] побеждена
               *[n] побеждено
            }
        }
            .you = { "" }
            .one = { "" }
        with-your-damage = { $who } с вашим уроном
            .agrees = { $who-agrees }
            .gender = { $who-gender }
    """,
)


@dataclass(frozen=True, slots=True)
class DefeatedByRose(Fact):
    """``the Black Rose defeated you``: she placed the last damage"""


DEFEATED_BY_ROSE = FactForm(
    node=DefeatedByRose,
    name="condition: the Black Rose defeated you",
    ways=(Way('"the" "Black Rose" "defeated" "you"'),),
    of="rose",
    needs=Need("the Black Rose defeated you", Occasion.DEFEAT),
    en="""
        defeated-by-rose = you
            .verb = defeated
    """,
    de="""
        defeated-by-rose = dich besiegt
            .verb = hat
    """,
    ru="""
        defeated-by-rose = вас победила Чёрная Роза
            .verb = { "" }
    """,
)


@dataclass(frozen=True, slots=True)
class Leaves(PlainTrigger):
    """``an evocation is removed or defeated`` / ``one of your evocations is removed or defeated``"""


LEAVES = TriggerForm(
    node=Leaves,
    name="verb: is removed or defeated",
    ways=(Way('{who:model} <are> "removed" "or" "defeated"', not_you=True),),
    gives=frozenset({Occasion.ROOM, Occasion.LEFT}),
    en="""
        leaves = removed or defeated
            .order = are
            .one = is
    """,
    de="""
        leaves = entfernt oder besiegt
            .you = wirst
            .one = wird
    """,
    ru="""
        leaves = { $subject-agrees ->
            [you] убраны или побеждены
           *[one] { $subject-gender ->
                [m] убран или побеждён
                [i] убран или побеждён
                [f] убрана или побеждена
               *[n] убрано или побеждено
            }
        }
            .you = { "" }
            .one = { "" }
    """,
)
