"""Verbs about physical action tokens that are lost."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine.meaning.phrases import actors, amount
from blackrose.engine.table import Table, TextFrame
from blackrose.engine.verbs.possibility import NO_TOKEN, Possible, of_cost, over
from blackrose.engine.verbs.registry import in_full, is_paid, possible, verb
from blackrose.language.forms.acts import Exhaust


@verb(Exhaust)
def exhaust(t: Table, f: TextFrame, clause: Exhaust) -> bool:
    """Physical tokens of whoever does it are spent; done only if each had so many (EFF.34)."""
    wanted = amount(t, f, clause.amount)
    spent = [changes.exhaust(t, mage, wanted) for mage in actors(t, f, clause.actor) if t.rules.is_mage(mage)]
    return in_full([is_paid(number, wanted, clause.amount) for number in spent])


@possible(Exhaust)
def can_exhaust(t: Table, f: TextFrame, clause: Exhaust) -> Possible:
    """As many physical tokens can be spent as are ready."""
    wanted = amount(t, f, clause.amount, ask=False)
    held = [t.tokens[mage] for mage in actors(t, f, clause.actor, ask=False) if t.rules.is_mage(mage)]
    return over(clause.actor, [of_cost(number, wanted, clause.amount, NO_TOKEN) for number in held])
