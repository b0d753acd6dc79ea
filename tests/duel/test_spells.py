"""Spells: sides, elements and types, Ready and revealed, grimoire and Memories, and the forgotten ones."""

import pytest

from blackrose.engine.components import Pack
from blackrose.language.errors import PackError
from blackrose.packs import builtin_pack, load_text
from tests.duel.lodge import CENTRE, CRYPT, SUMMONER, TREASURE
from tests.naming import SLOT_NAMES
from tests.scenario import Duel, box_with
from tests.table_scenario import FACE_DOWN

ELEMENTS = ("air", "earth", "fire", "water", "sacred", "profane", "magic")
QUESTS = ("First Blood", "Destroyer", "Manipulator", "Initiate", "Summoner", "Lord of Elements")


def table(*open_quests: str, pack: Pack | None = None, event: str = "Living Lodge") -> Duel:
    """Bartholomew in the Crypt, Ulrich across the Lodge; of the quests only those named are open."""
    gone = [quest for quest in QUESTS if quest not in open_quests]
    duel = Duel(event, "1A+2B", pack, gone)
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", TREASURE)
    return duel


def elemental(*elements: str) -> list[str]:
    """A spell of each element, as :func:`box_with` wants it: "Fire | contingency fire | …"."""
    return [f"{element.title()} | contingency {element} | self | Gain 1 power." for element in elements]


def cast_after(duel: Duel, revealed: list[str], cast: str) -> None:
    """With some spells already revealed in I, II … Bartholomew casts his quick spell."""
    for slot, spell in zip(SLOT_NAMES[1:], revealed, strict=False):
        duel.prepare("Bartholomew", status="revealed", **{slot: spell})
    duel.prepare("Bartholomew", quick=cast)
    duel.action_phase()
    duel.choose("cast quick")


# --------------------------------------------------------------------------------------------------
# Types and elements
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPL.2")
@pytest.mark.parametrize("element", [*ELEMENTS, "any"])
def test_the_elements(element: str) -> None:
    """A spell may be of each of the seven elements, or of any."""
    pack = box_with(f"Probe | combat {element} | self | Gain 1 power.")

    assert pack.spells[-1].light.element == element


@pytest.mark.rule("SPL.2")
def test_there_is_no_other_element() -> None:
    """A spell of shadow is refused."""
    with pytest.raises(PackError, match="shadow"):
        box_with("Probe | combat shadow | self | Gain 1 power.")


@pytest.mark.rule("SPL.13")
def test_the_box_has_combat_and_contingency_spells_only() -> None:
    """Both sides of all spells of the box are of these two types."""
    sides = [side for spell in builtin_pack("duel").spells for side in (spell.light, spell.dark)]

    assert {side.type for side in sides} == {"combat", "contingency"}
    assert len(sides) == 2 * (12 + 2 + 2)


@pytest.mark.rule("SPL.8")
@pytest.mark.parametrize(("side", "claims"), [("light", True), ("dark", False)])
def test_only_the_chosen_sides_type_counts(side: str, claims: bool) -> None:
    """Dark Force is a third combat spell with its light side up; with the dark one up it is not."""
    duel = table("Destroyer")
    cast_after(duel, ["Tremor light", "Deadly Charge light"], f"Dark Force {side}")

    assert ("claim Destroyer" in duel.offered()) == claims


@pytest.mark.rule("SPL.8")
@pytest.mark.parametrize(("side", "claims"), [("light", True), ("dark", False)])
def test_only_the_chosen_sides_element_counts(side: str, claims: bool) -> None:
    """Beside a sacred and an earth spell Violence is a third element with its profane side up only."""
    duel = table("Lord of Elements")
    duel.stand("Ulrich", CRYPT)
    cast_after(duel, ["Appropriation light", "Fusion light"], f"Violence {side}")

    assert ("claim Lord of Elements" in duel.offered()) == claims


@pytest.mark.rule("SPL.8")
@pytest.mark.parametrize(("side", "reached", "damage"), [("light", True, "bb"), ("dark", False, "")])
def test_only_the_chosen_sides_target_and_effect_count(side: str, reached: bool, damage: str) -> None:
    """The light side of Deadly Charge reaches two rooms for 2 damage, the dark one a single room for 3."""
    duel = table()
    duel.evocation("Ulrich", CENTRE)
    cast_after(duel, [], f"Deadly Charge {side}")

    assert ("Ulrich" in duel.offered()) == reached
    duel.choose("Ulrich" if reached else "Templar u1")
    assert duel.damage("Ulrich") == damage


@pytest.mark.rule("SPL.12", "SPL.15")
@pytest.mark.parametrize("at", range(7))
def test_any_stands_for_whatever_element_is_needed(at: int) -> None:
    """Revealed first and not asked about, "any" is the third element whichever two others come after it."""
    first, second = ELEMENTS[at], ELEMENTS[(at + 1) % 7]
    duel = table("Lord of Elements", pack=box_with(*elemental("any", first, second)))
    duel.prepare("Bartholomew", I="Any light", II=f"{first.title()} light", quick=f"{second.title()} light")
    duel.tokens("Ulrich", 0)
    duel.action_phase()
    duel.choose("cast I")
    assert duel.asked() == ("Bartholomew", "action"), "no element is fixed"
    duel.choose("cast quick", "cast II")

    assert duel.offered()[:2] == ["claim Lord of Elements", "pass"]


@pytest.mark.rule("SPL.12", "SPL.15")
@pytest.mark.parametrize(
    ("revealed", "claims"),
    [
        (["Fire light", "Fire light"], False),
        (["Fire light", "Water light"], True),
        (["Any light", "Fire light"], True),
        (["Any light", "Any light"], True),
    ],
)
def test_any_counts_as_one_element(revealed: list[str], claims: bool) -> None:
    """An "any" beside two of one element makes two elements, not three; several may each be another."""
    duel = table("Lord of Elements", pack=box_with(*elemental("any", "fire", "water")))
    cast_after(duel, revealed, "Any light")

    assert ("claim Lord of Elements" in duel.offered()) == claims


@pytest.mark.rule("SPL.12")
@pytest.mark.parametrize(("last", "claims"), [("Any light", True), ("Tremor dark", False)])
def test_any_may_be_an_element_its_school_has_not(last: str, claims: bool) -> None:
    """Law is profane, sacred and earth; its "any" makes a fourth element beside these three."""
    quest = """
        [[quest]]
        name = { en = "Four Winds", de = "Vier Winde", ru = "Четыре ветра" }
        side = "2B"
        power = 1
        provenance = "original"
        when = "You have at least 4 revealed spells of 4 different elements."
        text = "Gain 1 power."
    """
    duel = table("Four Winds", pack=load_text(quest, base=box_with(*elemental("any"))))
    cast_after(duel, ["Violence light", "Appropriation light", "Fusion light"], last)

    assert ("claim Four Winds" in duel.offered()) == claims


# --------------------------------------------------------------------------------------------------
# Ready and revealed
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPL.6")
def test_ready_is_on_the_sheet_unrevealed_and_without_a_token() -> None:
    """The black room wants two Ready spells: neither the revealed nor the Active one is taken for one."""
    snare = "Snare | trap magic | mage * | Gain 1 power. | Another mage enters a room."
    duel = table(pack=box_with(snare))
    duel.stand("Bartholomew", CENTRE)
    duel.prepare("Bartholomew", status="revealed", quick="Tremor light")
    duel.prepare("Bartholomew", status="active", I="Snare light")
    duel.prepare("Bartholomew", II="Violence light")
    duel.hold("Bartholomew", "Fusion")
    duel.forgotten("Shadow Form")
    duel.action_phase()

    assert duel.offered() == ["explore", "fight", "cast II", "momentum II"]
    duel.choose("explore", "use")
    assert duel.memories("Bartholomew") == [], "one Ready spell alone is not two"
    assert duel.hand("Bartholomew") == ["Fusion"], "so there was nothing for it"

    duel.prepare("Bartholomew", II="Violence light", III="Dark Force light")
    duel.resolve(CENTRE, "ruined", by="Bartholomew")
    assert duel.memories("Bartholomew") == ["Violence", "Dark Force"], "the Ready ones"
    assert sorted(duel.hand("Bartholomew")) == ["Fusion", "Shadow Form"]


@pytest.mark.rule("SPL.24")
def test_a_spell_counts_from_its_reveal_to_the_end_of_the_round() -> None:
    """Two revealed combat spells and a Ready one are not three; once it is cast they are, and lie face-up."""
    duel = table("Destroyer")
    for slot, spell in (("I", "Tremor light"), ("II", "Violence light")):
        duel.prepare("Bartholomew", status="revealed", **{slot: spell})
    duel.prepare("Bartholomew", quick="Dark Force light")
    duel.action_phase()
    duel.choose("explore", f"move to {CENTRE}", "stop")
    assert duel.asked() == ("Bartholomew", "action"), "nothing to claim yet"
    assert duel.seen_sheet("Bartholomew", by="Ulrich")["quick"] == FACE_DOWN, "Ulrich cannot tell what it is"

    duel.choose("cast quick")
    assert duel.offered()[:2] == ["claim Destroyer", "pass"]
    assert duel.seen_sheet("Bartholomew", by="Ulrich")["quick"] == "Dark Force light"
    duel.choose("pass", CRYPT)
    while duel.asked() == ("Bartholomew", "claim"):
        duel.choose("pass")
    duel.choose("explore", f"move to {SUMMONER}", by="Ulrich")
    assert duel.offered()[:2] == ["claim Destroyer", "pass"], "later in the round they still count"


@pytest.mark.rule("SPL.24")
def test_a_revealed_spell_counts_no_more_in_the_next_round() -> None:
    """Two combat spells went in clean-up: the third, cast in the next round, stands alone."""
    duel = table("Destroyer", event="Rebuilding")
    for slot, spell in (("I", "Tremor light"), ("II", "Violence light")):
        duel.prepare("Bartholomew", status="revealed", **{slot: spell})
    duel.hold("Bartholomew", "Dark Force")
    duel.pile("Bartholomew", ["Fusion", "Fusion"])
    duel.begin("clean-up", first="Ulrich")
    duel.choose("I: Dark Force light", "skip", "quick: Fusion light", by="Bartholomew")
    duel.choose("cast I", by="Bartholomew")

    assert duel.asked() == ("Bartholomew", "target"), "no claim came before it"
    assert duel.memories("Bartholomew") == ["Tremor", "Violence"]


# --------------------------------------------------------------------------------------------------
# Discarding and drawing
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPL.7")
def test_a_spell_discarded_from_hand_lies_face_up_in_its_owners_memories() -> None:
    """Bartholomew's spell makes Ulrich discard: Ulrich chooses, and all can see what lies on his Memories."""
    duel = table(pack=box_with("Probe | combat fire | mage * | The target discards 1 spell from hand."))
    duel.pile("Ulrich", memories=["Fusion"])
    duel.hold("Ulrich", "Tremor", "Violence")
    duel.resolve("Probe", "light")
    duel.choose("Ulrich")

    assert duel.asked() == ("Ulrich", "spell")
    duel.choose("Violence")
    assert duel.memories("Ulrich") == ["Fusion", "Violence"]
    assert duel.hand("Ulrich") == ["Tremor"]
    assert duel.state.view(0).memories[1] == duel.state.memories[1]
    assert duel.memories("Bartholomew") == []


@pytest.mark.rule("SPL.7")
def test_a_spell_discarded_from_the_sheet_lies_face_up_in_the_memories() -> None:
    """Spent on Momentum it was never revealed; now Ulrich can see which one it was."""
    duel = table()
    duel.prepare("Bartholomew", I="Violence light")
    duel.action_phase()
    duel.choose("momentum I", "stop")

    assert duel.memories("Bartholomew") == ["Violence"]
    assert duel.state.view(1).memories[0] == (duel.card("Violence"),)
    assert duel.sheet("Bartholomew") == {}


@pytest.mark.rule("SPL.9")
def test_an_empty_grimoire_is_made_anew_in_mid_draw() -> None:
    """One card is left of two to be drawn: the second comes from the Memories, shuffled into a grimoire."""
    duel = table(pack=box_with("Probe | contingency fire | self | Draw 2 spells from your grimoire."))
    duel.pile("Bartholomew", ["Tremor"], memories=["Violence", "Fusion"])
    duel.resolve("Probe", "light")

    assert len(duel.hand("Bartholomew")) == 2
    assert "Tremor" in duel.hand("Bartholomew")
    assert duel.memories("Bartholomew") == []
    assert len(duel.state.grimoire[0]) == 1


@pytest.mark.rule("SPL.9")
def test_the_grimoire_is_made_anew_only_when_a_card_is_due() -> None:
    """The last card is drawn: the Memories stay where they are until another one is due."""
    duel = table(pack=box_with("Probe | contingency fire | self | Draw 1 spell from your grimoire."))
    duel.pile("Bartholomew", ["Tremor"], memories=["Violence"])
    duel.resolve("Probe", "light")
    assert duel.memories("Bartholomew") == ["Violence"]

    duel.resolve("Probe", "light")
    assert duel.memories("Bartholomew") == []
    assert duel.hand("Bartholomew") == ["Tremor", "Violence"]


@pytest.mark.rule("SPL.9", "SPL.10", "SPL.11")
def test_in_study_too_and_no_more_than_there_is() -> None:
    """The Memories hold one card, which is drawn; the second draw finds nothing, and nothing forgotten."""
    duel = table()
    duel.pile("Bartholomew", memories=["Violence"])
    duel.library("Tremor")
    duel.forgotten("Shadow Form", "Guardians of the Temple")
    duel.begin("study")

    assert duel.hand("Bartholomew") == ["Tremor", "Violence"]
    assert duel.hand("Ulrich") == []
    assert len(duel.state.forgotten) == 2


# --------------------------------------------------------------------------------------------------
# Forgotten spells
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPL.11")
def test_a_forgotten_spell_comes_through_the_black_room() -> None:
    """One Ready spell buys the top forgotten one in the rebuilt room."""
    duel = table()
    duel.stand("Bartholomew", CENTRE)
    duel.instability(CENTRE, "", "available")
    duel.prepare("Bartholomew", I="Violence light")
    duel.forgotten("Guardians of the Temple", "Shadow Form")
    duel.action_phase()
    duel.choose("explore", "use")

    assert duel.hand("Bartholomew") == ["Guardians of the Temple"]


@pytest.mark.rule("SPL.5")
def test_a_revealed_forgotten_spell_leaves_the_game() -> None:
    """In clean-up it goes neither to the Memories nor back to its deck; the spell beside it does go there."""
    duel = table()
    duel.prepare("Bartholomew", status="revealed", quick="Shadow Form light", I="Violence light")
    duel.begin("clean-up", round_=4)

    assert duel.memories("Bartholomew") == ["Violence"]
    assert duel.state.removed == (duel.card("Shadow Form"),)
    assert duel.state.forgotten == ()


@pytest.mark.rule("SPL.22")
def test_an_unrevealed_forgotten_spell_goes_to_the_memories() -> None:
    """Never shown, it is not lost: it may be drawn again."""
    duel = table()
    duel.prepare("Bartholomew", quick="Shadow Form light")
    duel.begin("clean-up", round_=4)

    assert duel.memories("Bartholomew") == ["Shadow Form"]
    assert duel.state.removed == ()
