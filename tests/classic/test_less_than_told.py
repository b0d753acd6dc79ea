"""A text says one thing and less of it happened: what follows goes by what was really done.

Damage that was ignored, a summoning that failed, a price that was not paid, a target that is gone, a mage who
is in the Cell: each with the cards of the box.
"""

from __future__ import annotations

import pytest

from tests.classic.scenario import Classic
from tests.naming import ROSE

MAGES = ("Nero", "Tessa", "Rebecca", "Jaf'ar")
SMILE, WEEP = "choice 0", "choice 1"


def lodge(**options: str) -> Classic:
    """Nero and Tessa in the Garden, Rebecca next door in the Crypt, Jaf'ar in the Arena; 3 power each."""
    table = Classic(*MAGES, options=options)
    for mage, room in zip(MAGES, ("Garden", "Garden", "Crypt", "Arena"), strict=True):
        table.stand(mage, room)
        table.power(mage, 3)
    return table


def cast(table: Classic, spell: str, *answers: str, by: str = "Nero") -> None:
    """Casts a spell from the quick slot, its mark first, with answers to what it asks."""
    table.prepare(by, quick=spell)
    table.action_phase(first=by)
    table.choose("cast quick")
    go_on(table, *answers)


def go_on(table: Classic, *answers: str) -> None:
    """Gives these answers; marks come before effects."""
    for answer in answers:
        if "first -1" in table.offered() and not answer.startswith("first"):
            table.choose("first -1")
        table.choose(answer)


def waits(table: Classic, spell: str, mage: str = "Tessa") -> None:
    """A mage's trap or protection is Active in slot I."""
    table.prepare(mage, "active", I=spell)


def power(table: Classic) -> list[int]:
    """The power of the mages, then of the Black Rose."""
    return [table.power(who) for who in (*MAGES, ROSE)]


def hurt(table: Classic) -> list[str]:
    """The damage on the mages."""
    return [table.damage(mage) for mage in MAGES]


# --------------------------------------------------------------------------------------------------
# Damage that was ignored
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.1", "GLO.5", "TRP.34")
def test_who_ignored_the_damage_is_not_blocked_by_it() -> None:
    table = lodge()
    waits(table, "Obscure Armor light")
    cast(table, "Ice Burst light", "Garden", "reveal I")
    assert hurt(table) == ["t", "", "", ""]
    assert not table.state.blocks[1]


@pytest.mark.rule("EFF.1", "TRP.34")
def test_nor_loses_an_action_by_it() -> None:
    table = lodge()
    waits(table, "Magic Eruption dark")
    cast(table, "Ice Burst dark", "Garden", "reveal I")
    assert table.tokens("Tessa") == 2
    assert table.cubes("Garden") == "nt"


@pytest.mark.rule("EFF.1")
def test_instability_for_each_model_damaged_counts_no_model_that_ignored_it() -> None:
    table = lodge()
    table.stand("Rebecca", "Garden")
    waits(table, "Magic Eruption dark")
    cast(table, "Fireball dark", "Garden", "reveal I")
    assert hurt(table) == ["", "", "nn", ""]
    assert table.cubes("Garden") == "ntn"  # the mark, Tessa's, and one for Rebecca


@pytest.mark.rule("EFF.1", "EFF.6")
def test_a_theft_beside_the_damage_is_no_part_of_it() -> None:
    table = lodge()
    waits(table, "Multiple Images light")
    cast(table, "Vampire's Bite dark", "Tessa", "reveal I", WEEP)
    assert hurt(table) == ["", "", "", ""]
    assert power(table) == [4, 2, 3, 3, 0]


@pytest.mark.rule("EVO.7", "TRP.34")
def test_cerberus_converts_with_its_attack_whatever_was_ignored_of_it() -> None:
    table = lodge()
    table.stand("Tessa", "Garden", damage="r")
    hound = table.evocation("Nero", "Garden", kind="Cerberus")
    waits(table, "Obscure Armor light")
    table.begin("evocation")
    table.choose(hound, "attack Tessa", "reveal I")
    assert (table.damage("Tessa"), table.damage(hound)) == ("n", "t")


@pytest.mark.rule("TRP.34", "DMG.3")
def test_damage_sent_on_with_nobody_near_is_ignored_and_the_sender_takes_what_is_beside() -> None:
    table = lodge()
    table.stand("Tessa", "Forge")
    table.stand("Nero", "Sanctuary")
    table.stand("Jaf'ar", "Cell")
    waits(table, "Light Cape light")
    cast(table, "Fireball dark", "Forge", "reveal I")
    assert hurt(table) == ["tt", "", "", ""]
    assert table.cubes("Forge") == ""


@pytest.mark.rule("EFF.4", "EFF.5", "EFF.26")
def test_a_spell_that_can_be_sent_to_nobody_is_cancelled_and_spent() -> None:
    table = lodge()
    table.stand("Rebecca", "Throne Room")
    waits(table, "Deceiving Wind dark")
    cast(table, "Vampire's Bite dark", "reveal I")
    assert hurt(table) == ["", "", "", ""]
    assert power(table) == [3, 3, 3, 3, 0]
    assert table.cubes("Garden") == "n"
    assert table.lies("Nero", "quick") == "revealed"


# --------------------------------------------------------------------------------------------------
# A summoning that failed, a price that was not paid
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVO.3", "EVO.14")
def test_the_one_token_of_crete_is_out_already_and_nothing_activates() -> None:
    table = lodge()
    table.evocation("Tessa", "Forge", kind="Infamy of Crete")
    cast(table, "Infamy of Crete dark", "Garden")
    assert table.asked() == ("Nero", "action")
    assert hurt(table) == ["", "", "", ""]


@pytest.mark.rule("EVO.3", "TRP.14")
def test_without_a_model_left_the_rest_of_a_rite_goes_on() -> None:
    table = lodge()
    table.supply("Mutant Altar", 0)
    cast(table, "Mutation Rite dark", "Garden")
    assert power(table) == [4, 3, 3, 3, 0]


@pytest.mark.rule("EFF.34", "EFF.41")
@pytest.mark.parametrize("spell", ["Autumn Rite", "Summer Rite", "Winter Rite"])
def test_a_rite_without_its_altar_gives_nothing(spell: str) -> None:
    table = lodge()
    table.hold("Nero", "Fireball")
    cast(table, f"{spell} light", "Arena")
    assert power(table) == [3, 3, 3, 3, 0]
    assert table.hand("Nero") == ["Fireball"]


@pytest.mark.rule("EFF.34", "EFF.41")
def test_without_a_card_to_discard_nobody_extorts_anything() -> None:
    table = lodge()
    table.prepare("Tessa", quick="Plot light", I="Fireball light")
    cast(table, "Extort Magic dark", "Tessa")
    assert power(table) == [3, 3, 3, 3, 0]
    assert table.sheet("Tessa") == {"quick": "Plot light", "I": "Fireball light"}


@pytest.mark.rule("EFF.1", "SPL.4")
def test_a_personal_spell_that_is_swapped_away_goes_to_its_owners_memories() -> None:
    table = lodge()
    table.hold("Nero", "Fireball")
    table.hold("Tessa", "Wrath of Nature", "Soul Entrapment")
    cast(table, "Extort Magic light", "Tessa")
    assert table.hand("Nero") == []
    assert table.hand("Tessa") == ["Fireball", "Soul Entrapment"]  # a forgotten spell is never swapped
    assert table.memories("Tessa") == ["Wrath of Nature"]


@pytest.mark.rule("ROO.12", "EVO.7")
def test_andromeda_cannot_use_the_black_rose_room_for_a_mage_without_four_spells() -> None:
    table = lodge()
    table.moon(2)
    table.forgotten("Time Stop", "Devastation", "Eviscerate")
    table.hold("Nero", "Fireball", "Plot", "Dismiss")
    name = table.evocation("Nero", "Black Rose Room", kind="Andromeda")
    table.begin("evocation")
    table.choose(name, "ability", WEEP)
    assert table.face("Black Rose Room") == "open"
    assert len(table.hand("Nero")) == 3


# --------------------------------------------------------------------------------------------------
# A target that is gone, a mage in the Cell
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.24", "DMG.5")
def test_an_arrow_shakes_the_room_of_what_it_has_felled() -> None:
    table = lodge()
    victim = table.evocation("Tessa", "Sanctuary", damage="nn")
    cast(table, "Unstable Arrow light", victim)
    assert table.place(victim) == ""
    assert table.cubes("Sanctuary") == "n"


@pytest.mark.rule("TGT.3", "DMG.5")
def test_a_chain_goes_on_from_where_its_first_victim_stood() -> None:
    table = lodge()
    table.stand("Tessa", "Cemetery")
    table.stand("Jaf'ar", "Forge")
    victim = table.evocation("Tessa", "Sanctuary", damage="n")
    cast(table, "Destructive Bolt dark", victim, "Tessa")
    assert table.place(victim) == ""
    assert hurt(table) == ["", "nn", "", "n"]


@pytest.mark.rule("CEL.1", "EVO.5")
def test_the_owner_in_the_cell_is_not_struck_by_their_own_evocation() -> None:
    table = lodge()
    table.stand("Nero", "Cell")
    name = table.evocation("Nero", "Cemetery")
    table.stand("Tessa", "Sanctuary")
    cast(table, "Suggestion light", WEEP, by="Tessa")
    assert table.place(name) == "Cemetery"
    assert hurt(table) == ["", "", "", ""]


@pytest.mark.rule("QST.5", "QST.4", "CEL.1")
def test_blood_is_shed_by_nobody_where_all_are_in_their_cells_and_the_quest_pays() -> None:
    table = lodge()
    for mage in MAGES[1:]:
        table.stand(mage, "Cell")
    table.stand("Nero", "Sacrificial Altar")
    victim = table.evocation("Tessa", "Garden")
    table.task("Nero", "Shed Blood")
    table.action_phase()
    table.choose("explore", "use")
    assert table.tasks("Nero") == {"Shed Blood": "solved"}
    assert power(table) == [4, 3, 3, 3, 0]
    assert table.damage(victim) == ""  # what it replaces would have hit an evocation


@pytest.mark.rule("QST.5", "ROO.1")
def test_a_copied_altar_is_no_altar_for_a_quest() -> None:
    table = lodge()
    table.instability("Sacrificial Altar", "", face="turned")
    table.stand("Nero", "Mirrors' Room")
    table.task("Nero", "Shed Blood")
    table.action_phase()
    table.choose("explore", "use", "Tessa")
    assert table.damage("Tessa") == "n"
    assert table.tasks("Nero") == {"Shed Blood": "active hidden"}


@pytest.mark.rule("EFF.6", "TRP.8", "TRP.14")
def test_a_quest_that_another_trap_has_taken_is_not_stolen_from_the_thief() -> None:
    """A trap steals from its target, the mage who solved the quest, and from nobody else."""
    table = lodge()
    table.stand("Nero", "Sacrificial Altar")
    table.task("Nero", "Shed Blood")
    for thief in ("Tessa", "Rebecca"):
        waits(table, "Magical Theft light", thief)
    table.action_phase()
    table.choose("explore", "use", "Jaf'ar", "reveal I", "reveal I")
    assert table.tasks("Tessa") == {"Shed Blood": "solved"}
    assert table.tasks("Rebecca") == {}
    assert table.lies("Rebecca", "I") == "revealed"


@pytest.mark.rule("TRP.38", "QST.41")
def test_an_activation_that_was_cancelled_met_no_quest_and_paid_nothing() -> None:
    table = lodge()
    table.lay_event(2, "Pitiful Dance")
    table.stand("Nero", "Throne Room")
    waits(table, "Deceiving Image light")
    table.action_phase(first="Nero")
    table.crown("Tessa")
    table.choose("explore", "use", "reveal I", SMILE)
    assert power(table) == [3, 3, 3, 3, 0]
    assert (table.crown(), table.face("Throne Room"), table.damage("Nero")) == ("Tessa", "open", "t")
    assert table.tokens("Nero") == 1


# --------------------------------------------------------------------------------------------------
# Who is held, and who is an evocation, too
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GLO.5", "EFF.9")
def test_who_is_held_by_a_whirlwind_leaves_by_no_spell_nor_is_swapped_out() -> None:
    table = lodge()
    table.prepare("Tessa", quick="Magic Door light")
    table.prepare("Rebecca", quick="Magic Door dark")
    cast(table, "Mighty Whirlwind dark", "Garden", "end")
    go_on(table, "cast quick", "element 0", "Bibliotheca", "no", "end")
    assert table.place("Tessa") == "Garden"
    go_on(table, "cast quick", "element 0", "Tessa", "no")
    assert (table.place("Tessa"), table.place("Rebecca")) == ("Garden", "Crypt")


@pytest.mark.rule("GLO.15", "GLO.6")
def test_an_abomination_is_dismissed_with_the_evocations_of_its_room_and_pays() -> None:
    table = lodge()
    table.evocation("Jaf'ar", "Garden")
    table.prepare("Nero", quick="Dismiss light")
    cast(table, "Disfiguring Mutation dark", "stop", "no", by="Tessa")
    table.action_phase(first="Nero")
    go_on(table, "cast quick", "Garden")
    assert power(table) == [5, 3, 3, 3, 0]
    assert (table.place("Tessa"), table.state.kind[1]) == ("Garden", -1)
    assert table.supply("Abomination") == 3


@pytest.mark.rule("EVO.5", "DMG.10")
def test_under_control_the_infamy_spares_the_controller_and_not_its_owner() -> None:
    table = lodge()
    table.evocation("Nero", "Cemetery", kind="Infamy of Crete")
    for mage in ("Nero", "Tessa", "Rebecca"):
        table.stand(mage, "Sanctuary")
    cast(table, "Suggestion light", SMILE, "move to Sanctuary", by="Tessa")
    assert hurt(table) == ["tttt", "", "tttt", ""]


@pytest.mark.rule("DMG.10", "EVO.5")
def test_pushed_by_another_the_infamy_still_hurts_for_its_owner() -> None:
    table = lodge()
    name = table.evocation("Nero", "Cemetery", kind="Infamy of Crete")
    for mage in ("Nero", "Tessa", "Rebecca"):
        table.stand(mage, "Sanctuary")
    cast(table, "Whispering Wind light", name, "move to Sanctuary", by="Tessa")
    assert hurt(table) == ["", "nnnn", "nnnn", ""]


# --------------------------------------------------------------------------------------------------
# Cubes and ranks
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMG.7", "EFF.15", "DEF.6", "DEF.7")
def test_damage_that_is_moved_keeps_its_colour_and_its_last_cube_takes_the_trophy() -> None:
    table = lodge()
    table.stand("Nero", "Garden", damage="rr")
    table.stand("Tessa", "Garden", damage="nnnnnjjjj")
    cast(table, "Cowardice dark", "Tessa", "cube 0", "cube 1")
    assert table.place("Tessa") == "Cell"
    assert power(table) == [7, 3, 4, 5, 0]
    assert (table.captured("Nero"), table.captured("Rebecca")) == ([], ["Tessa"])


@pytest.mark.rule("DEF.8", "DEF.20", "DEF.21")
def test_own_cubes_take_the_first_place_and_are_paid_nothing() -> None:
    table = lodge()
    table.stand("Tessa", "Garden", damage="tttttrrrn")
    table.action_phase()
    table.choose("fight", "attack Tessa")
    assert power(table) == [4, 3, 4, 3, 0]  # tied second behind her own five


@pytest.mark.rule("OPT.5", "DEF.7")
def test_with_overkill_what_lies_beside_the_bar_still_is_no_more_than_the_first_ten() -> None:
    table = lodge(overkill="yes")
    table.stand("Tessa", "Garden", damage="r" * 10)
    cast(table, "Disintegration light", "Tessa")
    assert power(table) == [5, 3, 7, 3, 0]
    assert table.captured("Nero") == ["Tessa"]


@pytest.mark.rule("EFF.27", "EFF.34")
def test_a_mark_finds_only_her_own_cubes_to_convert_and_hurts_instead() -> None:
    table = lodge()
    table.stand("Nero", "Garden", damage="tt")
    waits(table, "Profane Mark light")
    table.action_phase()
    table.choose("explore", "move to Crypt", "reveal I")
    assert table.damage("Nero") == "ttttt"
    assert power(table) == [3, 3, 3, 3, 0]


@pytest.mark.rule("INS.17", "ROO.2")
def test_rooms_that_fall_to_the_infamy_give_their_tokens_used_or_not() -> None:
    table = lodge()
    table.instability("Arena", "tt")
    table.instability("Garden", "", face="turned")
    cast(table, "Infamy of Crete light", "Sanctuary", "Garden", "Arena")
    assert table.won("Nero") == ["Garden", "Arena"]
    assert (table.face("Garden"), table.face("Arena"), table.cubes("Arena")) == ("collapsed", "collapsed", "")
    assert table.cubes_left("Tessa") == 25
    assert table.place("Nero") == "Garden"


# --------------------------------------------------------------------------------------------------
# Events that come and go otherwise
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVT.2", "EVT.12", "EVT.13", "BRP.9")
def test_a_round_that_pushes_two_events_off_pays_for_both_and_for_the_new_one() -> None:
    table = lodge()
    table.lay_event(1, "Whispering Mirrors")
    table.lay_event(2, "Shifting Corridors")
    table.lay_event(3, "Insult at Supper")
    table.event_deck(1, "Tall Poppies")
    figures = {card.name.en: card for card in table.rules.event_cards}
    table.begin("black rose", round_=2)
    assert table.board == ["", "Tall Poppies", "Whispering Mirrors"]
    pushed = figures["Insult at Supper"].discarded + figures["Shifting Corridors"].discarded
    assert table.power(ROSE) == pushed + figures["Tall Poppies"].drawn


@pytest.mark.rule("EVT.12")
def test_an_event_is_shared_with_the_black_rose_and_never_for_less_than_one() -> None:
    table = lodge()
    table.lay_event(2, "Pitiful Dance", by="Tessa")  # 2 on leaving
    cast(table, "Plot light")
    assert power(table) == [4, 3, 3, 3, 1]
    assert table.board == ["", "", ""]


@pytest.mark.rule("EVT.12", "EFF.34")
def test_an_event_burnt_pays_the_burner_alone_and_without_one_nobody() -> None:
    table = lodge()
    table.lay_event(2, "Pitiful Dance")
    cast(table, "Fire of Fate dark")
    assert power(table) == [5, 3, 3, 3, 0]
    table = lodge()
    cast(table, "Fire of Fate dark")
    assert power(table) == [3, 3, 3, 3, 0]


@pytest.mark.rule("EVT.4", "EVT.9")
def test_an_event_with_a_crown_that_a_spell_draws_crowns_who_drew_it() -> None:
    table = lodge()
    crowned = next(card.name.en for card in table.rules.event_cards if card.crown and card.moon == 1)
    table.event_deck(1, crowned, "Bones Underfoot")
    table.prepare("Nero", quick="Plot dark")
    table.action_phase(first="Nero")
    table.crown("Tessa")
    table.choose("cast quick", crowned)
    assert table.crown() == "Nero"
    assert table.power("Nero") == 5


# --------------------------------------------------------------------------------------------------
# Rooms that are something else for a round
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ROO.19", "EVT.10")
def test_a_copy_of_the_throne_room_is_purple_for_an_event_and_keeps_its_own_token() -> None:
    table = lodge()
    table.lay_event(2, "Pitiful Dance")
    table.evocation("Tessa", "Garden", kind="Mutant Altar")
    cast(table, "Rite of Change light", "Throne Room", "yes")
    assert power(table) == [4, 3, 3, 3, 0]
    assert (table.face("Garden"), table.face("Throne Room")) == ("turned", "open")


@pytest.mark.rule("EVT.10")
def test_a_throne_room_that_counts_as_blue_is_not_purple_for_an_event() -> None:
    table = lodge()
    table.lay_event(2, "Pitiful Dance")
    table.stand("Nero", "Throne Room")
    cast(table, "Arcane Mirage light", "Throne Room", "explore", "use")
    assert power(table) == [3, 3, 3, 3, 0]


@pytest.mark.rule("EFF.1", "ROO.16")
@pytest.mark.parametrize(("room", "gains"), [("Treasure Room", 2), ("Sanctuary", 1), ("Forge", 1)])
def test_only_a_room_that_was_used_is_used_again(room: str, gains: int) -> None:
    """The Sanctuary was not used, the Forge has collapsed; the spell's own power comes all the same."""
    table = lodge()
    table.instability("Treasure Room", "", face="turned")
    table.instability("Forge", "", face="collapsed")
    cast(table, "Change the Plot light", room)
    assert power(table) == [3 + gains, 3, 3, 3, 0]
    assert table.face("Sanctuary") == "open"
