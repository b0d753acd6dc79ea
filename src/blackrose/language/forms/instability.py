"""Instability in rooms: placed, removed, waited for and counted."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import (
    COUNTED,
    NARROWED,
    UP_TO,
    ClauseForm,
    CountForm,
    Done,
    FactForm,
    Manner,
    Occasion,
    TriggerForm,
    Unsaid,
    Values,
    Way,
    Wrong,
)
from blackrose.language.tree.base import Clause, Countable, Fact
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import Actor, All, Amount, BlackRose, RoomFilter, RoomRef


def _not_her_own(values: Values) -> Wrong | None:
    if values.get("black") and isinstance(values["actor"], BlackRose):
        return Wrong(("no owner",), message="the Black Rose always places her own instability")
    return None


@dataclass(frozen=True, slots=True)
class PlaceInstability(Clause):
    """``Place 1 instability.`` / ``The target places 1 instability in the target's room.``

    ``black`` says the cubes are the Black Rose's: ``place 1 instability of the Black Rose in …``.
    """

    actor: Actor
    amount: Amount
    where: RoomRef | None = None
    black: bool = False


PLACE_INSTABILITY = ClauseForm(
    node=PlaceInstability,
    name="verb: place N instability",
    ways=(
        Way(
            '<place> {amount} "instability" {black? "of" "the" "Black Rose"} [{where}] {each}',
            unsaid={"where": Unsaid.ROOM},
            check=_not_her_own,
        ),
    ),
    also=lambda node: ("verb: place instability of the Black Rose",) if node.black else (),
    examples=(
        "Place 1 instability.",
        "Place 1 instability in each green or grey room.",
        "Place 1 instability of the Black Rose in your room or an adjacent one.",
    ),
    en="""
        place-instability = { quantity } instability { $black ->
            [yes] of the Black Rose
           *[no] { "" }
        } { $where } { $each }{ $cap }
            .order = place
            .one = places
    """,
    de="""
        place-instability = { $where-early } { $each } { instability } { $black ->
            [yes] der Black Rose
           *[no] { "" }
        } { $where-late }
            .order = verursache
            .one = verursacht
            .may = verursachen
            .tail = { $cap }
    """,
    ru="""
        place-instability = { $where-into-early } { instability } { $black ->
            [yes] Чёрной Розы
           *[no] { "" }
        } { $where-into-late } { $each }{ $cap }
            .order = поместите
            .always = помещайте
            .one = помещает
            .may = поместить
    """,
)


@dataclass(frozen=True, slots=True)
class PlaceLess(Clause):
    """``If a mage who does not own this evocation would place instability in its room, they place 1
    less.``
    """

    amount: int


PLACE_LESS = ClauseForm(
    node=PlaceLess,
    name="frame: if it would happen, less",
    ways=(
        Way(
            '"if" <=a> "mage" "who" "does" "not" <own=own> "this" "evocation" "would" <place=place>'
            ' "instability" "in" "its" "room" "," "they" <place=place> {amount:0..} "less"',
            whole=True,
        ),
    ),
    manner=Manner.SENTENCE,
    stands=True,
    en="""
        place-less = if a mage who does not own this evocation would place instability in its
            room, they place { $amount } less
    """,
    de="""
        place-less = wenn ein Magi, dem diese Beschwörung nicht gehört, in ihrem Raum Instabilität
            verursachen würde, verursacht er { $amount } weniger
    """,
    ru="""
        place-less = если маг, не владеющий этим воплощением, должен поместить нестабильность в
            его комнату, он помещает на { $amount } меньше
    """,
)


@dataclass(frozen=True, slots=True)
class RemoveInstability(Clause):
    """``Remove 1 of your instability in its room.``"""

    actor: Actor
    amount: Amount
    where: RoomRef


REMOVE_INSTABILITY = ClauseForm(
    node=RemoveInstability,
    name="verb: remove N of your instability",
    ways=(Way('<remove> {amount} "of" <your> "instability" {where} {each}'),),
    examples=("Remove 1 of your instability in its room.",),
    en="""
        remove-instability = { quantity } of { their } instability { $where } { $each }{ $cap }
            .order = remove
            .one = removes
    """,
    de="""
        remove-instability = { $each } { quantity } { $quantity ->
            [all] { their }e
           *[some] { their }er
        } Schadensmarker { $where-out }
            .order = entferne
            .one = entfernt
            .may = entfernen
            .tail = { $cap }
    """,
    ru="""
        remove-instability = { own-instability } { $where-out } { $each }{ $cap }
            .order = уберите
            .always = убирайте
            .one = убирает
            .may = убрать
        own-instability = { $quantity ->
            [all] всю свою нестабильность
           *[some] { $count } { $count ->
                [one] свою
                [few] свои
               *[many] своих
            } { cubes }
        }
    """,
)


def _a_figure(values: Values) -> Wrong | None:
    return Wrong(('"remove all"',), "up to all") if isinstance(values["amount"], All) else None


@dataclass(frozen=True, slots=True)
class ClearInstability(Clause):
    """``Remove 3 instability in the target room.``: cubes of anybody; ``up_to``: ``Remove up to 2 …``."""

    actor: Actor
    amount: Amount
    where: RoomRef
    up_to: bool = False


CLEAR_INSTABILITY = ClauseForm(
    node=ClearInstability,
    name="verb: remove N instability",
    ways=(
        Way('<remove> {amount} "instability" {where} {each}', {"up_to": False}),
        Way('<remove> "up to" {amount} "instability" {where} {each}', {"up_to": True}, check=_a_figure),
    ),
    also=lambda node: (UP_TO,) if node.up_to else (),
    does=Done.REMOVED,
    examples=("Remove 3 instability in the target room.", "Remove up to 2 instability in your room."),
    en="""
        clear-instability = { $up_to ->
            [yes] up to
           *[no] { "" }
        } { quantity } instability { $where } { $each }{ $cap }
            .order = remove
            .one = removes
    """,
    de="""
        clear-instability = { $each } { $up_to ->
            [yes] bis zu
           *[no] { "" }
        } { quantity } Schadensmarker { $where-out }
            .order = entferne
            .one = entfernt
            .may = entfernen
            .tail = { $cap }
    """,
    ru="""
        clear-instability = { $up_to ->
            [yes] до { $count } { $count ->
                [one] фишки
               *[many] фишек
            } нестабильности
           *[no] { instability }
        } { $where-out } { $each }{ $cap }
            .order = уберите
            .always = убирайте
            .one = убирает
            .may = убрать
    """,
)


@dataclass(frozen=True, slots=True)
class Places(PlainTrigger):
    """``another mage places instability`` / ``you place instability in a red room`` (``room``) / ``you place
    the last instability in a room``
    """

    last: bool = False
    room: RoomFilter | None = None


PLACES = TriggerForm(
    node=Places,
    name="verb: place N instability",
    ways=(
        Way('{who:model} <place> "instability" ["in" {room:in_rooms}]', {"last": False}),
        Way('{who:model} <place> "the" "last" "instability" "in" <=a> "room"', {"last": True, "room": None}),
    ),
    also=lambda node: (NARROWED,) if node.last else (),
    gives=frozenset({Occasion.ROOM}),
    examples=("Another mage places instability.",),
    en="""
        places = { $last ->
            [yes] the last instability in a room
           *[no] instability { $where }
        }
            .order = place
            .one = places
    """,
    de="""
        places = { $last ->
            [yes] den letzten Schadensmarker in einen Raum
           *[no] { $where } Instabilität
        }
            .you = { $last ->
                [yes] legst
               *[no] verursachst
            }
            .one = { $last ->
                [yes] legt
               *[no] verursacht
            }
    """,
    ru="""
        places = { $last ->
            [yes] последнюю фишку нестабильности в комнату
           *[no] нестабильность { $where-into }
        }
            .you = помещаете
            .one = помещает
    """,
)


@dataclass(frozen=True, slots=True)
class ResolvesPlacing(PlainTrigger):
    """``you resolve an effect that places instability`` / ``you resolve an effect that places or converts
    instability in a purple room`` (``converts``)
    """

    converts: bool = False
    room: RoomFilter | None = None


RESOLVES_PLACING = TriggerForm(
    node=ResolvesPlacing,
    name="verb: resolve an effect that places",
    ways=(
        Way(
            '{who:model} <resolve> <=an> "effect" "that" <place=places> "instability" ["in" {room:in_rooms}]',
            {"converts": False},
        ),
        Way(
            '{who:model} <resolve> <=an> "effect" "that" <place=places> "or" <convert=converts>'
            ' "instability" ["in" {room:in_rooms}]',
            {"converts": True},
        ),
    ),
    examples=("You resolve an effect that places instability.",),
    en="""
        resolves-placing = an effect that places { $converts ->
            [yes] or converts
           *[no] { "" }
        } instability { $where }
            .order = resolve
            .one = resolves
    """,
    de="""
        resolves-placing = einen Effekt
            .you = führst
            .one = führt
            .particle = aus
            .tail = , der { $where } Instabilität verursacht { $converts ->
                [yes] oder konvertiert
               *[no] { "" }
            }
    """,
    ru="""
        resolves-placing = эффект, который помещает { $converts ->
            [yes] или заменяет
           *[no] { "" }
        } нестабильность { $converts ->
            [yes] { $where }
           *[no] { $where-into }
        }
            .you = применяете
            .one = применяет
    """,
)


@dataclass(frozen=True, slots=True)
class InstabilityIn(Countable):
    """Counts instability in a room: ``instability in the target room``; ``yours`` counts your own only."""

    where: RoomRef
    yours: bool = False


INSTABILITY_IN = CountForm(
    node=InstabilityIn,
    name=COUNTED,
    ways=(
        Way('"instability" {where}', {"yours": False}),
        Way('"of" "your" "instability" {where}', {"yours": True}),
    ),
    key="each-instability",
    en="""
        each-instability = for { every } { $yours ->
            [yes] of your
           *[no] { "" }
        } instability { $where }
    """,
    de="""
        each-instability = für { $every ->
            [1] { $yours ->
                [yes] jeden deiner
               *[no] jeden
            }
           *[other] je { $every } { $yours ->
                [yes] deiner
               *[no] { "" }
            }
        } Schadensmarker { $where }
    """,
    ru="""
        each-instability = за { $every ->
            [1] каждую { mine } фишку
           *[other] каждые { $every } { $every ->
                [one] { mine } фишку
                [few] { mine.few } фишки
               *[many] { mine.many } фишек
            }
        } нестабильности { $where }
        mine = { $yours ->
            [yes] { $own ->
                [yes] свою
               *[no] вашу
            }
           *[no] { "" }
        }
            .few = { $yours ->
                [yes] { $own ->
                    [yes] свои
                   *[no] ваши
                }
               *[no] { "" }
            }
            .many = { $yours ->
                [yes] { $own ->
                    [yes] своих
                   *[no] ваших
                }
               *[no] { "" }
            }
    """,
)


@dataclass(frozen=True, slots=True)
class HasInstability(Fact):
    """``you have instability in at least 5 rooms``"""

    rooms: int


HAS_INSTABILITY = FactForm(
    node=HasInstability,
    name=COUNTED,
    ways=(Way('"instability" "in" "at least" {rooms:1..} #room'),),
    en="""
        has-instability = instability in at least { $rooms } { $rooms ->
            [one] room
           *[other] rooms
        }
            .verb = have
    """,
    de="""
        has-instability = Instabilität in mindestens { $rooms } { $rooms ->
            [one] Raum
           *[other] Räumen
        }
            .verb = hast
    """,
    ru="""
        has-instability = есть нестабильность хотя бы в { $rooms } { $rooms ->
            [one] комнате
           *[many] комнатах
        }
            .verb = { "" }
    """,
)
