"""Effects: sentence by sentence, what must be done and what may, and what each verb of the cards means."""

import pytest

from tests.duel.lodge import ABYSS, ARMORY, CENTRE, CRYPT, TREASURE
from tests.scenario import Duel, box_with


def table(target: str = "self", text: str = "Gain 1 power.") -> Duel:
    """A spell "Probe" with this target and text; Bartholomew stands in the Crypt, Ulrich across the Lodge."""
    duel = Duel(pack=box_with(f"Probe | contingency fire | {target} | {text}"))
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", TREASURE)
    return duel


# --------------------------------------------------------------------------------------------------
# Sentences
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.1")
@pytest.mark.parametrize(
    ("text", "power"),
    [("Gain 1 power. Lose 2 power. Gain 2 power.", 2), ("Lose 2 power. Gain 1 power. Gain 2 power.", 3)],
)
def test_sentences_are_carried_out_in_order(text: str, power: int) -> None:
    """The same three sentences end differently in a different order, for power never falls below 0."""
    duel = table("self", text)
    duel.resolve("Probe", "light")

    assert duel.power("Bartholomew") == power


@pytest.mark.rule("EFF.1")
def test_a_sentence_that_cannot_be_carried_out_is_skipped() -> None:
    """No Templar is left to summon, none of his is there to activate: the power is gained all the same."""
    text = "Summon 1 Templar in your room. One of your evocations activates. Gain 1 power."
    duel = table("self", text)
    for _ in range(3):
        duel.evocation("Ulrich", ABYSS)
    duel.resolve("Probe", "light")

    assert duel.happened("activated") == []
    assert duel.power("Bartholomew") == 1
    assert duel.quiet


@pytest.mark.rule("EFF.2", "EFF.41")
@pytest.mark.parametrize(
    ("cubes", "left", "power"), [("", "", 0), ("b", "b", 0), ("bb", "", 2), ("bbb", "b", 2)]
)
def test_if_you_do_needs_all_of_what_was_asked(cubes: str, left: str, power: int) -> None:
    """Give and Take pays for two cubes taken back; one alone is not taken back, and it pays nothing."""
    duel = table()
    duel.instability(CRYPT, cubes)
    duel.resolve("Give and Take", "dark")

    assert duel.cubes(CRYPT) == left
    assert duel.power("Bartholomew") == power
    assert duel.quiet


@pytest.mark.rule("EFF.2")
@pytest.mark.parametrize(("slots_taken", "summoned"), [("rrr", True), ("rrrr", False)])
def test_if_they_do_needs_the_others_deed(slots_taken: str, summoned: bool) -> None:
    """The Templar comes only if Ulrich could place his cube: his room has four slots."""
    duel = table()
    duel.instability(TREASURE, slots_taken)
    duel.resolve("Threat from the Shadow", "dark")
    duel.choose("Ulrich")

    assert duel.cubes(TREASURE) == slots_taken + "u" * summoned
    assert (duel.happened("summoned") != []) == summoned


@pytest.mark.rule("EFF.2")
def test_if_you_do_is_about_the_sentence_before_alone() -> None:
    """The first sentence fails, the second succeeds: the third is bound to the second."""
    duel = table("self", "Discard 1 spell from hand. Gain 1 power. If you do, gain 2 power.")
    duel.resolve("Probe", "light")

    assert duel.power("Bartholomew") == 3


@pytest.mark.rule("EFF.12")
def test_a_sentence_without_may_is_obligatory() -> None:
    """Bartholomew must place his cube somewhere: no way out is offered."""
    duel = table("self", "Place 1 instability in your room or an adjacent one.")
    duel.resolve("Probe", "light")

    assert duel.offered() == [CRYPT, CENTRE, "Templar Armory", ABYSS]


@pytest.mark.rule("EFF.12")
@pytest.mark.parametrize(("answer", "cubes"), [("yes", "b"), ("no", "")])
def test_a_sentence_with_may_is_free(answer: str, cubes: str) -> None:
    """The same sentence with "may" asks first; after "no" nothing happens."""
    duel = table("self", "You may place 1 instability in your room.")
    duel.resolve("Probe", "light")

    assert duel.offered() == ["yes", "no"]
    duel.choose(answer)
    assert duel.cubes(CRYPT) == cubes
    assert duel.quiet


@pytest.mark.rule("EFF.3", "EFF.12")
def test_up_to_lets_the_chooser_take_fewer() -> None:
    """Of "up to 2" moves none, one or both are made."""
    duel = table("self", "Move up to 2 rooms.")
    for steps in ([], [CENTRE], [CRYPT, ABYSS]):
        duel.resolve("Probe", "light")
        assert "stop" in duel.offered()
        duel.choose(*(f"move to {room}" for room in steps))
        if len(steps) < 2:
            duel.choose("stop")
        assert duel.quiet
    assert duel.place("Bartholomew") == ABYSS


@pytest.mark.rule("EFF.3")
def test_ignoring_up_to_2_may_be_less() -> None:
    """A protection that ignores up to 2 of 2 damage asks how many: 2, 1 or 0."""
    ward = "Ward | protection magic | self | Ignore up to 2 of that damage. | You suffer damage."
    duel = Duel(pack=box_with(ward))
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", CRYPT)
    duel.prepare("Bartholomew", status="active", quick="Ward light")
    duel.action_phase(first="Ulrich")
    duel.choose("fight", "attack Bartholomew", "reveal quick")

    assert duel.offered() == ["amount 2", "amount 1", "amount 0"]
    duel.choose("amount 1")
    assert duel.damage("Bartholomew") == "u"


@pytest.mark.rule("EFF.3")
def test_without_up_to_as_many_as_possible() -> None:
    """Five cubes for a room of four slots, two draws from one card, two spells from a hand of one."""
    duel = table(
        "room 2", "Place 5 instability. Draw 2 spells from your grimoire. Discard 2 spells from hand."
    )
    duel.pile("Bartholomew", ["Tremor"])
    duel.resolve("Probe", "light")
    duel.choose(TREASURE)

    assert duel.cubes(TREASURE) == "bbbb"
    assert duel.memories("Bartholomew") == ["Tremor"]
    assert duel.quiet, "nobody was asked how many"


@pytest.mark.rule("EFF.32")
def test_an_effect_of_which_nothing_worked_is_resolved() -> None:
    """All Templars are out: Bartholomew summons nobody, but Ulrich is paid for an effect that summons."""
    duel = table("special", "Summon 1 Templar in your room.")
    for _ in range(3):
        duel.evocation("Bartholomew", ABYSS)
    duel.resolve("Magic Bond", "dark", by="Ulrich")
    duel.resolve("Probe", "light")

    assert duel.happened("summoned") == []
    assert duel.power("Ulrich") == 1


# --------------------------------------------------------------------------------------------------
# The full stop
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.30")
def test_what_comes_between_two_sentences() -> None:
    """A claim on the deed, Ulrich's bond, his defeat, a claim on that, and only then the next sentence."""
    text = "Inflict 1 damage and place 1 instability. Gain 5 power."
    duel = Duel(
        pack=box_with(f"Ruin | combat fire | room 2 | {text}"),
        claimed=["Destroyer", "Manipulator", "Killer", "Balance"],
    )
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", TREASURE, damage="bbbbbbbbb")
    duel.instability(TREASURE, "bbb")
    duel.resolve("Magic Bond", "light", by="Ulrich")
    duel.resolve("Ruin", "light")
    duel.choose(TREASURE)

    assert duel.offered() == ["claim Insight", "pass"], "first the claim on the last cube"
    duel.choose("claim Insight")
    assert duel.asked() == ("Ulrich", "may"), "then the effect in force"
    assert duel.place("Ulrich") == TREASURE
    duel.choose("yes", CENTRE)
    assert duel.place("Ulrich") == "Cell", "then the defeat"
    assert duel.offered() == ["claim First Blood", "pass"], "then the claim on it"
    assert duel.power("Bartholomew") == 1 + 4
    duel.choose("claim First Blood")
    assert duel.power("Bartholomew") == 1 + 4 + 1 + 5, "and then the next sentence"
    assert duel.quiet


# --------------------------------------------------------------------------------------------------
# Healing and converting
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.7")
def test_the_healer_picks_the_cubes_that_leave() -> None:
    """Of two wounds by Ulrich and two by the Black Rose Bartholomew takes off hers, wherever they lie."""
    duel = table("self", "Heal 2 damage.")
    duel.stand("Bartholomew", CRYPT, damage="urur")
    hers = duel.cubes_left("Black Rose")
    duel.resolve("Probe", "light")

    assert duel.asked() == ("Bartholomew", "cube")
    assert duel.offered() == ["cube 0", "cube 1", "cube 2"], "from left to right, so not the last one first"
    duel.choose("cube 1", "cube 3")
    assert duel.damage("Bartholomew") == "uu"
    assert duel.cubes_left("Black Rose") == hers + 2


@pytest.mark.rule("EFF.7")
@pytest.mark.parametrize(("damage", "left"), [("ur", ""), ("u", ""), ("", "")])
def test_healing_takes_what_is_there(damage: str, left: str) -> None:
    """With two wounds or fewer there is nothing to pick."""
    duel = table("self", "Heal 2 damage.")
    duel.stand("Bartholomew", CRYPT, damage=damage)
    duel.resolve("Probe", "light")

    assert duel.damage("Bartholomew") == left
    assert duel.quiet


@pytest.mark.rule("EFF.8", "EFF.13", "EFF.14", "EX.D.11")
@pytest.mark.parametrize(
    ("picks", "cubes"),
    [
        (("cube 0", "cube 2"), "brbbu"),
        (("cube 1", "cube 4"), "ububb"),
        (("cube 1", "stop"), "ububu"),
        (("stop",), "urubu"),
    ],
)
def test_converting_takes_up_to_n_cubes_of_others_in_any_mix(picks: tuple[str, ...], cubes: str) -> None:
    """Two, one or none; Ulrich's, the black ones or one of each; the new cubes lie where the old ones lay."""
    duel = table()
    duel.instability(ABYSS, "urubu")
    duel.resolve("Appropriation", "light")
    duel.choose(ABYSS)

    assert duel.offered() == ["cube 0", "cube 1", "cube 2", "cube 4", "stop"], "not his own"
    duel.choose(*picks)
    assert duel.cubes(ABYSS) == cubes
    assert duel.quiet


@pytest.mark.rule("EFF.8", "EFF.14", "EFF.13")
def test_converting_damage_recolours_it_and_adds_none() -> None:
    """Three of four black wounds on Ulrich become Bartholomew's, each in its place."""
    duel = table("mage 2", "Convert 3 damage.")
    duel.stand("Ulrich", TREASURE, damage="rbrrr")
    duel.resolve("Probe", "light")
    duel.choose("Ulrich", "cube 0", "cube 3", "cube 4")

    assert duel.damage("Ulrich") == "bbrbb"
    assert duel.quiet


@pytest.mark.rule("EFF.13")
@pytest.mark.parametrize(("pool", "cubes"), [(0, "uur"), (1, "bur"), (2, "bbr")])
def test_converting_needs_cubes_in_the_pool(pool: int, cubes: str) -> None:
    """With one cube left one is converted, with none nothing is; those replaced go back to their owners."""
    duel = table()
    duel.instability(ABYSS, "uur")
    duel.cubes_left("Bartholomew", pool)
    his = duel.cubes_left("Ulrich")
    duel.resolve("Appropriation", "light")
    duel.choose(ABYSS, *["cube 0", "cube 1"][:pool])

    assert duel.cubes(ABYSS) == cubes
    assert duel.cubes_left("Bartholomew") == 0
    assert duel.cubes_left("Ulrich") == his + pool
    assert duel.quiet


# --------------------------------------------------------------------------------------------------
# Placing, controlling, drawing
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.9")
def test_placing_enters_no_room_in_between() -> None:
    """From the Crypt across to the Treasure Room: the black room on the way is not entered."""
    others = ["Seeds of Ruin", "Unbroken", "Insight", "Killer", "Balance"]
    duel = Duel(quests="1B+2A", claimed=others)
    duel.stand("Bartholomew", CRYPT)
    duel.resolve("Vague Shift", "light")
    duel.choose(TREASURE)
    assert duel.quiet, "no claim of the Trespasser"
    assert duel.happened("entered") == [(0, duel.room(TREASURE), duel.room(CRYPT))]

    duel.resolve("Vague Shift", "light")
    duel.choose(CENTRE)
    assert duel.offered() == ["claim Trespasser", "pass"], "placed in it, he enters it"


@pytest.mark.rule("EFF.10")
def test_an_evocation_under_your_control_strikes_with_your_cubes() -> None:
    """Ulrich's Templar is led by Bartholomew against Ulrich; afterwards it is Ulrich's to lead again."""
    duel = table()
    templar = duel.evocation("Ulrich", CENTRE)
    duel.resolve("Minor Control", "dark")
    duel.choose("Ulrich")

    assert duel.asked() == ("Bartholomew", "part")
    duel.choose(f"move to {TREASURE}", "attack Ulrich")
    assert duel.damage("Ulrich") == "bb"
    assert duel.quiet
    duel.resolve("Deadly Charge", "light")
    assert templar in duel.offered(), "it is Bartholomew's foe again"
    duel.begin("evocation", round_=4)
    assert duel.asked() == ("Ulrich", "part"), "and still Ulrich's to lead"


@pytest.mark.rule("EFF.10")
def test_an_evocation_under_your_control_does_not_touch_your_side() -> None:
    """Led by Bartholomew it may attack its owner's models, but neither him nor his own Templar."""
    duel = table()
    duel.stand("Bartholomew", TREASURE)
    duel.evocation("Bartholomew", TREASURE)
    for _ in range(2):
        duel.evocation("Ulrich", TREASURE)
    duel.resolve("Minor Control", "dark")
    duel.choose("Ulrich", "Templar u1")

    attacks = [option for option in duel.offered() if option.startswith("attack")]
    assert attacks == ["attack Ulrich", "attack Templar u2"]


@pytest.mark.rule("EFF.22")
def test_spells_are_drawn_from_the_top_into_the_hand() -> None:
    """The two upper cards of three are drawn, in that order; the third stays."""
    duel = table("self", "Draw 2 spells from your grimoire. Draw 1 spell from the Library.")
    duel.pile("Bartholomew", ["Tremor", "Violence", "Fusion"])
    duel.library("Dark Force", "Dread Order")
    duel.resolve("Probe", "light")

    drawn = [duel.rules.cards[card].name.en for *_, card in duel.happened("drew")]
    assert drawn == ["Tremor", "Violence", "Dark Force"]
    assert sorted(duel.hand("Bartholomew")) == sorted(drawn)
    assert duel.hand("Ulrich") == []


@pytest.mark.rule("EFF.34")
def test_a_cost_must_be_paid_in_full() -> None:
    """With one cube in the room two cannot be removed: the one stays, and there is no power."""
    for cubes, left, gained in (("b", "b", 0), ("bb", "", 2)):
        duel = Duel()
        duel.stand("Bartholomew", ARMORY)
        duel.instability(ARMORY, cubes)
        duel.resolve("Give and Take", "dark")
        assert (duel.cubes(ARMORY), duel.power("Bartholomew")) == (left, gained)
        assert duel.quiet


@pytest.mark.rule("EFF.34")
def test_placing_is_done_from_the_first_cube_on() -> None:
    """Two cubes are to be placed and one slot is free: one counts as done, none does not."""
    flood = "Flood | combat water | room 0 | Place 2 instability. If you do, gain 1 power."
    for cubes, gained in (("rrrrr", 1), ("rrrrrr", 0)):
        duel = Duel(pack=box_with(flood))
        duel.stand("Bartholomew", ARMORY)
        duel.instability(ARMORY, cubes)
        duel.resolve("Flood", "light")
        assert duel.power("Bartholomew") == gained
        assert duel.quiet
