"""Divination: every spell on both sides. Jaf'ar casts; Tessa stands beside him."""

import pytest

from blackrose.engine.components import Pack
from blackrose.game import IllegalChoice
from tests.classic.proving import proves, scene
from tests.classic.scenario import ROW, Classic
from tests.moon_scenario import with_spells

SNARE = "Snare | trap air | mage * | Inflict 2 damage. | Another mage enters a room."


@scene
def lodge(pack: Pack) -> Classic:
    """Jaf'ar and Tessa in the Arena, Rebecca next door in the Sanctuary, Nero across the centre."""
    table = Classic("Jaf'ar", "Tessa", "Rebecca", "Nero", pack=pack)
    table.stand("Jaf'ar", "Arena")
    table.stand("Tessa", "Arena")
    table.stand("Rebecca", "Sanctuary")
    table.stand("Nero", "Crypt")
    for mage in table.people:
        table.power(mage, 5)
    return table


def hurt(lodge: Classic) -> list[str]:
    """The damage on the mages, in their order."""
    return [lodge.damage(mage) for mage in lodge.people]


def altars(lodge: Classic, *rooms: str, owner: str = "Tessa") -> list[str]:
    """Divine Altars of a mage in these rooms."""
    return [lodge.evocation(owner, room, kind="Divine Altar") for room in rooms]


def names(lodge: Classic, kind: str, moon: int, number: int) -> list[str]:
    """The first quests or events of a moon by name."""
    if kind == "quests":
        return [quest.name.en for quest in lodge.rules.quests if quest.moon == moon][:number]
    return [card.name.en for card in lodge.rules.event_cards if card.moon == moon and card.slot][:number]


@proves("Arcane Mark", "light")
@proves("Change the Plot", "dark")
@proves("Forget the Grief", "light")
@proves("Hourglass", "light")
@pytest.mark.parametrize(
    ("spell", "side"),
    [
        ("Arcane Mark", "light"),
        ("Change the Plot", "dark"),
        ("Forget the Grief", "light"),
        ("Hourglass", "light"),
    ],
)
def test_it_reaches_two_rooms_in_a_row(lodge: Classic, spell: str, side: str) -> None:
    lodge.stand("Jaf'ar", ROW[0])
    lodge.resolve(spell, side)
    assert {ROW[0], ROW[1], ROW[2]} <= set(lodge.offered())
    assert not {ROW[3], ROW[4]} & set(lodge.offered())


# Arcane Mark


@proves("Arcane Mark", "light")
def test_arcane_mark_light(lodge: Classic) -> None:
    lodge.prepare("Tessa", quick="Clairvoyance dark", I="Hourglass light")
    lodge.prepare("Rebecca", quick="Spring Rite light")
    lodge.prepare("Jaf'ar", quick="Spring Rite light")
    lodge.resolve("Arcane Mark", "light")
    lodge.choose("Arena")
    seen = [(event.of, event.slot, event.card, event.side) for event in lodge.told_to("Jaf'ar", "saw_spell")]
    assert seen == [(1, 0, lodge.card("Clairvoyance"), 1), (1, 1, lodge.card("Hourglass"), 0)]
    assert {event.card for event in lodge.told_to("Nero", "saw_spell")} == {-1}
    assert lodge.power("Jaf'ar") == 6


def test_arcane_mark_light_gains_where_nothing_is_ready(lodge: Classic) -> None:
    lodge.prepare("Tessa", status="revealed", quick="Spring Rite light")
    lodge.resolve("Arcane Mark", "light")
    assert "Pleasures' Room" not in lodge.offered()  # three rooms away
    lodge.choose("Arena")
    assert lodge.happened("saw_spell") == []
    assert lodge.power("Jaf'ar") == 6


def marked(lodge: Classic, type_: str, *spells: str) -> None:
    """Jaf'ar has marked Tessa for a type; then she casts these spells from her slots, one a turn."""
    lodge.prepare("Jaf'ar", quick="Arcane Mark dark")
    slots = dict(zip(("quick", "I", "II", "III"), spells, strict=False))
    lodge.prepare("Tessa", **slots)
    for mage in lodge.people:
        lodge.tokens(mage, 0 if mage != "Tessa" else 2)
    lodge.action_phase(first="Jaf'ar")
    lodge.choose("cast quick", "Tessa", type_)


@proves("Arcane Mark", "dark")
def test_arcane_mark_dark(lodge: Classic) -> None:
    marked(lodge, "type contingency", "Forget the Grief dark", "Clairvoyance dark")
    assert lodge.power("Jaf'ar") == 5
    lodge.choose("cast quick")
    assert lodge.power("Jaf'ar") == 6
    lodge.choose("cast I")
    assert lodge.power("Jaf'ar") == 6  # a protection is another type
    assert [(event.who, event.which) for event in lodge.events("declared")] == [(0, 1)]


@proves("Arcane Mark", "dark")
def test_arcane_mark_dark_counts_a_protection_when_it_is_activated(lodge: Classic) -> None:
    marked(lodge, "type protection", "Clairvoyance dark")
    lodge.choose("cast quick")
    assert lodge.lies("Tessa", "quick") == "active"
    assert lodge.power("Jaf'ar") == 6


@proves("Arcane Mark", "dark")
def test_arcane_mark_dark_pays_three_times_at_most(lodge: Classic) -> None:
    marked(lodge, "type contingency", *["Forget the Grief dark"] * 4)
    for slot in ("quick", "I", "II", "III"):
        lodge.choose(f"cast {slot}")
        if "end" in lodge.offered():
            lodge.choose("end")
    assert lodge.power("Jaf'ar") == 8


# Arcane Vision


@proves("Arcane Vision", "light")
def test_arcane_vision_light(lodge: Classic) -> None:
    lodge.resolve("Arcane Vision", "light")
    lodge.choose("Treasure Room")
    assert (lodge.power("Jaf'ar"), lodge.face("Treasure Room")) == (6, "turned")
    assert lodge.quiet


@pytest.mark.rule("ROO.16")
@pytest.mark.parametrize("face", ["turned", "collapsed", "closed"])
def test_arcane_vision_light_needs_the_token_face_up(lodge: Classic, face: str) -> None:
    number = next(n for n, kind in enumerate(lodge.rules.faces) if kind.name == face)
    lodge.state.face[lodge.room("Treasure Room")] = number
    lodge.resolve("Arcane Vision", "light")
    lodge.choose("Treasure Room")
    assert (lodge.power("Jaf'ar"), lodge.face("Treasure Room")) == (5, face)


@proves("Arcane Vision", "dark")
def test_arcane_vision_dark(lodge: Classic) -> None:
    cards = ["Arcane Mark", "Hourglass", "Clairvoyance", "Winter Rite", "Summer Rite", "Spring Rite"]
    lodge.library("Divination", *cards)
    lodge.library("Necromancy", "Epiphany")
    lodge.resolve("Arcane Vision", "dark")
    lodge.choose(next(label for label in lodge.offered() if "Divination" in label))
    assert sorted(lodge.offered()) == sorted(cards[:5])
    with pytest.raises(IllegalChoice):
        lodge.choose("Spring Rite")
    lodge.choose("Winter Rite")
    assert lodge.hand("Jaf'ar") == ["Winter Rite"]
    left = [lodge.rules.cards[card].name.en for card in lodge.state.library[lodge.school("Divination")]]
    assert sorted(left) == sorted(set(cards) - {"Winter Rite"})


# The rites


RITES = ("Spring Rite", "Summer Rite", "Autumn Rite", "Winter Rite")


@pytest.mark.parametrize("rite", RITES)
def test_without_a_divine_altar_there_a_rite_does_nothing(lodge: Classic, rite: str) -> None:
    altars(lodge, "Arena")
    lodge.evocation("Tessa", "Garden", kind="Mutant Altar")
    lodge.stand("Rebecca", "Garden", damage="xx")
    lodge.hold("Jaf'ar", "Hourglass")
    lodge.resolve(rite, "light")
    lodge.choose("Garden")
    assert lodge.quiet
    assert (lodge.power("Jaf'ar"), lodge.damage("Rebecca"), lodge.hand("Jaf'ar")) == (5, "xx", ["Hourglass"])
    assert not any(lodge.state.slots)
    assert lodge.state.lasting == ()
    assert lodge.place("Mutant Altar t2") == "Garden"


@proves("Autumn Rite", "light")
def test_autumn_rite_light(lodge: Classic) -> None:
    (altar,) = altars(lodge, "Sanctuary")
    lodge.stand("Rebecca", "Sanctuary", damage="xxxx")
    lodge.stand("Tessa", "Sanctuary", damage="x")
    lodge.stand("Nero", "Sanctuary")
    lodge.resolve("Autumn Rite", "light")
    lodge.settle("Sanctuary")
    assert hurt(lodge) == ["", "", "x", ""]
    assert lodge.place(altar) == ""
    assert lodge.power("Jaf'ar") == 7


@proves("Autumn Rite", "light")
def test_autumn_rite_light_pays_for_three_at_most(lodge: Classic) -> None:
    altars(lodge, "Arena", owner="Jaf'ar")
    for mage in lodge.people:
        lodge.stand(mage, "Arena", damage="x")
    lodge.resolve("Autumn Rite", "light")
    lodge.settle("Arena")
    assert hurt(lodge) == ["", "", "", ""]
    assert lodge.power("Jaf'ar") == 8


@proves("Autumn Rite", "dark")
@proves("Summer Rite", "dark")
@proves("Winter Rite", "dark")
@pytest.mark.parametrize("rite", ["Autumn Rite", "Summer Rite", "Winter Rite"])
def test_a_divine_altar_is_summoned_for_one_power(lodge: Classic, rite: str) -> None:
    altars(lodge, "Garden", "Garden")
    lodge.resolve(rite, "dark")
    assert [lodge.place(f"Divine Altar j{place}") for place in (1, 2)] == ["Arena", ""]
    assert lodge.power("Jaf'ar") == 6


@proves("Spring Rite", "light")
def test_spring_rite_light(lodge: Classic) -> None:
    (altar,) = altars(lodge, "Arena")
    lodge.resolve("Spring Rite", "light")
    lodge.choose("Arena")
    assert lodge.place(altar) == ""
    near = lodge.rules.lodge.sight[1][lodge.room("Arena")]
    filled = {room for room, cubes in enumerate(lodge.state.slots) if cubes}
    assert filled == set(near)
    assert {lodge.cubes(lodge.room_name(room)) for room in near} == {"j"}
    assert lodge.power("Jaf'ar") == 5


@proves("Spring Rite", "dark")
@pytest.mark.parametrize(("others", "power"), [((), 6), (("Garden",), 7), (("Garden", "Crypt", "Arena"), 9)])
def test_spring_rite_dark(lodge: Classic, others: tuple[str, ...], power: int) -> None:
    altars(lodge, *others)
    lodge.resolve("Spring Rite", "dark")
    assert lodge.place("Divine Altar j1") == "Arena"
    assert lodge.power("Jaf'ar") == power


@proves("Summer Rite", "light")
def test_summer_rite_light(lodge: Classic) -> None:
    (altar,) = altars(lodge, "Arena")
    lodge.prepare("Jaf'ar", quick="Summer Rite light")
    lodge.stand("Tessa", "Treasure Room")
    lodge.action_phase(first="Jaf'ar")
    lodge.choose("cast quick", "Arena", "colour green", "end")
    assert lodge.place(altar) == ""
    assert lodge.power("Jaf'ar") == 7
    lodge.choose("explore")
    assert "use" not in lodge.offered()
    lodge.choose("stop")
    lodge.begin("clean-up")
    assert lodge.state.lasting == ()


def test_summer_rite_light_leaves_other_colours_open(lodge: Classic) -> None:
    altars(lodge, "Arena")
    lodge.prepare("Jaf'ar", quick="Summer Rite light")
    lodge.stand("Tessa", "Treasure Room")
    lodge.action_phase(first="Jaf'ar")
    lodge.choose("cast quick", "Arena", "colour blue", "end", "explore")
    assert "use" in lodge.offered()


@proves("Winter Rite", "light")
@pytest.mark.rule("ACT.14", "ACT.29")
def test_winter_rite_light(lodge: Classic) -> None:
    (altar,) = altars(lodge, "Garden")
    lodge.hold("Jaf'ar", "Forget the Grief")
    lodge.prepare("Jaf'ar", quick="Winter Rite light")
    lodge.action_phase(first="Jaf'ar")
    lodge.choose("cast quick", "Garden", "slot quick", "quick: Forget the Grief dark")
    assert lodge.sheet("Jaf'ar") == {"quick": "Forget the Grief dark"}
    assert lodge.memories("Jaf'ar") == ["Winter Rite"]
    assert lodge.place(altar) == ""
    assert lodge.power("Jaf'ar") == 8


def test_winter_rite_light_gains_with_an_empty_hand(lodge: Classic) -> None:
    altars(lodge, "Garden")
    lodge.resolve("Winter Rite", "light")
    lodge.choose("Garden")
    assert lodge.power("Jaf'ar") == 6
    assert lodge.quiet


# Change the Past and Future


@proves("Change the Past and Future", "light")
@pytest.mark.parametrize(("moon", "choice", "drawn"), [(1, 0, 1), (1, 1, 2), (2, 1, 3), (3, 0, 3), (3, 1, 0)])
def test_change_the_past_and_future_light(lodge: Classic, moon: int, choice: int, drawn: int) -> None:
    decks = {number: names(lodge, "quests", number, 2) for number in (1, 2, 3)}
    for number, quests in decks.items():
        lodge.quest_deck(number, *quests)
    lodge.moon(moon)
    lodge.resolve("Change the Past and Future", "light")
    lodge.choose(lodge.offered()[choice])
    assert list(lodge.tasks("Jaf'ar")) == decks.get(drawn, [])[:1]


@proves("Change the Past and Future", "dark")
@pytest.mark.parametrize("choice", [0, 1])
def test_change_the_past_and_future_dark(lodge: Classic, choice: int) -> None:
    quest, other = names(lodge, "quests", 1, 2)
    lodge.quest_deck(1, quest, other)
    lodge.moon(2)
    lodge.resolve("Change the Past and Future", "dark")
    assert list(lodge.tasks("Jaf'ar")) == [quest]  # it is seen before the choice
    lodge.choose(lodge.offered()[choice])
    paid = lodge.rules.quests[lodge.quest(quest)].power
    assert lodge.power("Jaf'ar") == (5 if choice else 5 + paid)
    assert lodge.tasks("Jaf'ar") == ({quest: "solved"} if choice else {})
    assert lodge.happened("quest_solved") == []


def test_change_the_past_and_future_dark_before_the_second_moon(lodge: Classic) -> None:
    lodge.quest_deck(1, *names(lodge, "quests", 1, 1))
    lodge.resolve("Change the Past and Future", "dark")
    lodge.settle()
    assert (lodge.power("Jaf'ar"), lodge.tasks("Jaf'ar")) == (5, {})


# Change the Plot


@proves("Change the Plot", "light")
@pytest.mark.parametrize(("face", "power"), [("turned", 7), ("open", 6)])
def test_change_the_plot_light(lodge: Classic, face: str, power: int) -> None:
    number = next(n for n, kind in enumerate(lodge.rules.faces) if kind.name == face)
    lodge.state.face[lodge.room("Treasure Room")] = number
    lodge.moon(2)
    lodge.resolve("Change the Plot", "light")
    assert "Black Rose Room" not in lodge.offered()
    lodge.choose("Treasure Room")
    assert (lodge.power("Jaf'ar"), lodge.face("Treasure Room")) == (power, face)


@proves("Change the Plot", "dark")
def test_change_the_plot_dark(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Arena")
    lodge.prepare("Tessa", quick="Hourglass light", I="Spring Rite light", II="Winter Rite light")
    lodge.prepare("Rebecca", quick="Hourglass light")
    lodge.prepare("Jaf'ar", I="Hourglass light")
    lodge.prepare("Nero", I="Hourglass light")
    lodge.resolve("Change the Plot", "dark")
    lodge.choose("Arena")
    assert lodge.asked() == ("Tessa", "spell")
    assert lodge.offered() == ["slot I", "slot II"]
    lodge.choose("slot II")
    assert lodge.memories("Tessa") == ["Winter Rite"]
    assert lodge.sheet("Rebecca") == {"quick": "Hourglass light"}
    assert set(lodge.sheet("Jaf'ar")) == set(lodge.sheet("Nero")) == {"I"}
    assert lodge.power("Jaf'ar") == 6


@proves("Change the Plot", "dark")
def test_change_the_plot_dark_pays_for_all_three_others(lodge: Classic) -> None:
    for mage in ("Tessa", "Rebecca", "Nero"):
        lodge.stand(mage, "Arena")
        lodge.prepare(mage, I="Hourglass light")
    lodge.resolve("Change the Plot", "dark")
    lodge.choose("Arena")
    assert lodge.power("Jaf'ar") == 8


@scene
def crowd(pack: Pack) -> Classic:
    """Jaf'ar with four others in one room, each with a standard spell."""
    table = Classic("Jaf'ar", "Tessa", "Rebecca", "Nero", "Marco", pack=pack)
    for mage in table.people:
        table.stand(mage, "Arena")
        table.prepare(mage, I="Hourglass light")
    return table


@proves("Change the Plot", "dark")
def test_change_the_plot_dark_pays_for_three_at_most(crowd: Classic) -> None:
    crowd.resolve("Change the Plot", "dark")
    crowd.choose("Arena")
    assert crowd.power("Jaf'ar") == 3
    assert [len(crowd.memories(mage)) for mage in crowd.people] == [0, 1, 1, 1, 1]


# Clairvoyance


@proves("Clairvoyance", "light")
def test_clairvoyance_light(lodge: Classic) -> None:
    lodge.prepare("Jaf'ar", status="active", I="Clairvoyance light")
    lodge.stand("Rebecca", "Arena")
    lodge.resolve("Meteor Swarm", "light", by="Tessa")
    lodge.choose("Arena", "reveal I")
    assert hurt(lodge) == ["", "", "tttt", ""]
    assert lodge.power("Jaf'ar") == 6


@scene
def snared(pack: Pack) -> Classic:
    """Tessa has laid a trap for whoever enters a room; Jaf'ar, protected, is about to."""
    box = with_spells(pack, "Destruction", SNARE)
    table = Classic("Jaf'ar", "Tessa", pack=box)
    table.stand("Jaf'ar", "Arena")
    table.stand("Tessa", "Crypt")
    table.prepare("Tessa", status="active", I="Snare light")
    return table


@proves("Clairvoyance", "dark")
def test_clairvoyance_dark(snared: Classic) -> None:
    snared.prepare("Jaf'ar", status="active", I="Clairvoyance dark")
    snared.action_phase(first="Jaf'ar")
    snared.choose("explore", "move to Sanctuary", "reveal I", "reveal I")
    assert snared.damage("Jaf'ar") == ""
    assert snared.power("Jaf'ar") == 1


def test_clairvoyance_light_does_not_answer_a_trap(snared: Classic) -> None:
    snared.prepare("Jaf'ar", status="active", I="Clairvoyance light")
    snared.action_phase(first="Jaf'ar")
    snared.choose("explore", "move to Sanctuary", "reveal I")
    assert snared.damage("Jaf'ar") == "tt"
    assert snared.lies("Jaf'ar", "I") == "active"


@pytest.mark.parametrize(("side", "spell"), [("light", "Evanescent Hope"), ("dark", "Meteor Swarm")])
def test_clairvoyance_lets_other_types_through(lodge: Classic, side: str, spell: str) -> None:
    lodge.prepare("Jaf'ar", status="active", I=f"Clairvoyance {side}")
    lodge.resolve(spell, "light", by="Tessa")
    lodge.choose("Arena" if spell == "Meteor Swarm" else "Jaf'ar")
    assert lodge.lies("Jaf'ar", "I") == "active"
    assert lodge.quiet


# Forget the Grief


@proves("Forget the Grief", "light")
def test_forget_the_grief_light(lodge: Classic) -> None:
    lodge.stand("Jaf'ar", "Arena", damage="tt")
    lodge.stand("Tessa", "Arena", damage="xxxx")
    lodge.stand("Rebecca", "Sanctuary", damage="x")
    beast = lodge.evocation("Tessa", "Arena", damage="j")
    lodge.resolve("Forget the Grief", "light")
    lodge.settle("Arena")
    assert hurt(lodge) == ["", "x", "x", ""]
    assert lodge.damage(beast) == ""
    assert lodge.power("Jaf'ar") == 6


@proves("Forget the Grief", "dark")
@pytest.mark.parametrize(("damage", "own"), [("tttttx", 4), ("tx", 2), ("", 0)])
def test_forget_the_grief_dark(lodge: Classic, damage: str, own: int) -> None:
    lodge.stand("Jaf'ar", "Arena", damage=damage)
    lodge.resolve("Forget the Grief", "dark")
    lodge.settle()
    assert lodge.damage("Jaf'ar").count("j") == own
    assert len(lodge.damage("Jaf'ar")) == len(damage)
    assert lodge.power("Jaf'ar") == 7


# Hourglass


@proves("Hourglass", "light")
def test_hourglass_light(lodge: Classic) -> None:
    first, second, drawn = names(lodge, "quests", 1, 3)
    lodge.moon(2)
    lodge.task("Tessa", first)
    lodge.task("Tessa", second)
    lodge.task("Rebecca", names(lodge, "quests", 1, 4)[3])
    lodge.quest_deck(1, drawn, names(lodge, "quests", 1, 5)[4])
    lodge.resolve("Hourglass", "light")
    lodge.choose("Arena")
    assert [event.quest for event in lodge.told_to("Jaf'ar", "saw_quest")] == [
        lodge.quest(first),
        lodge.quest(second),
    ]
    assert {event.quest for event in lodge.told_to("Nero", "saw_quest")} == {-1}
    lodge.choose("yes", second)
    assert list(lodge.tasks("Jaf'ar")) == [second]
    assert list(lodge.tasks("Tessa")) == [first, drawn]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_hourglass_light_in_the_first_moon_gives_nothing_back(lodge: Classic, answer: str) -> None:
    first, deck = names(lodge, "quests", 1, 2)
    lodge.task("Tessa", first)
    lodge.quest_deck(1, deck)
    lodge.resolve("Hourglass", "light")
    lodge.choose("Arena", answer)
    assert list(lodge.tasks("Jaf'ar")) == ([first] if answer == "yes" else [])
    assert list(lodge.tasks("Tessa")) == ([] if answer == "yes" else [first])


@proves("Hourglass", "dark")
@pytest.mark.parametrize("played", [True, False])
def test_hourglass_dark(lodge: Classic, played: bool) -> None:
    first, second, third, fourth = names(lodge, "events", 1, 4)
    lodge.event_deck(1, first, second, third, fourth)
    lodge.resolve("Hourglass", "dark")
    assert fourth not in lodge.offered()
    lodge.choose(second if played else "stop", third)
    if not played:
        lodge.choose(first)
    lodge.settle()
    assert (second in lodge.board) is played
    assert lodge.power("Jaf'ar") == (7 if played else 5)
    left = [lodge.rules.event_cards[event].name.en for event in reversed(lodge.state.event_decks[0])]
    assert left == ([third, first, fourth] if played else [third, first, second, fourth])


# Read the Past and Future


@proves("Read the Past and Future", "light")
def test_read_the_past_and_future_light(lodge: Classic) -> None:
    lodge.pile("Jaf'ar", grimoire=["Hourglass", "Spring Rite", "Summer Rite", "Winter Rite", "Autumn Rite"])
    lodge.resolve("Read the Past and Future", "light")
    assert "Autumn Rite" not in lodge.offered()
    lodge.choose("Summer Rite", "Hourglass")
    assert lodge.asked() == ("Jaf'ar", "order")
    lodge.choose("Winter Rite")
    assert sorted(lodge.hand("Jaf'ar")) == ["Hourglass", "Summer Rite"]
    left = [lodge.rules.cards[card].name.en for card in reversed(lodge.state.grimoire[0])]
    assert left == ["Winter Rite", "Spring Rite", "Autumn Rite"]


@proves("Read the Past and Future", "dark")
@pytest.mark.parametrize(("number", "taken"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_read_the_past_and_future_dark(lodge: Classic, number: int, taken: int) -> None:
    cards = ["Hourglass", "Spring Rite", "Summer Rite"][:number]
    lodge.pile("Jaf'ar", memories=cards)
    lodge.resolve("Read the Past and Future", "dark")
    assert sorted(lodge.hand("Jaf'ar")) == sorted(cards[number - taken :])
    assert lodge.memories("Jaf'ar") == cards[: number - taken]
    assert lodge.quiet
