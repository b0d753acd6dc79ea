"""Illusion: every spell on both sides. Nero has them; Tessa is deceived. "choice 0" is the smiling mask."""

import pytest

from blackrose.engine.components import ELEMENTS, Pack
from blackrose.packs import load_text
from tests.classic.proving import proves, scene
from tests.classic.scenario import ROW, Classic

SMILE, WEEP = "choice 0", "choice 1"

ERRANDS = """
    [[quest]]
    name = { en = "Errand", de = "Botengang", ru = "Поручение" }
    moon = 1
    power = 2
    provenance = "original"
    when = "You activate the Treasure Room."
    text = "Heal 1 damage."

    [[quest]]
    name = { en = "Daydream", de = "Tagtraum", ru = "Грёза" }
    moon = 1
    power = 3
    provenance = "original"
    when = "You activate the Throne Room."
    text = "Heal 2 damage."
"""


@scene
def lodge(pack: Pack) -> Classic:
    """Nero and Tessa in the Arena (red), Jaf'ar next door in the Sanctuary (yellow), Rebecca across the
    centre in the Crypt (grey); 5 power each. There is a quest for whoever activates the Treasure Room.
    """
    table = Classic("Nero", "Tessa", "Jaf'ar", "Rebecca", pack=load_text(ERRANDS, base=pack))
    table.stand("Nero", "Arena")
    table.stand("Tessa", "Arena")
    table.stand("Jaf'ar", "Sanctuary")
    table.stand("Rebecca", "Crypt")
    for mage in table.people:
        table.power(mage, 5)
    return table


def hurt(lodge: Classic) -> list[str]:
    """The damage on the mages, in their order."""
    return [lodge.damage(mage) for mage in lodge.people]


def power(lodge: Classic) -> list[int]:
    """The power of the mages, in their order."""
    return [lodge.power(mage) for mage in lodge.people]


def lie_in_wait(lodge: Classic, spell: str, first: str = "Tessa") -> None:
    """Nero's spell waits for its condition, and another mage's turn begins."""
    lodge.prepare("Nero", status="active", quick=spell)
    lodge.action_phase(first=first)


def use_treasure_room(lodge: Classic, spell: str, errand: bool = False) -> None:
    """Tessa activates the Treasure Room, which gains her 1 power, while Nero's spell waits."""
    lodge.stand("Tessa", "Treasure Room")
    if errand:
        lodge.task("Tessa", "Errand")
    lie_in_wait(lodge, spell)
    lodge.choose("explore", "use")


# Andromeda


@proves("Andromeda", "light")
def test_andromeda_light(lodge: Classic) -> None:
    lodge.resolve("Andromeda", "light")
    lodge.choose("Crypt")
    assert lodge.place("Andromeda n1") == "Crypt"
    assert len(lodge.events("summoned")) == 1


@proves("Andromeda", "light")
def test_andromeda_light_reaches_two_rooms(lodge: Classic) -> None:
    lodge.stand("Nero", ROW[0])
    lodge.resolve("Andromeda", "light")
    assert ROW[2] in lodge.offered()
    assert ROW[3] not in lodge.offered()


@proves("Andromeda", "dark")
def test_andromeda_dark(lodge: Classic) -> None:
    lodge.evocation("Nero", "Crypt", kind="Andromeda")
    lodge.evocation("Nero", "Crypt")  # a Landsknecht is none
    lodge.evocation("Tessa", "Garden", kind="Andromeda")  # nor is one of Tessa's
    lodge.hold("Nero", "Fireball", "Ice Grip")
    lodge.resolve("Andromeda", "dark")
    lodge.choose("slot I", "I: Fireball light")
    assert "Crypt" in lodge.offered()
    assert "Arena" not in lodge.offered()  # it starts from the Crypt
    lodge.choose("Crypt")
    assert hurt(lodge) == ["", "", "", "nnn"]
    assert lodge.hand("Nero") == ["Ice Grip"]
    assert lodge.sheet("Nero") == {"I": "Fireball light"}
    assert lodge.quiet  # one spell only


def test_andromeda_dark_needs_one(lodge: Classic) -> None:
    lodge.hold("Nero", "Fireball")
    lodge.resolve("Andromeda", "dark")
    assert lodge.quiet
    assert lodge.hand("Nero") == ["Fireball"]


# Arcane Mirage


@proves("Arcane Mirage", "light")
def test_arcane_mirage_light(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Oracle Room")  # blue
    lodge.evocation("Tessa", "The Abyss")  # blue
    lodge.evocation("Nero", "The Abyss")  # one's own
    lodge.evocation("Tessa", "Garden")  # green
    lodge.resolve("Arcane Mirage", "light")
    lodge.choose("Sanctuary")  # where Jaf'ar stands
    assert power(lodge) == [8, 5, 5, 5]
    assert lodge.state.painted[lodge.room("Sanctuary")] >= 0


@proves("Arcane Mirage", "light")
@proves("Arcane Mirage", "dark")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_arcane_mirage_pays_four_at_most(lodge: Classic, side: str) -> None:
    for mage in ("Tessa", "Jaf'ar"):
        for _ in range(3):
            lodge.evocation(mage, "Sanctuary", kind="Mutant Altar" if mage == "Tessa" else "Landsknecht")
    lodge.resolve("Arcane Mirage", side)
    lodge.choose("Sanctuary")
    assert lodge.power("Nero") == 9


@proves("Arcane Mirage", "dark")
def test_arcane_mirage_dark(lodge: Classic) -> None:
    lodge.evocation("Tessa", "Observatory")  # yellow
    lodge.evocation("Tessa", "Oracle Room")
    lodge.resolve("Arcane Mirage", "dark")
    assert not {"Oracle Room", "The Abyss", "Mirrors' Room"} & set(lodge.offered())
    assert len(lodge.offered()) == 16
    lodge.choose("Sanctuary")
    assert power(lodge) == [7, 5, 5, 5]
    assert not lodge.state.painted


def test_arcane_mirage_dark_pays_nothing_where_nobody_is(lodge: Classic) -> None:
    lodge.resolve("Arcane Mirage", "dark")
    lodge.choose("Forge")
    assert lodge.power("Nero") == 5


# Deceiving Image


@proves("Deceiving Image", "light")
def test_deceiving_image_light(lodge: Classic) -> None:
    use_treasure_room(lodge, "Deceiving Image light")
    lodge.choose("reveal quick", SMILE)
    assert power(lodge) == [5, 5, 5, 5]  # the room gave nothing
    assert lodge.face("Treasure Room") == "open"
    assert lodge.damage("Tessa") == "n"


@proves("Deceiving Image", "light")
def test_deceiving_image_light_weeping(lodge: Classic) -> None:
    use_treasure_room(lodge, "Deceiving Image light")
    lodge.choose("reveal quick", WEEP)
    assert power(lodge) == [5, 6, 5, 5]
    assert lodge.face("Treasure Room") == "turned"
    assert lodge.damage("Tessa") == "nn"


def test_deceiving_image_light_the_action_is_spent(lodge: Classic) -> None:
    use_treasure_room(lodge, "Deceiving Image light")
    lodge.choose("reveal quick", SMILE)
    assert "use" not in lodge.offered()
    assert lodge.state.tokens[1] == 1


@pytest.mark.rule("TRP.38")
@pytest.mark.parametrize(("mask", "paid"), [(SMILE, 0), (WEEP, 1)])
def test_what_is_not_activated_pleases_no_event(lodge: Classic, mask: str, paid: int) -> None:
    lodge.lay_event(1, "Pitiful Dance", by="Rebecca")  # 1 power for each purple room
    lodge.stand("Tessa", "Throne Room")
    lie_in_wait(lodge, "Deceiving Image light")
    lodge.choose("explore", "use", "reveal quick", mask)
    assert lodge.power("Tessa") == 5 + paid


@pytest.mark.rule("TRP.38", "QST.41")
@pytest.mark.parametrize(("mask", "state"), [(SMILE, "active hidden"), (WEEP, "solved")])
def test_what_is_not_activated_fulfils_no_quest(lodge: Classic, mask: str, state: str) -> None:
    use_treasure_room(lodge, "Deceiving Image light", errand=True)
    assert lodge.tasks("Tessa") == {"Errand": "active hidden"}  # not shown yet
    lodge.choose("reveal quick", mask)
    assert lodge.tasks("Tessa") == {"Errand": state}


@pytest.mark.rule("TRP.38", "TRP.20")
def test_what_was_cancelled_sets_off_no_second_trap(lodge: Classic) -> None:
    lodge.prepare("Nero", status="active", I="Illusory Tribute light")
    lodge.prepare("Jaf'ar", status="active", I="Deceiving Image light")
    use_treasure_room(lodge, "Deceiving Image light")
    lodge.choose("pass")  # Jaf'ar
    assert lodge.offered() == ["reveal quick", "reveal I", "pass"]
    lodge.choose("reveal quick", SMILE)
    assert lodge.asked() == ("Tessa", "part")


@pytest.mark.rule("TRP.38", "TRP.20")
@pytest.mark.parametrize(("mask", "then"), [(SMILE, ("Tessa", "part")), (WEEP, ("Nero", "react"))])
def test_the_next_owner_is_asked_if_the_room_is_still_activated(
    lodge: Classic, mask: str, then: tuple[str, str]
) -> None:
    lodge.prepare("Jaf'ar", status="active", I="Deceiving Image light")
    use_treasure_room(lodge, "Illusory Tribute light")
    lodge.choose("reveal I", mask)
    assert lodge.asked() == then


@proves("Deceiving Image", "dark")
def test_deceiving_image_dark(lodge: Classic) -> None:
    others = [quest.name.en for quest in lodge.rules.quests if quest.moon == 1][:2]
    lodge.quest_deck(1, "Daydream", *others)
    use_treasure_room(lodge, "Deceiving Image dark", errand=True)
    lodge.choose("reveal quick", SMILE)
    assert list(lodge.tasks("Nero")) == ["Daydream"]
    assert lodge.tasks("Tessa") == {"Errand": "solved"}
    assert lodge.power("Tessa") == 8


@proves("Deceiving Image", "dark")
def test_deceiving_image_dark_weeping(lodge: Classic) -> None:
    lodge.quest_deck(1, "Daydream")
    lodge.stand("Tessa", "Treasure Room", damage="r")
    lodge.task("Tessa", "Errand")
    lie_in_wait(lodge, "Deceiving Image dark")
    lodge.choose("explore", "use", "reveal quick", WEEP)
    assert lodge.tasks("Nero") == {}
    assert lodge.tasks("Tessa") == {"Errand": "active"}
    assert lodge.damage("Tessa") == "r"  # no reward
    assert lodge.power("Tessa") == 6  # the room's alone


@pytest.mark.rule("QST.31")
def test_deceiving_image_dark_holds_the_quest_for_the_round(lodge: Classic) -> None:
    lodge.task("Tessa", "Errand")
    lodge.stand("Tessa", "Treasure Room")
    lie_in_wait(lodge, "Deceiving Image dark")
    lodge.choose("explore", "use", "reveal quick", WEEP)
    lodge.instability("Treasure Room", "", face="open")
    lodge.choose("stop", "explore", "use")
    assert lodge.tasks("Tessa") == {"Errand": "active"}
    lodge.state.round += 1
    lodge.instability("Treasure Room", "", face="open")
    lodge.tokens("Tessa", 2)
    lodge.action_phase(first="Tessa", round_=lodge.state.round)
    lodge.choose("explore", "use")
    assert lodge.tasks("Tessa") == {"Errand": "solved"}


# Ghost Assassin


def haunt(lodge: Classic, side: str, mask: str) -> None:
    """Tessa, with two more revealed and three more Ready spells, casts one at Nero, who answers."""
    lodge.prepare("Tessa", status="revealed", I="Fireball light")
    lodge.prepare("Tessa", quick="Ice Grip light", II="Fireball dark", III="Fireball dark")
    lie_in_wait(lodge, f"Ghost Assassin {side}")
    lodge.choose("cast quick", "Nero", "reveal quick", mask)


@proves("Ghost Assassin", "light")
def test_ghost_assassin_light(lodge: Classic) -> None:
    haunt(lodge, "light", SMILE)
    assert power(lodge) == [7, 5, 5, 5]
    assert lodge.damage("Nero") == "ttt"


@proves("Ghost Assassin", "light")
@pytest.mark.rule("GLO.7")
def test_ghost_assassin_light_weeping(lodge: Classic) -> None:
    haunt(lodge, "light", WEEP)
    assert power(lodge) == [5, 5, 5, 5]
    assert hurt(lodge) == ["ttt", "nn", "", ""]


@proves("Ghost Assassin", "dark")
def test_ghost_assassin_dark(lodge: Classic) -> None:
    haunt(lodge, "dark", SMILE)
    assert power(lodge) == [7, 5, 5, 5]


@proves("Ghost Assassin", "dark")
def test_ghost_assassin_dark_weeping(lodge: Classic) -> None:
    haunt(lodge, "dark", WEEP)
    assert hurt(lodge) == ["ttt", "nn", "", ""]


@proves("Ghost Assassin", "light")
@proves("Ghost Assassin", "dark")
@pytest.mark.parametrize(("side", "status"), [("light", "revealed"), ("dark", "ready")])
def test_ghost_assassin_gains_three_at_most(lodge: Classic, side: str, status: str) -> None:
    lodge.prepare("Tessa", status=status, I="Fireball light", II="Fireball light", III="Fireball light")
    lodge.prepare("Tessa", quick="Ice Grip light")
    lie_in_wait(lodge, f"Ghost Assassin {side}")
    lodge.choose("cast quick", "Nero", "reveal quick", SMILE)
    assert lodge.power("Nero") == 8


# Illusory Pain


@proves("Illusory Pain", "light")
@pytest.mark.parametrize(("before", "dealt"), [("", 2), ("r", 0), ("rr", 1), ("rrr", 1), ("rrrr", 2)])
def test_illusory_pain_light(lodge: Classic, before: str, dealt: int) -> None:
    lodge.stand("Tessa", "Arena", damage=before)
    lodge.resolve("Illusory Pain", "light")
    lodge.choose("Tessa")
    assert lodge.damage("Tessa") == before + "n" * dealt


@proves("Illusory Pain", "light")
@proves("Illusory Pain", "dark")
def test_illusory_pain_reaches_two_rooms(lodge: Classic) -> None:
    lodge.stand("Nero", ROW[0])
    for mage, room in zip(("Tessa", "Jaf'ar", "Rebecca"), ROW[1:4], strict=True):
        lodge.stand(mage, room)
    for side in ("light", "dark"):
        lodge.resolve("Illusory Pain", side)
        assert lodge.offered() == ["Tessa", "Jaf'ar"]


@proves("Illusory Pain", "dark")
def test_illusory_pain_dark(lodge: Classic) -> None:
    imp = lodge.evocation("Tessa", "Arena")
    lodge.resolve("Illusory Pain", "dark")
    assert imp not in lodge.offered()
    lodge.choose("Tessa")
    assert lodge.damage("Tessa") == "nnnn"
    lodge.begin("clean-up")
    assert lodge.damage("Tessa") == "n"


def test_illusory_pain_dark_defeats_all_the_same(lodge: Classic) -> None:
    lodge.stand("Tessa", "Arena", damage=lodge.nearly("Tessa", 4))
    lodge.resolve("Illusory Pain", "dark")
    lodge.choose("Tessa")
    assert lodge.place("Tessa") == "Cell"


# Illusory Tribute


@proves("Illusory Tribute", "light")
def test_illusory_tribute_light(lodge: Classic) -> None:
    use_treasure_room(lodge, "Illusory Tribute light")
    lodge.choose("reveal quick", SMILE)
    assert power(lodge) == [6, 5, 5, 5]
    assert hurt(lodge) == ["x", "", "", ""]
    assert lodge.face("Treasure Room") == "turned"


@pytest.mark.rule("TRP.38")
def test_who_activates_in_anothers_place_is_paid_for_it(lodge: Classic) -> None:
    lodge.lay_event(1, "Pitiful Dance", by="Rebecca")
    lodge.stand("Tessa", "Throne Room")
    lie_in_wait(lodge, "Illusory Tribute light")
    lodge.choose("explore", "use", "reveal quick", SMILE)
    assert power(lodge) == [6, 5, 5, 5]


@pytest.mark.rule("TRP.38", "QST.41")
def test_a_quest_in_place_of_the_effect_does_not_save_the_room_from_the_tribute(lodge: Classic) -> None:
    lodge.task("Tessa", "The Golden Calf")
    lodge.stand("Jaf'ar", "Treasure Room")
    use_treasure_room(lodge, "Illusory Tribute light")
    lodge.choose("reveal quick", SMILE, "yes")
    assert lodge.tasks("Tessa") == {"The Golden Calf": "active hidden"}
    assert power(lodge) == [6, 5, 5, 5]  # the room's, for Nero


@proves("Illusory Tribute", "light")
def test_illusory_tribute_light_weeping(lodge: Classic) -> None:
    use_treasure_room(lodge, "Illusory Tribute light")
    lodge.choose("reveal quick", WEEP)
    assert power(lodge) == [6, 5, 5, 5]  # 1 of hers, then the room gave her 1
    assert hurt(lodge) == ["", "", "", ""]
    assert lodge.told("gained", "lost") == ["lost", "gained", "gained"]


def test_illusory_tribute_light_steals_nothing_from_who_has_nothing(lodge: Classic) -> None:
    lodge.power("Tessa", 0)
    use_treasure_room(lodge, "Illusory Tribute light")
    lodge.choose("reveal quick", WEEP)
    assert power(lodge) == [5, 1, 5, 5]


def tribute(lodge: Classic, spell: str) -> None:
    """Tessa casts a spell, and Nero's tribute is due."""
    lodge.prepare("Tessa", quick=spell)
    lie_in_wait(lodge, "Illusory Tribute dark")
    lodge.choose("cast quick", "reveal quick")


@proves("Illusory Tribute", "dark")
def test_illusory_tribute_dark(lodge: Classic) -> None:
    tribute(lodge, "Ice Grip light")
    assert lodge.asked() == ("Tessa", "may")
    lodge.choose("yes")
    assert lodge.asked() == ("Tessa", "action")
    assert (power(lodge), hurt(lodge)) == ([5, 5, 5, 5], ["", "", "", ""])
    assert lodge.lies("Tessa", "quick") == "revealed"


@proves("Illusory Tribute", "dark")
@pytest.mark.parametrize(("mask", "gained", "damage"), [(SMILE, 1, ""), (WEEP, 0, "nn")])
def test_illusory_tribute_dark_refused(lodge: Classic, mask: str, gained: int, damage: str) -> None:
    tribute(lodge, "Ice Grip light")
    lodge.choose("no", mask)
    assert (lodge.power("Nero"), lodge.damage("Tessa")) == (5 + gained, damage)
    lodge.choose("Jaf'ar")
    assert lodge.damage("Jaf'ar") == "ttt"


def test_illusory_tribute_dark_a_trap_cannot_be_cancelled(lodge: Classic) -> None:
    tribute(lodge, "Magical Theft light")
    assert lodge.asked() == ("Nero", "choose")
    lodge.choose(SMILE)
    assert lodge.lies("Tessa", "quick") == "active"


# Imitation


@proves("Imitation", "light")
def test_imitation_light(lodge: Classic) -> None:
    use_treasure_room(lodge, "Imitation light", errand=True)
    lodge.choose("reveal quick", SMILE)
    assert power(lodge) == [7, 8, 5, 5]


@proves("Imitation", "light")
def test_imitation_light_weeping(lodge: Classic) -> None:
    lodge.stand("Nero", "Arena", damage="rrr")
    lodge.task("Nero", "Daydream")
    use_treasure_room(lodge, "Imitation light", errand=True)
    lodge.choose("reveal quick", WEEP)
    assert lodge.tasks("Nero") == {"Daydream": "solved"}
    assert lodge.damage("Nero") == "r"  # its reward
    assert power(lodge) == [8, 8, 5, 5]


def test_imitation_light_weeping_needs_a_quest(lodge: Classic) -> None:
    use_treasure_room(lodge, "Imitation light", errand=True)
    lodge.choose("reveal quick", WEEP)
    assert lodge.tasks("Nero") == {}
    assert power(lodge) == [5, 8, 5, 5]


@proves("Imitation", "dark")
@pytest.mark.parametrize(("mask", "gained"), [(SMILE, 3), (WEEP, 1)])
def test_imitation_dark(lodge: Classic, mask: str, gained: int) -> None:
    for _ in range(3):
        lodge.evocation("Rebecca", "Garden")
    lodge.prepare("Tessa", quick="Dismiss light")
    lie_in_wait(lodge, "Imitation dark")
    lodge.choose("cast quick", "Garden")
    assert lodge.power("Tessa") == 8
    lodge.choose("reveal quick", mask)
    assert power(lodge) == [5 + gained, 8, 5, 5]


def test_imitation_dark_does_not_answer_a_combat_spell(lodge: Classic) -> None:
    lodge.prepare("Tessa", quick="Ice Grip light")
    lie_in_wait(lodge, "Imitation dark")
    lodge.choose("cast quick", "Jaf'ar")
    assert lodge.asked()[0] == "Tessa"


# Jester Hat


@proves("Jester Hat", "light")
@pytest.mark.parametrize(("damage", "gained"), [(1, 0), (2, 1), (5, 2), (8, 4)])
def test_jester_hat_light(lodge: Classic, damage: int, gained: int) -> None:
    lodge.stand("Tessa", "Throne Room", damage="r" * damage)
    lie_in_wait(lodge, "Jester Hat light")
    lodge.choose("explore", "move to Oracle Room", "reveal quick")
    assert lodge.power("Nero") == 5 + gained
    assert lodge.state.tokens[1] == 1


@proves("Jester Hat", "light")
def test_jester_hat_light_gains_four_at_most(lodge: Classic) -> None:
    health = lodge.rules.mages[lodge.state.mage[0]].health
    lodge.stand("Nero", "Throne Room", damage="r" * (health - 1))
    lodge.stand("Tessa", "Arena")
    lodge.prepare("Tessa", status="active", quick="Jester Hat light")
    lodge.action_phase(first="Nero")
    lodge.choose("explore", "move to Oracle Room", "reveal quick")
    assert health >= 11
    assert lodge.power("Tessa") == 9


@proves("Jester Hat", "light")
def test_jester_hat_light_tires_who_has_no_damage(lodge: Classic) -> None:
    lodge.stand("Tessa", "Throne Room")
    lie_in_wait(lodge, "Jester Hat light")
    lodge.choose("explore", "move to Oracle Room", "reveal quick")
    assert lodge.power("Nero") == 5
    assert lodge.state.tokens[1] == 0


@proves("Jester Hat", "dark")
def test_jester_hat_dark(lodge: Classic) -> None:
    lodge.stand("Tessa", "Sanctuary")
    lodge.prepare("Tessa", quick="Fireball light", I="Ice Grip light", II="Meteor Swarm light")
    lie_in_wait(lodge, "Jester Hat light")
    lodge.choose("explore", "move to Garden", "reveal quick", "yes", "Jaf'ar")
    assert hurt(lodge) == ["", "", "nnn", ""]
    assert [lodge.lies("Tessa", slot) for slot in ("quick", "I", "II")] == ["ready", "revealed", "ready"]
    assert lodge.asked()[0] == "Tessa"  # she goes on


def test_jester_hat_dark_may_be_left(lodge: Classic) -> None:
    lodge.stand("Tessa", "Sanctuary")
    lodge.prepare("Tessa", I="Ice Grip light")
    lie_in_wait(lodge, "Jester Hat light")
    lodge.choose("explore", "move to Garden", "reveal quick", "no")
    assert lodge.lies("Tessa", "I") == "ready"


def test_jester_hat_dark_does_not_touch_the_quick_spell(lodge: Classic) -> None:
    lodge.stand("Tessa", "Sanctuary")
    lodge.prepare("Tessa", quick="Ice Grip light")
    lie_in_wait(lodge, "Jester Hat light")
    lodge.choose("explore", "move to Garden", "reveal quick")
    assert lodge.asked()[0] == "Tessa"  # Nero was not asked
    assert lodge.lies("Tessa", "quick") == "ready"


def test_jester_hat_dark_the_mark_of_the_spell_is_the_trapper_s(lodge: Classic) -> None:
    lodge.stand("Tessa", "Sanctuary")
    lodge.prepare("Tessa", I="Ice Grip light")  # with the mark
    lie_in_wait(lodge, "Jester Hat light")
    lodge.choose("explore", "move to Garden", "reveal quick", "yes", "Jaf'ar")
    assert (lodge.cubes("Arena"), lodge.cubes("Garden")) == ("n", "")


@pytest.mark.rule("SPL.14")
@pytest.mark.parametrize(("element", "rose"), [("profane", 1), ("air", 0)])
def test_jester_hat_dark_the_element_of_any_is_named_where_the_spell_lies(
    lodge: Classic, element: str, rose: int
) -> None:
    lodge.lay_event(1, "Every Curse a Prayer", by="Rebecca")
    lodge.stand("Tessa", "Sanctuary")
    lodge.prepare("Tessa", I="Magic Door light")
    lie_in_wait(lodge, "Jester Hat light")
    lodge.choose("explore", "move to Garden", "reveal quick", "yes")
    assert lodge.asked() == ("Tessa", "element")
    lodge.choose(f"element {ELEMENTS.index(element)}", "Forge", "no")
    assert lodge.place("Nero") == "Forge"
    assert lodge.power("Black Rose") == rose


@pytest.mark.rule("TRP.1", "TRP.2")
@pytest.mark.parametrize("spell", ["Soul Entrapment dark", "Dance of Death light", "Obscure Armor light"])
def test_jester_hat_dark_nothing_comes_of_a_spell_that_answers(lodge: Classic, spell: str) -> None:
    lodge.stand("Tessa", "Sanctuary")
    lodge.prepare("Tessa", I=spell)
    lie_in_wait(lodge, "Jester Hat light")
    lodge.choose("explore", "move to Garden", "reveal quick", "yes")
    assert lodge.asked() == ("Tessa", "part")
    assert hurt(lodge) == ["", "", "", ""]
    assert power(lodge) == [5, 5, 5, 5]
    assert lodge.lies("Tessa", "I") == "revealed"


# Light Cape


@proves("Light Cape", "light")
def test_light_cape_light(lodge: Classic) -> None:
    far = lodge.evocation("Rebecca", "Cemetery")
    lodge.prepare("Tessa", quick="Ice Grip light")
    lie_in_wait(lodge, "Light Cape light")
    lodge.choose("cast quick", "Nero", "reveal quick")
    assert lodge.offered() == ["Tessa", "Jaf'ar"]
    assert far not in lodge.offered()
    lodge.choose("Jaf'ar")
    assert hurt(lodge) == ["", "", "nnn", ""]


def test_light_cape_light_ignores_where_nobody_is_near(lodge: Classic) -> None:
    lodge.stand("Tessa", "Crypt")
    lodge.stand("Jaf'ar", "Crypt")
    lodge.prepare("Tessa", quick="Ice Grip light")
    lie_in_wait(lodge, "Light Cape light")
    lodge.choose("cast quick", "Nero", "reveal quick")
    assert hurt(lodge) == ["", "", "", ""]


@proves("Light Cape", "dark")
def test_light_cape_dark(lodge: Classic) -> None:
    lodge.prepare("Tessa", quick="Ice Grip light")
    lie_in_wait(lodge, "Light Cape dark")
    lodge.choose("cast quick", "Nero", "reveal quick")
    assert hurt(lodge) == ["ttt", "nnn", "", ""]
    assert power(lodge) == [5, 5, 5, 5]


@proves("Light Cape", "dark")
def test_light_cape_dark_pays_its_owner_alone(lodge: Classic) -> None:
    lodge.stand("Tessa", "Arena", damage=lodge.nearly("Tessa", 3, "j"))
    lodge.prepare("Tessa", quick="Ice Grip light")
    lie_in_wait(lodge, "Light Cape dark")
    lodge.choose("cast quick", "Nero", "reveal quick")
    assert lodge.place("Tessa") == "Cell"
    assert power(lodge) == [10, 5, 5, 5]
    assert lodge.captured("Nero") == ["Tessa"]


# Multiple Images


@proves("Multiple Images", "light")
def test_multiple_images_light(lodge: Classic) -> None:
    lodge.prepare("Tessa", quick="Ice Grip light")
    lie_in_wait(lodge, "Multiple Images light")
    lodge.choose("cast quick", "Nero", "reveal quick", SMILE)
    assert power(lodge) == [6, 5, 5, 5]
    assert hurt(lodge) == ["ttt", "", "", ""]


@proves("Multiple Images", "light")
def test_multiple_images_light_weeping_ignores_the_damage_alone(lodge: Classic) -> None:
    lodge.prepare("Tessa", quick="Vampire's Bite dark")  # 2 damage, and steal 1 power
    lie_in_wait(lodge, "Multiple Images light")
    lodge.choose("cast quick", "Nero", "reveal quick", WEEP)
    assert hurt(lodge) == ["", "", "", ""]
    assert power(lodge) == [4, 6, 5, 5]


def test_multiple_images_light_does_not_answer_what_is_aimed_at_a_room(lodge: Classic) -> None:
    lodge.prepare("Tessa", quick="Meteor Swarm light")
    lie_in_wait(lodge, "Multiple Images light")
    lodge.choose("cast quick", "Arena")
    assert lodge.damage("Nero") == "tttt"


@proves("Multiple Images", "dark")
def test_multiple_images_dark(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Arena")
    lodge.prepare("Tessa", quick="Meteor Swarm light")
    lie_in_wait(lodge, "Multiple Images dark")
    lodge.choose("cast quick", "Arena", "reveal quick", SMILE)
    assert set(lodge.offered()) == {"Oracle Room", "The Abyss", "Mirrors' Room"}
    lodge.choose("The Abyss")
    assert lodge.place("Nero") == "The Abyss"
    assert hurt(lodge) == ["", "", "", "tttt"]


@proves("Multiple Images", "dark")
def test_multiple_images_dark_weeping(lodge: Classic) -> None:
    lodge.prepare("Tessa", quick="Meteor Swarm light")
    lie_in_wait(lodge, "Multiple Images dark")
    lodge.choose("cast quick", "Arena", "reveal quick", WEEP)
    assert hurt(lodge) == ["tttt", "nnnn", "", ""]


def test_multiple_images_dark_does_not_answer_what_is_aimed_at_its_owner(lodge: Classic) -> None:
    lodge.prepare("Tessa", quick="Ice Grip light")
    lie_in_wait(lodge, "Multiple Images dark")
    lodge.choose("cast quick", "Nero")
    assert lodge.damage("Nero") == "ttt"


# Shadow Step


@proves("Shadow Step", "light")
def test_shadow_step_light(lodge: Classic) -> None:
    lodge.pile("Nero", ["Fireball", "Ice Grip"])
    lodge.resolve("Shadow Step", "light")
    assert set(lodge.offered()) == {"Oracle Room", "The Abyss", "Mirrors' Room"}
    lodge.choose("Oracle Room")
    assert lodge.place("Nero") == "Oracle Room"
    lodge.choose("yes", "Ice Grip")  # a spell searched for
    assert lodge.hand("Nero") == ["Ice Grip"]
    assert lodge.face("Oracle Room") == "turned"


@proves("Shadow Step", "dark")
def test_shadow_step_dark(lodge: Classic) -> None:
    lodge.resolve("Shadow Step", "dark")
    lodge.choose("Rebecca")
    assert lodge.place("Nero") == "Crypt"
    assert hurt(lodge) == ["", "", "", "nn"]
    assert set(lodge.offered()) == {"Oracle Room", "The Abyss", "Mirrors' Room"}
    lodge.choose("The Abyss")
    assert lodge.place("Rebecca") == "The Abyss"


def test_shadow_step_dark_a_defeated_target_goes_nowhere_else(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Crypt", damage=lodge.nearly("Rebecca", 2))
    lodge.resolve("Shadow Step", "dark")
    lodge.choose("Rebecca")
    assert lodge.place("Rebecca") == "Cell"
    assert lodge.quiet


# Suggestion


@proves("Suggestion", "light")
def test_suggestion_light(lodge: Classic) -> None:
    imp = lodge.evocation("Tessa", "Crypt")
    lodge.resolve("Suggestion", "light")
    lodge.choose(SMILE, "attack Rebecca")
    assert hurt(lodge) == ["", "", "", "nn"]
    assert lodge.events("activated")[0].by == 0
    assert lodge.place(imp) == "Crypt"


@proves("Suggestion", "light")
def test_suggestion_light_weeping(lodge: Classic) -> None:
    imp = lodge.evocation("Jaf'ar", "Crypt")
    lodge.resolve("Suggestion", "light")
    lodge.choose(WEEP)
    assert lodge.place(imp) == "Sanctuary"
    assert hurt(lodge) == ["", "", "nn", ""]
    assert lodge.quiet


@proves("Suggestion", "light")
@proves("Suggestion", "dark")
def test_suggestion_reaches_two_rooms(lodge: Classic) -> None:
    lodge.stand("Nero", ROW[0])
    near, far = lodge.evocation("Tessa", ROW[2]), lodge.evocation("Tessa", ROW[3])
    lodge.evocation("Tessa", ROW[1])
    lodge.resolve("Suggestion", "light")
    assert near in lodge.offered()
    assert far not in lodge.offered()
    for mage, room in zip(("Tessa", "Jaf'ar", "Rebecca"), ROW[1:4], strict=True):
        lodge.stand(mage, room)
    lodge.resolve("Suggestion", "dark")
    assert lodge.offered() == ["Tessa", "Jaf'ar"]


@proves("Suggestion", "dark")
def test_suggestion_dark(lodge: Classic) -> None:
    lodge.evocation("Rebecca", "Forge")  # next to where she goes
    lodge.resolve("Suggestion", "dark")
    lodge.choose("Tessa", SMILE, "move to Sanctuary")
    assert lodge.place("Tessa") == "Sanctuary"
    assert hurt(lodge) == ["", "", "nn", ""]  # Nero's damage
    assert lodge.quiet


def test_suggestion_dark_never_strikes_the_caster(lodge: Classic) -> None:
    lodge.resolve("Suggestion", "dark")
    lodge.choose("Tessa", SMILE, "stop")
    assert hurt(lodge) == ["", "", "", ""]


@proves("Suggestion", "dark")
@pytest.mark.parametrize(
    ("slots", "gained"),
    [
        ({"quick": "Ice Grip light", "I": "Magic Door light"}, 1),
        ({"quick": "Magic Door light", "I": "Ice Grip light"}, 2),
        ({"quick": "Magic Door light"}, 1),
        ({"I": "Magical Theft light"}, 0),
        ({}, 0),
    ],
)
def test_suggestion_dark_weeping(lodge: Classic, slots: dict[str, str], gained: int) -> None:
    lodge.prepare("Tessa", **slots)
    lodge.resolve("Suggestion", "dark")
    lodge.choose("Tessa", WEEP)
    assert lodge.power("Nero") == 5 + gained
    assert all(lodge.lies("Tessa", slot) == "ready" for slot in slots)


# Marks


@pytest.mark.parametrize(
    ("spell", "marked"),
    [
        ("Andromeda", True),
        ("Arcane Mirage", True),
        ("Deceiving Image", False),
        ("Ghost Assassin", False),
        ("Illusory Pain", True),
        ("Illusory Tribute", False),
        ("Imitation", False),
        ("Jester Hat", False),
        ("Light Cape", False),
        ("Multiple Images", True),
        ("Shadow Step", True),
        ("Suggestion", True),
    ],
)
def test_marks(lodge: Classic, spell: str, marked: bool) -> None:
    card = lodge.rules.cards[lodge.card(spell)]
    assert card.instability == marked
