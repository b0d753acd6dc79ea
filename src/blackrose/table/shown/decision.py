"""What a seat is asked: every answer with its words, where it lights up, and whether it is final."""

from __future__ import annotations

from collections.abc import Iterator

from blackrose.game import Decision, Option, View
from blackrose.game.following import asked_for
from blackrose.game.foreseeing import finality
from blackrose.game.numbers import NOBODY, OFFERED
from blackrose.game.reading import acting_model
from blackrose.language import tree as tr
from blackrose.language.printing import capital
from blackrose.table.shown.absent import Absences
from blackrose.table.shown.options import option_id
from blackrose.table.shown.refs import Refs, card
from blackrose.table.shown.topics import rule_of
from blackrose.table.wire import CardRef, CubesShown, DecisionShown, OptionShown
from blackrose.table.words.cubes import cube_place
from blackrose.table.words.narrator import Narrator
from blackrose.table.words.subjects import IN_SLOT, MODELS, NAMED, ROOMS, SPELLS, meant_room, subject

NAMING = (*SPELLS, *MODELS, *ROOMS, *NAMED, "use", "claim", "side", "standing", "effect")
"""Answers that name a component; of others the card that asks says enough."""

OWN_SCHOOL = "SET.7"


def own_decision(view: View) -> Decision | None:
    """What the view's own seat is asked."""
    return next((decision for decision in view.decisions if decision.seat == view.seat), None)


class Asking:
    """Shows decisions to whoever is asked, in one language."""

    def __init__(self, narrator: Narrator, refs: Refs) -> None:
        """With the words of one game."""
        self.narrator = narrator
        self.questions = narrator.questions
        self.refs = refs
        self.absences = Absences(narrator.names)

    def decision(self, view: View, decision: Decision) -> DecisionShown:
        """The whole question."""
        return {
            "kind": decision.kind,
            "question": capital(self.questions.question(view, decision)),
            "asked": self.questions.who_is_asked_what(view, decision),
            "sentence": self.narrator.texts.sentence(decision),
            "card": self.refs.ref(decision.effect, decision.sentence),
            "options": list(self._options(view, decision)),
            "cubes": self._several(view, decision),
            "absent": self.absences.of(view, decision),
            "rule": _rule(view, decision),
            "behalf": asked_for(view, decision),
            "behalf_text": self.questions.behalf(view, decision),
        }

    def _options(self, view: View, decision: Decision) -> Iterator[OptionShown]:
        final, cubes = finality(view, decision), _cubes(view, decision)
        for option in decision.options:
            label = self.questions.label(view, decision, option)
            about_cubes = cubes is not None and option[0] in ("cube", "amount")
            room, model = _lit(view, option) if cubes is None or not about_cubes else cubes
            yield {
                "id": option_id(option),
                "text": label.text,
                "hint": label.hint,
                "group": str(option[0]),
                "room": room,
                "model": model,
                "slot": int(option[1]) if option[0] in (*IN_SLOT, "plan") else NOBODY,
                "card": self._card(view, decision, option),
                "final": final(option),
            }

    def _several(self, view: View, decision: Decision) -> CubesShown | None:
        """The cubes there are to pick from."""
        several, place = decision.several, cube_place(decision)
        if place is None or not several.places:
            return None
        labels = [self.questions.label(view, decision, ("cube", at)) for at in several.places]
        return {
            "cubes": [
                {"place": at, "text": label.text} for at, label in zip(several.places, labels, strict=True)
            ],
            "least": several.least,
            "most": several.most,
            "taken": list(several.taken),
            "room": place.number if place.is_room else NOBODY,
            "model": NOBODY if place.is_room else place.number,
        }

    def _card(self, view: View, decision: Decision, option: Option) -> CardRef | None:
        if option[0] == "grimoire":
            return self._grimoire(view, int(option[1]))
        about = subject(view, decision, option) if option[0] in NAMING else None
        if about is None:
            return None
        return card(about.kind, about.number, NOBODY if about.side is None else about.side)

    @staticmethod
    def _grimoire(view: View, number: int) -> CardRef:
        """A starting grimoire: they are numbered over all schools of the box, one after the other."""
        school = 0
        while number >= len(view.rules.schools[school].grimoires):
            number -= len(view.rules.schools[school].grimoires)
            school += 1
        return card("school", school, number)


def _lit(view: View, option: Option) -> tuple[int, int]:
    """The room and the model that an answer lights up."""
    return meant_room(view, option), int(option[1]) if option[0] in MODELS else NOBODY


def _cubes(view: View, decision: Decision) -> tuple[int, int] | None:
    """The room, or the model and its room, whose cubes are asked for."""
    place = cube_place(decision)
    if place is None:
        return None
    if place.is_room:
        return place.number, NOBODY
    return max(NOBODY, int(view.place[place.number])), place.number


def _rule(view: View, decision: Decision) -> str:
    """The rule that explains a question."""
    edition = view.rules.edition.name
    if decision.kind == "cube" and decision.effect >= 0:
        part = view.rules.programs[decision.effect].text[decision.sentence]
        if isinstance(part, tr.Sentence) and any(isinstance(each, tr.Convert) for each in part.clauses):
            return rule_of(edition, "card", "convert")
    if decision.kind == "part" and view.rules.is_evocation(acting_model(view)):
        return rule_of(edition, "card", "evocation")
    if decision.kind == "may" and decision.sentence == OFFERED:
        return rule_of(edition, "card", "room")
    if decision.kind == "school" and view.round == 0:
        return OWN_SCHOOL
    destiny = decision.kind == "cube" and decision.effect < 0
    return rule_of(edition, "decision", "destiny" if destiny else decision.kind)
