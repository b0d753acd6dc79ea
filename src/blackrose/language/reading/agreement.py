"""Words that must fit each other: a verb and who acts, a noun and its figure, "your" and whose it is."""

from __future__ import annotations

from dataclasses import dataclass

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.notation import MOST
from blackrose.language.vocabulary import plural

IRREGULAR = {"have": "has", "are": "is"}
"""Verbs whose third person is not made like a plural."""


def third_person(verb: str) -> str:
    """Return the third person of a verb: ``gain`` → ``gains``, ``have`` → ``has``."""
    return IRREGULAR.get(verb) or plural(verb)


@dataclass(frozen=True)
class Several:
    """Whether a noun after a figure was written in the plural, and where."""

    many: bool
    offset: int
    word: str


@dataclass(frozen=True)
class Possessive:
    """ "your" or "their", which must fit the one who acts."""

    yours: bool
    offset: int

    def check(self, actor: tree.Actor, named: bool = False) -> None:
        """Refuse "the target draws 1 spell from your grimoire"; on a command nobody is "you" (``named``)."""
        forms = ("their", "your")
        fits = isinstance(actor, tree.You) and not named
        if fits != self.yours:
            raise CardError(
                Kind.AGREEMENT, offset=self.offset, read=forms[self.yours], expected=[f'"{forms[fits]}"']
            )


def start(meta: Meta) -> int:
    """Return the place in the text at which a phrase starts."""
    return int(meta.start_pos)


def number(token: Token, most: int = MOST, least: int = 0) -> int:
    """Return the figure that a token writes; refuse one that is out of range or has leading zeros."""
    text = token.lstrip("+-")
    offset = token.start_pos or 0
    if len(text) > 4 or not least <= int(text) <= most:
        raise CardError(Kind.OUT_OF_RANGE, offset=offset, read=token, expected=[f"{least} to {most}"])
    if str(int(text)) != text:
        raise CardError(
            Kind.AGREEMENT,
            "a number is written without leading zeros",
            offset=offset,
            read=token,
            expected=[str(int(text))],
        )
    return int(text)


def signed(token: Token) -> int:
    """Return the figure of a bonus: ``+2``, ``-1``."""
    return -number(token, least=1) if token.startswith("-") else number(token)


def check_word(token: Token, wanted: str) -> None:
    """Refuse a word in the wrong form, naming the right one."""
    if token != wanted:
        raise CardError(Kind.AGREEMENT, offset=token.start_pos or 0, read=token, expected=[f'"{wanted}"'])


def check_verb(token: Token, verb: str, third: bool) -> None:
    """Refuse "you gains" and "the target gain"."""
    check_word(token, third_person(verb) if third else verb)


def check_several(figure: tree.Number | tree.All, several: Several) -> None:
    """Refuse "1 spells" and "2 spell"."""
    many = figure != tree.Number(1)
    if several.many != many:
        forms = several.word, plural(several.word)
        raise CardError(
            Kind.AGREEMENT, offset=several.offset, read=forms[several.many], expected=[f'"{forms[many]}"']
        )
