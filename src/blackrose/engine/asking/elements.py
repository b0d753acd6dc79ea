"""Which element a spell of any element counts as: named when it is revealed, for as long as it lies there."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine.asking.questions import pick
from blackrose.engine.components import ANY, ELEMENTS
from blackrose.engine.decisions import Option
from blackrose.engine.table import NamingFrame, Table


def ask_for_element(t: Table, seat: int, slot: int) -> None:
    """The mage whose spell of any element was just revealed names one before anything else happens, unless no
    card of the box goes by elements (SPL.14). It lies open by then: the question gives nothing away.
    """
    if not t.rules.edition.ways.names_element or not t.rules.goes_by_elements:
        return
    if t.rules.side_of(t.sheet[seat][slot]).element == ANY:
        t.stack.append(NamingFrame(seat, slot))


def run_naming(t: Table, f: NamingFrame) -> None:
    """The element is asked for and counts from now on."""
    f.cursor = 0
    options: tuple[Option, ...] = tuple(("element", n) for n, name in enumerate(ELEMENTS) if name != ANY)
    element = int(pick(t, f, f.seat, "element", options)[1])
    t.stack.pop()
    changes.name_element(t, f.seat, f.slot, element)
