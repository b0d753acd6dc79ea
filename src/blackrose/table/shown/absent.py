"""What a player may look for and does not find among the answers: why not, and by which rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace

from blackrose.engine.actions import ACTIONS
from blackrose.engine.decisions import Decision
from blackrose.engine.meant import aim_of
from blackrose.engine.modifiers import forbidden
from blackrose.engine.phrases import hostile
from blackrose.engine.table import ACTIVE, CELL, EMPTY, QUICK, READY, SLOTS, TASK_COMPLETED
from blackrose.engine.views import View
from blackrose.language import tree as tr
from blackrose.language.printer_sentences import capital
from blackrose.language.words import Argument
from blackrose.table.frames import seen_frames
from blackrose.table.glance import glance
from blackrose.table.wire import Absent
from blackrose.table.words import Names, Scene

GOLDEN_RULE = "CRN.5"
"""A card says otherwise than the rules."""


class Absences:
    """Finds what is not offered, in one language."""

    def __init__(self, names: Names) -> None:
        """With the words of one game."""
        self.names = names
        self._of: dict[str, Callable[[View, Decision], Iterator[Absent]]] = {
            "action": self._actions,
            "part": self._parts,
            "plan": self._plans,
            "target": self._targets,
        }

    def of(self, view: View, decision: Decision) -> list[Absent]:
        """What is missing from the answers of the view's own decision."""
        find = self._of.get(decision.kind)
        return [] if find is None else list(find(view, decision))

    def _absent(self, text: str, why: str, rule: str, **arguments: Argument) -> Absent:
        return {"text": text, "why": capital(self.names.say(f"why-{why}", **arguments)), "rule": rule}

    # ----------------------------------------------------------------------------------------------
    # Actions
    # ----------------------------------------------------------------------------------------------

    def _actions(self, view: View, decision: Decision) -> Iterator[Absent]:
        words = {option[0] for option in decision.options}
        say, in_cell = self.names.say, view.place[decision.seat] == CELL
        if seen_frames(view)[-1].pc >= ACTIONS:  # only quests are left to use
            yield self._absent(say("absent-action"), "two-actions", "ACT.2")
            return
        for word in ("explore", "fight", "command"):
            if word not in words:
                why, rule = self._no_physical(view, decision.seat, word)
                yield self._absent(say(f"option-{word}"), why, rule)
        yield from self._casts(view, decision, in_cell)
        if in_cell and any(task[1] == TASK_COMPLETED for task in view.tasks[decision.seat]):
            yield self._absent(say("absent-quest"), "quest-cell", "CEL.17")
        if "momentum" not in words:
            yield self._absent(say("absent-momentum"), "none-ready", "ACT.9")
        if "end" not in words:
            yield self._absent(say("option-end"), "one-action", "ACT.31")

    def _no_physical(self, view: View, seat: int, word: str) -> tuple[str, str]:
        """Why a physical action is not possible, and by which rule."""
        if view.place[seat] == CELL and word != "explore":
            return "in-cell", "CEL.9"
        if not view.tokens[seat]:
            return "tokens", "ACT.4"
        if forbidden(glance(view), seat, word):
            return "forbidden", GOLDEN_RULE
        return "no-evocation", "ACT.7"

    def _casts(self, view: View, decision: Decision, in_cell: bool) -> Iterator[Absent]:
        sheet = view.sheet[decision.seat]
        offered = {option[1] for option in decision.options if option[0] == "cast"}
        ready = [slot for slot in range(SLOTS) if sheet[slot] & 3 == READY]
        if in_cell and ready:
            yield self._absent(self.names.say("absent-cast-any"), "in-cell", "CEL.9")
            return
        first = next((slot for slot in ready if slot != QUICK), None)
        for slot in range(SLOTS):
            if slot in offered:
                continue
            text = self._cast(sheet[slot], slot)
            if sheet[slot] & 3 == EMPTY:
                yield self._absent(text, "slot-empty", "PRE.2")
            elif sheet[slot] & 3 == ACTIVE:
                yield self._absent(text, "slot-active", "SPL.6")
            elif sheet[slot] & 3 != READY:
                yield self._absent(text, "slot-revealed", "SPL.6")
            elif first in offered:
                yield self._absent(text, "slot-order", "ACT.8", slot=self.names.slot(int(first or 0)))
            else:
                yield self._absent(text, "one-standard", "ACT.20")

    def _cast(self, spell: int, slot: int) -> str:
        name = self.names.slot(slot)
        if spell & 3 == EMPTY:
            return self.names.say("absent-cast", slot=name)
        known = self.names.spell(spell >> 3, spell >> 2 & 1)
        return capital(self.names.say("option-cast", spell=known, slot=name))

    # ----------------------------------------------------------------------------------------------
    # Parts of an action
    # ----------------------------------------------------------------------------------------------

    def _parts(self, view: View, decision: Decision) -> Iterator[Absent]:
        words = {option[0] for option in decision.options}
        say, frame = self.names.say, seen_frames(view)[-1]
        moves, _, attack, use, command = frame.data
        mage = frame.source < view.rules.seats
        if view.place[frame.source] == CELL:
            yield self._absent(capital(say("option-stop", kind="part")), "must-leave", "ACT.33")
            return
        if command:
            return
        if not moves:
            yield self._absent(say("absent-move"), "no-moves", "ACT.5" if mage else "EVO.6")
        if not attack:
            yield self._absent(say("absent-attack"), "no-attack", "ACT.6" if mage else "EVO.6")
        elif "attack" not in words:
            yield self._nobody(view, frame.source, mage)
        if "use" not in words:
            yield self._absent(say("absent-use"), *self._no_use(view, frame.source, bool(use)))

    def _no_use(self, view: View, model: int, left: bool) -> tuple[str, str]:
        """Why the room cannot be used, and by which rule."""
        if model >= view.rules.seats:
            return "evocation-use", "EVO.6"
        if not left:
            return "no-use", "ACT.5"
        if forbidden(glance(view), model, "use rooms"):
            return "forbidden", GOLDEN_RULE
        return "room-used", "ROO.10"

    def _nobody(self, view: View, model: int, mage: bool) -> Absent:
        text = self.names.say("absent-attack")
        if mage:
            return self._absent(text, "nobody-here", "ACT.6")
        return self._absent(text, "nobody-near", "EVO.6", model=self.names.model(Scene.of(view), model))

    # ----------------------------------------------------------------------------------------------
    # Planning
    # ----------------------------------------------------------------------------------------------

    def _plans(self, view: View, decision: Decision) -> Iterator[Absent]:
        if ("skip",) not in decision.options:
            yield self._absent(self.names.say("option-skip"), "slot-needed", "PRE.1")

    # ----------------------------------------------------------------------------------------------
    # Targets
    # ----------------------------------------------------------------------------------------------

    def _targets(self, view: View, decision: Decision) -> Iterator[Absent]:
        """Every model in the Lodge or in a Cell that a text cannot aim at; nothing where it aims at rooms."""
        scene, table = Scene.of(view), glance(view)
        frame = table.stack[-1]
        aim = aim_of(table, frame)
        if aim.kind == "room":
            return
        offered = {option[1] for option in decision.options if option[0] == "model"}
        seen = _aimed_rooms(view, frame, aim)
        for model, at in enumerate(view.place):
            if at < CELL or model in offered:
                continue
            text = capital(self.names.model(scene, model).text)
            mage = model < view.rules.seats
            if at == CELL:
                yield self._absent(text, "target-cell", "TGT.7")
            elif model == frame.source or (aim.kind == "mage" and model == frame.actor):
                yield self._absent(text, "target-self", "TGT.1")
            elif aim.kind == ("evocation" if mage else "mage"):
                yield self._absent(text, "target-kind", "TGT.1")
            elif at not in seen:
                yield self._absent(text, "target-range", "TGT.2")
            elif view.rules.edition.own_side_untouched and not hostile(table, frame.actor, model):
                yield self._absent(text, "target-own", "DMG.9")
            else:
                yield self._absent(text, "target-kind", "TGT.1")


def _aimed_rooms(view: View, frame: SimpleNamespace, aim: tr.Aim) -> set[int]:
    """The rooms within a text's range and sight; none from a Cell, unless it reaches everywhere."""
    if aim.range == tr.ANYWHERE:
        return set(range(len(view.tiles)))
    start = frame.origin
    if start < 0 and frame.source >= 0:
        start = view.place[frame.source]
    return set(view.rules.lodge.sight[aim.range][start]) if start >= 0 else set()
