"""What a verb says before it is known of whom: the step between words and clauses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.occasions import Occasions
from blackrose.language.phrases import BASE, start


class Said(Enum):
    """How a verb can be said."""

    DEED = "of anybody, or as an order"
    ORDER = "as an order only"
    STATE = "of somebody only"
    RULE = "of somebody or of several in the plural, as a rule that holds"
    WHOLE = "with a subject of its own, which is no model"


@dataclass(frozen=True)
class Predicate:
    """A clause that does not know yet of whom it is said."""

    said: Said
    verb: Token | None
    make: Callable[[Any], tree.Clause]
    offset: int

    @property
    def third(self) -> bool:
        """Whether the verb is in its third person; a verb without token ("activates") always is."""
        return self.said is not Said.ORDER if self.verb is None else self.verb in BASE

    @property
    def having(self) -> bool:
        """Whether it says how things are ("have", "cannot"), of "you" and of several as well."""
        have = self.verb is not None and BASE.get(self.verb, self.verb) == "have"
        return have or self.said is Said.RULE


class Predicates(Occasions):
    """Makes predicates that remember where they stand."""

    def _predicate(
        self, meta: Meta, said: Said, verb: Token | None, make: Callable[[Any], tree.Clause]
    ) -> Predicate:
        return Predicate(said, verb, lambda actor: self._mark(meta, make(actor)), start(meta))

    def _deed(self, meta: Meta, verb: Token, make: Callable[[Any], tree.Clause]) -> Predicate:
        return self._predicate(meta, Said.DEED, verb, make)

    def _order(self, meta: Meta, verb: Token | None, make: Callable[[Any], tree.Clause]) -> Predicate:
        return self._predicate(meta, Said.ORDER, verb, make)

    def _plain(self, meta: Meta, clause: tree.Clause) -> Predicate:
        """An order without a word that bends."""
        return self._order(meta, None, lambda _: clause)

    def _whole(self, meta: Meta, clause: tree.Clause) -> Predicate:
        return self._predicate(meta, Said.WHOLE, None, lambda _: clause)

    def _just_one(self, meta: Meta, qty: tree.Number | tree.All) -> None:
        """Refuses any figure but 1 where the clause knows no other."""
        if qty != tree.Number(1):
            read = "all" if isinstance(qty, tree.All) else str(qty.value)
            raise CardError(Kind.AGREEMENT, offset=start(meta), read=read, expected=['"1"'])
