"""Spells while they are resolved: those that reach somebody, and what changes them."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import (
    ClauseForm,
    Manner,
    Need,
    Occasion,
    TriggerForm,
    Values,
    Way,
    Wrong,
    some_spells,
)
from blackrose.language.tree.base import Clause
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import ModelRef, RoomFilter, Target
from blackrose.language.vocabulary import article

_THAT_SPELL = Need("that spell", Occasion.SPELL)


_ANSWERED = "verb: ignore, cancel or redirect that spell"


def right_article(values: Values) -> Wrong | None:
    """Refuse "a" before a vowel, and "an" before anything else."""
    wanted = article([*values["elements"], *values["types"], "spell"][0])
    return None if values["a"] == wanted else Wrong((f'"{wanted}"',), values["a"], field="a")


@dataclass(frozen=True, slots=True)
class SpellReaches(PlainTrigger):
    """``a spell reaches you``: another mage's spell would do something to you as things stand (a forgotten
    one only where the edition lets it be answered); ``a trap spell reaches you``: one of these elements and
    types
    """

    types: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    aimed: str = ""  # "you": aimed at that very model; "room": at a room; "": however


SPELL_REACHES = TriggerForm(
    node=SpellReaches,
    name="verb: a spell reaches somebody",
    ways=(
        Way(
            '{a:article} {elements} {types} "spell" <reach=reaches> {who:model}',
            {"aimed": ""},
            subject="a-spell",
            check=right_article,
        ),
        Way(
            '{a:article} {elements} {types} "spell" "aimed at you" <reach=reaches> {who:model}',
            {"aimed": "you"},
            subject="a-spell-at-you",
            check=right_article,
        ),
        Way(
            '{a:article} {elements} {types} "spell" "aimed at a room" <reach=reaches> {who:model}',
            {"aimed": "room"},
            subject="a-spell-at-room",
            check=right_article,
        ),
    ),
    also=some_spells,
    gives=frozenset({Occasion.SPELL}),
    examples=("A spell reaches you.", "A trap spell reaches you."),
    key="reaches",
    en="""
        reaches = { $who }
            .order = reach
            .one = reaches
        a-spell = { $vowel } { $elements } { $types } spell
            .agrees = one
            .gender = n
        a-spell-at-you = { a-spell } aimed at you
            .agrees = one
            .gender = n
        a-spell-at-room = { a-spell } aimed at a room
            .agrees = one
            .gender = n
    """,
    de="""
        reaches = { $who-acc }
            .one = erreicht
        a-spell = ein { such-spells }
            .agrees = one
            .gender = m
        a-spell-at-you = { a-spell } mit dir als Ziel
            .agrees = one
            .gender = m
        a-spell-at-room = { a-spell } mit einem Raum als Ziel
            .agrees = one
            .gender = m
    """,
    ru="""
        reaches = { $who-acc }
            .one = затрагивает
        a-spell = заклинание { such }
            .agrees = one
            .gender = n
        a-spell-at-you = { a-spell }, направленное на вас,
            .agrees = one
            .gender = n
        a-spell-at-room = { a-spell }, направленное на комнату,
            .agrees = one
            .gender = n
    """,
)


@dataclass(frozen=True, slots=True)
class IgnoreSpell(Clause):
    """``Ignore that spell.``: it does not touch you; others it does."""


IGNORE_SPELL = ClauseForm(
    node=IgnoreSpell,
    name=_ANSWERED,
    ways=(Way('<ignore> "that" "spell"'),),
    manner=Manner.ORDER,
    needs=_THAT_SPELL,
    examples=("Ignore that spell.",),
    en="""
        ignore-spell = that spell
            .order = ignore
    """,
    de="""
        ignore-spell = diesen Zauber
            .order = ignoriere
            .may = ignorieren
    """,
    ru="""
        ignore-spell = это заклинание
            .order = проигнорируйте
            .always = игнорируйте
            .may = проигнорировать
    """,
)


@dataclass(frozen=True, slots=True)
class CancelSpell(Clause):
    """``Cancel that spell.``: nobody is affected by it."""


CANCEL_SPELL = ClauseForm(
    node=CancelSpell,
    name=_ANSWERED,
    ways=(Way('"cancel" "that" "spell"'),),
    manner=Manner.ORDER,
    needs=_THAT_SPELL,
    examples=("Cancel that spell.",),
    en="""
        cancel-spell = that spell
            .order = cancel
    """,
    de="""
        cancel-spell = diesen Zauber
            .order = neutralisiere
            .may = neutralisieren
    """,
    ru="""
        cancel-spell = это заклинание
            .order = отмените
            .always = отменяйте
            .may = отменить
    """,
)


@dataclass(frozen=True, slots=True)
class RedirectSpell(Clause):
    """``Redirect that spell.``: you choose its new target among those that would have been legal. ``Redirect
    that spell to another model in your room or an adjacent one.``: among those named at which it can be
    aimed, however far they are from its caster.
    """

    to: ModelRef | None = None


REDIRECT_SPELL = ClauseForm(
    node=RedirectSpell,
    name=_ANSWERED,
    ways=(
        Way('"redirect" "that" "spell"', {"to": None}),
        Way('"redirect" "that" "spell" "to" {to:model}', key="redirect-spell-to"),
    ),
    manner=Manner.ORDER,
    needs=_THAT_SPELL,
    examples=("Redirect that spell.",),
    en="""
        redirect-spell = that spell
            .order = redirect
        redirect-spell-to = that spell to { $to }
            .order = redirect
    """,
    de="""
        redirect-spell = diesen Zauber
            .order = leite
            .may = umleiten
            .particle = um
        redirect-spell-to = diesen Zauber auf { $to-acc }
            .order = leite
            .may = umleiten
            .particle = um
    """,
    ru="""
        redirect-spell = это заклинание
            .order = перенаправьте
            .always = перенаправляйте
            .may = перенаправить
        redirect-spell-to = это заклинание на { $to-acc }
            .order = перенаправьте
            .always = перенаправляйте
            .may = перенаправить
    """,
)


@dataclass(frozen=True, slots=True)
class IgnoreSpellDamage(Clause):
    """``Ignore the damage of that spell.``: whatever else it does to you it does."""


IGNORE_SPELL_DAMAGE = ClauseForm(
    node=IgnoreSpellDamage,
    name=_ANSWERED,
    ways=(Way('<ignore> "the" "damage" "of" "that" "spell"'),),
    manner=Manner.ORDER,
    needs=_THAT_SPELL,
    examples=("Ignore the damage of that spell.",),
    en="""
        ignore-spell-damage = the damage of that spell
            .order = ignore
    """,
    de="""
        ignore-spell-damage = den Schaden dieses Zaubers
            .order = ignoriere
            .may = ignorieren
    """,
    ru="""
        ignore-spell-damage = урон этого заклинания
            .order = проигнорируйте
            .always = игнорируйте
            .may = проигнорировать
    """,
)


@dataclass(frozen=True, slots=True)
class ReturnSpellDamage(Clause):
    """``Inflict the damage of that spell on its caster.``: as much as it would inflict on you, as things
    stand.
    """


RETURN_SPELL_DAMAGE = ClauseForm(
    node=ReturnSpellDamage,
    name="verb: inflict N damage",
    ways=(Way('<inflict> "the" "damage" "of" "that" "spell" "on" "its" "caster"'),),
    manner=Manner.ORDER,
    needs=_THAT_SPELL,
    examples=("Inflict the damage of that spell on its caster.",),
    en="""
        return-spell-damage = the damage of that spell on its caster
            .order = inflict
    """,
    de="""
        return-spell-damage = dem Wirkenden den Schaden dieses Zaubers
            .order = füge
            .may = zufügen
            .particle = zu
    """,
    ru="""
        return-spell-damage = творцу урон этого заклинания
            .order = нанесите
            .always = наносите
            .may = нанести
    """,
)


@dataclass(frozen=True, slots=True)
class MayCancel(Clause):
    """``The target can cancel that spell.``: that mage is asked; a spell that lies in wait has nothing that
    could be cancelled yet.
    """

    actor: ModelRef


MAY_CANCEL = ClauseForm(
    node=MayCancel,
    name=_ANSWERED,
    ways=(Way('"can" "cancel" "that" "spell"'),),
    manner=Manner.STATE,
    needs=_THAT_SPELL,
    examples=("The target can cancel that spell.",),
    en="""
        may-cancel = cancel that spell
            .order = can
            .one = can
    """,
    de="""
        may-cancel = diesen Zauber neutralisieren
            .you = darfst
            .one = darf
            .many = dürfen
    """,
    ru="""
        may-cancel = отменить это заклинание
            .you = можете
            .one = может
            .many = могут
    """,
)


@dataclass(frozen=True, slots=True)
class Casts(PlainTrigger):
    """``another mage casts a spell`` / ``the target casts a combat or trap spell``: before anything comes of
    it; a trap or protection when it gets its token; ``named``: ``the target casts a spell of that type``
    """

    types: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    named: bool = False


CASTS = TriggerForm(
    node=Casts,
    name="verb: cast a spell",
    ways=(
        Way(
            '{who:model} <cast> {a:article} {elements} {types} "spell"',
            {"named": False},
            check=right_article,
        ),
        Way('{who:model} <cast> <=a> "spell" "of" "that" "type"', {"named": True}, key="casts-such"),
    ),
    gives=frozenset({Occasion.SPELL}),
    also=some_spells,
    examples=("Another mage casts a spell.",),
    en="""
        casts = { $vowel } { $elements } { $types } spell
            .order = cast
            .one = casts
        casts-such = a spell of that type
            .order = cast
            .one = casts
    """,
    de="""
        casts = einen { such-spells }
            .you = wirkst
            .one = wirkt
        casts-such = einen Zauber dieser Kategorie
            .you = wirkst
            .one = wirkt
    """,
    ru="""
        casts = заклинание { such }
            .you = творите
            .one = творит
        casts-such = заклинание этого типа
            .you = творите
            .one = творит
    """,
)


@dataclass(frozen=True, slots=True)
class ResolvesSpell(PlainTrigger):
    """``you resolve a spell`` / ``a mage resolves a contingency or protection spell`` / ``you resolve a fire
    or profane spell in the Crypt``
    """

    types: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    room: RoomFilter | None = None


RESOLVES_SPELL = TriggerForm(
    node=ResolvesSpell,
    name="verb: resolve a spell",
    ways=(
        Way(
            '{who:model} <resolve> {a:article} {elements} {types} "spell" ["in" {room:in_rooms}]',
            check=right_article,
        ),
    ),
    also=some_spells,
    gives=frozenset({Occasion.RESOLVED}),
    examples=("You resolve a spell.",),
    en="""
        resolves-spell = { $vowel } { $elements } { $types } spell { $where }
            .order = resolve
            .one = resolves
    """,
    de="""
        resolves-spell = { $where } einen { such-spells }
            .you = führst
            .one = führt
            .particle = aus
    """,
    ru="""
        resolves-spell = заклинание { such } { $where }
            .you = применяете
            .one = применяет
    """,
)


@dataclass(frozen=True, slots=True)
class SpellsInflictMore(Clause):
    """``Combat spells of mages inflict +1 damage.`` / ``Your combat spells inflict +1 damage.``
    (``yours``) / ``Fire or water spells of mages inflict -1 damage.`` / ``Spells of mages inflict +1
    damage.``
    """

    elements: tuple[str, ...]
    types: tuple[str, ...]
    amount: int
    yours: bool = False


SPELLS_INFLICT_MORE = ClauseForm(
    node=SpellsInflictMore,
    name="verb: spells inflict more",
    ways=(
        Way(
            '{elements} {types} "spells" "of" "mages" <inflict=inflict> {amount:+} "damage"', {"yours": False}
        ),
        Way('"your" {elements} {types} "spells" <inflict=inflict> {amount:+} "damage"', {"yours": True}),
    ),
    also=some_spells,
    manner=Manner.WHOLE,
    subject="spells-of",
    stands=True,
    examples=(
        "Combat spells of mages inflict +1 damage.",
        "Fire or water spells of mages inflict -1 damage.",
    ),
    key="spells-inflict",
    en="""
        spells-of = { $yours ->
            [yes] your { such-spells }
           *[no] { such-spells } of mages
        }
            .agrees = many
            .gender = n
        spells-inflict = { $sign ->
            [minus] -
           *[plus] +
        }{ $amount } damage
            .order = inflict
    """,
    de="""
        spells-of = { $yours ->
            [yes] deine { such-spells }
           *[no] von Magi gewirkte { such-spells }
        }
            .agrees = many
            .gender = m
        spells-inflict = { $sign ->
            [minus] { $amount } Schaden weniger
           *[plus] { $amount } Schaden mehr
        }
            .many = fügen
            .particle = zu
    """,
    ru="""
        spells-of = { $yours ->
            [yes] ваши заклинания { such }
           *[no] заклинания { such } всех магов
        }
            .agrees = many
            .gender = n
        spells-inflict = на { $amount } { $amount ->
            [one] урон
           *[many] урона
        } { $sign ->
            [minus] меньше
           *[plus] больше
        }
            .many = наносят
    """,
)


@dataclass(frozen=True, slots=True)
class TargetBecomes(Clause):
    """``The target becomes room 2.``: in an Enhancement; the card aims so from the start."""

    kind: str
    range: int


TARGET_BECOMES = ClauseForm(
    node=TargetBecomes,
    name="verb: the target becomes another",
    ways=(Way('"becomes" {kind:becoming} {range:aim_range}'),),
    manner=Manner.STATE,
    only=Target(),
    key="becomes",
    en="""
        becomes = { $kind } { $range }
            .one = becomes
    """,
    de="""
        becomes = zu { $kind } { $range }
            .one = wird
    """,
    ru="""
        becomes = { $kind-ins } { $range }
            .one = становится
    """,
)
