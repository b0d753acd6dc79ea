"""Three boxes mixed: which rules then hold, and what each component brings along."""

from __future__ import annotations

import pytest

from blackrose.engine.play import own_quests
from tests.classic.scenario import Classic
from tests.rebirth.mixed_boxes import classic_in_duel, classic_in_rebirth, in_classic, swapped
from tests.rebirth.scenario import Rebirth
from tests.rebirth.test_mixed_rules import idle, rest
from tests.scenario import RING as DUEL_RING
from tests.scenario import Duel

# --------------------------------------------------------------------------------------------------
# Classic with parts of the others
# --------------------------------------------------------------------------------------------------


def at_the_arena(wish: str, *people: str) -> Classic:
    """A table of Classic with parts of others: everybody in the Arena."""
    at = Classic(*(people or ("Nero", "Tessa", "Rebecca")), pack=in_classic(wish))
    for mage in at.people:
        at.stand(mage, "Arena")
    return at


@pytest.mark.rule("MIX.4", "MIX.12")
def test_a_jinx_in_classic_works_and_is_worked_off_in_the_clean_up() -> None:
    at = at_the_arena("Hex")
    at.resolve("Withering Word", "light", by="Nero")
    at.choose("Tessa")
    assert at.jinxes("Tessa") == {"Weakness": 0}
    at.action_phase(first="Tessa")
    at.choose("fight", "attack Nero")
    assert at.damage("Nero") == "t"  # Strength 2, less 1
    at.begin("clean-up")
    assert at.happened("jinx_cube")[0] == (1, at.rules.jinx_names["Weakness"], 1)


@pytest.mark.rule("MIX.4")
def test_an_umbra_in_classic_acts_before_the_mages_and_leaves_with_its_victim() -> None:
    at = at_the_arena("Nightmare")
    mine = at.evocation("Nero", "Arena")
    at.resolve("Night Terror", "light", by="Nero")
    at.choose("Tessa", "stop")
    assert at.place("Umbra x1") == "Arena"
    at.begin("evocation")
    assert at.damage("Tessa") == "nnx"  # it has struck by the time Nero is asked about his Landsknecht
    assert (at.asked()[0], at.place(mine)) == ("Nero", "Arena")
    at.stand("Tessa", "Arena", damage=at.nearly("Tessa", 1))
    at.resolve("Night Terror", "light", by="Nero")
    at.choose("Tessa")
    assert (at.place("Tessa"), at.place("Umbra x1")) == ("Cell", "")


@pytest.mark.rule("MIX.4")
def test_destiny_in_classic_is_met_before_a_defeat_pays() -> None:
    """Tessa's bar has 10 black cubes and one of Nero's; his token turns one more to his colour: both are on
    it, he with two.
    """
    at = at_the_arena("Death")
    at.stand("Tessa", "Arena", damage=at.nearly("Tessa", 1))
    at.resolve("Tearing", "light", by="Nero")
    at.choose("Tessa")
    assert at.state.destiny[1] == (0,)
    at.resolve("Ice Grip", "light", by="Nero")
    at.choose("Tessa")
    assert at.asked() == ("Nero", "destiny")
    at.choose("amount 1")
    assert at.place("Tessa") == "Cell"
    assert not at.state.destiny[1]
    assert at.told("destiny_met", "celled", "gained") == ["destiny_met", "celled", "gained", "gained"]
    assert (at.power("Nero"), at.power("Black Rose"), at.trophies("Nero")) == (2, 4, 1)


@pytest.mark.rule("MIX.4", "MIX.12")
def test_a_persistent_effect_in_classic_has_a_token_and_ends_with_the_round() -> None:
    at = at_the_arena("Agony")
    at.prepare("Nero", quick="Pain Mark light")
    at.action_phase(first="Nero")
    at.choose("cast quick", "Tessa")
    assert at.tokens_on("Tessa") == ["Nero quick"]
    at.begin("clean-up")
    assert at.tokens_on("Tessa") == []


@pytest.mark.rule("MIX.12")
def test_a_trap_that_waits_for_a_quest_completed_springs_as_one_is_fulfilled_in_classic() -> None:
    at = at_the_arena("Death")
    at.stand("Tessa", "Cemetery")
    at.prepare("Nero", status="active", I="Final Judgment light")
    at.task("Tessa", "Grave Goods")
    at.action_phase(first="Tessa")
    at.choose("fight", "use", "stop")  # the reward: a Landsknecht that may walk
    assert at.tasks("Tessa") == {"Grave Goods": "solved"}
    assert (at.asked(), at.offered()) == (("Nero", "react"), ["reveal I", "pass"])
    at.choose("reveal I")
    assert at.power("Nero") == 1


@pytest.mark.rule("MIX.4")
def test_law_in_classic_an_evocation_keeps_one_upgrade() -> None:
    at = at_the_arena("Law")
    templar = at.evocation("Nero", "Arena", kind="Templar", upgrade="Bone Shield")
    at.resolve("Dark Force", "dark", by="Nero")
    if at.asked()[1] == "target":
        at.choose(templar)
    assert set(at.offered()) >= {"Bone Shield", "Grave Blade"}
    at.choose("Grave Blade")
    assert at.state.upgrade[at.model(templar)] == at.rules.upgrade_names["Grave Blade"]


@pytest.mark.rule("MIX.4")
def test_pain_in_classic_is_the_black_roses_damage() -> None:
    at = at_the_arena("Agony")
    at.resolve("Grim Torment", "light", by="Nero")
    at.choose("Tessa")
    assert (at.damage("Tessa"), at.damage("Nero")) == ("nnn", "x")


@pytest.mark.rule("MIX.13")
def test_mages_keep_their_figures_and_have_the_trophies_and_quests_of_the_edition() -> None:
    at = Classic("Nero", "Ulrich", "Rikkart", pack=in_classic("Ulrich, Rikkart"))
    theirs = {mage.name.en: mage for mage in at.rules.mages}
    assert (theirs["Ulrich"].health, theirs["Ulrich"].quests) == (ULRICH_HEALTH, 2)
    assert at.state.trophies_left == (10, 10, 10)
    here = Rebirth("Rikkart", "Nero", pack=classic_in_rebirth("Nero"))
    nero = next(mage for mage in here.rules.mages if mage.name.en == "Nero")
    assert (nero.health, nero.hand, nero.quests) == (12, 7, 2)
    assert here.state.trophies_left == (7, 7)


ULRICH_HEALTH = 10


# --------------------------------------------------------------------------------------------------
# Rebirth with parts of Classic
# --------------------------------------------------------------------------------------------------


def in_the_arena(wish: str) -> Rebirth:
    """A table of Rebirth with parts of Classic: Rikkart and Gramigna in the Arena."""
    at = Rebirth("Rikkart", "Gramigna", pack=classic_in_rebirth(wish))
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", "Arena")
    return at


@pytest.mark.rule("MIX.4", "MIX.12")
def test_a_block_in_rebirth_holds_until_the_clean_up() -> None:
    at = in_the_arena("Destruction")
    at.resolve("Mighty Whirlwind", "dark", by="Rikkart")
    at.choose("Arena")
    assert at.state.blocks[1]
    at.action_phase(first="Gramigna")
    at.choose("explore")
    assert at.offered() == ["use", "stop"]
    at.begin("clean-up")
    assert at.state.blocks == (0, 0)


@pytest.mark.rule("MIX.4", "MIX.12")
def test_a_block_in_rebirth_is_shed_on_the_way_to_the_cell() -> None:
    at = in_the_arena("Destruction")
    at.stand("Gramigna", "Arena", damage=at.nearly("Gramigna", 1))
    at.resolve("Mighty Whirlwind", "dark", by="Rikkart")
    at.choose("Arena")
    at.resolve("Meteor Swarm", "light", by="Rikkart")
    at.choose("Arena")
    assert (at.place("Gramigna"), at.state.blocks) == ("Cell", (0, 0))


@pytest.mark.rule("MIX.12")
def test_damage_until_the_end_of_the_round_goes_back_in_rebirth_without_a_token() -> None:
    at = in_the_arena("Illusion")
    at.resolve("Illusory Pain", "dark", by="Rikkart")
    at.choose("Gramigna")
    assert (at.damage("Gramigna"), at.tokens_on("Gramigna")) == ("rrrr", [])
    at.begin("clean-up")
    assert at.damage("Gramigna") == "r"


@pytest.mark.rule("MIX.4", "MIX.5")
@pytest.mark.parametrize(
    ("room", "power", "blocked"), [("Throne Room", (2, 3), True), ("Black Rose Room", (2, 5), False)]
)
def test_a_room_trap_in_rebirth_waits_for_both_colours(
    room: str, power: tuple[int, int], blocked: bool
) -> None:
    """Blood Pact: in a purple room 2 power are stolen, in the black one 2 are gained; one side is spent."""
    at = in_the_arena("Conspiracy")
    at.power("Gramigna", 5)
    at.prepare("Rikkart", status="active", I="Blood Pact light")
    at.action_phase(first="Gramigna")
    at.choose("explore", f"move to {room}")
    assert at.asked() == ("Rikkart", "react")
    at.choose("reveal I")
    assert (at.power("Rikkart"), at.power("Gramigna")) == power
    assert bool(at.state.blocks[1]) is blocked


@pytest.mark.rule("MIX.4")
def test_a_mask_spell_in_rebirth_is_chosen_when_its_trap_springs() -> None:
    at = in_the_arena("Illusion")
    at.prepare("Rikkart", status="active", I="Deceiving Image light")
    at.action_phase(first="Gramigna")
    at.choose("fight", "use")
    at.choose("reveal I")
    assert at.asked() == ("Rikkart", "choose")
    at.choose("choice 1")
    assert at.damage("Gramigna") == "rr"


@pytest.mark.rule("MIX.12")
def test_a_quest_that_was_held_back_cannot_be_solved_in_this_round_of_rebirth() -> None:
    at = in_the_arena("Illusion")
    at.task("Gramigna", "Magic Stem", "active", shown=True)
    held = at.quest("Magic Stem")
    assert own_quests.is_about_to_come(at.state, 1, held)
    assert own_quests.hold_back(at.state, 1, held)
    own_quests.complete(at.state, 1, held)
    assert own_quests.usable(at.state, 1) == ()
    at.state.round += 1
    assert own_quests.usable(at.state, 1) == (held,)


def collapsing(at: Rebirth | Duel, first: str, second: str, target: str, by: str) -> None:
    """Infamy of Crete makes two rooms around a third collapse."""
    at.resolve("Infamy of Crete", "light", by=by)
    at.choose(target, first, second)


@pytest.mark.rule("MIX.12")
def test_a_room_that_would_collapse_is_rebuilt_in_rebirth_and_the_caster_ranks_first() -> None:
    """Gramigna has most cubes in the Arena and is second all the same; in the Garden nobody has any."""
    at = in_the_arena("forgotten")
    at.instability("Arena", "ggrx")
    collapsing(at, "Arena", "Garden", "Sanctuary", by="Rikkart")
    rewards = {room.name.en: room.rewards for room in at.rules.rooms}
    assert at.power("Rikkart") == rewards["Arena"][0] + rewards["Garden"][0]
    assert at.power("Gramigna") == rewards["Arena"][1]
    assert at.power("Black Rose") == rewards["Arena"][2]
    for room in ("Arena", "Garden"):
        face = at.rules.faces[at.state.face[at.room(room)]]
        assert (face.name, at.cubes(room)) == ("available", "")
    assert at.state.pool[:2] == [25, 25]
    assert [event.room for event in at.events("rebuilt")] == [at.room("Arena"), at.room("Garden")]


@pytest.mark.rule("MIX.12")
@pytest.mark.parametrize(
    ("cubes", "caster", "others"),
    [("rr", 1, (0, 0)), ("ggxx", 0, (-1, -1)), ("x", 0, (None, 0)), ("", 0, ())],
)
def test_ranks_below_the_caster_in_a_room_rebuilt_at_once(
    cubes: str, caster: int, others: tuple[int | None, ...]
) -> None:
    """All by the caster: one more; tied behind the caster: one less each."""
    at = in_the_arena("forgotten")
    at.instability("Arena", cubes)
    collapsing(at, "Arena", "Garden", "Sanctuary", by="Rikkart")
    rewards = {room.name.en: room.rewards for room in at.rules.rooms}
    assert at.power("Rikkart") == rewards["Arena"][0] + caster + rewards["Garden"][0]
    if others and "r" not in cubes:
        expected = [0 if lower is None else rewards["Arena"][1] + lower for lower in others]
        assert [at.power("Gramigna"), at.power("Black Rose")] == expected
    else:
        assert (at.power("Gramigna"), at.power("Black Rose")) == (0, 0)


@pytest.mark.rule("MIX.12")
def test_a_rebuilt_room_cannot_collapse() -> None:
    at = in_the_arena("forgotten")
    at.instability("Arena", "", face="available")
    at.resolve("Infamy of Crete", "light", by="Rikkart")
    at.choose("Sanctuary")
    assert "Arena" not in at.offered()
    assert "Black Rose Room" not in at.offered()


@pytest.mark.rule("MIX.4")
def test_in_rebirth_a_protection_of_classic_takes_back_placed_cubes() -> None:
    """As the edition played has it (TRP.34 is Classic's alone): the hit is placed, then taken back."""
    at = in_the_arena("Conspiracy")
    at.prepare("Gramigna", status="active", I="Deceiving Wind light")
    at.prepare("Rikkart", quick="Grim Torment light")
    at.action_phase(first="Rikkart")
    at.choose("cast quick", "Gramigna")
    assert at.damage("Gramigna") == "rrr"
    at.choose("reveal I", "amount 3")
    assert (at.damage("Gramigna"), at.power("Gramigna")) == ("", 1)


# --------------------------------------------------------------------------------------------------
# A Duel with parts of Classic
# --------------------------------------------------------------------------------------------------


def duel_with(wish: str, claimed: tuple[str, ...] | None = None) -> Duel:
    """A Duel with parts of Classic: both mages in the Templar Armory."""
    duel = Duel(pack=classic_in_duel(wish), claimed=claimed)
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Templar Armory")
    return duel


@pytest.mark.rule("MIX.4", "MIX.12")
def test_a_block_in_a_duel_ends_with_the_round() -> None:
    duel = duel_with("Destruction")
    duel.resolve("Mighty Whirlwind", "dark", by="Bartholomew")
    duel.choose("Templar Armory")
    duel.action_phase(first="Ulrich")
    duel.choose("explore")
    assert duel.offered() == ["use", "stop"]
    duel.begin("clean-up")
    assert duel.state.blocks == (0, 0)


@pytest.mark.rule("MIX.12")
def test_what_holds_until_the_end_of_the_round_ends_in_a_duel() -> None:
    duel = duel_with("Necromancy")
    knight = duel.evocation("Bartholomew", "Templar Armory", kind="Landsknecht")
    duel.prepare("Bartholomew", quick="Summon Obscurity light")
    duel.action_phase(first="Bartholomew")
    duel.choose("cast quick")
    if duel.asked()[1] == "target":
        duel.choose(knight)
    assert (len(duel.state.lasting), duel.tokens_on(knight)) == (1, [])
    duel.begin("clean-up")
    assert duel.state.lasting == ()


@pytest.mark.rule("MIX.5")
def test_a_room_trap_of_classic_in_a_duel_springs_by_either_colour() -> None:
    duel = duel_with("Conspiracy")
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.power("Ulrich", 4)
    duel.prepare("Bartholomew", status="active", I="Blood Pact light")
    duel.action_phase(first="Ulrich")
    duel.choose("explore", "move to Occult Black Rose Room")
    assert (duel.asked(), duel.offered()) == (("Bartholomew", "react"), ["reveal I", "pass"])
    duel.choose("reveal I")
    assert duel.power("Bartholomew") == 2  # no quest of a mage's own can be stolen, power is gained


@pytest.mark.rule("MIX.12")
def test_claiming_a_quest_in_a_duel_is_solving_it() -> None:
    """Magical Theft takes as much power as the quest is worth; the quest itself stays where it lies."""
    duel = duel_with("Conspiracy", claimed=("First Blood", "Destroyer", "Manipulator", "Insight", "Balance"))
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.power("Ulrich", 3)
    victim = duel.evocation("Bartholomew", "Templar Armory", damage="r", kind="Templar")
    duel.prepare("Bartholomew", status="active", I="Magical Theft dark")
    duel.action_phase(first="Ulrich")
    duel.choose("fight", f"attack {victim}", "claim Killer")
    assert (duel.asked(), duel.offered()) == (("Bartholomew", "react"), ["reveal I", "pass"])
    duel.choose("reveal I")
    assert duel.claimant("Killer") == "Ulrich"
    assert (duel.power("Bartholomew"), duel.power("Ulrich")) == (1, 3)  # less 1, and 1 for the quest


@pytest.mark.rule("MIX.12")
def test_cards_of_a_deck_that_a_duel_lacks_are_not_drawn() -> None:
    duel = duel_with("Conspiracy")
    duel.resolve("Obscure Intuition", "light", by="Bartholomew")
    assert duel.quiet
    assert all(not tasks for tasks in duel.state.tasks)
    duel.resolve("Plot", "light", by="Bartholomew")
    assert duel.quiet
    assert (duel.power("Bartholomew"), duel.power("Black Rose")) == (0, 0)


@pytest.mark.rule("MIX.12", "MIX.3")
def test_in_a_duel_a_room_rebuilt_at_once_moves_the_caster_on_the_room_track() -> None:
    duel = duel_with("forgotten")
    duel.instability("Crypt of the Saint", "uur")
    around = ("Crypt of the Saint", "Templar Armory")
    duel.resolve("Infamy of Crete", "light", by="Bartholomew")
    centre = "Occult Black Rose Room"
    duel.choose(centre, *around)
    rewards = {room.name.en: room.rewards for room in duel.rules.rooms}
    assert duel.power("Bartholomew") == rewards[around[0]][0] + rewards[around[1]][0]
    assert (duel.rooms_won("Bartholomew"), duel.rooms_won("Ulrich")) == (2, 0)
    assert duel.power("Ulrich") == rewards[around[0]][1]


@pytest.mark.rule("MIX.7", "MIX.9")
def test_the_crown_won_in_classics_throne_room_counts_from_the_next_phase_of_a_duel() -> None:
    wish = "Throne Room for Library of the Order"
    duel = Duel(pack=classic_in_duel(wish), ring=swapped(DUEL_RING, "Library of the Order", "Throne Room"))
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Throne Room")
    duel.instability("Throne Room", "", face="available")
    duel.evocation("Bartholomew", "Crypt of the Saint")
    duel.evocation("Ulrich", "Crypt of the Saint")
    duel.action_phase(first="Bartholomew")
    idle(duel, "Bartholomew")
    duel.choose("fight", "use")
    assert (duel.crown(), duel.first()) == ("Ulrich", "Bartholomew")
    while duel.state.phase == 2:
        rest(duel)
    assert duel.first() == "Ulrich"
    while duel.state.round == 1:
        rest(duel)
    assert duel.crown() == "Bartholomew"


@pytest.mark.rule("MIX.8")
def test_for_a_fourth_evocation_of_classic_in_a_duel_one_may_be_removed() -> None:
    duel = duel_with("Necromancy")
    knights = [duel.evocation("Bartholomew", "Crypt of the Saint", kind="Landsknecht") for _ in range(3)]
    duel.resolve("Summon Obscurity", "dark", by="Bartholomew")
    duel.choose("Templar Armory")
    if duel.asked()[1] == "choose":
        duel.choose("choice 1")
    assert (duel.asked(), duel.offered()) == (("Bartholomew", "replace"), [*knights, "pass"])
    duel.choose(knights[1])
    assert duel.place("Landsknecht b2") == "Templar Armory"


# --------------------------------------------------------------------------------------------------
# Tokens that come along
# --------------------------------------------------------------------------------------------------


def turned(at: Rebirth | Duel, mage: str) -> None:
    """A mage casts Disfiguring Mutation and becomes an Abomination, who neither moves nor strikes yet."""
    at.prepare(mage, quick="Disfiguring Mutation dark")
    at.action_phase(first=mage)
    at.choose("cast quick", "stop")
    if "no" in at.offered():
        at.choose("no")


@pytest.mark.rule("MIX.4", "MIX.12")
def test_an_abomination_in_rebirth_acts_among_the_evocations_and_ends_in_the_clean_up() -> None:
    at = in_the_arena("Transmutation")
    turned(at, "Rikkart")
    kind = at.rules.evocation_names["Abomination"]
    assert (at.state.kind[0], at.state.supply[kind]) == (kind, 2)
    at.begin("evocation", first="Rikkart")
    assert at.asked() == ("Rikkart", "evocation")
    at.choose("Rikkart", "attack Gramigna")
    assert at.damage("Gramigna") == "rrr"
    at.begin("clean-up")
    assert (at.state.kind[0], at.state.supply[kind], at.place("Rikkart")) == (-1, 3, "Arena")


@pytest.mark.rule("MIX.4", "MIX.12")
@pytest.mark.parametrize("end", ["clean-up", "cell"])
def test_an_abomination_in_a_duel_ends_in_the_clean_up_and_in_the_cell(end: str) -> None:
    duel = duel_with("Transmutation, forgotten")
    turned(duel, "Bartholomew")
    kind = duel.rules.evocation_names["Abomination"]
    assert duel.state.kind[0] == kind
    if end == "cell":
        duel.stand("Bartholomew", "Templar Armory", damage=duel.nearly("Bartholomew", 1, "r"))
        duel.resolve("Eviscerate", "light", by="Ulrich")
        if duel.asked()[1] == "target":
            duel.choose("Bartholomew")
        assert duel.place("Bartholomew") == "Cell"
    else:
        duel.begin("clean-up")
    assert (duel.state.kind[0], duel.state.supply[kind]) == (-1, 3)


@pytest.mark.rule("MIX.12")
def test_a_room_that_counts_as_another_colour_does_so_until_the_end_of_the_round_of_rebirth() -> None:
    at = in_the_arena("Illusion")
    at.resolve("Arcane Mirage", "light", by="Rikkart")
    at.choose("Arena")
    assert at.power("Rikkart") == 1  # Gramigna stands in a blue room now
    assert at.state.painted
    at.begin("clean-up")
    assert not at.state.painted


@pytest.mark.rule("MIX.12")
def test_the_infamy_of_crete_comes_to_rebirth_with_its_spell() -> None:
    at = in_the_arena("forgotten")
    at.stand("Gramigna", "Sanctuary")
    at.resolve("Infamy of Crete", "dark", by="Rikkart")
    at.choose("Sanctuary")
    assert at.place("Infamy of Crete r1") == "Sanctuary"
    assert at.damage("Gramigna") == "rrrr"
