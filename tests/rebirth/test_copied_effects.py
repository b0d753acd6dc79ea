"""Effects are nobody's own: whoever resolves one is its "you", the effect of a personal spell too."""

from __future__ import annotations

import pytest

from blackrose.engine.events import Event
from blackrose.packs import builtin_pack
from tests.rebirth.scenario import Rebirth

PERSONAL = [(spell.name.en, spell.owner) for spell in builtin_pack("rebirth").spells if spell.owner]


def resolved_by(mage: str, rival: str, spell: str, side: str) -> list[Event]:
    """All that happens when a mage resolves an effect, with a rival and evocations of both around."""
    at = Rebirth(mage, rival)
    for who in (mage, rival):
        at.stand(who, "Arena")
        at.evocation(who, "Arena")
        at.power(who, 3)
    at.state.crown = 1
    at.destiny(rival, at.letters[0] * 3)
    at.library("Agony", "Torment", "Heart of Ice")
    at.resolve(spell, side, by=mage)
    while at.state.asked:
        at.choose(at.offered()[0])
    return [event for _, event in at.state.journal or []]


@pytest.mark.rule("SPL.19")
@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(("spell", "owner"), PERSONAL)
def test_the_effect_of_a_personal_spell_does_for_another_what_it_does_for_its_owner(
    spell: str, owner: str, side: str
) -> None:
    """In the same place, with the same answers, the same happens: to the one who copies it, not the owner."""
    others = [mage for mage in ("Rikkart", "Gramigna", "Arianna", "Angela") if mage != owner]
    own = resolved_by(owner, others[0], spell, side)
    assert own
    assert resolved_by(others[1], others[0], spell, side) == own
    # With the owner as the rival, it is still the copying mage's effect.
    assert resolved_by(others[1], owner, spell, side) == own
