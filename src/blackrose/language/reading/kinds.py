"""The kinds of phrases that can fill a field of a form: their grammar, and the value each gives.

``printing/kinds.py`` prints the same kinds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from lark import Token

from blackrose.language import tree
from blackrose.language.reading.agreement import Several, number, signed
from blackrose.language.tree import QuestState


def _same(part: Any) -> Any:
    return part


@dataclass(frozen=True)
class Kind:
    """A kind of phrase: its symbol in the grammar, the value of what was read, and what else it settles.

    ``several`` finds the noun that must agree with the figure before it. ``unsaid`` is the value where the
    phrase is left out; None leaves the field as the node has it by itself.
    """

    symbol: str
    value: Callable[[Any], Any] = _same
    more: Callable[[Any], Mapping[str, Any]] | None = None
    several: Callable[[Any], Several | None] | None = None
    unsaid: Any = None


def _word(part: tuple[tree.Noun, Several | None]) -> str:
    return part[0].word


def _first(part: tuple[Any, Several | None]) -> Any:
    return part[0]


def _second(part: tuple[Any, Several | None]) -> Several | None:
    return part[1]


def _described_word(part: Any) -> str:
    return str(part.noun.word)


def _damaged(part: Any) -> Mapping[str, Any]:
    return {"damaged": part.damaged}


def _which(part: Any) -> Mapping[str, Any]:
    return {"health": part.health, "same_kind": part.same_kind}


def _different(token: Token) -> int:
    return number(token, least=2)


KINDS: dict[str, Kind] = {
    # how much
    "amount": Kind("qty"),
    "+": Kind("BONUS", signed),
    "different": Kind("NUMBER", _different),
    "bonus": Kind("bonus"),
    "bonuses": Kind("bonus"),
    # who
    "model": Kind("ref"),
    "healed": Kind("ref"),
    "bearer": Kind("ref"),
    "some_models": Kind("models"),
    "moved": Kind("third", unsaid=tree.You()),
    "yourself": Kind("yourself"),
    "named": Kind("named"),
    "core": Kind("core"),
    "core_placed": Kind("core_placed"),
    "together": Kind("group", lambda group: group.models),
    "one_kind": Kind("one_kind"),
    "many_kinds": Kind("many_kinds"),
    "of_owned": Kind("of_owned"),
    # what kind of model, and what lies on it
    "noun": Kind("kind", _first, several=_second),
    "assigned": Kind("kind", _first, several=_second),
    "kind_owned": Kind("kind", _word, several=_second),
    "kinds_owned": Kind("nouns", _described_word, _damaged),
    "one_assigned": Kind("noun", _described_word, _damaged),
    "many_assigned": Kind("nouns", _described_word, _damaged),
    "carried": Kind("carried", _first, several=_second),
    "chosen": Kind("chosen", more=_which),
    "card": Kind("(UPGRADE | JINX)", str),
    # where
    "where": Kind("where"),
    "put_where": Kind("where"),
    "room": Kind("room"),
    "target_room": Kind("target_room"),
    "goal": Kind("goal"),
    "colour": Kind("COLOUR", str),
    "struck": Kind("struck"),
    "colours": Kind("colours"),
    "rooms": Kind("rooms_meant"),
    "in_rooms": Kind("rooms_meant"),
    # spells and quests
    "elements": Kind("[element_list]", unsaid=()),
    "types": Kind("[type_list]", unsaid=()),
    "element_run": Kind("element_run"),
    "type": Kind("TYPE", str),
    "article": Kind("A", str),
    "school": Kind("SCHOOL", str),
    "state": Kind("QUESTSTATE", lambda word: QuestState(str(word))),
    # targets and conditions
    "becoming": Kind("becoming"),
    "aim_range": Kind("aim_range"),
    "facts": Kind("facts"),
}
