"""Commands about cards: check them, print one, count their forms."""

from __future__ import annotations

import argparse
import json

from blackrose.cli.boxes import box, require
from blackrose.cli.errors import CommandError, unknown
from blackrose.language.errors import PackError
from blackrose.language.stats import statistics
from blackrose.packs import builtin_pack, open_pack
from blackrose.packs.faces import AnyComponent, components_of, names_of, print_component


def check(given: argparse.Namespace) -> int:
    """Reads cards; 1 and every error if something is wrong."""
    if given.path is not None:
        require(given.path)
    try:
        pack = builtin_pack("duel") if given.path is None else open_pack(given.path)
    except PackError as error:
        print(error)
        print(f"{len(error.errors)} {'error' if len(error.errors) == 1 else 'errors'}")
        return 1
    figures = statistics(pack)
    added = f" with the cards of {pack.box.title()}" if given.path is not None and given.path.is_file() else ""
    print(
        f"{given.path or pack.name}: good{added}; {figures.components} components, "
        f"{figures.sentences} sentences, digest {pack.digest}"
    )
    return 0


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
