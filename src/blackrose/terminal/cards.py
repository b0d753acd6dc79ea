"""A card as it is drawn: its name, what it is, both sides one under the other."""

from __future__ import annotations

from rich.text import Text

from blackrose.packs.faces import CardFace, FaceSide
from blackrose.table.wire import NONE, CardRef
from blackrose.terminal.glyphs import DIM, LIT, OWN_DESIGN, SIDES
from blackrose.terminal.seen_table import SeenTable


def card_text(seen: SeenTable, card: CardRef, tight: bool = False) -> Text:
    """A component's whole card; the side that counts, if one does, is the bright one."""
    face = seen.face(card["kind"], card["number"])
    text = _head(face, seen.is_own_design(card), tight)
    for at, printed in enumerate(face.sides):
        text.append("\n" if tight else "\n\n")
        number = at if card["kind"] == "spell" else None
        text.append_text(side_text(printed, number, card["side"] in (NONE, at)))
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


def hand_text(seen: SeenTable) -> Text:
    """The whole hand, every card with both sides."""
    hand = seen.shown["hand"]
    if not hand:
        return Text(seen.names.say("hand-empty"), DIM)
    parts = []
    for card in dict.fromkeys(hand):
        face = seen.face("spell", card)
        text = Text.styled(face.name, f"bold {LIT}")
        copies = hand.count(card)
        text.append(f" ×{copies}" if copies > 1 else "", "bold")
        text.append(seen.design_mark("spell", card), DIM)
        for at, side in enumerate(face.sides):
            about = " · ".join(part for part in (side.type, side.element, side.target) if part)
            text.append(f"\n{SIDES[at]} {about}: ", DIM)
            text.append(" ".join(part for part in (side.when, *side.lines) if part))
        parts.append(text)
    return Text("\n\n").join(parts)
