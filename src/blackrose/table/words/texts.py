"""The texts on components as players read them: a card's face, a side in one line, the sentence that asks."""

from __future__ import annotations

from dataclasses import replace

from blackrose.game import Decision
from blackrose.game.box import Program, Rules
from blackrose.language.printing import print_sentences, sentence_paths
from blackrose.language.references import Context, Role
from blackrose.packs.faces import AnyComponent, CardFace, FaceSide, card_face, names_of
from blackrose.table.words.names import COMMANDS

AIMING = -1
"""The sentence before the first: the choice of a target."""


class Texts:
    """The texts of one box in one language."""

    def __init__(self, rules: Rules, language: str) -> None:
        """For the components a game is played with."""
        self.rules = rules
        self.language = language
        self._names = names_of(rules.pack)
        self._faces: dict[tuple[str, int], CardFace] = {}
        self._prepared = False

    def face(self, kind: str, number: int) -> CardFace:
        """A component's card; ``kind`` as the programs name it ("spell", "room" …), or "mage"."""
        place = (kind, number)
        if place not in self._faces:
            self._faces[place] = card_face(self.component(kind, number), self.language, self._names)
        return self._faces[place]

    def prepare(self) -> None:
        """Prints every text once and caches it, because printing takes a while."""
        if self._prepared:
            return
        for code, program in enumerate(self.rules.programs):
            self.face(program.kind, program.component)
            self.inner(code)
        self._prepared = True

    def component(self, kind: str, number: int) -> AnyComponent:
        """A component by its kind and number."""
        rules = self.rules
        found: dict[str, tuple[AnyComponent, ...]] = {
            "spell": rules.cards,
            "room": rules.rooms,
            "quest": rules.quests,
            "event": rules.events,
            "evocation": rules.evocations,
            "upgrade": rules.upgrades,
            "mage": rules.mages,
            "school": rules.schools,
            "event card": rules.event_cards,
            "jinx": rules.jinxes,
            "avatar": rules.pack.avatars,
            **dict.fromkeys(COMMANDS, rules.commands),
        }
        return found[kind][number]

    def side(self, kind: str, number: int, side: int) -> str:
        """One side of a component in one line: type, element, target, what sets it off, the text."""
        return in_one_line(self.face(kind, number).sides[side])

    def laid(self, card: int, side: int) -> str:
        """What a spell does that lies face-down on a side: of a room trap both sides count (TRP.9)."""
        sides = (0, 1) if self.rules.cards[card].room_trap else (side,)
        return " / ".join(self.side("spell", card, one) for one in sides)

    def effect(self, code: int) -> str:
        """The text of an effect in one line, with its target."""
        program = self.rules.programs[code]
        return self.side(program.kind, program.component, self.side_of(program))

    def side_of(self, program: Program) -> int:
        """The side of its card on which a text stands: the armed back of a command comes after its parts."""
        if program.kind == "armed":
            return len(self.rules.commands[program.component].parts)
        return program.side

    def _context(self, program: Program) -> Context:
        """What a text can refer to besides its own sentences, and whose command it is."""
        if program.kind in COMMANDS:
            avatar = self.rules.commands[program.component].avatar
            return Context(program.aim, program.when, Role.COMMAND, avatar)
        role = Role.EVOCATION if program.kind in ("evocation", "upgrade") else Role.CARD
        return Context(program.aim, program.when, role)

    def sentence(self, decision: Decision) -> str:
        """The sentence that asks, all where the target is chosen, or "" where a rule of the game asks."""
        if decision.effect < 0:
            return ""
        program = self.rules.programs[decision.effect]
        if decision.sentence <= AIMING:
            side = self.face(program.kind, program.component).sides[self.side_of(program)]
            return in_one_line(replace(side, type="", element=""))
        said = print_sentences(program.text, self.language, self._context(program), self._names)
        found = [
            text
            for path, text in zip(sentence_paths(program.text), said, strict=True)
            if path[0] == decision.sentence
        ]
        return " ".join(found)

    def inner(self, code: int) -> str:
        """The text of an effect alone, such as one of those to choose from."""
        program = self.rules.programs[code]
        context = self._context(program) if program.kind in COMMANDS else Context(program.aim)
        return " ".join(print_sentences(program.text, self.language, context, self._names))


def in_one_line(side: FaceSide) -> str:
    """A side of a card in one line."""
    head = " · ".join(part for part in (side.type, side.element, side.target) if part)
    text = " ".join(part for part in (side.when, *side.lines) if part)
    return f"{head}: {text}" if head else text
