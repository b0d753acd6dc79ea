"""Which card a text stands on, and which of its printed lines is meant.

A text is carried out by number: the program and the sentence in it. Texts inside others ("each mage in
play order", "choose one") are programs of their own; on the card they are lines of the outer one, or part of
a line.
"""

from __future__ import annotations

from blackrose.game.box import Rules, inner_code
from blackrose.language import tree as tr
from blackrose.language.printing import sentence_paths
from blackrose.table.wire import CardRef
from blackrose.table.words.names import COMMANDS

NONE = -1
COMMAND = "command"


class Refs:
    """Leads from programs to cards, for one box."""

    def __init__(self, rules: Rules) -> None:
        """Reads off once which program is part of which."""
        self.rules = rules
        self._outer: dict[int, tuple[int, tuple[int, ...]]] = {}
        for code, program in enumerate(rules.programs):
            self._read(code, program.text)
        self._lines: dict[tuple[int, int], int] = {}

    def _read(self, code: int, text: tr.Text) -> None:
        for index, part in enumerate(text):
            if isinstance(part, tr.InPlayOrder):
                self._outer[inner_code(code, text, index)] = (code, (index,))
            elif isinstance(part, tr.ChooseOne):
                for choice in range(len(part.options)):
                    self._outer[inner_code(code, text, index, choice)] = (code, (index, choice))

    def ref(self, code: int, sentence: int = NONE) -> CardRef | None:
        """The card of a program and the printed line of a sentence of it; None where no text is meant."""
        if code < 0:
            return None
        program = self.rules.programs[code]
        kind, side = printed(self.rules, program.kind, program.component, program.side)
        return {
            "kind": kind,
            "number": program.component,
            "side": side,
            "sentence": self.line(code, sentence),
        }

    def line(self, code: int, sentence: int) -> int:
        """The printed line of a sentence; the first of them where it is printed as several."""
        if sentence < 0:
            return NONE
        place = (code, sentence)
        if place not in self._lines:
            self._lines[place] = self._line(code, sentence)
        return self._lines[place]

    def _line(self, code: int, sentence: int) -> int:
        path: tuple[int, ...] = (sentence,)
        while code in self._outer:
            code, before = self._outer[code]
            path = before + path
        for number, printed in enumerate(sentence_paths(self.rules.programs[code].text)):
            common = min(len(printed), len(path))
            if printed[:common] == path[:common]:
                return number
        return NONE


def printed(rules: Rules, kind: str, number: int, side: int) -> tuple[str, int]:
    """The kind of card a text stands on, and the side of it. On a command its parts come first and then what
    the back sets off.
    """
    if kind == "armed":
        return COMMAND, len(rules.commands[number].parts)
    return (COMMAND if kind in COMMANDS else kind), side


def card(kind: str, number: int, side: int = NONE) -> CardRef:
    """A component as such, or one side of it."""
    return {"kind": kind, "number": number, "side": side, "sentence": NONE}
