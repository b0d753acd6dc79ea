"""An Avatar at the table: its decks, the command it carries out, how it has chosen, how far ahead each is."""

from __future__ import annotations

from collections.abc import Sequence

from blackrose.game import View, listing
from blackrose.game.following import Chosen, Running, asked_for, latest_choice, running_command
from blackrose.game.journal import Entry
from blackrose.game.journal import events as ev
from blackrose.game.numbers import BACKS, NOBODY
from blackrose.language.printing import capital
from blackrose.table.shown.board import avatar_number
from blackrose.table.shown.topics import rule_of
from blackrose.table.solo.result import difficulty_of, is_together, margins
from blackrose.table.wire import (
    ArmedShown,
    AvatarShown,
    ChoiceShown,
    CommandShown,
    PriorityShown,
    WeighedShown,
)
from blackrose.table.words.names import COMMANDS, Names, Scene
from blackrose.table.words.narrator import Narrator

ACTION = "action"
PARTS = ("done", "running", "waiting", "left out")
WHAT = {ev.WEIGHED_MODEL: "model", ev.WEIGHED_ROOM: "room"}

BY_ROOM = "C"
"""The priority that looks at rooms."""


class AvatarBoard:
    """Shows the Avatar of one game in one language."""

    def __init__(self, narrator: Narrator) -> None:
        """With the words of one game."""
        self.rules = narrator.rules
        self.names = narrator.names
        self.telling = narrator.telling

    def shown(self, view: View, scene: Scene, journal: Sequence[Entry]) -> AvatarShown | None:
        """The Avatar; None where there is none."""
        rules, names = self.rules, self.names
        if rules.avatar == NOBODY:
            return None
        difficulty = difficulty_of(rules)
        return {
            "seat": rules.avatar,
            "avatar": avatar_number(rules),
            "name": capital(names.avatar().text),
            "difficulty": difficulty,
            "difficulty_name": difficulty_name(names, difficulty),
            "own_difficulty": is_own_difficulty(names, difficulty),
            "decks": list(view.commands),
            "moon": view.moon - 1,
            "commands": rules.difficulty.commands,
            "left": view.commands_left,
            "armed": self._armed(view),
            "used": list(view.commanded),
            "running": self._running(running_command(view)),
            "choice": self._choice(view, scene, latest_choice(journal)),
            "priorities": self._priorities(),
            "events": list(view.event_decks),
            "margins": list(margins(rules, view.power)),
            "together": is_together(rules),
        }

    # ----------------------------------------------------------------------------------------------
    # Cards
    # ----------------------------------------------------------------------------------------------

    def _armed(self, view: View) -> ArmedShown:
        """The back of the card on top; while mages act it counts only as long as it has cards left."""
        type_, mark = BACKS[view.armed]
        acting = view.phase != NOBODY and self.rules.edition.phases[view.phase].name == ACTION
        return {
            "type": type_,
            "mark": mark,
            "text": self.names.say("armed-back", type=type_, mark=mark, who=self.names.avatar())
            if type_
            else "",
            "rule": rule_of(self.rules.edition.name, "card", "armed"),
            "ready": bool(type_) and (not acting or view.commands_left > 0),
        }

    def _running(self, running: Running | None) -> CommandShown | None:
        if running is None:
            return None
        card = self.rules.commands[running.card]
        parts = [self._state(running, part) for part in range(len(card.parts))]
        armed = ["running" if running.armed else "left out"] if card.armed is not None else []
        return {
            "command": running.card,
            "part": len(card.parts) if running.armed else running.part,
            "armed": running.armed,
            "parts": [*parts, *armed],
        }

    @staticmethod
    def _state(running: Running, part: int) -> str:
        done, runs, waits, left_out = PARTS
        if running.armed or (part > running.part and not running.going):
            return left_out
        return runs if part == running.part else done if part < running.part else waits

    # ----------------------------------------------------------------------------------------------
    # Choices
    # ----------------------------------------------------------------------------------------------

    def _choice(self, view: View, scene: Scene, choice: Chosen | None) -> ChoiceShown | None:
        if choice is None or not choice.weighed:
            return None
        steps = self._steps(scene, choice)
        command, priority = self._command(choice)
        asked = next((each.seat for each in view.decisions if asked_for(view, each) != NOBODY), NOBODY)
        tie = [self.names.say("choice-tied")] if choice.chosen == NOBODY else []
        rooms = choice.weighed[0].what == ev.WEIGHED_ROOM
        topic = "tied" if choice.chosen == NOBODY else "rooms" if rooms else self._topic(command)
        return {
            "number": choice.at,
            "what": WHAT[choice.weighed[0].what],
            "priority": priority,
            "command": command,
            "steps": steps,
            "chosen": choice.chosen,
            "tied": list(choice.tied),
            "asked": asked if choice.tied and choice.chosen == NOBODY else NOBODY,
            "text": " ".join([*(step["text"] for step in steps), *tie]),
            "rule": rule_of(self.rules.edition.name, "priority", topic),
        }

    def _steps(self, scene: Scene, choice: Chosen) -> list[WeighedShown]:
        by_criterion: list[list[ev.Weighed]] = []
        for event in choice.weighed:
            if by_criterion and by_criterion[-1][0].criterion == event.criterion:
                by_criterion[-1].append(event)
            else:
                by_criterion.append([event])
        return [self._step(scene, choice, by_criterion, at) for at in range(len(by_criterion))]

    def _step(
        self, scene: Scene, choice: Chosen, by_criterion: list[list[ev.Weighed]], at: int
    ) -> WeighedShown:
        weighed, last = by_criterion[at], at + 1 == len(by_criterion)
        after = (choice.tied or (choice.chosen,)) if last else [each.which for each in by_criterion[at + 1]]
        decided = choice.chosen if last and not choice.tied else NOBODY
        return {
            "criterion": ev.CRITERIA[weighed[0].criterion],
            "name": self.names.criterion(ev.CRITERIA[weighed[0].criterion]),
            "figures": [
                {
                    "which": each.which,
                    "figure": each.amount,
                    "left": each.which in after,
                    "name": self.telling.candidate(scene, each.what, each.which),
                }
                for each in weighed
            ],
            "text": self.telling.tell_weighed(scene, weighed, decided, tied=at > 0),
        }

    def _command(self, choice: Chosen) -> tuple[int, str]:
        """The command a choice was made for, and the letter of its part's priority."""
        if choice.effect < 0:
            return NOBODY, ""
        program = self.rules.programs[choice.effect]
        if program.kind not in COMMANDS:
            return NOBODY, ""
        if choice.weighed[0].what == ev.WEIGHED_ROOM:
            return program.component, BY_ROOM
        card = self.rules.commands[program.component]
        return program.component, "" if program.kind == "armed" else card.parts[program.side].priority

    @staticmethod
    def _topic(command: int) -> str:
        """What explains the choice of a model: a command's printed priority, or how evocations hunt."""
        return "evocations" if command == NOBODY else "models"

    def _priorities(self) -> list[PriorityShown]:
        card = self.rules.avatar_card
        if card is None:
            return []
        return [
            {
                "letter": letter,
                "criteria": list(criteria),
                "text": self.names.list([self.names.criterion(each) for each in criteria]),
            }
            for letter, criteria in card.priorities.items()
        ]


def difficulty_name(names: Names, difficulty: str) -> str:
    """How hard an Avatar makes it, in words."""
    key = f"option-{names.rules.edition.name}-difficulty-{difficulty}"
    return names.say(key) if names.words.knows(key) else difficulty


def is_own_difficulty(names: Names, difficulty: str) -> bool:
    """Whether a difficulty is in no book."""
    return difficulty in listing(names.rules.edition.name).ours.get("difficulty", ())
