"""What a player may look for and does not find among the answers: why not, and by which rule."""

from __future__ import annotations

from typing import Final

from blackrose.game import Decision, View
from blackrose.game.numbers import EMPTY, NOBODY
from blackrose.game.reasons import Missing, not_offered
from blackrose.language.printing import capital
from blackrose.language.words import Argument
from blackrose.table.wire import Absent
from blackrose.table.words.names import Names, Scene
from blackrose.table.words.reasons import why_not

VERBS: Final = "cannot-"
"""What stands before a reason that a verb gives."""

RULES: Final = {
    "two-actions": "ACT.2",
    "in-cell": "CEL.9",
    "tokens": "ACT.4",
    "forbidden": "CRN.5",  # a card says otherwise than the rules
    "no-evocation": "ACT.7",
    "slot-empty": "PRE.2",
    "slot-active": "SPL.6",
    "slot-revealed": "SPL.6",
    "slot-order": "ACT.8",
    "one-standard": "ACT.20",
    "quest-cell": "CEL.17",
    "none-ready": "ACT.9",
    "one-action": "ACT.31",
    "must-leave": "ACT.33",
    "no-moves": "ACT.5",
    "no-attack": "ACT.6",
    "nobody-here": "ACT.6",
    "nobody-near": "EVO.6",
    "evocation-use": "EVO.6",
    "no-use": "ACT.5",
    "room-used": "ROO.10",
    "room-shut": "CRN.5",
    "room-closed": "TRK.5",
    "room-collapsed": "ROO.6",
    "room-price": "ROO.12",
    "slot-needed": "PRE.1",
    "target-cell": "TGT.7",
    "target-self": "TGT.1",
    "target-kind": "TGT.1",
    "target-range": "TGT.2",
    "target-own": "DMG.9",
}
"""The rule behind each reason."""

CANNOT: Final = {
    "already-there": "ACT.13",
    "bar-full": "DMG.2",
    "deck-empty": "EFF.22",
    "destiny-full": "GLO.13",
    "forbidden": "CRN.5",
    "has-colour": "EFF.1",
    "has-jinx": "GLO.10",
    "held-down": "CRN.5",
    "immune": "CRN.5",
    "nobody-there": "EFF.1",
    "none-left": "EVO.3",
    "nothing-counted": "EFF.1",
    "not-rose": "EFF.1",
    "not-running": "EFF.1",
    "nowhere": "EFF.1",
    "no-cubes": "CUB.1",
    "no-damage": "EFF.13",
    "no-event": "EVT.11",
    "no-instability": "EFF.13",
    "no-jinx": "GLO.2",
    "no-moon": "TRK.2",
    "no-place": "EVO.1",
    "no-power": "TRK.1",
    "no-quest": "QST.6",
    "no-spell": "SPL.6",
    "no-token": "ACT.4",
    "no-trophy": "SET.30",
    "no-upgrade": "GLO.4",
    "own-side": "DMG.3",
    "room-full": "INS.1",
    "room-not-used": "ROO.10",
    "room-used": "ROO.10",
    "tokens-ready": "ACT.4",
}
"""The rule behind each reason that a verb gives."""

EVOCATIONS: Final = {"no-moves": "EVO.6", "no-attack": "EVO.6"}
"""The rule where it is an evocation that acts."""

TEXTS: Final = {
    "action": "absent-action",
    "any": "absent-cast-any",
    "quest": "absent-quest",
    "momentum": "absent-momentum",
    "move": "absent-move",
    "attack": "absent-attack",
    "use": "absent-use",
}
"""The message for what is missing; of what is not listed here the answer's own message."""


class Absences:
    """Tells what is not offered, in one language."""

    def __init__(self, names: Names) -> None:
        """With the words of one game."""
        self.names = names

    def of(self, view: View, decision: Decision) -> list[Absent]:
        """What is missing from the answers of the view's own decision."""
        return [self._absent(view, each) for each in not_offered(view, decision)]

    def _absent(self, view: View, missing: Missing) -> Absent:
        rules, why = RULES, missing.why
        if missing.model != NOBODY and view.rules.is_evocation(missing.model):
            rules = RULES | EVOCATIONS
        arguments: dict[str, Argument] = {}
        if missing.instead != NOBODY:
            arguments["slot"] = self.names.slot(missing.instead)
        if missing.model != NOBODY:
            arguments["model"] = self.names.model(Scene.of(view), missing.model)
        text = self._text(view, missing)
        if why.startswith(VERBS):
            reason = why.removeprefix(VERBS)
            return {"text": text, "why": why_not(self.names.language, reason), "rule": CANNOT[reason]}
        told = capital(self.names.say(f"why-{why}", **arguments))
        return {"text": text, "why": told, "rule": rules[why]}

    def _text(self, view: View, missing: Missing) -> str:
        """What is missing, in words."""
        say = self.names.say
        if missing.what == "cast":
            return self._cast(view, missing.slot)
        if missing.what == "room":
            return capital(self.names.room(Scene.of(view), missing.room).text)
        if missing.what in ("target", "model"):
            return capital(self.names.model(Scene.of(view), missing.model).text)
        if missing.what == "stop":
            return capital(say("option-stop", kind="part"))
        return say(TEXTS.get(missing.what, f"option-{missing.what}"))

    def _cast(self, view: View, slot: int) -> str:
        spell, name = view.sheet[view.seat][slot], self.names.slot(slot)
        if spell.status == EMPTY:
            return self.names.say("absent-cast", slot=name)
        known = self.names.spell(spell.card, spell.side)
        return capital(self.names.say("option-cast", spell=known, slot=name))
