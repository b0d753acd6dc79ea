"""Spells that lie revealed, and the next one that is Ready."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from blackrose.language.form import COUNTED, ClauseForm, CountForm, FactForm, Manner, Way, some_spells
from blackrose.language.tree.base import Clause, Countable, Fact
from blackrose.language.tree.phrases import Actor
from blackrose.language.tree.words import Whose


def _of_which(node: HasRevealed) -> Iterator[str]:
    if node.kind is not None:
        yield "condition: revealed spells of a type"
    if node.elements:
        yield "condition: revealed spells of N different elements"
    if node.among:
        yield "condition: revealed spells of an element"


@dataclass(frozen=True, slots=True)
class ReturnRevealed(Clause):
    """``Return 1 of your revealed fire or water spells to hand.``"""

    elements: tuple[str, ...] = ()
    types: tuple[str, ...] = ()


RETURN_REVEALED = ClauseForm(
    node=ReturnRevealed,
    name="verb: return a revealed spell",
    ways=(Way('"return" {=1} "of" "your" "revealed" {elements} {types} <=spells> "to" "hand"'),),
    manner=Manner.ORDER,
    also=some_spells,
    examples=("Return 1 of your revealed fire or water spells to hand.",),
    en="""
        return-revealed = 1 of your revealed { such-spells } to hand
            .order = return
    """,
    de="""
        return-revealed = 1 deiner aufgedeckten { such-spells } auf die Hand
            .order = nimm
            .may = zurücknehmen
            .particle = zurück
    """,
    ru="""
        return-revealed = на руку 1 своё раскрытое заклинание { such }
            .order = верните
            .always = возвращайте
            .may = вернуть
    """,
)


@dataclass(frozen=True, slots=True)
class SwapRevealed(Clause):
    """``Swap 1 of your revealed spells with 1 spell from hand.``: the new one lies revealed, on the same
    side, and is not resolved.
    """


SWAP_REVEALED = ClauseForm(
    node=SwapRevealed,
    name="verb: swap spells",
    ways=(Way('<swap> {=1} "of" "your" "revealed" <=spells> "with" {=1} #spell "from" "hand"'),),
    manner=Manner.ORDER,
    examples=("Swap 1 of your revealed spells with 1 spell from hand.",),
    en="""
        swap-revealed = 1 of your revealed spells with 1 spell from hand
            .order = swap
    """,
    de="""
        swap-revealed = 1 deiner aufgedeckten Zauber gegen 1 Zauber aus der Hand
            .order = tausche
            .may = tauschen
    """,
    ru="""
        swap-revealed = 1 своё раскрытое заклинание на 1 заклинание с руки
            .order = обменяйте
            .always = обменивайте
            .may = обменять
    """,
)


@dataclass(frozen=True, slots=True)
class CastNext(Clause):
    """``Cast your next Ready spell.``: the one in the lowest slot / ``Another mage in the Lodge casts their
    next Ready spell or quick spell.`` (``quick``: that one instead, as the caster likes)
    """

    actor: Actor
    quick: bool = False


CAST_NEXT = ClauseForm(
    node=CastNext,
    name="verb: cast the next Ready spell",
    ways=(Way('<cast> <your> "next" "Ready" "spell" {quick? "or" "quick" "spell"}'),),
    examples=("Cast your next Ready spell.",),
    en="""
        cast-next = { their } next Ready spell { $quick ->
            [yes] or quick spell
           *[no] { "" }
        }
            .order = cast
            .one = casts
    """,
    de="""
        cast-next = { their }en nächsten vorbereiteten Zauber { $quick ->
            [yes] oder Spontanzauber
           *[no] { "" }
        }
            .order = wirke
            .one = wirkt
            .may = wirken
    """,
    ru="""
        cast-next = своё следующее заготовленное заклинание { $quick ->
            [yes] или быстрое заклинание
           *[no] { "" }
        }
            .order = сотворите
            .always = творите
            .one = творит
            .may = сотворить
    """,
)


@dataclass(frozen=True, slots=True)
class SpellsRevealed(Countable):
    """Counts revealed spells of an element or a type: ``of your revealed air spells``, ``of the target's
    revealed spells``.
    """

    elements: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    whose: Whose = Whose.YOURS
    casters: bool = False  # of the mage whose spell reaches you, instead


SPELLS_REVEALED = CountForm(
    node=SpellsRevealed,
    name=COUNTED,
    ways=(
        Way(
            '"of" "your" "revealed" {elements} {types} "spells"',
            {"whose": Whose.YOURS, "casters": False},
        ),
        Way(
            '"of" "the" "target\'s" "revealed" {elements} {types} "spells"',
            {"whose": Whose.TARGETS, "casters": False},
            key="each-revealed-of-target",
        ),
        Way(
            '"of" "its" "caster\'s" "revealed" {elements} {types} "spells"',
            {"whose": Whose.YOURS, "casters": True},
            key="each-revealed-of-caster",
        ),
    ),
    also=some_spells,
    key="each-revealed",
    en="""
        each-revealed = for { every } of your revealed { such-spells }
        each-revealed-of-target = for { every } of the target's revealed { such-spells }
        each-revealed-of-caster = for { every } of its caster's revealed { such-spells }
    """,
    de="""
        each-revealed = für { $every ->
            [1] jeden
           *[other] je { $every }
        } deiner aufgedeckten { such-spells }
        each-revealed-of-target = für { $every ->
            [1] jeden aufgedeckten
           *[other] je { $every } aufgedeckte
        } { such-spells } des Ziels
        each-revealed-of-caster = für { $every ->
            [1] jeden aufgedeckten
           *[other] je { $every } aufgedeckte
        } { such-spells } des Wirkenden
    """,
    ru="""
        each-revealed = за { $every ->
            [1] каждое { $own ->
                [yes] своё
               *[no] ваше
            } раскрытое заклинание
           *[other] каждые { $every } { $own ->
                [yes] своих
               *[no] ваших
            } { $every ->
                [few] раскрытых заклинания
               *[many] раскрытых заклинаний
            }
        } { such }
        each-revealed-of-target = за { $every ->
            [1] каждое раскрытое заклинание
           *[other] каждые { $every } { $every ->
                [few] раскрытых заклинания
               *[many] раскрытых заклинаний
            }
        } { such } у цели
        each-revealed-of-caster = за { $every ->
            [1] каждое раскрытое заклинание
           *[other] каждые { $every } { $every ->
                [few] раскрытых заклинания
               *[many] раскрытых заклинаний
            }
        } { such } у творца
    """,
)


@dataclass(frozen=True, slots=True)
class SpellsReady(Countable):
    """Counts spells that lie Ready, as everybody can: ``of your Ready spells``, ``of the target's Ready
    spells``.
    """

    whose: Whose = Whose.YOURS
    casters: bool = False  # of the mage whose spell reaches you, instead


SPELLS_READY = CountForm(
    node=SpellsReady,
    name=COUNTED,
    ways=(
        Way('"of" "your" "Ready" "spells"', {"whose": Whose.YOURS, "casters": False}),
        Way(
            '"of" "the" "target\'s" "Ready" "spells"',
            {"whose": Whose.TARGETS, "casters": False},
            key="each-ready-of-target",
        ),
        Way(
            '"of" "its" "caster\'s" "Ready" "spells"',
            {"whose": Whose.YOURS, "casters": True},
            key="each-ready-of-caster",
        ),
    ),
    key="each-ready",
    en="""
        each-ready = for { every } of your Ready spells
        each-ready-of-target = for { every } of the target's Ready spells
        each-ready-of-caster = for { every } of its caster's Ready spells
    """,
    de="""
        each-ready = für { $every ->
            [1] jeden
           *[other] je { $every }
        } deiner vorbereiteten Zauber
        each-ready-of-target = für { $every ->
            [1] jeden vorbereiteten
           *[other] je { $every } vorbereitete
        } Zauber des Ziels
        each-ready-of-caster = für { $every ->
            [1] jeden vorbereiteten
           *[other] je { $every } vorbereitete
        } Zauber des Wirkenden
    """,
    ru="""
        each-ready = за { $every ->
            [1] каждое { $own ->
                [yes] своё
               *[no] ваше
            } заготовленное заклинание
           *[other] каждые { $every } { $own ->
                [yes] своих
               *[no] ваших
            } { $every ->
                [few] заготовленных заклинания
               *[many] заготовленных заклинаний
            }
        }
        each-ready-of-target = за { $every ->
            [1] каждое заготовленное заклинание
           *[other] каждые { $every } { $every ->
                [few] заготовленных заклинания
               *[many] заготовленных заклинаний
            }
        } у цели
        each-ready-of-caster = за { $every ->
            [1] каждое заготовленное заклинание
           *[other] каждые { $every } { $every ->
                [few] заготовленных заклинания
               *[many] заготовленных заклинаний
            }
        } у творца
    """,
)


@dataclass(frozen=True, slots=True)
class HasRevealed(Fact):
    """``you have at least 3 revealed combat spells``; with ``elements`` also ``… of 3 different
    elements``; ``among``: ``… at least 3 revealed sacred or profane spells``.
    """

    count: int
    kind: str | None = None
    elements: int = 0
    among: tuple[str, ...] = ()


HAS_REVEALED = FactForm(
    node=HasRevealed,
    name="condition: at least N revealed spells",
    ways=(
        Way(
            '"at least" {count:1..} "revealed" {among:elements} [{kind:type}] #spell'
            ' ["of" {elements:different} "different" "elements"]'
        ),
    ),
    also=_of_which,
    examples=("You have at least 3 revealed combat spells.",),
    en="""
        has-revealed = at least { $count } revealed { $elements } { $types } { $count ->
            [one] spell
           *[other] spells
        } { $different ->
            [0] { "" }
           *[other] of { $different } different elements
        }
            .verb = have
    """,
    de="""
        has-revealed = mindestens { $count } aufgedeckte{ $count ->
            [one] n
           *[other] { "" }
        } { such-spells } { $different ->
            [0] { "" }
            [one] mit { $different } Element
           *[other] mit { $different } verschiedenen Elementen
        }
            .verb = hast
    """,
    ru="""
        has-revealed = хотя бы { $count } { $count ->
            [one] раскрытое заклинание
            [few] раскрытых заклинания
           *[many] раскрытых заклинаний
        } { such } { $different ->
            [0] { "" }
            [one] { $different } стихии
           *[many] { $different } разных стихий
        }
            .verb = { "" }
    """,
)
