"""Explains a sentence the grammar refuses: what was expected there, and what known phrase is nearest."""

from __future__ import annotations

from collections.abc import Iterable

from lark.exceptions import UnexpectedToken
from lark.lexer import PatternStr, TerminalDef

from blackrose.language.errors import CardError, Kind, nearest
from blackrose.language.lexer import UNKNOWN, Words
from blackrose.language.vocabulary import Vocabulary, bare_room

MOST_LISTED = 8

ORDERS = frozenset(
    {"GAIN", "LOSE", "INFLICT", "CONVERT", "PLACE", "REMOVE", "HEAL", "DRAW", "TAKE", "DISCARD", "SUMMON"}
    | {"ASSIGN", "MOVE", "MAKE", "IGNORE", "STEAL", "PAIN", "SUFFER", "DEFEAT", "GIVE", "RETURN", "SWAP"}
    | {"SHUFFLE", "CAST", "COMPLETE", "SOLVE", "RECOVER", "USE", "CANCEL", "REDIRECT"}
)
VERBS = ORDERS | {"HAVE", "ACTIVATES", "BECOMES", "CANNOT"}
HAPPENINGS = frozenset(
    {"ENTER", "INFLICT", "SUFFER", "PLACE", "DEFEAT", "RESOLVE", "TAKE", "GAIN", "LOSE", "SOLVE", "COMPLETE"}
    | {"USE", "MOVE", "BE"}
)
WHO = frozenset({"A", "ANOTHER", "EACH", "ONE", "IT", "THE", "THIS", "THAT", "ITS"})
RULES = frozenset({"TYPE", "TROPHIES", "MODELS", "MAGES", "EVOCATIONS", "NAMES", "EITHER", "DAMAGED"})

GROUPS: tuple[tuple[frozenset[str], str], ...] = (
    (ORDERS, "a verb (gain, inflict, draw …)"),
    (HAPPENINGS, "a verb (enters, inflicts, places …)"),
    (WHO | {"YOU"}, "who (you, it, the target, each mage …)"),
    (WHO, "who (it, the target, each mage …)"),
    (RULES, "a rule (evocations cannot …)"),
    (
        frozenset({"MODEL", "MAGE", "EVOCATION", "NAME", "EITHER"}),
        "a kind of model (mage, evocation, a name …)",
    ),
    (frozenset({"MODELS", "MAGES", "EVOCATIONS", "NAMES"}), "kinds of models (mages, evocations, a name …)"),
)
"""Terminals that are told by one phrase when all of them are possible; the larger groups come first."""

TOLD = {
    "NUMBER": "a number",
    "BONUS": "a bonus (+1)",
    "UPGRADE": "the name of an upgrade",
    "JINX": "the name of a jinx",
    "ROOM": "the name of a room",
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
"""Terminals another phrase already tells of."""

EXAMPLES = (
    "Gain 1 power.",
    "Lose 1 power.",
    "Inflict 3 damage.",
    "Inflict 1 damage on each mage.",
    "Inflict 1 damage for every 2 damage on you, up to 3.",
    "Convert 2 damage.",
    "Convert 1 instability in a room 1 from you.",
    "Place 1 instability.",
    "Place 1 instability in each green or grey room.",
    "Place 1 instability of the Black Rose in a room 1 from you.",
    "Remove 1 of your instability in a room 0 from it.",
    "Remove one of your evocations.",
    "Heal 6 damage.",
    "Heal all damage on it.",
    "Draw 2 spells from your grimoire.",
    "Draw 1 spell from the Library.",
    "Take 1 forgotten spell.",
    "Take 1 random spell from your Memories.",
    "Discard 1 Ready spell.",
    "Discard 1 spell from hand.",
    "It activates.",
    "It activates under your control with +1 Strength.",
    "One of your evocations activates under your control.",
    "Move up to 4 rooms.",
    "Move the target up to 1 room.",
    "Place yourself in the target room.",
    "Place the target in a room 1 from the target.",
    "Make a physical attack on a model 0 from you with +2 Strength.",
    "Ignore up to 3 of that damage.",
    "Your evocations have +1 Strength.",
    "It has +1 Strength until the end of the activation.",
    "If you would suffer damage, ignore 2 of it.",
    "If you do, gain 1 power.",
    "If that defeats the target, gain 1 power.",
    "If you have no damage, gain 1 power.",
    "Choose one: gain 1 power; or heal 2 damage.",
    "Persistent: You have +2 Speed.",
    "Persistent: Whenever you enter a room, gain 1 power.",
    "Each mage in play order: gain 1 power.",
    "The Black Rose gains 2 power.",
    "The target loses 1 power.",
    "Pain 2.",
    "Steal 1 power from the target.",
    "Defeat the target.",
    "Suffer 1 black damage.",
    "Inflict 2 damage plus 1 for each damage on it.",
    "Inflict 1 damage that triggers nothing.",
    "Move 1 of that damage to this evocation.",
    "Assign 1 Destiny to the target.",
    "Remove 1 jinx from the target.",
    "Take 1 trophy of the target.",
    "Discard 1 trophy.",
    "Give 1 trophy to the Black Rose.",
    "Take the crown.",
    "Take 1 spell of your choice from your grimoire.",
    "Take 1 of the top 3 forgotten spells.",
    "Shuffle your Memories into your grimoire.",
    "Return 1 of your revealed fire or water spells to hand.",
    "Swap 1 of your revealed spells with 1 spell from hand.",
    "Cast your next Ready spell.",
    "Give 1 forgotten spell from hand to another mage.",
    "The target discards 1 Ready spell of your choice.",
    "Draw 1 quest.",
    "Discard 2 Active quests.",
    "Complete one of your Active quests.",
    "Solve one of your Completed quests.",
    "This quest is not solved.",
    "Draw 1 event.",
    "Discard 1 event.",
    "Use a room 0 from you even if it was used.",
    "Use the rebuilt effect of any room.",
    "Place each mage in their Cell.",
    "Place yourself in a room next to your Cell.",
    "Recover 1 physical token.",
    "Summon 1 evocation of your choice with at most 3 Health.",
    "Summon 1 evocation of the same kind there.",
    "Ignore that spell.",
    "Cancel that spell.",
    "Redirect that spell.",
    "The activation of the target ends.",
    "Combat spells of mages inflict +1 damage.",
    "You suffer 1 more damage from each hit.",
    "Evocations cannot suffer damage.",
    "You cannot use rooms.",
    "Trophies of defeated mages go to the Black Rose.",
    "Otherwise, lose 1 power.",
    "Enhancement water, earth: inflict 2 damage.",
    "If that defeats you, gain 1 power.",
    "If the target has at least 3 Destiny, defeat the target.",
    "Whenever a mage is placed in their Cell, that mage gains 1 power.",
    "Another mage enters a yellow or red room.",
    "You suffer damage.",
    "Another mage places instability.",
    "You defeat an evocation.",
    "You have at least 3 revealed combat spells.",
    "You own at least 3 evocations.",
    "This evocation activates.",
    "You are defeated.",
    "Another mage is placed in their Cell.",
    "The target gains or loses power.",
    "Another mage solves a quest.",
    "A mage uses a grey room.",
    "You resolve a spell.",
    "You resolve the effect of a blue room.",
    "You resolve an effect that places instability.",
    "A spell reaches you.",
    "You own no evocations.",
    "You have at least 1 Completed quest.",
    "evocation 1 with at most 3 Health",
    "model 2",
    "mage *",
    "your evocation *",
    "room 1",
)


def explained(
    source: str,
    error: UnexpectedToken,
    words: Words,
    terminals: Iterable[TerminalDef],
    vocabulary: Vocabulary,
) -> CardError:
    """The card error for what lark refused."""
    token = error.token
    accepted = set(error.accepts or ())
    ended = token.type == "$END"
    offset = len(source) if ended else int(token.start_pos or 0)
    read = "" if ended else source[offset : token.end_pos]
    return CardError(
        _kind(accepted, ended, named=token.type == UNKNOWN and read[:1].isupper()),
        offset=offset,
        read=read,
        expected=listed(accepted, terminals),
        nearest=_nearest(source, offset, read, accepted, words, vocabulary, known=token.type != UNKNOWN),
    )


def _kind(accepted: set[str], ended: bool, named: bool) -> Kind:
    if ended:
        return Kind.UNFINISHED_SENTENCE
    if (
        named
        and accepted & {"NAME", "NAMES", "UPGRADE", "ROOM"}
        and not accepted >= ORDERS
        and "SELF" not in accepted
    ):
        return Kind.UNKNOWN_NAME
    return Kind.UNREAD_TAIL if accepted & {"DOT", "$END"} else Kind.UNKNOWN_SENTENCE


def listed(accepted: set[str], terminals: Iterable[TerminalDef]) -> list[str]:
    """What could have stood there, shortest way to say it."""
    left = set(accepted)
    told = []
    for group, phrase in GROUPS:
        if group <= left:
            told.append(phrase)
            left -= group | VERBS if group <= VERBS else group
    written = {terminal.name: terminal.pattern for terminal in terminals}
    for name in sorted(left - SILENT):
        pattern = written.get(name)
        if name in TOLD:
            told.append(TOLD[name])
        elif isinstance(pattern, PatternStr):
            told.append(f'"{pattern.value}"')
        elif pattern is not None:
            told.append(" or ".join(f'"{word}"' for word in sorted(pattern.value.strip("(?:)").split("|"))))
    if len(told) > MOST_LISTED:
        told = [*told[:MOST_LISTED], "…"]
    return told


def _nearest(
    source: str,
    offset: int,
    read: str,
    accepted: set[str],
    words: Words,
    vocabulary: Vocabulary,
    known: bool,
) -> str:
    """The nearest word that fits here; else the nearest sentence; else the nearest word of all."""
    fitting = [word for word, terminal in words.single.items() if terminal in accepted and word.isalpha()]
    if accepted & {"NAME", "NAMES", "EITHER"}:
        fitting.extend(sorted(vocabulary.evocations | vocabulary.archetypes))
    if "UPGRADE" in accepted:
        fitting.extend(sorted(vocabulary.upgrades | vocabulary.jinxes))
    if "ROOM" in accepted:
        fitting.extend(sorted(map(bare_room, vocabulary.rooms)))
    phrase = source[offset:].split(".")[0].split(" in ")[0].split(" to ")[0]
    if not known:
        word = nearest(read, fitting, 0.7) or nearest(phrase, fitting, 0.7)
        if word:
            return word
    sentence = _nearest_sentence(_sentence(source, offset))
    if sentence or known or not read:
        return sentence
    return nearest(read, [*sorted(words.known), *sorted(vocabulary.names)], 0.75)


def _nearest_sentence(sentence: str) -> str:
    """The example most like a sentence; one that starts with the same word is preferred."""
    first = sentence.split(" ")[0] + " "
    alike = [example for example in EXAMPLES if example.startswith(first)]
    return nearest(sentence, alike, 0.4) or nearest(sentence, EXAMPLES, 0.5)


def _sentence(source: str, offset: int) -> str:
    """The sentence in which an offset lies."""
    begin = source.rfind(". ", 0, offset)
    end = source.find(".", offset)
    return source[begin + 2 if begin >= 0 else 0 : end + 1 if end >= 0 else len(source)]
