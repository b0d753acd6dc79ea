"""What a trap or a protection is worth before anybody has met its condition: it cannot be tried out."""

from __future__ import annotations

from functools import lru_cache

from blackrose.game import State, View
from blackrose.game.box import Program, walk
from blackrose.language import tree as tr

TRAP = 0.55  # how often a trap is met before the round is over
PROTECTION = 0.9
LEAST = 0.35  # whatever it does, it does something

_EACH: dict[type, float] = {
    tr.Inflict: 0.45,
    tr.PlaceInstability: 0.4,
    tr.Gain: 0.9,
    tr.Steal: 1.4,
    tr.Ignore: 0.35,
    tr.Heal: 0.35,
    tr.Draw: 0.3,
    tr.Convert: 0.35,
    tr.AssignDestiny: 0.4,
    tr.Assign: 0.25,
    tr.AssignAny: 0.25,
    tr.AssignEvocation: 0.3,
    tr.Summon: 0.9,
    tr.Activate: 0.35,
    tr.Remove: 0.35,
    tr.TransferDamage: 0.4,
    tr.IgnoreSpell: 0.5,
    tr.Exhaust: 0.7,
    tr.CancelSpell: 0.5,
    tr.RedirectSpell: 0.6,
    tr.EndActivation: 0.4,
    tr.TakeTrophy: 0.5,
}
"""What one of it is worth, half of what it is worth where the text gives no figure."""


def worth_waiting(at: State | View, card: int, side: int) -> float:
    """The worth of preparing a trap or a protection, in power points."""
    rules, spell = at.rules, at.rules.cards[card]
    type_ = (spell.dark if side else spell.light).type
    codes = rules.waiting_codes(card, side)
    return max(_worth(rules.programs[code], type_ == "trap") for code in codes)


@lru_cache(maxsize=2048)
def _worth(program: Program, trap: bool) -> float:
    total = 0.0
    for part in walk(program.text):
        if type(part) in _EACH:
            total += _EACH[type(part)] * _figure(getattr(part, "amount", None))
        elif isinstance(part, tr.Sentence):
            total += 0.1
    return max(LEAST, total) * (TRAP if trap else PROTECTION)


def _figure(amount: object) -> float:
    """How many an amount comes to, as a rule."""
    if isinstance(amount, tr.Number):
        return min(4, amount.value)
    if isinstance(amount, tr.ForEach):
        return amount.base + amount.value * 1.5
    return 2.0
