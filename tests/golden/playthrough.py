"""A game as text: what each seat sees at each decision, told by what has changed since the last one.

A line begins with the seat that sees it, or with * if all see the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from blackrose.engine.table import ABSENT, CELL, EMPTY, NOBODY, Frame, Laid
from blackrose.engine.views.visibility import is_hidden
from blackrose.game import Decision, Game, Option, View
from blackrose.lab.fuzz import eager

CUBES = "0123456789"
STATUS = ("", "ready", "active", "revealed")
CARDS = ("hand", "grimoire", "removed")
CARDS_BY_SEAT = ("memories", "held", "deck", "shown")
PLAIN = (
    *("round", "phase", "crown", "first", "power", "pool", "trophies", "wins", "control", "upgrade"),
    *(
        "exhausted",
        "dying",
        "doomed",
        "grimoire_list",
        "lost",
        "borrowed",
        "tokens",
        "supply",
        "upgrades",
        "hands",
    ),
    *("grimoires", "library", "forgotten", "claims", "holding", "event", "lasting", "fresh", "result"),
)
OF_REBIRTH = (
    *("moon", "ending", "turn", "drawer", "cells", "school", "aside", "board", "tasks", "jinxes", "destiny"),
    *("jinx_supply", "assigned", "captured", "trophies_left", "active_types", "discards", "quest_decks"),
    *("event_decks", "quest_discards", "event_discards", "unread"),
)
"""Fields that are told where there are moons; in Duel they never change."""

OF_AVATAR = ("seating", "commands", "commanded", "commands_left", "armed")
"""Fields that change where an Avatar plays along."""

OF_CLASSIC = (
    *("blocks", "closed", "fading", "won", "discarded_quests", "drawers", "elements", "painted", "copies"),
)
"""Fields that change where cards of Classic are played."""


STANDING = {
    "text": ("code", "sentence", "clause"),
    "each mage": ("code", "", ""),
    "full stop": ("", "step", "at"),
    "defeat": ("", "step", "at"),
    "hit": ("", "until", "at"),
    "cast": ("", "step", ""),
    "naming": ("", "", ""),
    "manoeuvre": ("", "", ""),
    "evocation": ("", "step", ""),
    "activation": ("", "taken", "cast_standard"),
    "phase": ("phase", "step", "at"),
    "secret": ("choice", "", ""),
    "game": ("", "phases", "step"),
    "task": ("quest", "step", ""),
    "instant": ("event", "step", ""),
    "command": ("card", "part", "extra"),
}
"""The fields of frames that tell what is carried out and how far it has come, "" for none."""

EVERYTHING = {"for the crown": "yes", "overkill": "yes", "overload": "yes", "extra rounds": "yes"}
WINDOWS = {"reactions": "windows"}
OPTIONS: dict[tuple[str, int], dict[str, str]] = {
    ("duel", 2): {"event": "choose", "quests": "choose"},
    ("rebirth", 3): {"moons": "4-12-20"},
    ("rebirth", 1): {"moons": "4-12-20", "avatar": "The Possessed"},
    ("classic", 3): {},
    ("classic", 2): EVERYTHING | WINDOWS,
}


def any_option(decision: Decision, dice: random.Random) -> Option:
    """An answer by chance."""
    return dice.choice(decision.options)


ANSWERS = {"duel": any_option, "rebirth": any_option, "classic": eager}
"""Where mages are hard to defeat and rooms hard to destroy, everybody is eager, so that it happens."""


def playthrough(seed: int, edition: str = "duel", seats: int = 2) -> str:
    """A random game, decision by decision."""
    game = Game.new(edition, ("",) * seats, seed, OPTIONS[edition, seats])
    state = game.start()
    dice = random.Random(seed)
    told: list[dict[str, str]] = [{}] * seats
    lines = [f"{edition}, seed {seed}, commitment {game.commitment}"]
    number = 0
    while True:
        lines.append(f"\n== {number}")
        now = [seen_by(state.view(seat)) for seat in game.rules.people]
        lines += _changes(told, now)
        told = now
        if state.over:
            return "\n".join(lines) + "\n"
        decision = dice.choice(state.decisions)
        option = ANSWERS[edition](decision, dice)
        lines.append(f"> {decision.seat} chooses {_option(option)}")
        state.choose(decision.seat, option)
        number += 1


def _changes(before: list[dict[str, str]], now: list[dict[str, str]]) -> Iterator[str]:
    news = [
        {name: text for name, text in seen.items() if last.get(name) != text}
        for last, seen in zip(before, now, strict=True)
    ]
    for name in dict.fromkeys(name for seen in news for name in seen):
        texts = [seen.get(name) for seen in news]
        if len(set(texts)) == 1:
            yield f"* {name}: {texts[0]}"
        else:
            yield from (f"{seat} {name}: {text}" for seat, text in enumerate(texts) if text)


def seen_by(view: View) -> dict[str, str]:
    """Everything in a view, by field, with names where things have names."""
    rules = view.rules
    fields = (*PLAIN, *OF_REBIRTH) if rules.moons else PLAIN
    fields = (*fields, *OF_CLASSIC) if rules.edition.name == "classic" else fields
    fields = (*fields, *OF_AVATAR) if rules.avatar != NOBODY else fields
    seen = {name: _plain(getattr(view, name)) for name in fields}
    names = [card.name.en for card in rules.cards]
    for field in CARDS:
        seen[field] = _named(names, getattr(view, field))
    for field in CARDS_BY_SEAT:
        for seat, cards in enumerate(getattr(view, field)):
            seen[f"{field} of {seat}"] = _named(names, cards)
    for seat, sheet in enumerate(view.sheet):
        seen[f"sheet of {seat}"] = ", ".join(_spell(names, spell) for spell in sheet)
    seen["mages"] = _named([mage.name.en for mage in rules.mages], view.mage)
    seen["quests"] = _named([quest.name.en for quest in rules.quests], view.quests)
    seen |= _rooms(view) | _models(view)
    seen["stack"] = " > ".join(map(_frame, view.stack))
    seen |= {f"asked of {decision.seat}": _decision(decision) for decision in view.decisions}
    return seen


def _rooms(view: View) -> dict[str, str]:
    rooms, faces = {}, view.rules.faces
    for position, tile in enumerate(view.tiles):
        cubes = _cubes(view, view.slots[position]) or "-"
        name = view.rules.rooms[tile].name.en
        rooms[f"room {position}"] = f"{name} {faces[view.face[position]].name} {cubes}"
    return rooms


def _models(view: View) -> dict[str, str]:
    models = {}
    for model, place in enumerate(view.place):
        where = "absent" if place == ABSENT else "Cell" if place == CELL else f"room {place}"
        models[f"model {model}"] = f"{where} {_cubes(view, view.bar[model])}".rstrip()
    return models


def _cubes(view: View, row: Iterable[int]) -> str:
    """Cubes by their seat, the Black Rose's as r."""
    return "".join("r" if cube == view.rules.rose else CUBES[cube] for cube in row)


def _spell(names: list[str], spell: Laid) -> str:
    if spell.status == EMPTY:
        return "-"
    card = "face-down" if is_hidden(spell) else f"{names[spell.card]} {'dark' if spell.side else 'light'}"
    return f"{card} {STATUS[spell.status]}"


def _frame(frame: Frame) -> str:
    """A frame by its kind and three numbers: what is carried out, which step of it, which part of that."""
    what, step, part = STANDING[frame.name]
    where = (getattr(frame, what, NOBODY), getattr(frame, step, 0), getattr(frame, part, 0))
    return ":".join(map(str, (frame.kind, *where)))


def _decision(decision: Decision) -> str:
    options = " | ".join(map(_option, decision.options))
    return f"{decision.kind} {decision.effect}.{decision.sentence} {options}".rstrip()


def _option(option: Option) -> str:
    return " ".join(map(str, option))


def _named(names: list[str], numbers: Iterable[int]) -> str:
    return ", ".join(names[number] if number >= 0 else "?" for number in numbers) or "-"


def _plain(value: object) -> str:
    return (" ".join(_flat(value)) or "-") if isinstance(value, tuple) else str(value)


def _flat(value: tuple[object, ...]) -> Iterator[str]:
    for item in value:
        yield "/".join(map(_record, item)) if isinstance(item, tuple) else str(item)


def _record(item: object) -> str:
    """A record, such as a quest with its cubes, as the plain tuple that it is."""
    return str(tuple(item)) if isinstance(item, tuple) else str(item)
