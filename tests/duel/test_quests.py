"""The six open quests: who may claim one, when, and what it brings."""

import pytest

from blackrose.game import Game
from tests.scenario import Duel

SIDES = {
    "1A": ("First Blood", "Destroyer", "Manipulator"),
    "1B": ("Trespasser", "Seeds of Ruin", "Unbroken"),
    "2A": ("Insight", "Killer", "Balance"),
    "2B": ("Initiate", "Summoner", "Lord of Elements"),
}
PUT_OFF = ["pass", "later", "nextround"]
"""How a quest is declined whose condition is something that is the case."""

COMBAT = {"I": "Violence light", "II": "Tremor dark", "III": "Dark Force light"}
"""Three combat spells: what the quest Destroyer asks for."""


def table(*open_quests: str) -> Duel:
    """Bartholomew in the Armory, Ulrich in the Crypt, only these quests open."""
    sides = [
        next((side for side in pair if set(SIDES[side]) & set(open_quests)), pair[0])
        for pair in (("1A", "1B"), ("2A", "2B"))
    ]
    gone = [quest for side in sides for quest in SIDES[side] if quest not in open_quests]
    duel = Duel(quests="+".join(sides), claimed=gone)
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Crypt of the Saint")
    return duel


def play(duel: Duel, *labels: str) -> None:
    """Chooses by name and passes on every claim offered in between."""
    for label in labels:
        while duel.decision().kind == "claim" and label not in duel.offered():
            duel.choose("pass")
        duel.choose(label)


@pytest.mark.rule("QST.11")
def test_six_quests_lie_open() -> None:
    """A new game has six quests without a cube, and both players see them."""
    state = Game.new(seats=("Bartholomew", "Ulrich"), seed=5).start()
    for seat in (0, 1):
        assert len(set(state.view(seat).quests)) == 6
        assert state.view(seat).claims == (-1,) * 6


@pytest.mark.rule("QST.11")
def test_a_quest_can_be_claimed_as_soon_as_its_condition_is_met() -> None:
    """Between two moves Bartholomew stands in the black room: the claim comes first, then the second move."""
    duel = table("Trespasser")
    duel.action_phase()
    duel.choose("explore", "move to Crypt of the Saint")
    assert duel.asked() == ("Bartholomew", "part")  # another room: nothing to claim
    duel.choose("move to Occult Black Rose Room")
    assert duel.asked() == ("Bartholomew", "claim")
    assert duel.offered() == ["claim Trespasser", "pass"]
    duel.choose("claim Trespasser")
    assert duel.claimant("Trespasser") == "Bartholomew"
    assert duel.state.pool == [22, 23, 21]  # one on the quest, one of the Black Rose on Bartholomew
    assert (duel.damage("Bartholomew"), duel.power("Bartholomew")) == ("r", 1)
    assert duel.asked() == ("Bartholomew", "part")


@pytest.mark.rule("QST.11")
def test_a_condition_must_be_met_in_full() -> None:
    """Two revealed combat spells and one of contingency are not enough, the third combat spell is."""
    for quick, met in (("Fusion dark", False), ("Tremor light", True)):
        duel = table("Destroyer")
        duel.prepare("Bartholomew", "revealed", I="Violence light", II="Dark Force light")
        duel.prepare("Bartholomew", quick=quick)
        duel.action_phase()
        duel.choose("cast quick")
        assert (duel.decision().kind == "claim") is met


@pytest.mark.rule("QST.11")
def test_two_quests_can_be_claimed_at_one_full_stop() -> None:
    """Bartholomew has both conditions met: he is asked again after the first claim, then play goes on."""
    duel = table("Destroyer", "Insight")
    duel.prepare("Bartholomew", "revealed", I="Violence light", II="Dark Force light")
    duel.prepare("Bartholomew", quick="Deadly Charge light")
    duel.instability("Templar Armory", "uuuuu")
    duel.action_phase()
    duel.choose("cast quick")  # its mark fills the Armory
    assert duel.offered() == ["claim Destroyer", "claim Insight", *PUT_OFF]
    duel.choose("claim Insight")
    assert duel.offered() == ["claim Destroyer", *PUT_OFF]
    duel.choose("claim Destroyer")
    assert duel.asked() == ("Bartholomew", "target")
    assert (duel.damage("Bartholomew"), duel.power("Bartholomew")) == ("rrr", 3)


@pytest.mark.rule("QST.28")
def test_a_claimed_quest_is_gone_for_both() -> None:
    """After Bartholomew's claim neither he nor Ulrich can claim it by entering the black room."""
    duel = table("Trespasser")
    duel.action_phase()
    duel.choose("explore", "move to Occult Black Rose Room", "claim Trespasser", "move to Templar Armory")
    duel.choose("stop", "explore", "move to Occult Black Rose Room")
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("stop", "explore", "move to Occult Black Rose Room")
    assert duel.asked() == ("Ulrich", "part")
    assert len(duel.happened("claimed")) == 1


@pytest.mark.rule("QST.28")
def test_the_cube_stays_on_the_quest_to_the_end() -> None:
    """When the game is over one of Bartholomew's 23 cubes still lies on the quest."""
    duel = table("Trespasser")
    duel.action_phase(round_=4)
    duel.choose("explore", "move to Occult Black Rose Room", "claim Trespasser")
    while not duel.state.over:
        duel.choose(duel.offered()[-1])
    assert duel.claimant("Trespasser") == "Bartholomew"
    assert duel.state.pool[0] == 22


@pytest.mark.rule("QST.29")
def test_not_claiming_leaves_the_quest_open() -> None:
    """Bartholomew passes; no cube is laid, nothing happens, and Ulrich claims it later."""
    duel = table("Trespasser")
    duel.action_phase()
    duel.choose("explore", "move to Occult Black Rose Room", "pass")
    assert duel.claimant("Trespasser") == ""
    assert (duel.damage("Bartholomew"), duel.power("Bartholomew"), duel.state.pool[0]) == ("", 0, 23)
    duel.choose("stop", "end", "explore", "move to Occult Black Rose Room", "claim Trespasser")
    assert duel.claimant("Trespasser") == "Ulrich"


@pytest.mark.rule("QST.30")
def test_damage_comes_before_power() -> None:
    """With one place left on the bar after the claim's damage nobody is defeated: damage, then power."""
    duel = table("Trespasser")
    duel.stand("Bartholomew", "Templar Armory", damage="u" * 8)
    duel.action_phase()
    duel.choose("explore", "move to Occult Black Rose Room", "claim Trespasser")
    assert duel.told("claimed", "suffered", "celled", "gained") == ["claimed", "suffered", "gained"]
    assert duel.state.power == [1, 0, 0]


@pytest.mark.rule("QST.30")
def test_a_defeat_by_the_damage_comes_before_the_power() -> None:
    """The claim's damage fills the bar: Cell, 3 and 1 power for the others, only then Bartholomew's own."""
    duel = table("Trespasser")
    duel.stand("Bartholomew", "Templar Armory", damage="u" * 9)
    duel.action_phase()
    duel.choose("explore", "move to Occult Black Rose Room", "claim Trespasser")
    order = duel.told("claimed", "suffered", "celled", "trophy", "cubes_back")
    assert order == ["claimed", "suffered", "celled", "trophy", "cubes_back"]
    assert duel.happened("gained") == [(1, 3), (2, 1), (0, 1)]
    assert (duel.place("Bartholomew"), duel.damage("Bartholomew")) == ("Cell", "")
    assert duel.told("cubes_back", "gained")[-2:] == ["cubes_back", "gained"]


@pytest.mark.rule("QST.34")
def test_a_claim_in_anothers_activation_from_the_cell() -> None:
    """Ulrich sits in his Cell, Bartholomew casts: Ulrich may claim, and the quest finds him there."""
    duel = table("Destroyer")
    duel.stand("Ulrich", "Cell")
    duel.prepare("Ulrich", "revealed", **COMBAT)
    duel.prepare("Bartholomew", quick="Unseen Strike light")
    duel.action_phase(first="Bartholomew")
    duel.choose("cast quick")
    assert duel.asked() == ("Ulrich", "claim")
    duel.choose("claim Destroyer")
    assert (duel.damage("Ulrich"), duel.power("Ulrich"), duel.place("Ulrich")) == ("rr", 2, "Cell")
    assert duel.asked() == ("Bartholomew", "action")  # whose activation goes on


@pytest.mark.rule("QST.34")
def test_a_claim_in_the_black_rose_phase() -> None:
    """The event puts black cubes everywhere: whoever has cubes in five rooms may claim Seeds of Ruin then."""
    duel = table("Seeds of Ruin")
    spread = ("Templar Armory", "Crypt of the Saint", "Abyss of Faith", "Library of the Order")
    for room in (*spread, "Templar Treasure Room"):
        duel.instability(room, "u")
    duel.instability("Templar Armory", "b")
    duel.begin("black rose", round_=4)
    assert duel.asked() == ("Ulrich", "claim")
    duel.choose("claim Seeds of Ruin")
    assert (duel.claimant("Seeds of Ruin"), duel.power("Ulrich")) == ("Ulrich", 2)


@pytest.mark.rule("QST.34")
def test_a_claim_in_the_evocation_phase() -> None:
    """Bartholomew's Templar fells Ulrich's in the evocation phase: Bartholomew may claim Killer."""
    duel = table("Killer")
    duel.evocation("Bartholomew", "Abyss of Faith")
    duel.evocation("Ulrich", "Abyss of Faith")
    duel.begin("evocation")
    duel.choose("attack Templar u1")
    assert duel.offered() == ["claim Killer", "pass"]
    duel.choose("claim Killer")
    assert (duel.claimant("Killer"), duel.damage("Bartholomew")) == ("Bartholomew", "r")


HAPPENINGS = [
    ("First Blood", ["fight", "attack Ulrich"]),
    ("Killer", ["fight", "attack Templar u1"]),
    ("Insight", ["cast III", "Templar Treasure Room"]),
    ("Initiate", ["fight", "use"]),
]


@pytest.mark.rule("QST.35", "QST.36")
@pytest.mark.parametrize(("quest", "deed"), HAPPENINGS)
def test_what_happened_must_be_claimed_at_once(quest: str, deed: list[str]) -> None:
    """Bartholomew passes on two quests: at later full stops only the one that is the case is offered."""
    duel = table("Destroyer", quest)
    duel.stand("Bartholomew", "Occult Black Rose Room")
    duel.stand("Ulrich", "Occult Black Rose Room", damage="r" * 8)
    duel.evocation("Ulrich", "Occult Black Rose Room")
    duel.instability("Occult Black Rose Room", "", face="available")
    duel.instability("Templar Treasure Room", "uu")
    duel.forgotten("Shadow Form")
    duel.prepare("Bartholomew", "revealed", I="Violence light", II="Tremor dark")
    duel.prepare("Bartholomew", quick="Dark Force light", III="Tremor dark")
    duel.action_phase()
    play(duel, "cast quick", "Templar Treasure Room", *deed)
    while f"claim {quest}" not in duel.offered():
        duel.choose("pass")
    assert "claim Destroyer" in duel.offered()
    duel.choose("pass")
    later = []
    for _ in range(8):
        later.append(duel.offered())
        duel.choose("pass" if duel.decision().kind == "claim" else duel.offered()[0])
    assert ["claim Destroyer", *PUT_OFF] in later
    assert not any(f"claim {quest}" in offered for offered in later)
    assert duel.claimant(quest) == ""


@pytest.mark.rule("QST.36")
def test_what_is_the_case_can_be_claimed_later() -> None:
    """Bartholomew passes on Destroyer when he reveals the third spell and claims it two moves later."""
    duel = table("Destroyer")
    duel.prepare("Bartholomew", "revealed", I="Violence light", II="Tremor dark")
    duel.prepare("Bartholomew", quick="Dark Force light")
    duel.action_phase()
    duel.choose("cast quick")
    assert duel.offered() == ["claim Destroyer", *PUT_OFF]
    play(duel, "Sacral Summoner Room", "explore", "move to Crypt of the Saint", "move to Abyss of Faith")
    assert duel.offered() == ["claim Destroyer", *PUT_OFF]
    duel.choose("claim Destroyer")
    assert duel.power("Bartholomew") == 2


@pytest.mark.rule("QST.36")
def test_what_is_no_longer_the_case_cannot_be_claimed() -> None:
    """Bartholomew owns three Templars and passes; once Ulrich has felled one he cannot claim any more."""
    duel = table("Summoner")
    duel.stand("Bartholomew", "Crypt of the Saint")
    for _ in range(2):
        duel.evocation("Bartholomew", "Crypt of the Saint")
    duel.action_phase()
    duel.choose("explore", "use")
    assert duel.offered() == ["claim Summoner", *PUT_OFF]
    play(duel, "stop", "end", "fight", "attack Templar b1")
    assert duel.asked() == ("Bartholomew", "claim")  # it still stands until the defeat
    duel.choose("pass")
    assert duel.place("Templar b1") == ""
    assert duel.asked() == ("Ulrich", "part")
    duel.choose("stop", "explore", "move to Templar Armory")
    assert duel.asked() == ("Ulrich", "part")


@pytest.mark.rule("QST.36")
def test_revealed_spells_count_until_the_clean_up_only() -> None:
    """Passed on all round, Destroyer cannot be claimed once the sheets are cleared."""
    duel = table("Destroyer")
    duel.prepare("Bartholomew", "revealed", **COMBAT)
    duel.prepare("Bartholomew", quick="Tremor light")
    duel.action_phase()
    duel.choose("cast quick")
    assert duel.decision().kind == "claim"
    while duel.state.round == 1:
        duel.choose("pass" if duel.decision().kind == "claim" else duel.offered()[-1])
    while duel.state.round == 2:
        assert duel.decision().kind != "claim"
        duel.choose(duel.offered()[-1])


@pytest.mark.rule("QST.34", "QST.36")
@pytest.mark.parametrize("round_", [1, 4])
def test_what_is_the_case_can_be_claimed_when_rooms_are_rebuilt(round_: int) -> None:
    """Bartholomew passes on Summoner until the clean-up: behind the rebuilt room, before the round ends."""
    duel = table("Summoner")
    duel.stand("Bartholomew", "Crypt of the Saint")
    for _ in range(2):
        duel.evocation("Bartholomew", "Abyss of Faith")
    duel.instability("Templar Treasure Room", "bbbb")
    duel.action_phase(round_=round_)
    duel.choose("explore", "use")
    while duel.state.phase < 4:
        duel.choose("pass" if duel.decision().kind == "claim" else duel.offered()[-1])
    assert duel.offered() == ["claim Summoner", *PUT_OFF]
    assert (duel.rooms_won("Bartholomew"), duel.state.round, duel.state.crown) == (1, round_, 0)
    before = duel.power("Bartholomew")
    duel.choose("claim Summoner")
    assert [e.amount for e in duel.events("gained") if e.who == duel.seat("Bartholomew")][1] == 2
    assert duel.power("Bartholomew") >= before + 2
    assert (duel.claimant("Summoner"), duel.damage("Bartholomew")[:2]) == ("Bartholomew", "rr")
    assert duel.state.over == (round_ == 4)


@pytest.mark.rule("QST.37")
@pytest.mark.parametrize(("first", "second"), [("Bartholomew", "Ulrich"), ("Ulrich", "Bartholomew")])
@pytest.mark.parametrize("caster", ["Bartholomew", "Ulrich"])
def test_both_could_claim_at_one_full_stop(first: str, second: str, caster: str) -> None:
    """Whoever casts, the First Mage is asked first; the other only if the quest is still open."""
    for answer in ("pass", "claim Destroyer"):
        duel = table("Destroyer")
        for mage in (first, second):
            duel.prepare(mage, "revealed", **COMBAT)
        duel.prepare(caster, quick="Unseen Strike light")
        duel.action_phase(first=first)
        if caster == second:
            duel.choose("fight", "stop", "end")
        duel.choose("cast quick")
        assert duel.asked() == (first, "claim")
        duel.choose(answer)
        assert (duel.asked() == (second, "claim")) is (answer == "pass")
        assert duel.claimant("Destroyer") == ("" if answer == "pass" else first)


@pytest.mark.rule("QST.38")
@pytest.mark.parametrize(("cubes", "offered"), [(0, False), (1, True)])
def test_no_cube_left_no_claim(cubes: int, offered: bool) -> None:
    """With an empty pool Bartholomew is not asked; with one cube he lays it on the quest."""
    duel = table("Trespasser")
    duel.cubes_left("Bartholomew", cubes)
    duel.action_phase()
    duel.choose("explore", "move to Occult Black Rose Room")
    assert (duel.decision().kind == "claim") is offered
    if offered:
        duel.choose("claim Trespasser")
        assert duel.state.pool[0] == 0


@pytest.mark.rule("QST.38")
@pytest.mark.parametrize(("cubes", "offered"), [(1, False), (2, True)])
def test_the_cube_that_meets_the_condition_cannot_lie_on_the_quest_too(cubes: int, offered: bool) -> None:
    """The cube that fills the room may be Bartholomew's last: then none is left for the claim."""
    duel = table("Insight")
    duel.stand("Bartholomew", "Templar Treasure Room")
    duel.instability("Templar Treasure Room", "uuu")
    duel.cubes_left("Bartholomew", cubes)
    duel.action_phase()
    duel.choose("fight", "use", "Templar Treasure Room")
    assert duel.cubes("Templar Treasure Room") == "uuub"
    assert (duel.decision().kind == "claim") is offered


@pytest.mark.rule("QST.36", "QST.38")
def test_a_claim_waits_for_a_cube() -> None:
    """Without a cube Bartholomew cannot claim; when Ulrich heals one off he can, for it is still the case."""
    duel = table("Destroyer")
    duel.stand("Ulrich", "Templar Treasure Room", damage="br")
    duel.instability("Templar Treasure Room", "", face="available")
    duel.prepare("Bartholomew", "revealed", I="Violence light", II="Tremor dark")
    duel.prepare("Bartholomew", quick="Appropriation dark")
    duel.cubes_left("Bartholomew", 0)
    duel.action_phase()
    duel.choose("cast quick", "end")
    assert duel.asked() == ("Ulrich", "action")
    duel.choose("fight", "use")
    assert duel.asked() == ("Bartholomew", "claim")
    duel.choose("claim Destroyer")
    assert (duel.power("Bartholomew"), duel.state.pool[0]) == (2, 0)
