"""Amounts: how much, for each of what, and by how much a figure changes; and spells by their kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from blackrose.language.printer_phrases import THINGS, Arguments, Phrases, key_of, nothing, yes_or_no
from blackrose.language.tree import (
    All,
    Amount,
    Assigned,
    Bonus,
    Carried,
    Countable,
    DamageOn,
    ForEach,
    Ignored,
    InstabilityIn,
    ModelsCounted,
    Number,
    SpellsRevealed,
    StrengthOf,
    Suffered,
    TheirDestiny,
)
from blackrose.language.words import Phrase


class Amounts(Phrases):
    """The part of the walker that says how much."""

    def amount(self, amount: Amount) -> Arguments:
        """The arguments every counting message takes: how much, for each of what, and the most of it."""
        match amount:
            case Number(value=value):
                return {"quantity": "some", "count": value, "each": "", "cap": ""}
            case All():
                return {"quantity": "all", "count": 0, "each": "", "cap": ""}
            case ForEach(value=value, count=count, every=every, cap=cap, base=base):
                each = self.each(count, every)
                most = "" if cap is None else self.say("cap", count=cap)
                if not base:
                    return {"quantity": "some", "count": value, "each": each, "cap": most}
                plus = self.words.phrase("plus", count=value, each=each, cap=most)
                return {"quantity": "some", "count": base, "each": plus.text, "cap": plus.form("cap")}
            case _:
                assert_never(amount)

    def each(self, count: Countable, every: int) -> str:
        """What an amount is multiplied by: "for every 2 damage on you"."""
        match count:
            case DamageOn(who=who, black=black):
                return self.say("each-damage", every=every, who=self.model(who), black=yes_or_no(black))
            case Ignored():
                return self.say("each-ignored", every=every)
            case Suffered():
                return self.say("each-suffered", every=every)
            case InstabilityIn(where=where, yours=yours):
                own = {"whose": "yours" if yours else "any", "own": self._own()}
                return self.say("each-instability", every=every, where=self.room(where), **own)
            case ModelsCounted(models=models):
                parts = self._parts(models)
                return self.say("each-model", every=every, models=self._models(parts), **parts)
            case StrengthOf(models=models):
                return self.say("each-strength", every=every, models=self.added_up(models))
            case _:
                return self._each_card(count, every)

    def _each_card(self, count: SpellsRevealed | Carried | TheirDestiny | Assigned, every: int) -> str:
        match count:
            case SpellsRevealed(elements=elements, types=types):
                kinds = self.spell_kinds(elements, types)
                return self.say("each-revealed", every=every, own=self._own(), **kinds)
            case Carried(thing=thing, on=on):
                assigned = yes_or_no(thing not in THINGS)
                carried, carrier = self.thing(thing), self.model(on)
                return self.say("each-carried", every=every, thing=carried, assigned=assigned, who=carrier)
            case TheirDestiny():
                return self.say("each-of-theirs", every=every, thing=self.thing("Destiny"), who=self.hit)
            case Assigned():
                return self.say("each-assigned", every=every, thing=self.thing("Destiny"))
            case _:
                assert_never(count)

    # Figures

    def bonus(self, bonus: Bonus | None, second: Bonus | None = None) -> Phrase:
        """A change of a figure, or of two; an empty phrase for none."""
        if bonus is None:
            stat = self.words.phrase("stat-speed")
            return self.words.phrase("bonus", value="", stat=stat, each="").changed(nothing)
        first = self._bonus(bonus)
        if second is None:
            return first
        return self.words.phrase("bonuses", first=first, second=self._bonus(second))

    def _bonus(self, bonus: Bonus) -> Phrase:
        stat = self.words.phrase(f"stat-{key_of(bonus.stat.value)}")
        each = "" if bonus.count is None else self.each(bonus.count, 1)
        return self.words.phrase("bonus", value=f"{bonus.value:+d}", stat=stat, each=each)

    # Spells

    def spell_kinds(self, elements: Sequence[str], types: Sequence[str]) -> Arguments:
        """The arguments of messages that speak of spells of some elements or types: "fire or water trap"."""
        of_elements = [self.words.phrase(f"of-element-{element}") for element in elements]
        of_types = [self.words.phrase(f"of-type-{one}") for one in types]
        first = next(iter((*of_elements, *of_types)), None)
        return {
            "vowel": self.words.phrase("of-type-combat").form("a") if first is None else first.form("a"),
            "elements": self._or([one.text for one in of_elements]) if of_elements else "",
            "elemental": yes_or_no(bool(elements)),
            "types": self._joined_types(of_types),
            "typed": yes_or_no(bool(types)),
        }

    def _joined_types(self, types: Sequence[Phrase]) -> str:
        """Types as they stand before "spell"; all but the last in the form they have before "or"."""
        if not types:
            return ""
        *front, last = types
        return self._or([*(one.form("front") for one in front), last.text])
