"""A card as it is drawn: its name, what it is, both sides one under the other."""

from __future__ import annotations

from rich.text import Text

from blackrose.packs.faces import CardFace, FaceSide
from blackrose.table.about import ORIGINAL, Subject
from blackrose.table.texts import Texts
from blackrose.terminal.glyphs import DIM, LIT, OWN_DESIGN, SIDES


def own_design(texts: Texts, kind: str, number: int) -> bool:
    """Whether a component is our own design."""
    return texts.component(kind, number).provenance == ORIGINAL


def card_text(texts: Texts, about: Subject, tight: bool = False) -> Text:
    """A component's whole card; the side that counts, if one does, is the bright one."""
    kind, number, side = about
    face = texts.face(kind, number)
    text = _head(face, own_design(texts, kind, number), tight)
    for at, printed in enumerate(face.sides):
        text.append("\n" if tight else "\n\n")
        text.append_text(side_text(printed, at if kind == "spell" else None, side is None or side == at))
    return text


def _head(face: CardFace, own: bool, tight: bool) -> Text:
    """A card's name, kind and facts, and where it comes from."""
    text = Text.styled(face.name, f"bold {LIT}")
    mark = f"{OWN_DESIGN} " if own else ""
    if tight:
        text.append(f"  {mark}{' · '.join(face.facts)}", DIM)
        return text
    text.append(f"  {face.kind}", DIM)
    text.append(f"\n{' · '.join(face.facts)}")
    text.append(f"\n{mark}{face.provenance}", DIM)
    return text


def side_text(side: FaceSide, number: int | None, bright: bool) -> Text:
    """One side or line of a card."""
    sign = f"{SIDES[number]} " if number is not None else ""
    title = " · ".join(part for part in (f"{sign}{side.title}", side.type, side.element, side.target) if part)
    text = Text()
    text.append(title, "bold" if bright else DIM)
    words = " ".join(part for part in (side.when, *side.lines) if part)
    if words:
        text.append(f"\n{words}" if title else words, "" if bright else DIM)
    return text


def hand_text(texts: Texts, hand: tuple[int, ...], empty: str) -> Text:
    """A whole hand, every card with both sides."""
    if not hand:
        return Text(empty, DIM)
    parts = []
    for card in dict.fromkeys(hand):
        face = texts.face("spell", card)
        text = Text.styled(face.name, f"bold {LIT}")
        copies = hand.count(card)
        text.append(f" ×{copies}" if copies > 1 else "", "bold")
        text.append(f" {OWN_DESIGN}" if own_design(texts, "spell", card) else "", DIM)
        for at, side in enumerate(face.sides):
            about = " · ".join(part for part in (side.type, side.element, side.target) if part)
            text.append(f"\n{SIDES[at]} {about}: ", DIM)
            text.append(" ".join(part for part in (side.when, *side.lines) if part))
        parts.append(text)
    return Text("\n\n").join(parts)
