"""Builds the nodes of forms from the parts of their rules, and checks that the parts fit each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError
from blackrose.language.errors import Kind as ErrorKind
from blackrose.language.form import ClauseForm, CountForm, FactForm, Form, IfForm, Manner, TriggerForm, Way
from blackrose.language.notation import Piece
from blackrose.language.reading.agreement import (
    Possessive,
    Several,
    check_several,
    check_verb,
    check_word,
    number,
    start,
    third_person,
)
from blackrose.language.reading.counts import amount
from blackrose.language.reading.kinds import KINDS
from blackrose.language.reading.rules import Reading

NAMES = {tree.You: "you", tree.Target: "the target"}


@dataclass
class Read:
    """What the parts of one rule gave."""

    meta: Meta
    way: Way
    values: dict[str, Any]
    places: dict[str, int] = field(default_factory=dict)
    figure: tree.Number | tree.All = field(default_factory=tree.All)  # the last one read
    named: bool = False  # whether whoever carries the text out is named in it
    verbs: list[tuple[Token, str]] = field(default_factory=list)
    yours: list[tuple[Possessive, str]] = field(default_factory=list)

    def refuse(
        self, expected: Sequence[str], read: str = "", message: str = "", place: str = ""
    ) -> CardError:
        """Return the error for a word that does not fit here."""
        offset = self.places.get(place, start(self.meta))
        return CardError(ErrorKind.AGREEMENT, message, offset=offset, read=read, expected=expected)

    def check(self) -> None:
        """Refuse values that do not go together."""
        for possessive, whose in self.yours:
            possessive.check(self.values[whose], self.named)
        wrong = self.way.check(self.values) if self.way.check is not None else None
        if wrong is not None:
            raise self.refuse(wrong.expected, wrong.read, wrong.message, wrong.field)

    def made(self, node: type[tree.Node]) -> tree.Node:
        """Return the node with the values that were read."""
        names = {one.name for one in fields(node)}
        return node(**{name: value for name, value in self.values.items() if name in names})


def gathered(reading: Reading, meta: Meta, way: Way, pieces: Sequence[Piece], parts: Sequence[Any]) -> Read:
    """Collect what the parts give."""
    read = Read(meta, way, dict(way.values), named=bool(reading.speaker))
    for piece, part in zip(pieces, parts, strict=True):
        _TAKE.get(piece.kind, _take_phrase)(read, piece, part)
    return read


def _take_verb(read: Read, piece: Piece, token: Token) -> None:
    if piece.only:
        check_word(token, piece.only)
        return
    read.verbs.append((token, piece.word))
    read.values.setdefault("verb", str(token))


def _take_fixed(read: Read, piece: Piece, part: Token | Several) -> None:
    if isinstance(part, Several):  # a noun in the plural, whatever the figure says
        check_several(tree.All(), Several(part.many, part.offset, piece.word.removesuffix("s")))
    else:
        check_word(part, piece.word)


def _take_noun(read: Read, piece: Piece, several: Several) -> None:
    check_several(read.figure, Several(several.many, several.offset, piece.word))


def _take_your(read: Read, piece: Piece, possessive: Possessive) -> None:
    read.yours.append((possessive, piece.field))


def _take_one(read: Read, piece: Piece, figure: tree.Number | tree.All) -> None:
    if figure != tree.Number(1):
        raise read.refuse(['"1"'], "all" if isinstance(figure, tree.All) else str(figure.value))
    read.figure = figure


def _take_amount(read: Read, piece: Piece, figure: tree.Number | tree.All) -> None:
    read.figure = read.values[piece.field] = figure


def _take_each(read: Read, piece: Piece, counting: Any) -> None:
    read.values["amount"] = amount(read.values["amount"], counting)


def _take_figure(read: Read, piece: Piece, token: Token | None) -> None:
    if token is not None:
        figure = number(token, piece.most, piece.least)
        read.figure, read.values[piece.field] = tree.Number(figure), figure


def _take_flag(read: Read, piece: Piece, said: bool | None) -> None:
    read.values[piece.field] = bool(said)


def _take_phrase(read: Read, piece: Piece, part: Any) -> None:
    kind = KINDS[piece.kind]
    if part is None:
        if kind.unsaid is not None:
            read.values[piece.field] = kind.unsaid
        return
    several = kind.several(part) if kind.several is not None else None
    if several is not None:
        check_several(read.figure, several)
    read.values[piece.field] = kind.value(part)
    read.places[piece.field] = (
        (part.start_pos or 0) if isinstance(part, Token) else getattr(part, "offset", 0)
    )
    if kind.more is not None:
        read.values.update(kind.more(part))


_TAKE: dict[str, Callable[[Read, Piece, Any], None]] = {
    "verb": _take_verb,
    "fixed": _take_fixed,
    "counted noun": _take_noun,
    "your": _take_your,
    "one": _take_one,
    "amount": _take_amount,
    "each": _take_each,
    "figure": _take_figure,
    "flag": _take_flag,
}


# Clauses, which do not know yet of whom they are said


@dataclass(frozen=True)
class Predicate:
    """A clause that does not know yet of whom it is said."""

    form: ClauseForm
    read: Read
    reading: Reading

    @property
    def offset(self) -> int:
        """Where it starts."""
        return start(self.read.meta)

    @property
    def manner(self) -> Manner:
        """How it can be said."""
        return self.form.manner

    @property
    def third(self) -> bool:
        """Whether the verb is in its third person; a verb that never bends ("activates") always is."""
        if not self.read.verbs:
            return self.manner is not Manner.ORDER
        return all(token == third_person(verb) for token, verb in self.read.verbs)

    @property
    def having(self) -> bool:
        """Whether it says how things are ("have", "cannot"), of "you" and of several as well."""
        return self.manner is Manner.RULE or self.form.together

    def fit(self, third: bool) -> None:
        """Refuse a verb in the wrong person."""
        for token, verb in self.read.verbs:
            check_verb(token, verb, third)

    def made(self, actor: Any) -> tree.Clause:
        """Return the clause, said of somebody."""
        form, read = self.form, self.read
        if form.only is not None and not isinstance(actor, type(form.only)):
            raise read.refuse([f'"{NAMES[type(form.only)]}" before it'])
        read.values["actor"] = actor
        if form.only is None and self.manner in (Manner.DEED, Manner.STATE, Manner.RULE):
            read.values[fields(form.node)[0].name] = actor
        read.check()
        clause = read.made(form.node)
        assert isinstance(clause, tree.Clause)
        return self.reading.mark(read.meta, clause)


def _clause(reading: Reading, form: ClauseForm, read: Read) -> Any:
    predicate = Predicate(form, read, reading)
    if form.manner is Manner.SENTENCE:
        return reading.mark(read.meta, tree.Sentence((predicate.made(tree.You()),)))
    return predicate


# The other families


def _trigger(reading: Reading, form: TriggerForm, read: Read) -> tree.Node:
    who = read.values["actor"] = read.values["who"]
    if read.way.not_you and isinstance(who, tree.You):
        raise read.refuse(["an evocation"], "you")
    for token, verb in read.verbs:
        check_verb(token, verb, third=not isinstance(who, tree.You))
    return _plain(reading, form, read)


@dataclass(frozen=True)
class SaidFact:
    """A fact as it was read: where, whether "you" stood before it, its verb, the verb it wants."""

    fact: tree.Fact
    meta: Meta
    verb: Token | None = None
    wanted: str = ""
    you: bool = False


def _fact(reading: Reading, form: FactForm, read: Read) -> SaidFact:
    fact = _plain(reading, form, read)
    assert isinstance(fact, tree.Fact)
    wanted = form.verb if form.of == "you" else ""
    return SaidFact(fact, read.meta, read.values.get("left_out"), wanted)


def _plain(reading: Reading, form: Form, read: Read) -> tree.Node:
    read.check()
    return reading.mark(read.meta, read.made(form.node))


_BUILD: dict[type[Form], Callable[..., Any]] = {
    ClauseForm: _clause,
    TriggerForm: _trigger,
    FactForm: _fact,
    CountForm: _plain,
    IfForm: _plain,
}


def built(
    reading: Reading, meta: Meta, form: Form, way: Way, pieces: Sequence[Piece], parts: Sequence[Any]
) -> Any:
    """Build a form that was read in one of its ways: a node, or a clause that waits for its subject."""
    if isinstance(form, FactForm) and form.of == "you":
        verb, *parts = parts
        read = gathered(reading, meta, way, pieces, parts)
        read.values["left_out"] = verb
    else:
        read = gathered(reading, meta, way, pieces, parts)
    return _BUILD[type(form)](reading, form, read)
