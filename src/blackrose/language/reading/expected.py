"""Explains a sentence the grammar refuses: what was expected there, and what known phrase is nearest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from lark.exceptions import UnexpectedToken
from lark.lexer import Pattern, PatternStr, TerminalDef

from blackrose.language.errors import CardError, Kind, nearest
from blackrose.language.forms import all_forms
from blackrose.language.reading.grammar import Grammar, Language
from blackrose.language.reading.lexer import UNKNOWN
from blackrose.language.synonyms import meant, place_meant
from blackrose.language.vocabulary import Vocabulary, bare_room

MOST_LISTED = 8

WHO = frozenset({"A", "ANOTHER", "EACH", "ONE", "IT", "THE", "THIS", "THAT", "ITS"})
RULES = frozenset(
    {"TYPE", "ELEMENT", "COLOUR", "SPELLS", "TROPHIES", "MODELS", "MAGES", "EVOCATIONS", "NAMES", "EITHER"}
)

KINDS = frozenset({"MODEL", "MAGE", "EVOCATION", "NAME", "EITHER"})
SEVERAL = frozenset({"MODELS", "MAGES", "EVOCATIONS", "NAMES"})


def groups(grammar: Grammar) -> tuple[tuple[frozenset[str], str], ...]:
    """Return the terminals that one phrase stands for if all of them are possible, larger groups first."""
    return (
        (grammar.orders, "a verb (gain, inflict, draw …)"),
        (grammar.happenings, "a verb (enters, inflicts, places …)"),
        (WHO | {"YOU"}, "who (you, it, the target, each mage …)"),
        (WHO, "who (it, the target, each mage …)"),
        (RULES, "a rule (evocations cannot …)"),
        (KINDS, "a kind of model (mage, evocation, a name …)"),
        (SEVERAL, "kinds of models (mages, evocations, a name …)"),
    )


TOLD = {
    "NUMBER": "a number",
    "BONUS": "a bonus (+1)",
    "UPGRADE": "the name of an upgrade",
    "JINX": "the name of a jinx",
    "ROOM": "the name of a room",
    "SCHOOL": "the name of a school",
    "ELEMENT": "an element",
    "QUESTSTATE": '"Active", "Completed" or "Solved"',
    "NAME": "the name of an evocation",
    "COLOUR": "a colour",
    "TYPE": "a spell type",
    "STAT": '"Strength", "Speed" or "Health"',
    "A": '"a"',
    "DOT": "a full stop",
    "COMMA": "a comma",
    "COLON": "a colon",
    "SEMICOLON": "a semicolon",
    "$END": "the end of the text",
}

SILENT = frozenset({"EITHER", "NAMES"})
"""Terminals that another phrase includes."""

FRAMES = (
    "Choose one: gain 1 power; or heal 2 damage.",
    "Persistent: You have +2 Speed.",
    "Persistent: Whenever you enter a room, gain 1 power.",
    "Each mage in play order: gain 1 power.",
    "evocation 1 with at most 3 Health",
    "model 2",
    "mage *",
    "your evocation *",
    "room 1",
)
"""Examples of the frames around forms, and of targets."""


@cache
def examples() -> tuple[str, ...]:
    """Return example sentences of the forms and of the frames around them."""
    return (*(example for form in all_forms() for example in form.examples), *FRAMES)


def explained(source: str, error: UnexpectedToken, language: Language, vocabulary: Vocabulary) -> CardError:
    """Return the error that tells the author what the parser refused."""
    token = error.token
    accepted = set(error.accepts or ())
    ended = token.type == "$END"
    offset = len(source) if ended else int(token.start_pos or 0)
    read = "" if ended else source[offset : token.end_pos]
    return CardError(
        _kind(accepted, language.grammar, ended, named=token.type == UNKNOWN and read[:1].isupper()),
        offset=offset,
        read=read,
        expected=listed(accepted, language.lark.terminals, language.grammar),
        nearest=_nearest(source, offset, read, accepted, language, vocabulary, known=token.type != UNKNOWN),
    )


def _kind(accepted: set[str], grammar: Grammar, ended: bool, named: bool) -> Kind:
    if ended:
        return Kind.UNFINISHED_SENTENCE
    if (
        named
        and accepted & {"NAME", "NAMES", "UPGRADE", "ROOM"}
        and not accepted >= grammar.orders
        and "SELF" not in accepted
    ):
        return Kind.UNKNOWN_NAME
    return Kind.UNREAD_TAIL if accepted & {"DOT", "$END"} else Kind.UNKNOWN_SENTENCE


def listed(accepted: set[str], terminals: Iterable[TerminalDef], grammar: Grammar) -> list[str]:
    """Return what could stand there, told as briefly as possible."""
    left = set(accepted)
    told = []
    for group, phrase in groups(grammar):
        if group <= left:
            told.append(phrase)
            left -= group | grammar.verbs if group <= grammar.verbs else group
    written = {terminal.name: _written(terminal.pattern) for terminal in terminals if terminal.name in left}
    for name in sorted(left - SILENT, key=lambda name: _rank(name, written)):
        if name in TOLD:
            told.append(TOLD[name])
        elif name in written:
            told.append(" or ".join(f'"{word}"' for word in written[name]))
    if len(told) > MOST_LISTED:
        told = [*told[:MOST_LISTED], "…"]
    return told


def _written(pattern: Pattern) -> list[str]:
    """Return the words that a terminal can be."""
    if isinstance(pattern, PatternStr):
        return [pattern.value]
    return sorted(pattern.value.replace("\\ ", " ").strip("(?:)").split("|"))


def _rank(name: str, written: Mapping[str, list[str]]) -> tuple[bool, str]:
    """Sort words by their terminals, and behind them the fixed phrases, whose terminals are only numbered."""
    fixed = name.startswith("__ANON")
    return fixed, written[name][0] if fixed else name


def _nearest(
    source: str,
    offset: int,
    read: str,
    accepted: set[str],
    language: Language,
    vocabulary: Vocabulary,
    known: bool,
) -> str:
    """Return what the language calls this, or the nearest word that fits here, or the nearest example, or the
    nearest word of all.
    """
    fitting = [
        word for word, terminal in language.words.single.items() if terminal in accepted and word.isalpha()
    ]
    if accepted & {"NAME", "NAMES", "EITHER"}:
        fitting.extend(sorted(vocabulary.evocations | vocabulary.archetypes))
    if "UPGRADE" in accepted:
        fitting.extend(sorted(vocabulary.upgrades | vocabulary.jinxes))
    if "ROOM" in accepted:
        fitting.extend(sorted(map(bare_room, vocabulary.rooms)))
    ours = meant(read, fitting) or place_meant(read, fitting, rooms="ROOM" in accepted)
    if ours:
        return ours
    phrase = source[offset:].split(".")[0].split(" in ")[0].split(" to ")[0]
    if not known:
        word = nearest(read, fitting, 0.7) or nearest(phrase, fitting, 0.7)
        if word:
            return word
    sentence = _nearest_sentence(_sentence(source, offset))
    if sentence or known or not read:
        return sentence
    return nearest(read, [*sorted(language.words.known), *sorted(vocabulary.names)], 0.75)


def _nearest_sentence(sentence: str) -> str:
    """Return the example most like a sentence, preferably one that starts with the same word."""
    first = sentence.split(" ")[0] + " "
    alike = [example for example in examples() if example.startswith(first)]
    return nearest(sentence, alike, 0.4) or nearest(sentence, examples(), 0.5)


def _sentence(source: str, offset: int) -> str:
    """Return the sentence in which an offset lies."""
    begin = source.rfind(". ", 0, offset)
    end = source.find(".", offset)
    return source[begin + 2 if begin >= 0 else 0 : end + 1 if end >= 0 else len(source)]
