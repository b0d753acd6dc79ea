"""Somebody else chooses: "The target chooses one: …", "Each other mage chooses one: …"."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.scenario import Rebirth, box_with

BOX = box_with(
    "Offer | combat fire | mage 2 | The target chooses one: the target discards 1 Ready spell; "
    "or inflict 2 damage.",
    "Toll | combat fire | room 2 | Each other mage in the target room or an adjacent one chooses one: "
    "that mage discards 1 Ready spell; or gain 1 power.",
    "Poll | combat fire | special | Each other mage chooses one: that mage loses 1 power; "
    "or inflict 1 damage on that mage. "
    "Gain 3 power.",
    "Shun | protection air | self | Ignore that spell. | A spell reaches you.",
)


def table(pack: Pack = BOX) -> Rebirth:
    """Rikkart and Gramigna in the Arena, Arianna next door, Doria far off; all have power."""
    lodge = Rebirth("Rikkart", "Gramigna", "Arianna", "Baron Doria", pack=pack)
    lodge.stand("Rikkart", "Arena")
    lodge.stand("Gramigna", "Arena")
    lodge.stand("Arianna", "Sanctuary")
    lodge.stand("Baron Doria", "Pleasures Room")
    for mage in lodge.people:
        lodge.power(mage, 5)
    return lodge


def test_the_target_is_asked_and_not_the_caster() -> None:
    lodge = table()
    lodge.prepare("Gramigna", I="Grim Torment light", II="Grim Torment dark")
    lodge.resolve("Offer", "light")
    lodge.choose("Gramigna")
    assert lodge.asked() == ("Gramigna", "choose")
    lodge.choose("choice 0")
    assert lodge.asked() == ("Gramigna", "spell")  # and picks the spell
    lodge.choose("slot II")
    assert lodge.sheet("Gramigna") == {"I": "Grim Torment light"}
    assert lodge.damage("Gramigna") == ""


def test_the_damage_is_the_casters() -> None:
    lodge = table()
    lodge.prepare("Gramigna", I="Grim Torment light")
    lodge.resolve("Offer", "light")
    lodge.choose("Gramigna", "choice 1")
    assert lodge.damage("Gramigna") == "rr"
    assert lodge.sheet("Gramigna") == {"I": "Grim Torment light"}


def test_whoever_cannot_pay_has_no_choice() -> None:
    lodge = table()
    lodge.resolve("Offer", "light")
    lodge.choose("Gramigna")
    assert lodge.quiet
    assert lodge.damage("Gramigna") == "rr"


def test_each_mage_chooses_for_themselves_in_play_order() -> None:
    lodge = table()
    lodge.prepare("Gramigna", I="Grim Torment light")
    lodge.prepare("Arianna", I="Grim Torment light")
    lodge.resolve("Toll", "light")
    lodge.choose("Arena")
    assert lodge.asked() == ("Gramigna", "choose")
    lodge.choose("choice 1")
    assert lodge.power("Rikkart") == 6  # before the next one chooses
    assert lodge.asked() == ("Arianna", "choose")
    lodge.choose("choice 0")
    assert lodge.quiet  # Doria is too far away
    assert lodge.sheet("Arianna") == {}
    assert lodge.power("Rikkart") == 6


def test_the_text_goes_on_after_the_last_choice() -> None:
    lodge = table()
    lodge.power("Gramigna", 0)  # nothing to lose
    lodge.resolve("Poll", "light")
    lodge.choose("choice 0", "choice 1")
    assert [lodge.power(mage) for mage in lodge.people] == [8, 0, 4, 5]
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "r", "", "r"]


@pytest.mark.parametrize("ignoring", [True, False])
def test_whoever_ignores_the_spell_does_not_choose(ignoring: bool) -> None:
    lodge = table()
    lodge.prepare("Gramigna", II="Grim Torment light")
    lodge.prepare("Gramigna", status="active", I="Shun light")
    lodge.prepare("Arianna", I="Grim Torment light")
    lodge.resolve("Toll", "light")
    lodge.choose("Arena")
    assert lodge.asked() == ("Gramigna", "react")
    lodge.choose("reveal I" if ignoring else "pass")
    if not ignoring:
        assert lodge.asked() == ("Gramigna", "choose")
        lodge.choose("choice 1")
    assert lodge.asked() == ("Arianna", "choose")
    lodge.choose("choice 0")
    assert lodge.power("Rikkart") == (5 if ignoring else 6)
