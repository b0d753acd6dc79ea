"""What some editions lay beside the board: mages' quests and jinxes, the schools' decks, the power track."""

from __future__ import annotations

from blackrose.game import View
from blackrose.game.box import Rules
from blackrose.game.reading import quest_parts
from blackrose.table.wire import JinxShown, SchoolShown, TaskShown, TrackShown

TASK_STATES = ("active", "completed", "solved")


class Possessions:
    """Shows what mages have beside their sheets, and the piles of the table."""

    def __init__(self, rules: Rules) -> None:
        """For the games of these rules."""
        self.rules = rules

    def tasks(self, view: View, seat: int) -> list[TaskShown]:
        """The quests of a mage's own; of a hidden one only its moon and how far it has come."""
        found: list[TaskShown] = []
        for task in view.tasks[seat]:
            known = self.rules.quests[task.quest] if task.quest >= 0 else None
            found.append(
                {
                    "quest": task.quest,
                    "moon": task.moon,
                    "state": TASK_STATES[task.state],
                    "cubes": task.cubes,
                    "slots": known.cubes if known else 0,
                    "power": known.power if known else 0,
                    "shown": bool(task.shown),
                    "parts": quest_parts(view, task) if seat == view.seat else [],
                    "met": task.met > 0,  # below 0 it is held back
                }
            )
        return found

    def jinxes(self, view: View, seat: int) -> list[JinxShown]:
        """The jinxes a mage carries."""
        return [
            {"jinx": item.jinx, "cubes": item.cubes, "needed": self.rules.jinxes[item.jinx].cubes}
            for item in view.jinxes[seat]
        ]

    def schools(self, view: View) -> list[SchoolShown]:
        """The decks of the Library, school by school, with their discards."""
        return [
            {"school": school, "deck": deck, "discards": list(view.discards[school])}
            for school, deck in enumerate(view.library)
        ]

    def track(self, view: View) -> TrackShown:
        """The power track with the figures of the moons and of the end."""
        second, third, end = self.rules.moons or (0, 0, 0)
        return {
            "top": self.rules.edition.track_top,
            "moon": view.moon if self.rules.moons else 0,
            "moons": [second, third] if self.rules.moons else [],
            "end": end,
            "last": bool(view.ending),
        }
