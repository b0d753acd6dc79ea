"""Conspiracy: every spell on both sides. Nero has them; Tessa is his victim."""

import pytest

from blackrose.engine.components import Pack
from blackrose.packs import load_text
from tests.classic.box import event
from tests.classic.proving import proves, scene
from tests.classic.scenario import ROW, Classic


@scene
def lodge(pack: Pack) -> Classic:
    """Nero and Tessa in the Arena (red), Jaf'ar next door in the Sanctuary (yellow), Rebecca across the
    centre in the Crypt (grey); 5 power each.
    """
    table = Classic("Nero", "Tessa", "Jaf'ar", "Rebecca", pack=pack)
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


def lie_in_wait(lodge: Classic, spell: str, walker: str = "Tessa") -> None:
    """Nero's spell waits for its condition, and another mage's turn begins."""
    lodge.prepare("Nero", status="active", quick=spell)
    lodge.action_phase(first=walker)


def walk(lodge: Classic, *rooms: str) -> None:
    """The mage whose turn it is explores these rooms, one after the other."""
    lodge.choose("explore", *(f"move to {room}" for room in rooms))


def aim(lodge: Classic, label: str) -> None:
    """Aims at this, unless it was the only target."""
    if not lodge.quiet and label in lodge.offered():
        lodge.choose(label)


def solved(lodge: Classic, number: int = 0) -> str:
    """The name of a quest of the first moon."""
    return [quest.name.en for quest in lodge.rules.quests if quest.moon == 1][number]


# Blade Barrage


@proves("Blade Barrage", "light")
@pytest.mark.rule("TRP.9")
def test_blade_barrage_light(lodge: Classic) -> None:
    lodge.stand("Nero", "Oracle Room")
    lodge.stand("Tessa", "Throne Room")
    lodge.stand("Rebecca", "Arena")
    own = lodge.evocation("Nero", "Arena")
    other = lodge.evocation("Tessa", "Forge")
    far = lodge.evocation("Tessa", "Crypt")
    lie_in_wait(lodge, "Blade Barrage light")
    walk(lodge, "Arena")
    lodge.choose("reveal quick")
    assert hurt(lodge) == ["", "nnn", "n", "nnn"]
    assert [lodge.damage(model) for model in (own, other, far)] == ["", "n", ""]


def test_blade_barrage_light_is_sprung_by_an_evocation(lodge: Classic) -> None:
    lodge.stand("Nero", "Oracle Room")
    lodge.stand("Tessa", "Crypt")
    lodge.evocation("Tessa", "Sanctuary")
    lodge.prepare("Nero", status="active", quick="Blade Barrage light")
    lodge.begin("evocation", first="Tessa")
    lodge.choose("Landsknecht t1", "move to Arena", "reveal quick")
    assert lodge.place("Landsknecht t1") == ""  # 3 damage fell it
    assert lodge.damage("Jaf'ar") == "n"


@proves("Blade Barrage", "dark")
@pytest.mark.rule("TRP.9", "TRP.27")
def test_blade_barrage_dark(lodge: Classic) -> None:
    lodge.stand("Tessa", "Sanctuary")
    lie_in_wait(lodge, "Blade Barrage light")
    walk(lodge, "Garden")
    lodge.choose("reveal quick")
    assert hurt(lodge) == ["", "nn", "", ""]
    lodge.choose("move to Sanctuary")
    assert hurt(lodge) == ["", "nnnn", "", ""]
    lodge.choose("stop", "explore", "move to Garden", "move to Crypt")
    assert hurt(lodge) == ["", "nnnn", "", ""]  # once only, and the trap is spent


def test_blade_barrage_dark_does_not_hit_who_stays(lodge: Classic) -> None:
    lodge.stand("Tessa", "Sanctuary")
    lodge.stand("Jaf'ar", "Garden")
    lie_in_wait(lodge, "Blade Barrage light")
    walk(lodge, "Garden")
    lodge.choose("reveal quick", "stop")
    assert hurt(lodge) == ["", "nn", "", ""]


def test_blade_barrage_dark_is_not_sprung_by_an_evocation(lodge: Classic) -> None:
    lodge.evocation("Tessa", "Sanctuary")
    lodge.prepare("Nero", status="active", quick="Blade Barrage light")
    lodge.begin("evocation", first="Tessa")
    lodge.choose("Landsknecht t1", "move to Garden")
    assert lodge.asked()[0] == "Tessa"


def test_blade_barrage_spares_its_owner(lodge: Classic) -> None:
    lodge.stand("Nero", "Sanctuary")
    lie_in_wait(lodge, "Blade Barrage light", "Nero")
    walk(lodge, "Garden")
    assert lodge.asked() == ("Nero", "part")


# Blood Pact


@proves("Blood Pact", "light")
def test_blood_pact_light(lodge: Classic) -> None:
    quest = solved(lodge)
    lodge.task("Tessa", quest, "solved")
    lodge.task("Tessa", solved(lodge, 1))
    lie_in_wait(lodge, "Blood Pact light")
    walk(lodge, "Black Rose Room")
    lodge.choose("reveal quick")
    assert lodge.tasks("Nero") == {quest: "solved"}
    assert list(lodge.tasks("Tessa")) == [solved(lodge, 1)]
    assert power(lodge) == [7, 5, 5, 5]


@proves("Blood Pact", "light")
def test_blood_pact_light_takes_one_of_several(lodge: Classic) -> None:
    quests = [solved(lodge, number) for number in range(3)]
    for quest in quests:
        lodge.task("Tessa", quest, "solved")
    lie_in_wait(lodge, "Blood Pact light")
    walk(lodge, "Black Rose Room")
    lodge.choose("reveal quick")
    assert lodge.asked()[0] == "Nero"
    assert lodge.offered() == quests
    lodge.choose(quests[1])
    assert list(lodge.tasks("Nero")) == [quests[1]]


def test_blood_pact_light_gains_without_a_quest(lodge: Classic) -> None:
    lodge.task("Tessa", solved(lodge))  # not fulfilled
    lie_in_wait(lodge, "Blood Pact light")
    walk(lodge, "Black Rose Room")
    lodge.choose("reveal quick")
    assert lodge.tasks("Nero") == {}
    assert power(lodge) == [7, 5, 5, 5]


@proves("Blood Pact", "dark")
def test_blood_pact_dark(lodge: Classic) -> None:
    lie_in_wait(lodge, "Blood Pact light")
    walk(lodge, "Throne Room")
    lodge.choose("reveal quick")
    assert power(lodge) == [7, 3, 5, 5]
    assert "move to Arena" not in lodge.offered()


@pytest.mark.parametrize(("had", "stolen"), [(1, 1), (0, 0)])
def test_blood_pact_dark_steals_what_there_is(lodge: Classic, had: int, stolen: int) -> None:
    lodge.power("Tessa", had)
    lie_in_wait(lodge, "Blood Pact light")
    walk(lodge, "Throne Room")
    lodge.choose("reveal quick")
    assert power(lodge)[:2] == [5 + stolen, had - stolen]


# Dance of Death


@proves("Dance of Death", "light")
def test_dance_of_death_light(lodge: Classic) -> None:
    lie_in_wait(lodge, "Dance of Death light")
    walk(lodge, "Sanctuary")
    lodge.choose("stop", "reveal quick")
    assert hurt(lodge) == ["", "n", "", ""]
    assert lodge.asked()[0] == "Nero"
    lodge.choose("move to Garden")
    assert lodge.place("Tessa") == "Garden"
    assert lodge.asked()[0] == "Tessa"  # one move only


def test_dance_of_death_light_does_not_answer_a_spell(lodge: Classic) -> None:
    lodge.prepare("Tessa", quick="Whispering Wind light")
    lie_in_wait(lodge, "Dance of Death light")
    lodge.choose("cast quick", "Jaf'ar", "stop")
    assert lodge.asked()[0] == "Tessa"


@proves("Dance of Death", "dark")
def test_dance_of_death_dark(lodge: Classic) -> None:
    imp, other = lodge.evocation("Rebecca", "Sanctuary"), lodge.evocation("Rebecca", "Sanctuary")
    lodge.evocation("Rebecca", "Garden")  # in another room
    lie_in_wait(lodge, "Dance of Death dark")
    walk(lodge, "Sanctuary")
    lodge.choose("stop", "reveal quick")
    assert set(lodge.offered()) == {"Jaf'ar", imp, other}
    lodge.choose(imp, "move to Garden")
    assert [lodge.place(model) for model in ("Tessa", imp, other)] == ["Garden", "Garden", "Sanctuary"]
    assert power(lodge) == [6, 5, 5, 5]
    assert lodge.asked()[0] == "Tessa"


def test_dance_of_death_dark_gains_though_nobody_moves(lodge: Classic) -> None:
    lodge.stand("Nero", "Crypt")
    lie_in_wait(lodge, "Dance of Death dark")
    lodge.choose("explore", "stop", "reveal quick", "stop")
    assert lodge.place("Tessa") == "Arena"
    assert power(lodge) == [6, 5, 5, 5]


# Deceiving Wind


def attack_nero(lodge: Classic, spell: str) -> None:
    """Nero's Deceiving Wind waits, and Tessa casts a spell."""
    lodge.prepare("Tessa", quick=spell)
    lodge.prepare("Nero", status="active", quick="Deceiving Wind dark")
    lodge.action_phase(first="Tessa")
    lodge.choose("cast quick")


@proves("Deceiving Wind", "light")
@pytest.mark.parametrize(("spell", "left"), [("Ice Grip light", ""), ("Meteor Swarm light", "t")])
def test_deceiving_wind_light(lodge: Classic, spell: str, left: str) -> None:
    lodge.prepare("Nero", status="active", quick="Deceiving Wind light")
    lodge.prepare("Tessa", quick=spell)
    lodge.action_phase(first="Tessa")
    lodge.choose("cast quick", "Nero" if left == "" else "Arena", "reveal quick")
    assert "amount 4" not in lodge.offered()
    lodge.choose("amount 3")
    assert lodge.damage("Nero") == left
    assert lodge.power("Nero") == 6


@proves("Deceiving Wind", "dark")
def test_deceiving_wind_dark(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Crypt")  # too far
    attack_nero(lodge, "Ice Grip light")
    lodge.choose("Nero", "reveal quick")
    assert hurt(lodge) == ["", "", "ttt", ""]  # Jaf'ar is the only one within 1; never its caster


def test_deceiving_wind_dark_lets_its_owner_choose(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Arena")
    imp = lodge.evocation("Rebecca", "Throne Room")
    far = lodge.evocation("Rebecca", "Cemetery")
    attack_nero(lodge, "Ice Grip light")
    lodge.choose("Nero", "reveal quick")
    assert lodge.asked()[0] == "Nero"
    assert set(lodge.offered()) == {"Jaf'ar", "Rebecca", imp}
    assert far not in lodge.offered()
    lodge.choose("Rebecca")
    assert hurt(lodge) == ["", "", "", "ttt"]


@proves("Deceiving Wind", "dark")
def test_deceiving_wind_dark_cancels_where_nobody_else_is(lodge: Classic) -> None:
    lodge.stand("Jaf'ar", "Crypt")
    attack_nero(lodge, "Ice Grip light")
    lodge.choose("Nero", "reveal quick")
    assert hurt(lodge) == ["", "", "", ""]


def test_deceiving_wind_dark_does_not_answer_what_is_aimed_at_a_room(lodge: Classic) -> None:
    attack_nero(lodge, "Meteor Swarm light")
    lodge.choose("Arena")
    assert lodge.asked()[0] != "Nero"
    assert lodge.damage("Nero") == "tttt"


# Dismiss


@proves("Dismiss", "light")
def test_dismiss_light(lodge: Classic) -> None:
    own = lodge.evocation("Nero", "Garden")
    away = lodge.evocation("Tessa", "Crypt")
    for mage, number in (("Tessa", 2), ("Jaf'ar", 2), ("Rebecca", 1)):
        for _ in range(number):
            lodge.evocation(mage, "Garden", kind="Mutant Altar")
    lodge.resolve("Dismiss", "light")
    lodge.choose("Garden")
    assert len(lodge.events("removed")) == 5
    assert lodge.power("Nero") == 9  # 4 at most
    assert (lodge.place(own), lodge.place(away)) == ("Garden", "Crypt")


@proves("Dismiss", "light")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_dismiss_light_pays_for_each(lodge: Classic, number: int) -> None:
    for _ in range(number):
        lodge.evocation("Tessa", "Garden")
    lodge.resolve("Dismiss", "light")
    lodge.choose("Garden")
    assert lodge.power("Nero") == 5 + number


@proves("Dismiss", "dark")
def test_dismiss_dark(lodge: Classic) -> None:
    own = lodge.evocation("Nero", "Arena")
    prey = lodge.evocation("Tessa", "Treasure Room")
    other = lodge.evocation("Tessa", "Crypt")
    lodge.resolve("Dismiss", "dark")
    assert own in lodge.offered()  # one's own may be chosen
    assert "Tessa" not in lodge.offered()
    lodge.choose(prey)
    assert lodge.place(prey) == ""
    assert lodge.place("Nero") == "Treasure Room"
    assert lodge.power("Nero") == 6
    assert lodge.asked() == ("Nero", "may")
    lodge.choose("yes")
    assert lodge.power("Nero") == 7
    assert lodge.face("Treasure Room") == "turned"
    assert lodge.place(other) == "Crypt"


def test_dismiss_dark_need_not_activate(lodge: Classic) -> None:
    lodge.evocation("Tessa", "Treasure Room")
    lodge.resolve("Dismiss", "dark")
    lodge.choose("no")
    assert lodge.face("Treasure Room") == "open"


# Extort Magic


@proves("Extort Magic", "light")
def test_extort_magic_light(lodge: Classic) -> None:
    lodge.hold("Nero", "Fireball", "Death Delirium")
    lodge.hold("Tessa", "Ice Grip", "Vampire's Bite", "Eviscerate")
    lodge.resolve("Extort Magic", "light")
    assert "Rebecca" in lodge.offered()  # two rooms away
    lodge.choose("Tessa")
    assert len(lodge.told_to("Nero", "saw_spell")) == 3
    assert lodge.offered() == ["Ice Grip", "Vampire's Bite"]  # no forgotten one
    lodge.choose("Vampire's Bite")
    assert "Vampire's Bite" in lodge.hand("Nero")
    assert "Death Delirium" in lodge.hand("Nero")
    assert "Fireball" in lodge.hand("Tessa")
    assert power(lodge) == [6, 5, 5, 5]


def test_extort_magic_light_gains_though_a_hand_is_empty(lodge: Classic) -> None:
    lodge.hold("Nero", "Fireball")
    lodge.resolve("Extort Magic", "light")
    lodge.choose("Tessa")
    assert lodge.hand("Nero") == ["Fireball"]
    assert power(lodge) == [6, 5, 5, 5]


@pytest.mark.rule("SPL.4")
def test_a_personal_spell_that_is_swapped_goes_to_its_owners_memories(lodge: Classic) -> None:
    lodge.hold("Nero", "Fireball")
    lodge.hold("Tessa", "Wrath of Nature")
    lodge.resolve("Extort Magic", "light")
    lodge.choose("Tessa")
    assert (lodge.hand("Nero"), lodge.hand("Tessa")) == ([], ["Fireball"])
    assert lodge.memories("Tessa") == ["Wrath of Nature"]
    lodge.hold("Nero", "Ring of Fire")
    lodge.resolve("Extort Magic", "light")
    lodge.choose("Tessa")
    assert (lodge.hand("Nero"), lodge.hand("Tessa")) == (["Fireball"], [])
    assert lodge.memories("Nero") == ["Ring of Fire"]


@proves("Extort Magic", "light")
def test_extort_magic_light_reaches_two_rooms(lodge: Classic) -> None:
    lodge.stand("Nero", ROW[0])
    for mage, room in zip(("Tessa", "Jaf'ar", "Rebecca"), ROW[1:4], strict=True):
        lodge.stand(mage, room)
    lodge.resolve("Extort Magic", "light")
    assert lodge.offered() == ["Tessa", "Jaf'ar"]


@proves("Extort Magic", "dark")
def test_extort_magic_dark(lodge: Classic) -> None:
    lodge.hold("Nero", "Fireball")
    lodge.prepare("Tessa", quick="Fireball light", I="Ice Grip light", II="Ice Grip dark")
    lodge.resolve("Extort Magic", "dark")
    assert lodge.offered() == ["Tessa", "Jaf'ar"]  # one room away at most
    lodge.choose("Tessa")
    assert lodge.asked()[0] == "Tessa"
    assert lodge.offered() == ["slot I", "slot II"]  # never the quick one
    lodge.choose("slot II")
    assert lodge.sheet("Tessa") == {"quick": "Fireball light", "I": "Ice Grip light"}
    assert lodge.hand("Nero") == []
    assert power(lodge) == [6, 5, 5, 5]


def test_extort_magic_dark_costs_a_spell(lodge: Classic) -> None:
    lodge.prepare("Tessa", I="Ice Grip light")
    lodge.resolve("Extort Magic", "dark")
    lodge.choose("Tessa")
    assert lodge.sheet("Tessa") == {"I": "Ice Grip light"}
    assert power(lodge) == [5, 5, 5, 5]


# Magical Theft


def fulfil(lodge: Classic, side: str) -> str:
    """Tessa fulfils a quest by activating a room while Nero's Magical Theft waits; gives its name."""
    lodge.task("Tessa", "Errand")
    lodge.stand("Tessa", "Treasure Room")
    lie_in_wait(lodge, f"Magical Theft {side}")
    lodge.choose("explore", "use")
    return "Errand"


ERRAND = """
    [[quest]]
    name = { en = "Errand", de = "Botengang", ru = "Поручение" }
    moon = 1
    power = 2
    provenance = "original"
    when = "You activate the Treasure Room."
    text = "Heal 1 damage."
"""


@scene
def errand(pack: Pack) -> Classic:
    """The same table with a quest that wants the Treasure Room activated: 2 power, and 1 damage healed."""
    return lodge_of(load_text(ERRAND, base=pack))


def lodge_of(pack: Pack) -> Classic:
    """Nero and Tessa with 5 power each."""
    table = Classic("Nero", "Tessa", pack=pack)
    table.stand("Nero", "Arena")
    for mage in table.people:
        table.power(mage, 5)
    return table


@proves("Magical Theft", "light")
def test_magical_theft_light(errand: Classic) -> None:
    quest = fulfil(errand, "light")
    errand.choose("reveal quick")
    assert errand.tasks("Nero") == {quest: "solved"}
    assert errand.tasks("Tessa") == {}
    assert errand.power("Nero") == 5
    assert errand.power("Tessa") == 8  # the quest's 2 and the room's 1


@proves("Magical Theft", "dark")
def test_magical_theft_dark(errand: Classic) -> None:
    quest = fulfil(errand, "dark")
    errand.choose("reveal quick")
    assert errand.tasks("Tessa") == {quest: "solved"}
    assert errand.tasks("Nero") == {}
    assert errand.power("Nero") == 7
    assert errand.power("Tessa") == 6


@pytest.mark.rule("TRP.2")
def test_magical_theft_may_be_kept(errand: Classic) -> None:
    quest = fulfil(errand, "light")
    errand.choose("pass")
    assert errand.tasks("Tessa") == {quest: "solved"}
    assert errand.lies("Nero", "quick") == "active"


# Magic Door


@proves("Magic Door", "light")
def test_magic_door_light(lodge: Classic) -> None:
    lodge.resolve("Magic Door", "light")
    assert len(lodge.offered()) == 19
    lodge.choose("Treasure Room")
    assert lodge.place("Nero") == "Treasure Room"
    lodge.choose("yes")
    assert lodge.power("Nero") == 6


def test_magic_door_light_does_not_use_a_turned_room(lodge: Classic) -> None:
    lodge.instability("Treasure Room", "", face="turned")
    lodge.resolve("Magic Door", "light")
    lodge.choose("Treasure Room")
    assert lodge.quiet
    assert lodge.power("Nero") == 5


@proves("Magic Door", "dark")
def test_magic_door_dark(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Treasure Room")
    lodge.resolve("Magic Door", "dark")
    lodge.choose("Rebecca")
    assert (lodge.place("Nero"), lodge.place("Rebecca")) == ("Treasure Room", "Arena")
    lodge.choose("yes")
    assert lodge.power("Nero") == 6


def test_magic_door_dark_in_the_same_room_may_still_activate_it(lodge: Classic) -> None:
    lodge.stand("Nero", "Treasure Room")
    lodge.stand("Tessa", "Treasure Room")
    lodge.resolve("Magic Door", "dark")
    lodge.choose("Tessa", "yes")
    assert lodge.events("entered") == []
    assert lodge.power("Nero") == 6


# Obscure Intuition


@proves("Obscure Intuition", "light")
def test_obscure_intuition_light(lodge: Classic) -> None:
    one, two, three = solved(lodge), solved(lodge, 1), solved(lodge, 2)
    lodge.quest_deck(1, one, two, three)
    lodge.resolve("Obscure Intuition", "light")
    assert lodge.offered() == ["Tessa", "Jaf'ar", "Rebecca"]
    lodge.choose("Jaf'ar")
    assert set(lodge.offered()) == {one, two}
    lodge.choose(two)
    assert list(lodge.tasks("Nero")) == [one]
    assert list(lodge.tasks("Jaf'ar")) == [two]


def test_obscure_intuition_light_discards_what_nobody_may_take(lodge: Classic) -> None:
    names = [solved(lodge, number) for number in range(8)]
    for at, mage in enumerate(("Tessa", "Jaf'ar", "Rebecca")):
        lodge.task(mage, names[2 + 2 * at])
        lodge.task(mage, names[3 + 2 * at])
    lodge.quest_deck(1, *names[:2])
    rose = lodge.power("Black Rose")
    lodge.resolve("Obscure Intuition", "light")
    lodge.choose(names[0])
    assert list(lodge.tasks("Nero")) == [names[1]]
    assert lodge.state.quest_discards[0] == (lodge.quest(names[0]),)
    assert lodge.power("Black Rose") == rose


@proves("Obscure Intuition", "dark")
def test_obscure_intuition_dark(lodge: Classic) -> None:
    lodge.library("Destruction", discards=["Fireball", "Meteor Swarm"])
    lodge.library("Necromancy", discards=["Ice Grip"])
    lodge.resolve("Obscure Intuition", "dark")
    assert set(lodge.offered()) == {"Fireball", "Meteor Swarm", "Ice Grip"}
    lodge.choose("Ice Grip")
    assert lodge.hand("Nero") == ["Ice Grip"]
    assert lodge.discards("Necromancy") == []
    assert lodge.discards("Destruction") == ["Fireball", "Meteor Swarm"]
    assert lodge.power("Nero") == 6


def test_obscure_intuition_dark_gains_without_discards(lodge: Classic) -> None:
    lodge.resolve("Obscure Intuition", "dark")
    assert lodge.quiet
    assert lodge.hand("Nero") == []
    assert lodge.power("Nero") == 6


# Plot


def events(lodge: Classic, crown: bool) -> list[str]:
    """The names of events of the first moon with or without a crown that lie on the board."""
    return [
        card.name.en
        for card in lodge.rules.event_cards
        if card.moon == 1 and card.crown == crown and card.slot
    ]


@proves("Plot", "light")
@pytest.mark.parametrize(("pays", "each"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_plot_light(lodge: Classic, pays: int, each: int) -> None:
    rumour = event("Rumour", "Each mage gains 1 power.", discarded=str(pays))
    table = lodge_of(load_text(rumour, base=lodge.rules.pack))
    table.lay_event(1, "Rumour")
    rose = table.power("Black Rose")
    table.resolve("Plot", "light")
    assert table.board == ["", "", ""]
    assert table.power("Nero") == 5 + each
    assert table.power("Black Rose") == rose + each


def test_plot_light_lets_one_choose_the_event(lodge: Classic) -> None:
    one, two = events(lodge, crown=False)[:2]
    lodge.lay_event(1, one)
    lodge.lay_event(2, two)
    lodge.resolve("Plot", "light")
    assert set(lodge.offered()) == {one, two}
    lodge.choose(two)
    assert lodge.board == [one, "", ""]


def test_plot_light_needs_an_event(lodge: Classic) -> None:
    lodge.resolve("Plot", "light")
    assert lodge.quiet
    assert lodge.power("Nero") == 5


@proves("Plot", "dark")
def test_plot_dark(lodge: Classic) -> None:
    lodge.state.crown = 1
    plain = events(lodge, crown=False)[:3]
    lodge.event_deck(1, *plain)
    lodge.resolve("Plot", "dark")
    assert set(lodge.offered()) == {*plain[:2], "stop"}
    lodge.choose(plain[1])
    assert plain[1] in lodge.board
    assert lodge.state.crown == 0
    assert lodge.power("Nero") == 5
    assert lodge.state.event_decks[0][-1] == lodge.event(plain[0])


@proves("Plot", "dark")
def test_plot_dark_with_a_crown(lodge: Classic) -> None:
    crowned = events(lodge, crown=True)[:1]
    lodge.event_deck(1, *crowned)
    lodge.resolve("Plot", "dark")
    lodge.choose(crowned[0])
    assert lodge.state.crown == 0
    assert lodge.power("Nero") == 7


def test_plot_dark_may_play_none(lodge: Classic) -> None:
    lodge.state.crown = 1
    plain = events(lodge, crown=False)[:2]
    lodge.event_deck(1, *plain)
    lodge.resolve("Plot", "dark")
    lodge.settle("stop")
    assert lodge.board == ["", "", ""]
    assert lodge.state.crown == 1
    assert lodge.power("Nero") == 5


# Profane Mark


@proves("Profane Mark", "light")
@pytest.mark.parametrize(
    ("before", "after", "gained"),
    [("tjx", "nnx", 2), ("jn", "nn", 1), ("", "nnn", 0), ("nn", "nnnnn", 0)],
)
def test_profane_mark_light(lodge: Classic, before: str, after: str, gained: int) -> None:
    lodge.stand("Nero", "Armory")
    lodge.stand("Tessa", "Garden", damage=before.replace("t", "r"))
    lie_in_wait(lodge, "Profane Mark light")
    walk(lodge, "Crypt")
    lodge.choose("reveal quick")
    while lodge.asked()[1] == "cube":
        lodge.choose(lodge.offered()[0])
    assert lodge.damage("Tessa") == after
    assert lodge.power("Nero") == 5 + gained


@proves("Profane Mark", "dark")
def test_profane_mark_dark(lodge: Classic) -> None:
    lodge.stand("Nero", "Armory", damage="trj")
    lie_in_wait(lodge, "Profane Mark light")
    walk(lodge, "Sanctuary")
    lodge.choose("reveal quick", "cube 0", "cube 1")
    assert lodge.asked()[1] != "cube"  # two at most
    assert (lodge.damage("Nero"), lodge.damage("Tessa")) == ("j", "tr")
    assert lodge.power("Nero") == 7


def test_profane_mark_dark_moves_no_more_than_there_is(lodge: Classic) -> None:
    lodge.stand("Nero", "Armory", damage="r")
    lie_in_wait(lodge, "Profane Mark light")
    walk(lodge, "Sanctuary")
    lodge.choose("reveal quick", "cube 0")
    assert (lodge.damage("Nero"), lodge.damage("Tessa")) == ("", "r")
    assert lodge.power("Nero") == 6


def test_profane_mark_dark_without_damage_moves_nothing(lodge: Classic) -> None:
    lodge.stand("Nero", "Armory")
    lie_in_wait(lodge, "Profane Mark light")
    walk(lodge, "Sanctuary")
    lodge.choose("reveal quick")
    assert hurt(lodge) == ["", "", "", ""]
    assert lodge.power("Nero") == 5


# Whispering Wind


@proves("Whispering Wind", "light")
def test_whispering_wind_light(lodge: Classic) -> None:
    lodge.resolve("Whispering Wind", "light")
    lodge.choose("Tessa", "move to Sanctuary", "move to Garden")
    assert lodge.place("Tessa") == "Garden"
    assert lodge.quiet


@proves("Whispering Wind", "light")
@proves("Whispering Wind", "dark")
def test_whispering_wind_reaches_three_rooms(lodge: Classic) -> None:
    lodge.stand("Nero", ROW[0])
    for mage, room in zip(("Tessa", "Jaf'ar", "Rebecca"), ROW[2:5], strict=True):
        lodge.stand(mage, room)
    lodge.resolve("Whispering Wind", "light")
    assert "Jaf'ar" in lodge.offered()
    assert "Rebecca" not in lodge.offered()
    lodge.resolve("Whispering Wind", "dark")
    assert ROW[3] in lodge.offered()
    assert ROW[4] not in lodge.offered()


@proves("Whispering Wind", "dark")
def test_whispering_wind_dark(lodge: Classic) -> None:
    lodge.stand("Jaf'ar", "Arena")
    own = lodge.evocation("Nero", "Arena")
    lodge.resolve("Whispering Wind", "dark")
    lodge.choose("Arena", "move to Sanctuary", "move to Forge")
    assert [lodge.place(mage) for mage in lodge.people] == ["Arena", "Sanctuary", "Forge", "Crypt"]
    assert lodge.place(own) == "Arena"
    assert lodge.quiet


# Marks


@pytest.mark.parametrize(
    ("spell", "marked"),
    [
        ("Blade Barrage", False),
        ("Blood Pact", False),
        ("Dance of Death", False),
        ("Deceiving Wind", False),
        ("Dismiss", True),
        ("Extort Magic", True),
        ("Magical Theft", False),
        ("Magic Door", True),
        ("Obscure Intuition", True),
        ("Plot", False),
        ("Profane Mark", False),
        ("Whispering Wind", True),
    ],
)
def test_marks(lodge: Classic, spell: str, marked: bool) -> None:
    card = lodge.rules.cards[lodge.card(spell)]
    assert card.instability == marked
