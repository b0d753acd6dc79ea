"""Prints amounts, changes of figures, and the elements and types of spells."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import assert_never

from blackrose.language.printing.phrases import Arguments, Phrases, key_of, nothing, yes_or_no
from blackrose.language.tree import All, Amount, Bonus, Countable, ForEach, Number
from blackrose.language.words import Phrase


class Amounts(Phrases):
    """Prints amounts."""

    def amount(self, amount: Amount) -> Arguments:
        """Return the arguments of messages with an amount: how much, for each of what, and the limit."""
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

    @abstractmethod
    def each(self, count: Countable, every: int) -> str:
        """Print what an amount is multiplied by: "for every 2 damage on you"."""

    # Figures

    def bonus(self, bonus: Bonus | None, second: Bonus | None = None) -> Phrase:
        """Print a change of one or two figures; an empty phrase for none."""
        if bonus is None:
            stat = self.words.phrase("stat-speed")
            return self.words.phrase("bonus", value="", count=0, stat=stat, each="").changed(nothing)
        first = self._bonus(bonus)
        if second is None:
            return first
        return self.words.phrase("bonuses", first=first, second=self._bonus(second))

    def _bonus(self, bonus: Bonus) -> Phrase:
        stat = self.words.phrase(f"stat-{key_of(bonus.stat.value)}")
        each = "" if bonus.count is None else self.each(bonus.count, 1)
        value, count = f"{bonus.value:+d}", abs(bonus.value)
        return self.words.phrase("bonus", value=value, count=count, stat=stat, each=each)

    # Spells

    def spell_elements(self, elements: Sequence[str], said: Arguments) -> Arguments:
        """Return the arguments of messages about spells of some elements: "fire or water"."""
        each = [self.words.phrase(f"of-element-{element}") for element in elements]
        return {
            "elements": self.or_([one.text for one in each]) if each else "",
            "elemental": yes_or_no(bool(each)),
            "vowel": each[0].form("a") if each else said.get("vowel", ""),
        }

    def spell_types(self, types: Sequence[str], said: Arguments) -> Arguments:
        """Return the arguments of messages about spells of some types: "combat or trap"."""
        each = [self.words.phrase(f"of-type-{one}") for one in types]
        first = each[0] if each else self.words.phrase("of-type-combat")
        return {
            "types": self._joined_types(each),
            "typed": yes_or_no(bool(each)),
            "vowel": said.get("vowel") or first.form("a"),
        }

    def _joined_types(self, types: Sequence[Phrase]) -> str:
        """Join types as they stand before "spell"; all but the last in the form they have before "or"."""
        if not types:
            return ""
        *front, last = types
        return self.or_([*(one.form("front") for one in front), last.text])
