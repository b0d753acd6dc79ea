"""What lies on models: upgrades, jinxes, Destiny, and evocations assigned to a mage."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import (
    COUNTED,
    ClauseForm,
    CountForm,
    Done,
    FactForm,
    Manner,
    Need,
    Values,
    Way,
    Wrong,
)
from blackrose.language.tree.base import Clause, Countable, Fact
from blackrose.language.tree.phrases import Actor, Amount, ModelRef, Noun, You


def _no_adjective(values: Values) -> Wrong | None:
    return Wrong(("a name",), "damaged") if values.get("damaged") else None


@dataclass(frozen=True, slots=True)
class Assign(Clause):
    """``Assign Bone Shield to one of your evocations.``: an upgrade, or a jinx (``assign Weakness to the
    target``).
    """

    actor: Actor
    name: str
    to: ModelRef


ASSIGN = ClauseForm(
    node=Assign,
    name="verb: assign an upgrade",
    ways=(Way('<assign> {name:card} "to" {to:bearer}'),),
    en="""
        assign = { $name } to { $to }
            .order = assign
            .one = assigns
    """,
    de="""
        assign = { $to-dat } { $kind ->
            [jinx] den Fluch
            [upgrade] die Aufwertung
           *[card] { "" }
        } „{ $name }“
            .order = weise
            .one = weist
            .may = zuweisen
            .particle = zu
    """,
    ru="""
        assign = { to-dat-early } { $kind ->
            [jinx] сглаз
            [upgrade] улучшение
           *[card] { "" }
        } «{ $name }» { to-dat-late }
            .order = назначьте
            .always = назначайте
            .one = назначает
            .may = назначить
    """,
)


@dataclass(frozen=True, slots=True)
class AssignDestiny(Clause):
    """``Assign 1 Destiny to the target.``"""

    amount: Amount
    to: ModelRef


ASSIGN_DESTINY = ClauseForm(
    node=AssignDestiny,
    name="verb: assign N Destiny",
    ways=(Way('<assign> {amount} "Destiny" "to" {to:model} {each}'),),
    manner=Manner.ORDER,
    does=Done.ASSIGNED,
    examples=("Assign 1 Destiny to the target.",),
    key="assign-thing",
    args={"thing": "thing-destiny"},
    en="""
        assign-thing = { counted-thing } to { $to } { $each }{ $cap }
            .order = assign
            .one = assigns
    """,
    de="""
        assign-thing = { $to-dat } { $each } { counted-thing }
            .order = weise
            .one = weist
            .may = zuweisen
            .particle = zu
            .tail = { $cap }
    """,
    ru="""
        assign-thing = { to-dat-early } { counted-thing } { to-dat-late } { $each }{ $cap }
            .order = назначьте
            .always = назначайте
            .one = назначает
            .may = назначить
    """,
)


@dataclass(frozen=True, slots=True)
class AssignEvocation(Clause):
    """``Assign 1 Umbra to the target.``: an evocation that is put on a mage; the Black Rose has it."""

    amount: Amount
    noun: Noun
    to: ModelRef


ASSIGN_EVOCATION = ClauseForm(
    node=AssignEvocation,
    name="verb: assign an evocation",
    ways=(Way('<assign> {amount} {noun:assigned} "to" {to:model} {each}'),),
    manner=Manner.ORDER,
    of_avatar=True,
    key="assign-thing",
    en="",
    de="",
    ru="",
)


@dataclass(frozen=True, slots=True)
class RemoveJinx(Clause):
    """``Remove 1 jinx from you.`` / ``Remove 1 jinx from the target.``"""

    amount: Amount
    on: ModelRef


REMOVE_JINX = ClauseForm(
    node=RemoveJinx,
    name="verb: remove N jinxes",
    ways=(Way('<remove> {amount} #jinx "from" {on:model} {each}'),),
    manner=Manner.ORDER,
    does=Done.UNJINXED,
    examples=("Remove 1 jinx from the target.",),
    key="remove-thing",
    args={"thing": "thing-jinx"},
    en="""
        remove-thing = { counted-thing } from { $on } { $each }{ $cap }
            .order = remove
    """,
    de="""
        remove-thing = { $each } { counted-thing } { $on-from }
            .order = entferne
            .may = entfernen
            .tail = { $cap }
    """,
    ru="""
        remove-thing = { counted-thing } с { $on-gen } { $each }{ $cap }
            .order = снимите
            .always = снимайте
            .may = снять
    """,
)


@dataclass(frozen=True, slots=True)
class Cannot(Clause):
    """``You cannot activate rooms.`` / ``You cannot fight.`` / ``You cannot command.``: a jinx's. ``what`` is
    "use rooms", "fight" or "command".
    """

    what: str


CANNOT = ClauseForm(
    node=Cannot,
    name="verb: cannot",
    ways=(
        Way('"cannot" <activate=activate> "rooms"', {"what": "use rooms"}, key="cannot-use-rooms"),
        Way('"cannot" "fight"', {"what": "fight"}, key="cannot-fight"),
        Way('"cannot" "command"', {"what": "command"}, key="cannot-command"),
    ),
    manner=Manner.RULE,
    only=You(),
    stands=True,
    examples=("You cannot activate rooms.",),
    en="""
        cannot-use-rooms = activate rooms
            .order = cannot
        cannot-fight = fight
            .order = cannot
        cannot-command = command
            .order = cannot
    """,
    de="""
        cannot-use-rooms = keine Räume aktivieren
            .you = kannst
        cannot-fight = nicht kämpfen
            .you = kannst
        cannot-command = nicht befehlen
            .you = kannst
    """,
    ru="""
        cannot-use-rooms = активировать комнаты
            .you = не можете
        cannot-fight = вести бой
            .you = не можете
        cannot-command = отдавать приказы
            .you = не можете
    """,
)


@dataclass(frozen=True, slots=True)
class Carried(Countable):
    """Counts what lies on a model: ``Destiny on the target``, ``jinx on the target``, ``upgrade on it``,
    ``Umbra assigned to you``. ``thing`` is "Destiny", "jinx", "upgrade" or "Umbra".
    """

    thing: str
    on: ModelRef


CARRIED = CountForm(
    node=Carried,
    name=COUNTED,
    ways=(
        Way('"Destiny" "on" {on:model}', {"thing": "Destiny"}),
        Way('"jinx" "on" {on:model}', {"thing": "jinx"}, many='"jinxes" "on" {on:model}'),
        Way('"upgrade" "on" {on:model}', {"thing": "upgrade"}, many='"upgrades" "on" {on:model}'),
        Way(
            '{thing:one_assigned} "assigned" "to" {on:model}',
            many='{thing:many_assigned} "assigned" "to" {on:model}',
            check=_no_adjective,
        ),
    ),
    key="each-carried",
    en="""
        each-carried = for { every } { every-thing } { $assigned ->
            [yes] assigned to { $on }
           *[no] { $on-on }
        }
    """,
    de="""
        each-carried = für { $every ->
            [1] { each-thing } { $thing-acc }
           *[other] je { $every } { $thing-counted }
        } { $on-upon }
    """,
    ru="""
        each-carried = за { each-thing } { every-thing } { $on-at }
    """,
)


@dataclass(frozen=True, slots=True)
class TheirDestiny(Countable):
    """Counts, for each model a clause hits, the Destiny on that very model: ``of their Destiny``."""


THEIR_DESTINY = CountForm(
    node=TheirDestiny,
    name="amount: of their Destiny",
    ways=(Way('"of" "their" "Destiny"'),),
    key="each-of-theirs",
    args={"thing": "thing-destiny"},
    en="""
        each-of-theirs = for { every } of their { every-thing }
    """,
    de="""
        each-of-theirs = für { $every ->
            [1] { each-thing }
           *[other] je { $every }
        } { $hit-agrees ->
            [you] deiner
           *[one] { $hit-gender ->
                [f] ihrer
               *[m] seiner
            }
        } { $thing-counted }
    """,
    ru="""
        each-of-theirs = за { each-thing } { $hit-agrees ->
            [you] ваш
           *[one] { $hit-gender ->
                [f] её
               *[m] его
            }
        } { every-thing }
    """,
)


@dataclass(frozen=True, slots=True)
class Assigned(Countable):
    """Counts what the sentence before assigned: ``Destiny assigned``."""


ASSIGNED = CountForm(
    node=Assigned,
    name="amount: Destiny assigned",
    ways=(Way('"Destiny" "assigned"'),),
    needs=Need("Destiny assigned", Done.ASSIGNED),
    key="each-assigned",
    args={"thing": "thing-destiny"},
    en="""
        each-assigned = for { every } { every-thing } assigned
    """,
    de="""
        each-assigned = für { $every ->
            [1] { each-thing } zugewiesene { $thing-acc }
           *[other] je { $every } zugewiesene { $thing-counted }
        }
    """,
    ru="""
        each-assigned = за { each-thing } { $every ->
            [1] назначенный
           *[other] назначенных
        } { every-thing }
    """,
)


@dataclass(frozen=True, slots=True)
class TargetCarries(Fact):
    """``the target has at least 3 Destiny`` / ``the target has at least 1 jinx`` / ``… at least 1 Umbra``"""

    thing: str
    count: int


TARGET_CARRIES = FactForm(
    node=TargetCarries,
    name=COUNTED,
    ways=(Way('"the" "target" <have=has> "at least" {count:1..} {thing:carried}'),),
    of="target",
    key="carries",
    en="""
        carries = at least { $count } { $count ->
            [one] { $thing }
           *[other] { $thing-many }
        }
            .verb = has
    """,
    de="""
        carries = mindestens { $count } { $count ->
            [one] { $thing-acc }
           *[other] { $thing-counted }
        }
            .verb = hat
    """,
    ru="""
        carries = хотя бы { $count } { $count ->
            [one] { $thing }
            [few] { $thing-gen }
           *[many] { $thing-many }
        }
            .verb = { "" }
    """,
)
