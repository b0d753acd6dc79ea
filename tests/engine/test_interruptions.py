"""Traps and protections: when they interrupt, in which order, and how a chain of them unwinds.

Duel's box has none; these cards are the tests' own (see :mod:`tests.engine.trap_box`). Bartholomew is the
First Mage and moves, Ulrich lies in wait in the Crypt of the Saint. The Summoner Room is red, the Library
of the Order yellow.
"""

import pytest

from tests.duel.lodge import ABYSS, ARMORY, CENTRE, CRYPT, LIBRARY, SUMMONER, TREASURE, moves
from tests.engine.trap_box import trap_box
from tests.scenario import Duel


def table(room: str = ARMORY, damage: str = "", **ulrichs: str) -> Duel:
    """Bartholomew in a room; Ulrich in the Crypt with Active spells."""
    duel = Duel(pack=trap_box())
    duel.stand("Bartholomew", room, damage=damage)
    duel.stand("Ulrich", CRYPT)
    active(duel, "Ulrich", **ulrichs)
    return duel


def active(duel: Duel, mage: str, **spells: str) -> None:
    duel.prepare(mage, status="active", **{slot: f"{spell} light" for slot, spell in spells.items()})


def explore(duel: Duel, *rooms: str) -> None:
    duel.action_phase()
    duel.choose("explore", *moves(list(rooms)))


# --------------------------------------------------------------------------------------------------
# The chain
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.3", "TRP.11", "TRP.15", "TRP.16", "TRP.31", "TRP.32")
def test_a_chain_three_deep_unwinds_in_reverse() -> None:
    """Trap, protection, counter-protection; then the trap's second sentence; then the mover goes on."""
    duel = table(I="Cerebral Worm", II="Baleful Curse")
    active(duel, "Bartholomew", I="Persecution")
    explore(duel, SUMMONER)

    assert (duel.asked(), duel.offered()) == (("Ulrich", "react"), ["reveal I", "pass"])
    duel.choose("reveal I")
    assert (duel.damage("Bartholomew"), duel.cubes(SUMMONER)) == ("uu", "")
    assert (duel.asked(), duel.offered()) == (("Bartholomew", "react"), ["reveal I", "pass"])
    duel.choose("reveal I")
    assert duel.offered() == ["amount 2", "amount 1", "amount 0"]
    duel.choose("amount 2")
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("", "bb")
    assert (duel.asked(), duel.offered()) == (("Ulrich", "react"), ["reveal II", "pass"])
    assert duel.cubes(SUMMONER) == ""
    duel.choose("reveal II")

    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("uu", "bb")
    assert duel.cubes(SUMMONER) == "uu"
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose(*moves([TREASURE]), "use", CENTRE)
    assert (duel.place("Bartholomew"), duel.cubes(CENTRE)) == (TREASURE, "b")
    assert [slot for _, slot, *_ in duel.happened("revealed")] == [1, 1, 2]


@pytest.mark.rule("TRP.3", "EX.R.6", "TGT.29")
def test_a_protection_resolves_whole_between_two_sentences() -> None:
    """Ulrich's protection answers the damage of Tremor before its instability is placed."""
    duel = table(room=ABYSS, I="Persecution")
    duel.prepare("Bartholomew", quick="Tremor light")
    duel.action_phase()
    duel.choose("cast quick", CRYPT)

    assert duel.asked() == ("Ulrich", "react")
    assert (duel.damage("Ulrich"), duel.cubes(CRYPT)) == ("b", "")
    duel.choose("reveal I", "amount 1")
    assert (duel.damage("Ulrich"), duel.damage("Bartholomew"), duel.cubes(CRYPT)) == ("", "u", "b")
    assert duel.asked() == ("Bartholomew", "action")


# --------------------------------------------------------------------------------------------------
# Active, kept, spent
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.1", "SPL.23", "ACT.36")
def test_casting_a_trap_does_not_reveal_it() -> None:
    """It gets its token: nothing is shown or resolved, and it can be neither cast nor discarded any more."""
    duel = table()
    duel.prepare("Ulrich", quick="Toll light", I="Fusion light")
    duel.action_phase(first="Ulrich")
    duel.choose("cast quick")

    assert duel.offered() == ["explore", "fight", "cast I", "momentum I", "end"]
    assert (duel.happened("revealed"), duel.power("Ulrich")) == ([], 0)
    assert duel.happened("activated_spell") == [(1, 0)]
    sheets = {}
    for spell in ("Toll", "Pitfall", "Persecution"):
        other = table()
        other.prepare("Ulrich", quick=f"{spell} light")
        other.action_phase(first="Ulrich")
        other.choose("cast quick")
        sheets[spell] = other.state.view(0).sheet[1]
    assert len(set(sheets.values())) == 1


@pytest.mark.rule("ACT.11")
def test_an_active_trap_forces_no_action() -> None:
    """Ulrich has an Active trap and nothing else left: he is passed over, the phase ends."""
    duel = table(I="Toll")
    duel.tokens("Ulrich", 0)
    duel.tokens("Bartholomew", 1)
    duel.action_phase(round_=4)
    duel.choose("fight", "stop")
    assert duel.asked() == ("Ulrich", "take back")  # the phase is over: his trap may go back to hand
    duel.choose("pass")
    assert duel.state.over


@pytest.mark.rule("TRP.2", "TRP.26", "TRP.27", "EX.R.40")
def test_a_trap_may_be_kept_for_later_and_works_once() -> None:
    """Kept at the red room, sprung at the yellow one, and spent for both colours from then on."""
    duel = table(I="Pitfall")
    explore(duel, SUMMONER)
    duel.choose("pass")
    assert duel.damage("Bartholomew") == ""
    duel.choose(*moves([CENTRE]))
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("stop", "explore", *moves([LIBRARY]))

    assert (duel.asked(), duel.offered()) == (("Ulrich", "react"), ["reveal I", "pass"])
    duel.choose("reveal I")
    assert duel.damage("Bartholomew") == "uu"
    duel.choose(*moves([CENTRE]), "stop")
    duel.tokens("Bartholomew", 2)
    duel.choose("fight", "stop", "end", "explore", *moves([SUMMONER]))
    assert duel.asked() == ("Bartholomew", "part")
    assert duel.damage("Bartholomew") == "uu"


@pytest.mark.rule("TRP.24")
def test_standing_in_a_room_or_leaving_it_is_not_entering() -> None:
    """Only the way in counts: not the use of the red room, not leaving it, but passing through it does."""
    duel = table(room=SUMMONER, I="Pitfall")
    duel.action_phase()
    duel.choose("explore", "use", ARMORY)
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose(*moves([TREASURE]), "stop")
    assert duel.asked() == ("Bartholomew", "action")
    duel.choose("explore", *moves([SUMMONER]))
    assert duel.asked() == ("Ulrich", "react")
    duel.choose("pass", *moves([ARMORY]))
    assert duel.place("Bartholomew") == ARMORY


@pytest.mark.rule("TRP.2")
def test_only_its_own_condition_sets_a_trap_off() -> None:
    """Ulrich himself is not another mage, a Templar is no mage, and grey is neither yellow nor red."""
    duel = table(I="Pitfall")
    duel.evocation("Bartholomew", ARMORY)
    duel.action_phase(first="Ulrich")
    duel.choose("explore", *moves([ARMORY, SUMMONER]), "stop", "end")
    assert duel.asked() == ("Bartholomew", "action")
    duel.choose("command", "Templar b1", *moves([SUMMONER]), "stop", "explore", *moves([CRYPT]))
    assert duel.asked() == ("Bartholomew", "part")


@pytest.mark.rule("SPL.17", "EX.R.37")
def test_the_mark_of_a_trap_counts_when_it_is_sprung() -> None:
    """The cube lies where Ulrich stands, before the effect; not at the cast, and not if it is kept."""
    duel = table()
    duel.prepare("Ulrich", quick="Snare light")
    duel.action_phase(first="Ulrich")
    duel.choose("cast quick", "end", "explore", *moves([SUMMONER]), "pass")
    assert duel.cubes(CRYPT) == ""
    duel.choose(*moves([ARMORY]), "stop", "explore", *moves([SUMMONER]), "reveal quick")
    assert (duel.cubes(CRYPT), duel.damage("Bartholomew")) == ("u", "u")


@pytest.mark.rule("SPL.17")
def test_the_mark_of_a_trap_that_is_never_sprung_places_nothing() -> None:
    """The round ends without anybody in the red room: the trap goes, and no cube was placed."""
    duel = table(I="Snare")
    duel.begin("clean-up")
    duel.choose("pass")
    assert duel.memories("Ulrich") == ["Snare"]
    assert duel.happened("placed") == []


@pytest.mark.rule("CEL.10", "CEL.16")
def test_from_the_cell_a_trap_is_sprung_without_its_mark() -> None:
    """Ulrich sits in his Cell: the trap works all the same, its cube has no room to go to."""
    duel = table(I="Snare")
    duel.stand("Ulrich", "Cell")
    explore(duel, SUMMONER)
    duel.choose("reveal I")
    assert duel.damage("Bartholomew") == "u"
    assert duel.happened("placed") == []
    assert duel.asked() == ("Bartholomew", "part")


@pytest.mark.rule("SPL.26")
def test_a_trap_counts_by_its_element_only_once_sprung() -> None:
    """Two revealed elements and an Active trap of a third are no three elements until it is sprung."""
    gone = ["First Blood", "Destroyer", "Manipulator", "Initiate", "Summoner"]
    duel = Duel(pack=trap_box(), quests="1A+2B", claimed=gone)
    duel.stand("Bartholomew", ARMORY)
    duel.stand("Ulrich", CRYPT)
    duel.prepare("Ulrich", status="revealed", I="Tremor dark")
    active(duel, "Ulrich", III="Snare")
    duel.prepare("Ulrich", quick="Dark Force light")
    duel.action_phase(first="Ulrich")
    duel.choose("cast quick")
    assert duel.asked() == ("Ulrich", "target")
    duel.choose(CENTRE, "end", "explore", *moves([SUMMONER]), "reveal III")
    assert duel.offered()[:2] == ["claim Lord of Elements", "pass"]


# --------------------------------------------------------------------------------------------------
# Who comes first
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.5", "EX.R.28")
def test_several_of_one_owner_come_in_the_owners_order() -> None:
    """Ulrich springs the trap in II first, sees it resolved, then the one in I."""
    duel = table(I="Pitfall", II="Toll")
    explore(duel, SUMMONER)
    assert duel.offered() == ["reveal I", "reveal II", "pass"]
    duel.choose("reveal II")
    assert (duel.power("Ulrich"), duel.damage("Bartholomew")) == (1, "")
    assert (duel.asked(), duel.offered()) == (("Ulrich", "react"), ["reveal I", "pass"])
    duel.choose("reveal I")
    assert duel.damage("Bartholomew") == "uu"
    assert duel.asked() == ("Bartholomew", "part")


@pytest.mark.rule("TRP.6", "TRP.22", "TRP.23", "EX.R.29")
@pytest.mark.parametrize(("first", "second"), [("Bartholomew", "Ulrich"), ("Ulrich", "Bartholomew")])
def test_two_owners_are_asked_in_play_order(first: str, second: str) -> None:
    """Whoever moves, the First Mage is asked first, and the other once that trap has resolved."""
    duel = table(I="Toll")
    active(duel, "Bartholomew", I="Toll")
    if first == "Ulrich":
        duel.tokens("Ulrich", 1)
    duel.action_phase(first=first)
    if first == "Ulrich":
        duel.choose("fight", "stop")
    duel.choose("explore", *moves([SUMMONER]))

    assert (duel.asked(), duel.offered()) == ((first, "react"), ["reveal I", "pass"])
    duel.choose("reveal I")
    assert (duel.power(first), duel.power(second)) == (1, 0)
    assert (duel.asked(), duel.offered()) == ((second, "react"), ["reveal I", "pass"])
    duel.choose("reveal I")
    assert (duel.power(first), duel.power(second)) == (1, 1)
    assert duel.asked() == ("Bartholomew", "part")


@pytest.mark.rule("TRP.19")
def test_a_condition_other_than_damage_stays_met() -> None:
    """The first trap puts Bartholomew elsewhere; the second may be sprung for the room he had entered."""
    duel = table(I="Banishment", II="Pitfall")
    explore(duel, SUMMONER)
    duel.choose("reveal I", TREASURE)
    assert duel.place("Bartholomew") == TREASURE
    assert (duel.asked(), duel.offered()) == (("Ulrich", "react"), ["reveal II", "pass"])
    duel.choose("reveal II")
    assert duel.damage("Bartholomew") == "uu"
    assert duel.asked() == ("Bartholomew", "part")


@pytest.mark.rule("PER.2")
def test_the_same_effect_in_force_on_both_sides_works_for_both() -> None:
    """Both have Unseen Strike in the quick slot: a Templar falls, both gain 1."""
    duel = table(room=CRYPT)
    duel.evocation("Ulrich", CRYPT)
    for mage in ("Bartholomew", "Ulrich"):
        duel.prepare(mage, quick="Unseen Strike light")
    duel.action_phase()
    duel.choose("cast quick", "end", "cast quick", "end", "fight", "attack Templar u1")
    assert (duel.power("Bartholomew"), duel.power("Ulrich")) == (1, 1)
