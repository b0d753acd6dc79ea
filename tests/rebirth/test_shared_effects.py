"""Effects as Rebirth shares them with Duel: sentence by sentence, what must be done, what the verbs mean."""

from __future__ import annotations

import pytest

from tests.naming import ROSE
from tests.rebirth.scenario import CENTRE, Rebirth, box_with, with_upgrade

ARENA, THRONE, SANCTUARY, GARDEN, CRYPT = "Arena", "Throne Room", "Sanctuary", "Garden", "Crypt"
ONE_FROM_ARENA = {ARENA, CENTRE, THRONE, SANCTUARY, "Summoner Room", "Observatory", "Forge"}


def table(target: str, text: str, *spells: str) -> Rebirth:
    """A spell "Probe" with this target and text; Rikkart in the Arena, Gramigna across in the Crypt."""
    game = Rebirth(pack=box_with(f"Probe | contingency fire | {target} | {text}", *spells))
    game.stand("Rikkart", ARENA)
    game.stand("Gramigna", CRYPT)
    return game


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
    game = table("self", text)
    game.resolve("Probe", "light")
    assert game.power("Rikkart") == power


@pytest.mark.rule("EFF.1")
def test_a_sentence_that_cannot_be_carried_out_is_skipped() -> None:
    """No Nigredo is left to summon, no evocation of his to activate: the power is gained all the same."""
    game = table("self", "Summon 1 Nigredo in your room. One of your evocations activates. Gain 1 power.")
    for _ in range(3):
        game.evocation("Gramigna", GARDEN)
    game.resolve("Probe", "light")
    assert (game.happened("summoned"), game.happened("activated")) == ([], [])
    assert game.power("Rikkart") == 1
    assert game.quiet


@pytest.mark.rule("EFF.32", "EVO.20")
def test_an_effect_of_which_nothing_worked_is_resolved() -> None:
    """Rikkart's call summons nobody, yet he has resolved a contingency spell: that counts for his quest. It
    was no effect that summons.
    """
    game = table("self", "Summon 1 Nigredo in your room.")
    game.task("Rikkart", "Contingent Mage")
    game.task("Rikkart", "Summoner Wizard")
    for _ in range(3):
        game.evocation("Gramigna", GARDEN)
    game.prepare("Rikkart", I="Probe light")
    game.action_phase(first="Rikkart")
    game.choose("cast I")
    assert game.happened("summoned") == []
    assert game.tasks("Rikkart") == {"Contingent Mage": "active 1", "Summoner Wizard": "active"}


@pytest.mark.rule("EFF.2", "EFF.41")
@pytest.mark.parametrize(("hand", "power"), [((), 0), (("Torment",), 0), (("Torment", "Submission"), 2)])
def test_if_you_do_needs_the_sentence_before(hand: tuple[str, ...], power: int) -> None:
    """Two spells given up pay 2; one alone is not given up, and pays nothing."""
    game = table("self", "Discard 2 spells from hand. If you do, gain 2 power.")
    game.hold("Rikkart", *hand)
    game.resolve("Probe", "light")
    assert (game.hand("Rikkart"), game.power("Rikkart")) == ([] if power else list(hand), power)
    assert game.quiet


@pytest.mark.rule("EFF.2")
def test_if_you_do_is_about_the_sentence_before_alone() -> None:
    """The first sentence fails, the second succeeds: the third is bound to the second."""
    game = table("self", "Discard 1 spell from hand. Gain 1 power. If you do, gain 2 power.")
    game.resolve("Probe", "light")
    assert game.power("Rikkart") == 3


@pytest.mark.rule("EFF.12")
def test_a_sentence_without_may_is_obligatory() -> None:
    """The cube must be placed somewhere: no way out is offered."""
    game = table("self", "Place 1 instability in your room or an adjacent one.")
    game.resolve("Probe", "light")
    assert set(game.offered()) == ONE_FROM_ARENA


@pytest.mark.rule("EFF.12")
@pytest.mark.parametrize(("answer", "cubes"), [("yes", "r"), ("no", "")])
def test_a_sentence_with_may_is_free(answer: str, cubes: str) -> None:
    game = table("self", "You may place 1 instability in your room.")
    game.resolve("Probe", "light")
    assert game.offered() == ["yes", "no"]
    game.choose(answer)
    assert game.cubes(ARENA) == cubes
    assert game.quiet


@pytest.mark.rule("EFF.3", "EFF.12")
@pytest.mark.parametrize("steps", [(), (CENTRE,), (CENTRE, GARDEN)])
def test_up_to_lets_the_chooser_take_fewer(steps: tuple[str, ...]) -> None:
    """Of "up to 2" moves none, one or both are made."""
    game = table("self", "Move up to 2 rooms.")
    game.resolve("Probe", "light")
    game.choose(*(f"move to {room}" for room in steps))
    if len(steps) < 2:
        game.choose("stop")
    assert game.place("Rikkart") == (ARENA, *steps)[-1]
    assert game.quiet


@pytest.mark.rule("EFF.3")
@pytest.mark.parametrize(("amount", "left"), [(2, ""), (1, "r"), (0, "rr")])
def test_ignoring_up_to_2_may_be_less(amount: int, left: str) -> None:
    """Gramigna's ward asks how many of the two cubes she takes back."""
    ward = "Ward | protection magic | self | Ignore up to 2 of that damage. | You suffer damage."
    game = table("self", "Gain 1 power.", ward)
    game.stand("Gramigna", ARENA)
    game.prepare("Gramigna", "active", quick="Ward light")
    game.action_phase(first="Rikkart")
    game.choose("fight", "attack Gramigna", "reveal quick")
    assert game.offered() == ["amount 2", "amount 1", "amount 0"]
    game.choose(f"amount {amount}")
    assert game.damage("Gramigna") == left


@pytest.mark.rule("EFF.3")
def test_without_up_to_as_many_as_possible() -> None:
    """Five cubes for a room of four slots, two draws from one card, two spells from a hand of one."""
    game = table(
        "room 2", "Place 5 instability. Draw 2 spells from your grimoire. Discard 2 spells from hand."
    )
    game.stand("Rikkart", GARDEN)
    game.pile("Rikkart", grimoire=["Torment"])
    game.resolve("Probe", "light")
    game.choose(GARDEN)
    assert game.cubes(GARDEN) == "rrrr"
    assert game.memories("Rikkart") == ["Torment"]
    assert game.quiet, "nobody was asked how many"


# --------------------------------------------------------------------------------------------------
# Healing and converting
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.7")
def test_the_healer_picks_the_cubes_that_leave() -> None:
    """Of Gramigna's wounds and the Black Rose's Rikkart takes off hers, wherever they lie."""
    game = table("self", "Heal 2 damage.")
    game.stand("Rikkart", ARENA, damage="gxgx")
    black = game.cubes_left(ROSE)
    game.resolve("Probe", "light")
    assert game.asked() == ("Rikkart", "cube")
    assert game.offered() == ["cube 0", "cube 1", "cube 2"], "two must go, from left to right"
    game.choose("cube 1", "cube 3")
    assert game.damage("Rikkart") == "gg"
    assert game.cubes_left(ROSE) == black + 2


@pytest.mark.rule("EFF.8", "EFF.13", "EFF.14")
@pytest.mark.parametrize(
    ("picks", "cubes"),
    [
        (("cube 0", "cube 2"), "rxrrg"),
        (("cube 0", "cube 1"), "rrgrg"),
        (("cube 1",), "grgrg"),
        (("cube 0", "stop"), "rxgrg"),
        (("stop",), "gxgrg"),
    ],
)
def test_converting_takes_up_to_n_cubes_of_others_in_any_mix(picks: tuple[str, ...], cubes: str) -> None:
    """Two, one or none; Gramigna's, the black one or both; the new cubes lie where the old ones lay.

    In a room only the colour counts, so the first of each is the one to name.
    """
    game = table("room *", "Convert 2 instability.")
    game.instability(CENTRE, "gxgrg")
    game.resolve("Probe", "light")
    game.choose(CENTRE)
    assert game.offered() == ["cube 0", "cube 1", "stop"], "not his own"
    game.choose(*picks)
    assert game.cubes(CENTRE) == cubes
    assert game.quiet


@pytest.mark.rule("EFF.8", "EFF.13", "EFF.14")
def test_converting_damage_recolours_it_and_adds_none() -> None:
    """Three of the wounds on Gramigna become Rikkart's, each in its place."""
    game = Rebirth(
        "Rikkart", "Gramigna", "Arianna", pack=box_with("Probe | combat fire | mage * | Convert 3 damage.")
    )
    game.stand("Rikkart", ARENA)
    game.stand("Gramigna", CRYPT, damage="xraxx")
    game.resolve("Probe", "light")
    game.choose("Gramigna", "cube 0", "cube 2", "cube 4")
    assert game.damage("Gramigna") == "rrrxr"
    assert game.quiet


@pytest.mark.rule("EFF.13")
@pytest.mark.parametrize(("pool", "cubes"), [(0, "ggx"), (1, "rgx"), (2, "rrx")])
def test_converting_needs_cubes_in_the_pool(pool: int, cubes: str) -> None:
    """With one cube left one is converted, with none nothing is; those replaced go back to their owners."""
    game = table("room *", "Convert 2 instability.")
    game.instability(CENTRE, "ggx")
    game.cubes_left("Rikkart", pool)
    hers = game.cubes_left("Gramigna")
    game.resolve("Probe", "light")
    game.choose(CENTRE, *["cube 0", "cube 1"][:pool])
    assert game.cubes(CENTRE) == cubes
    assert game.state.pool[:2] == [0, hers + pool]
    assert game.quiet


# --------------------------------------------------------------------------------------------------
# Placing and drawing
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.9")
def test_placing_enters_no_room_in_between() -> None:
    """Across the Black Rose Room, where Gramigna's Totem strikes whoever enters: Rikkart does not."""
    game = table("self", "Place yourself in any room.")
    game.evocation("Gramigna", CENTRE, kind="Totem")
    game.resolve("Probe", "light")
    game.choose("Bibliotheca")
    assert (game.place("Rikkart"), game.damage("Rikkart")) == ("Bibliotheca", "")
    assert game.happened("entered") == [(0, game.room("Bibliotheca"), game.room(ARENA))]
    game.resolve("Probe", "light")
    game.choose(CENTRE)
    assert game.damage("Rikkart") == "g", "placed in it, he enters it"


@pytest.mark.rule("EFF.22")
def test_spells_are_drawn_from_the_top_into_the_hand() -> None:
    """The two upper cards of three in the grimoire, then the top one of the only school that has any."""
    game = table("self", "Draw 2 spells from your grimoire. Draw 1 spell from the Library.")
    game.pile("Rikkart", grimoire=["Torment", "Submission", "Pain Mark"])
    game.library("Alchemy", "Azoth Bomb", "Marbling")
    game.resolve("Probe", "light")
    drawn = [game.rules.cards[card].name.en for *_, card in game.happened("drew")]
    assert drawn == ["Torment", "Submission", "Azoth Bomb"]
    assert sorted(game.hand("Rikkart")) == sorted(drawn)
    assert game.hand("Gramigna") == []


# --------------------------------------------------------------------------------------------------
# The golden rule
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRN.5")
@pytest.mark.parametrize(("jinxes", "way"), [((), (CENTRE, GARDEN)), (("Slowness",), (CENTRE,))])
def test_a_card_beats_the_figure_of_the_rules(jinxes: tuple[str, ...], way: tuple[str, ...]) -> None:
    """The rules give Explore as many moves as the mage card says; Slowness leaves Rikkart one of two."""
    game = table("self", "Gain 1 power.")
    for jinx in jinxes:
        game.jinx("Rikkart", jinx)
    game.action_phase(first="Rikkart")
    game.choose("explore", *(f"move to {room}" for room in way))
    assert game.offered() == ["use", "stop"]


@pytest.mark.rule("CRN.5")
@pytest.mark.parametrize(("owner", "cubes"), [("Gramigna", ""), ("Rikkart", "r")])
def test_a_card_beats_what_another_places(owner: str, cubes: str) -> None:
    """Another's evocation with such an upgrade takes 1 off what Rikkart places in its room."""
    less = "If a mage who does not own this evocation would place instability in its room, they place 1 less."
    probe = "Probe | contingency fire | self | Place 1 instability in your room."
    game = Rebirth(pack=with_upgrade(box_with(probe), "Damper", less))
    game.stand("Rikkart", ARENA)
    game.evocation(owner, ARENA, upgrade="Damper")
    game.resolve("Probe", "light")
    assert game.cubes(ARENA) == cubes
