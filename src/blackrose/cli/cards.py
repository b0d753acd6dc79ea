"""Commands about cards: check them, print one, count their forms."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from blackrose.cli.boxes import box, require
from blackrose.cli.errors import CommandError, unknown
from blackrose.engine.components import Pack
from blackrose.language.errors import PackError
from blackrose.language.stats import statistics
from blackrose.packs import builtin_pack, load_pack, load_text
from blackrose.packs.faces import AnyComponent, components_of, names_of, print_component


def check(given: argparse.Namespace) -> int:
    """Reads cards; 1 and every error if something is wrong."""
    try:
        pack, how = (builtin_pack("duel"), "") if given.path is None else _read(given.path)
    except PackError as error:
        print(error)
        print(f"{len(error.errors)} {'error' if len(error.errors) == 1 else 'errors'}")
        return 1
    figures = statistics(pack)
    print(
        f"{given.path or pack.name}: good{how}; {figures.components} components, "
        f"{figures.sentences} sentences, digest {pack.digest}"
    )
    return 0


def _read(path: Path) -> tuple[Pack, str]:
    """A box of its own, or else one file that adds to Duel's; of two failures the one with fewer errors."""
    require(path)
    try:
        return load_pack(path, path.stem), ""
    except PackError as alone:
        if not path.is_file():
            raise
        try:
            text = path.read_text(encoding="utf-8")
            return load_text(text, builtin_pack("duel"), path.name), " with the cards of Duel"
        except (OSError, UnicodeDecodeError):
            raise alone from None
        except PackError as added:
            raise min(alone, added, key=lambda error: len(error.errors)) from None


def show(given: argparse.Namespace) -> int:
    """Prints a component, found by its name in any language."""
    pack = box(given.pack)
    wanted = " ".join(given.name)
    found = [one for one in components_of(pack) if wanted.casefold() in _names(one)]
    if not found:
        known = {name for one in components_of(pack) for name in (one.name.en, one.name.de, one.name.ru)}
        raise CommandError(f"blackrose cards show: {unknown('card', wanted, sorted(known))}")
    print("\n\n".join(print_component(one, given.lang, names_of(pack)) for one in found))
    return 0


def _names(component: AnyComponent) -> set[str]:
    name = component.name
    return {name.en.casefold(), name.de.casefold(), name.ru.casefold()}


def stats(given: argparse.Namespace) -> int:
    """Prints how much of the language a pack uses."""
    figures = statistics(box(given.pack))
    if given.json:
        print(json.dumps(figures.as_dict(), ensure_ascii=False))
        return 0
    print(f"components     {figures.components}")
    print(f"sentences      {figures.sentences}")
    print(f"distinct forms {len(figures.forms)}")
    print(f"used by one    {len(figures.single)}")
    for form in figures.single:
        print(f"  {form.components[0]}: {form.shape}")
    return 0
