"""The rooms of Classic, each with its one effect. Nero uses them."""

import pytest

from blackrose.engine.components import Pack
from blackrose.engine.table import HIDDEN
from tests.classic.proving import proves, scene
from tests.classic.scenario import Classic

CARDS = ("Disintegration", "Eviscerate", "Devastation", "Lightning Storm", "Death Delirium")


@scene
def lodge(pack: Pack) -> Classic:
    """Nero and Tessa in the Arena, Rebecca next door in the Sanctuary, Jaf'ar in his Cell."""
    table = Classic("Nero", "Tessa", "Rebecca", "Jaf'ar", pack=pack)
    table.stand("Nero", "Arena")
    table.stand("Tessa", "Arena")
    table.stand("Rebecca", "Sanctuary")
    for mage in table.people:
        table.power(mage, 3)
    return table


# Black and purple


@proves("Black Rose Room", "effect")
@pytest.mark.rule("ROO.3")
def test_the_black_rose_room_takes_four_spells_for_one_of_three_forgotten_ones(lodge: Classic) -> None:
    lodge.hold("Nero", "Putrefy", "Putrefy", "Wrath of Nature", "Wrath of Nature")
    lodge.forgotten(*CARDS)
    lodge.resolve("Black Rose Room", "effect")
    assert (lodge.asked(), sorted(lodge.offered())) == (("Nero", "spell"), sorted(CARDS[:3]))
    lodge.choose(CARDS[1])
    assert sorted(lodge.offered()) == sorted([CARDS[0], CARDS[2]])
    lodge.choose(CARDS[2])
    assert lodge.quiet
    assert lodge.hand("Nero") == [CARDS[1]]
    assert sorted(lodge.memories("Nero")) == ["Putrefy", "Putrefy", "Wrath of Nature", "Wrath of Nature"]
    under = [lodge.rules.cards[card].name.en for card in lodge.state.forgotten]
    assert under == [CARDS[2], CARDS[0], CARDS[4], CARDS[3]], "the first one put there is undermost"


@pytest.mark.rule("ROO.3")
def test_of_five_spells_four_are_given_up_and_with_three_nothing_is(lodge: Classic) -> None:
    lodge.forgotten(*CARDS)
    lodge.hold("Nero", "Putrefy", "Putrefy", "Wrath of Nature")
    lodge.resolve("Black Rose Room", "effect")
    assert lodge.quiet
    assert len(lodge.hand("Nero")) == 3
    assert len(lodge.state.forgotten) == 5
    lodge.hold("Nero", "Putrefy", "Danse Macabre")
    lodge.resolve("Black Rose Room", "effect")
    lodge.settle("Putrefy", "Putrefy", "Putrefy", "Danse Macabre", CARDS[0])
    assert sorted(lodge.hand("Nero")) == sorted(["Wrath of Nature", CARDS[0]])


@proves("Throne Room", "effect")
def test_the_throne_room_gives_the_crown_and_leaves_it_to_who_has_it(lodge: Classic) -> None:
    lodge.resolve("Throne Room", "effect", by="Tessa")
    assert lodge.crown() == "Tessa"
    assert lodge.power("Tessa") == 3
    lodge.resolve("Throne Room", "effect", by="Tessa")
    assert lodge.crown() == "Tessa"


@proves("Pleasures' Room", "effect")
def test_the_pleasures_room_draws_one_quest_of_the_running_moon(lodge: Classic) -> None:
    quests = [quest.name.en for quest in lodge.rules.quests if quest.moon == 1]
    lodge.quest_deck(1, *quests[:2])
    lodge.resolve("Pleasures' Room", "effect")
    assert list(lodge.tasks("Nero")) == quests[:1]
    assert len(lodge.happened("quest_drawn")) == 1


# Grey


@proves("Crypt", "effect")
def test_the_crypt_gives_back_one_of_the_top_three_memories(lodge: Classic) -> None:
    lodge.pile("Nero", memories=CARDS)
    lodge.resolve("Crypt", "effect")
    assert sorted(lodge.offered()) == sorted(CARDS[2:])
    lodge.choose(CARDS[3])
    assert lodge.hand("Nero") == [CARDS[3]]
    assert lodge.memories("Nero") == [*CARDS[:3], CARDS[4]]


def test_without_memories_the_crypt_gives_nothing(lodge: Classic) -> None:
    lodge.resolve("Crypt", "effect")
    assert lodge.quiet
    assert lodge.hand("Nero") == []


@proves("Sacrificial Altar", "effect")
@pytest.mark.rule("TGT.7", "TGT.14")
def test_the_sacrificial_altar_hurts_one_model_anywhere(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Treasure Room")
    lodge.evocation("Nero", "Forge")
    lodge.resolve("Sacrificial Altar", "effect")
    assert {"Nero", "Jaf'ar"}.isdisjoint(lodge.offered())
    assert {"Tessa", "Rebecca"} <= set(lodge.offered())
    lodge.choose("Rebecca")
    assert (lodge.damage("Rebecca"), lodge.damage("Tessa")) == ("n", "")


@proves("Cemetery", "effect")
def test_the_cemetery_raises_a_landsknecht_where_one_stands(lodge: Classic) -> None:
    lodge.resolve("Cemetery", "effect")
    assert lodge.place("Landsknecht n1") == "Arena"
    assert len(lodge.happened("summoned")) == 1


# Red


@proves("Summoner Room", "effect")
@pytest.mark.rule("EX.C.16")
def test_the_summoner_room_calls_a_cerberus(lodge: Classic) -> None:
    lodge.resolve("Summoner Room", "effect")
    assert lodge.place("Cerberus n1") == "Arena"
    assert len(lodge.happened("summoned")) == 1


@proves("Alchemic Laboratory", "effect")
def test_the_laboratory_draws_two(lodge: Classic) -> None:
    lodge.pile("Nero", CARDS)
    lodge.resolve("Alchemic Laboratory", "effect")
    assert sorted(lodge.hand("Nero")) == sorted(CARDS[:2])


@proves("Arena", "effect")
def test_the_arena_makes_two_mages_cast_the_user_first(lodge: Classic) -> None:
    lodge.stand("Tessa", "Forge")
    lodge.prepare("Nero", quick="Wrath of Nature dark", I="Eviscerate light")
    lodge.prepare("Tessa", quick="Wrath of Nature dark", II="Lightning Storm light")
    lodge.resolve("Arena", "effect")
    assert (lodge.asked(), lodge.offered()) == (("Nero", "spell"), ["slot I", "slot quick"])
    lodge.choose("slot quick", "Arena")
    assert lodge.cubes("Arena") == "nn"
    assert (lodge.asked(), sorted(lodge.offered())) == (("Nero", "model"), ["Rebecca", "Tessa"])
    lodge.choose("Tessa")
    assert (lodge.asked(), lodge.offered()) == (("Tessa", "spell"), ["slot II", "slot quick"])
    lodge.choose("slot quick", "Forge")
    assert lodge.cubes("Forge") == "tt"
    assert lodge.lies("Tessa", "II") == "ready"
    assert lodge.quiet


def test_in_the_arena_whoever_has_nothing_ready_casts_nothing(lodge: Classic) -> None:
    lodge.prepare("Jaf'ar", quick="Disintegration dark")
    lodge.resolve("Arena", "effect")
    assert "Jaf'ar" not in lodge.offered(), "a mage in the Cell is not in the Lodge"
    lodge.choose("Tessa")
    assert lodge.quiet
    assert lodge.lies("Jaf'ar", "quick") == "ready"


# Yellow


@proves("Bibliotheca", "effect")
def test_the_bibliotheca_draws_one_from_a_school_of_choice(lodge: Classic) -> None:
    lodge.library("Destruction", "Disintegration", "Eviscerate")
    lodge.library("Illusion", "Devastation")
    lodge.resolve("Bibliotheca", "effect")
    assert {"Destruction", "Illusion"} <= set(lodge.offered())
    lodge.choose("Destruction")
    assert lodge.hand("Nero") == ["Disintegration"]


@proves("Sanctuary", "effect")
def test_the_sanctuary_heals_two_of_ones_choice(lodge: Classic) -> None:
    lodge.stand("Nero", "Arena", damage="ttxr")
    lodge.resolve("Sanctuary", "effect")
    lodge.choose("cube 0", "cube 2")
    lodge.settle()
    assert lodge.damage("Nero") == "tr"


@pytest.mark.parametrize(("damage", "left"), [("t", ""), ("", "")])
def test_the_sanctuary_heals_no_more_than_there_is(lodge: Classic, damage: str, left: str) -> None:
    lodge.stand("Nero", "Arena", damage=damage)
    lodge.resolve("Sanctuary", "effect")
    lodge.settle()
    assert lodge.damage("Nero") == left


# Green


@proves("Garden", "effect")
def test_the_garden_unsettles_the_room_or_one_beside_it(lodge: Classic) -> None:
    lodge.resolve("Garden", "effect")
    assert {"Arena", "Sanctuary", "Throne Room"} <= set(lodge.offered())
    assert "Crypt" not in lodge.offered()
    lodge.choose("Sanctuary")
    assert lodge.cubes("Sanctuary") == "n"


@proves("Forge", "effect")
def test_the_forge_gives_one_step_and_an_attack(lodge: Classic) -> None:
    lodge.resolve("Forge", "effect")
    assert "move to Crypt" not in lodge.offered()
    lodge.choose("move to Sanctuary")
    assert lodge.asked() == ("Nero", "may"), "one step and no second"
    lodge.choose("yes")
    assert (lodge.damage("Rebecca"), lodge.damage("Tessa")) == ("nn", "")
    assert lodge.quiet


def test_at_the_forge_both_may_be_left_out(lodge: Classic) -> None:
    lodge.resolve("Forge", "effect")
    lodge.choose("stop", "no")
    assert lodge.quiet
    assert (lodge.place("Nero"), lodge.damage("Tessa")) == ("Arena", "")


@proves("Treasure Room", "effect")
def test_the_treasure_room_pays_one(lodge: Classic) -> None:
    lodge.resolve("Treasure Room", "effect")
    assert (lodge.power("Nero"), lodge.power("Tessa")) == (4, 3)


# Blue


@proves("The Abyss", "effect")
@pytest.mark.rule("CEL.14")
def test_the_abyss_sends_a_mage_to_the_cell_healed_and_undefeated(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Sanctuary", damage="ntx")
    lodge.resolve("The Abyss", "effect")
    assert {"Nero", "Jaf'ar"}.isdisjoint(lodge.offered())
    lodge.choose("Rebecca")
    lodge.settle()
    assert (lodge.place("Rebecca"), lodge.damage("Rebecca")) == ("Cell", "")
    assert lodge.happened("defeated") == lodge.happened("trophy") == []
    assert [lodge.power(mage) for mage in lodge.people] == [3, 3, 3, 3]
    assert lodge.place("Tessa") == "Arena"


@proves("The Abyss", "effect")
def test_farther_than_one_room_the_abyss_does_not_reach(lodge: Classic) -> None:
    lodge.stand("Tessa", "Crypt")
    lodge.stand("Rebecca", "Garden")
    lodge.resolve("The Abyss", "effect")
    assert lodge.quiet
    assert lodge.happened("celled") == []


@proves("Oracle Room", "effect")
def test_the_oracle_finds_a_spell_in_the_grimoire(lodge: Classic) -> None:
    lodge.pile("Nero", CARDS, ["Putrefy"])
    lodge.resolve("Oracle Room", "effect")
    assert sorted(lodge.offered()) == sorted(CARDS)
    lodge.choose(CARDS[3])
    assert lodge.hand("Nero") == [CARDS[3]]
    assert len(lodge.state.grimoire[0]) == 4


@proves("Mirrors' Room", "effect")
def test_the_mirrors_room_copies_a_room_that_was_used(lodge: Classic) -> None:
    for room in ("Cemetery", "Treasure Room", "Mirrors' Room", "Throne Room"):
        lodge.instability(room, "", face="turned")
    lodge.moon(2)
    lodge.instability("Black Rose Room", "", face="turned")
    lodge.resolve("Mirrors' Room", "effect")
    assert (lodge.asked(), sorted(lodge.offered())) == (("Nero", "room"), ["Cemetery", "Treasure Room"])
    lodge.choose("Cemetery")
    assert lodge.place("Landsknecht n1") == "Arena", "where the copier stands"
    assert lodge.power("Nero") == 3
    assert lodge.happened("used_room") == []


def test_with_nothing_used_the_mirrors_show_nothing(lodge: Classic) -> None:
    lodge.instability("Throne Room", "", face="turned")
    lodge.instability("Garden", "", face="collapsed")
    lodge.resolve("Mirrors' Room", "effect")
    assert lodge.quiet
    assert lodge.state.crown == 0


@proves("Armory", "effect")
@pytest.mark.rule("ACT.14", "ACT.29")
def test_the_armory_lays_a_protection_in_wait(lodge: Classic) -> None:
    lodge.prepare("Nero", quick="Disintegration dark", I="Eviscerate light")
    lodge.hold("Nero", "Invisibility", "Putrefy")
    lodge.resolve("Armory", "effect")
    assert not any("Putrefy" in label for label in lodge.offered())
    for _ in range(4):
        if lodge.quiet:
            break
        wishes = [label for label in lodge.offered() if "Invisibility" in label or label == "slot I"]
        lodge.choose((wishes or lodge.offered())[0])
    assert lodge.lies("Nero", "I") == "active"
    assert lodge.memories("Nero") == ["Eviscerate"]
    assert lodge.hand("Nero") == ["Putrefy"]
    assert lodge.lies("Nero", "quick") == "ready"


def test_without_a_protection_in_hand_the_armory_does_nothing(lodge: Classic) -> None:
    lodge.prepare("Nero", quick="Disintegration dark")
    lodge.hold("Nero", "Putrefy")
    lodge.resolve("Armory", "effect")
    assert lodge.quiet
    assert lodge.hand("Nero") == ["Putrefy"]


def quests(lodge: Classic, moon: int, number: int) -> list[str]:
    """Names of quests of a moon."""
    return [quest.name.en for quest in lodge.rules.quests if quest.moon == moon][:number]


@proves("Observatory", "effect")
def test_the_observatory_swaps_a_quest_for_one_of_three(lodge: Classic) -> None:
    """The one given away is of another moon: it goes on that moon's deck."""
    one, two, three, four, own = quests(lodge, 2, 5)
    (old,) = quests(lodge, 1, 1)
    lodge.moon(2)
    lodge.quest_deck(2, one, two, three, four)
    lodge.quest_deck(1)
    lodge.task("Nero", old)
    lodge.task("Nero", own)
    lodge.resolve("Observatory", "effect")
    assert len(lodge.events("saw_quest")) == 3
    assert lodge.asked() == ("Nero", "may")
    lodge.choose("yes")
    assert sorted(lodge.offered()) == sorted([one, two, three])
    assert lodge.state.view(1).decisions[0].options == ()
    lodge.choose(two)
    assert sorted(lodge.offered()) == sorted([old, own, two])
    lodge.choose(old)
    assert lodge.quiet
    assert sorted(lodge.tasks("Nero")) == sorted([own, two])
    left = [lodge.rules.quests[quest].name.en for quest in reversed(lodge.state.quest_decks[1])]
    assert left == [one, three, four]
    assert lodge.state.quest_decks[0] == (lodge.quest(old),)
    (told,) = lodge.told_to("Tessa", "quest_put_back")
    assert list(told)[2] == HIDDEN


def test_who_likes_none_of_the_three_keeps_what_there_is(lodge: Classic) -> None:
    names = quests(lodge, 1, 4)
    lodge.quest_deck(1, *names[:3])
    lodge.task("Nero", names[3])
    before = lodge.state.quest_decks
    lodge.resolve("Observatory", "effect")
    lodge.choose("no")
    assert lodge.quiet
    assert list(lodge.tasks("Nero")) == names[3:]
    assert lodge.state.quest_decks == before


def test_without_a_quest_nothing_is_swapped(lodge: Classic) -> None:
    lodge.quest_deck(1, *quests(lodge, 1, 3))
    lodge.resolve("Observatory", "effect")
    lodge.settle("yes")
    assert lodge.tasks("Nero") == {}
    assert len(lodge.state.quest_decks[0]) == 3
