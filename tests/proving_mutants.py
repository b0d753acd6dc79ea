"""Boxes with one thing changed: what the tests of the components (:mod:`tests.proving`) have to notice."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, NamedTuple

from blackrose.engine.components import Effect, Pack
from blackrose.language import tree as tr

Key = tuple[str, str]
"""A component's English name and which part of it: a side, a face, the card an event line stands on …"""

Path = tuple[str | int, ...]

FIGURES, LIST, MARK, ABILITY = "figures", "list", "mark", "ability"
UPGRADE, QUEST, EVENT, JINX, ARMED = "upgrade", "quest", "event", "jinx", "armed"

PARTS = {"quests": QUEST, "upgrades": UPGRADE, "event_cards": EVENT, "jinxes": JINX}
"""The components that have one effect, and what that part is called."""

FIGURES_OF = {
    "mages": ("health", "hand", "strength", "speed"),
    "evocations": ("speed", "strength", "health", "copies"),
}

NO_TEXT, NEVER_COMES = "no text", "a condition that never comes"
MORE, LESS = "more", "less"

EVERY_ONE = os.environ.get("BLACKROSE_MUTANTS") == "all"
"""Whether each sentence and clause is taken out and each figure put one off; that takes some minutes."""


class Mutant(NamedTuple):
    """A box with one component changed: which, what was done to it, and the box."""

    key: Key
    change: str
    pack: Pack


def mutants(pack: Pack, longest_row: int) -> dict[Key, list[Mutant]]:
    """The box with each effect taken out, with each part of one taken out, with each figure one off.

    No room of the Lodge is farther than ``longest_row`` along a row: a longer range sees the same.
    """
    changed: dict[Key, list[Mutant]] = defaultdict(list)
    for number, (key, (what, box)) in enumerate(_changed(pack, longest_row)):
        changed[key].append(Mutant(key, what, replace(box, digest=f"{pack.digest} {number}")))
    return changed


def tried(found: dict[Key, list[Mutant]]) -> dict[Key, list[Mutant]]:
    """The changes that are tried each time, or all of them if the environment asks for that.

    Lists and marks are told in the tests of the boxes (tests/packs).
    """
    return {
        key: [mutant for mutant in each if EVERY_ONE or is_rough(mutant)]
        for key, each in found.items()
        if key[1] not in (LIST, MARK)
    }


def same_game(key: Key, changed: list[Mutant], known: Mapping[tuple[str, str, str], str]) -> list[str]:
    """Which of these changes of a component are known to change nothing."""
    changes = [mutant.change for mutant in changed]
    return [change for name, part, change in known if (name, part) == key and change in changes]


def is_rough(mutant: Mutant) -> bool:
    """Whether a change takes out the whole of something, so that it is tried each time."""
    if mutant.key[1] == FIGURES:
        return mutant.change.startswith(MORE)
    return mutant.change == NO_TEXT or (mutant.change == NEVER_COMES and mutant.key[1] == QUEST)


def _changed(pack: Pack, longest_row: int) -> Iterator[tuple[Key, tuple[str, Pack]]]:
    for key, path in effects(pack).items():
        for change, effect in _worse(_at(pack, path), longest_row):
            yield key, (change, _with(pack, path, effect))
    yield from _other_boxes(pack)


def _other_boxes(pack: Pack) -> Iterator[tuple[Key, tuple[str, Pack]]]:
    """Marks turned round, figures one off, lists with a spell less."""
    for place, spell in enumerate(pack.spells):
        path: Path = ("spells", place, "instability")
        yield (spell.name.en, MARK), ("the mark is turned round", _with(pack, path, not spell.instability))
    for kind, names in FIGURES_OF.items():
        for place, component in enumerate(getattr(pack, kind)):
            for name in names:
                for change, figure in _one_off(getattr(component, name)):
                    box = _with(pack, (kind, place, name), figure)
                    yield (component.name.en, FIGURES), (f"{change} {name}: {figure}", box)
    for number, school in enumerate(pack.schools):
        for name, spells in school.grimoires.items():
            for place, spell_name in enumerate(spells):
                lists = school.grimoires | {name: _less(spells, place)}
                path = ("schools", number, "grimoires")
                yield (name, LIST), (f"without {spell_name}", _with(pack, path, lists))


def _one_off(figure: int) -> Iterator[tuple[str, int]]:
    yield MORE, figure + 1
    if figure > 0:
        yield LESS, figure - 1


def effects(pack: Pack) -> dict[Key, Path]:
    """Every effect of the box, and where in the box it is."""
    found: dict[Key, Path] = {}
    for n, spell in enumerate(pack.spells):
        for side in ("light",) if spell.one_sided else ("light", "dark"):
            found[spell.name.en, side] = ("spells", n, side, "effect")
    for n, room in enumerate(pack.rooms):
        for place, face in enumerate(room.faces):
            found[room.name.en, face] = ("rooms", n, "effects", place)
    for kind, part in PARTS.items():
        for n, component in enumerate(getattr(pack, kind)):
            found[component.name.en, part] = (kind, n, "effect")
    for n, event in enumerate(pack.events):
        for line, name in enumerate(event.line_names):
            found[name.en, event.name.en] = ("events", n, "lines", line)
    for n, command in enumerate(pack.commands):
        for place, _ in enumerate(command.parts):
            found[command.name.en, f"part {place + 1}"] = ("commands", n, "parts", place, "effect")
        if command.armed is not None:
            found[command.name.en, ARMED] = ("commands", n, "armed", "effect")
    for n, evocation in enumerate(pack.evocations):
        if evocation.ability is not None:
            found[evocation.name.en, ABILITY] = ("evocations", n, "ability")
    return found


def _at(node: Any, path: Path) -> Any:
    for step in path:
        node = getattr(node, step) if isinstance(step, str) else node[step]
    return node


def _with(node: Any, path: Path, value: Any) -> Any:
    """The node with another value at a path; everything else is shared."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        return (*node[:step], _with(node[step], rest, value), *node[step + 1 :])
    return replace(node, **{step: _with(getattr(node, step), rest, value)})


# --------------------------------------------------------------------------------------------------
# An effect made worse
# --------------------------------------------------------------------------------------------------

NEVER = tr.OwnsEvocations(99)
UNSAID = ("elements", "schools", "times")
"""Figures that are 0 where a text says nothing of it."""


def _worse(effect: Effect, longest_row: int) -> Iterator[tuple[str, Effect]]:
    if effect.text:
        yield NO_TEXT, replace(effect, text=())
    if effect.when is not None and not isinstance(effect.when, tr.Activates):
        yield NEVER_COMES, replace(effect, when=NEVER)
    aimless = effect.aim.kind in ("self", "special")
    for path, node in _walk(effect, ()):
        if aimless and path == ("aim", "range"):
            continue
        if isinstance(node, tuple) and len(node) > 1 and path[-1] in ("text", "body", "clauses", "parts"):
            for place in range(len(node)):
                yield f"without part {place + 1} of {_told(path)}", _with(effect, path, _less(node, place))
        if isinstance(node, int) and not isinstance(node, bool):
            for figure in _figures_beside(path, node, longest_row):
                yield f"{_told(path)} {figure} for {node}", _with(effect, path, figure)


def _less(node: tuple[Any, ...], place: int) -> tuple[Any, ...]:
    return node[:place] + node[place + 1 :]


def _figures_beside(path: Path, figure: int, longest_row: int) -> Iterator[int]:
    """One more and one less, as far as that means something else than before."""
    if path[-1] in UNSAID and figure == 0:
        return  # they are not spoken of
    if path[-1] == "range":
        if figure == tr.ANYWHERE:
            return
        if figure < longest_row:
            yield figure + 1
    else:
        yield figure + 1
    if figure > 0 and not (path[-1] == "every" and figure == 1):
        yield figure - 1


def _walk(node: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """Every place of a tree with the way to it."""
    yield path, node
    if isinstance(node, tuple):
        for place, item in enumerate(node):
            yield from _walk(item, (*path, place))
    elif is_dataclass(node):
        for field in fields(node):
            yield from _walk(getattr(node, field.name), (*path, field.name))


def _told(path: Path) -> str:
    return ".".join(map(str, path))
