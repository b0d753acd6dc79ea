"""Commands about cards: check them, name them, print one, count their forms."""

from __future__ import annotations

import argparse
import json
from itertools import groupby

from blackrose.cli.boxes import box, edition_of, require
from blackrose.cli.errors import CommandError, unknown
from blackrose.game import EDITIONS, USUAL_EDITION, box_of, listing
from blackrose.language.errors import PackError
from blackrose.language.stats import Statistics, statistics, together
from blackrose.packs import open_pack
from blackrose.packs.faces import AnyComponent, card_face, components_of, names_of, print_component


def check_cards(given: argparse.Namespace) -> int:
    """Reads cards; 1 and every error if something is wrong."""
    if given.path is not None:
        require(given.path)
    try:
        pack = box_of(edition_of(given)) if given.path is None else open_pack(given.path)
    except PackError as error:
        print(error)
        print(f"{len(error.errors)} {'error' if len(error.errors) == 1 else 'errors'}")
        return 1
    figures = statistics(pack)
    is_file = given.path is not None and given.path.is_file()
    added = f" with the cards of {pack.box.title()}" if is_file else ""
    print(
        f"{given.path or pack.name}: good{added}; {figures.components} components, "
        f"{figures.sentences} sentences, digest {pack.digest}"
    )
    return 0


def list_cards(given: argparse.Namespace) -> int:
    """Names every component, kind by kind, with its facts."""
    pack = box(given.pack, edition_of(given))
    faces = [card_face(one, given.lang, names_of(pack)) for one in components_of(pack)]
    kinds = list(dict.fromkeys(face.kind for face in faces))
    if given.kind is not None and given.kind.casefold() not in map(str.casefold, kinds):
        raise CommandError(f"blackrose cards list: {unknown('kind of card', given.kind, kinds)}")
    for kind, group in groupby(faces, key=lambda face: face.kind):
        if given.kind is None or given.kind.casefold() == kind.casefold():
            some = list(group)
            print(f"{kind} ({len(some)})")
            for face in some:
                print("  " + " · ".join((face.name, *face.facts)))
    return 0


def show_cards(given: argparse.Namespace) -> int:
    """Prints a component, found by its name in any language."""
    wanted = " ".join(given.name)
    packs = [box(given.pack, edition_of(given))]
    if given.pack is None and given.edition is None:  # in whatever box it lies
        packs = [box_of(edition) for edition in EDITIONS]
    told = [
        print_component(one, given.lang, names_of(pack))
        for pack in packs
        for one in components_of(pack)
        if wanted.casefold() in _names(one)
    ]
    if not told:
        every = (one.name for pack in packs for one in components_of(pack))
        known = {told for name in every for told in (name.en, name.de, name.ru)}
        raise CommandError(f"blackrose cards show: {unknown('card', wanted, sorted(known))}")
    print("\n\n".join(dict.fromkeys(told)))
    return 0


def _names(component: AnyComponent) -> set[str]:
    name = component.name
    return {name.en.casefold(), name.de.casefold(), name.ru.casefold()}


def stats_cards(given: argparse.Namespace) -> int:
    """Prints how much of the language a pack uses, and how little of it is new beside the smaller box."""
    pack = box(given.pack, edition_of(given))
    figures = statistics(pack)
    usual = listing(USUAL_EDITION)
    grown = growth(figures, statistics(box_of(usual.name))) if pack.box != usual.box else None
    every = together({edition: box_of(edition) for edition in EDITIONS})
    if given.json:
        plain = figures.as_dict() | ({} if grown is None else {"growth": grown})
        plain["all_boxes"] = {"distinct_forms": len(every.forms), "used_by_one": len(every.single)}
        print(json.dumps(plain, ensure_ascii=False))
        return 0
    print(f"components     {figures.components}")
    print(f"sentences      {figures.sentences}")
    print(f"distinct forms {len(figures.forms)}")
    print(f"a form serves  {figures.components / max(1, len(figures.forms)):.1f} components")
    if grown is not None:
        print(
            f"beside {usual.title}    {grown['components']} times the components and "
            f"{grown['sentences']} times the sentences with {grown['forms']} times the forms; "
            f"{grown['new_forms']} forms are new"
        )
    print(f"in all boxes   {len(every.forms)} forms, {len(every.single)} of them used by one component")
    print(f"used by one    {len(figures.single)}")
    for form in figures.single:
        print(f"  {form.components[0]}: {form.shape}")
    return 0


def growth(larger: Statistics, smaller: Statistics) -> dict[str, float]:
    """How many times more components, sentences and forms a box has than another, and its new forms."""
    known = {form.shape for form in smaller.forms}
    return {
        "components": round(larger.components / smaller.components, 2),
        "sentences": round(larger.sentences / smaller.sentences, 2),
        "forms": round(len(larger.forms) / len(smaller.forms), 2),
        "new_forms": sum(form.shape not in known for form in larger.forms),
    }
