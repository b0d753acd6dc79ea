"""Rooms in Classic: their tokens, the Black Rose room, collapsing (ROO, INS)."""

from __future__ import annotations

import pytest

from blackrose.engine.components import Pack
from blackrose.game import IllegalChoice
from blackrose.game.reasons import not_offered
from blackrose.language.words import words
from blackrose.table.shown.absent import Absences
from blackrose.table.words.names import Names
from tests.classic.box import box
from tests.classic.scenario import CENTRE, RING, Classic
from tests.naming import ROSE

BOX = box(
    spells=(
        "Use | contingency magic | room * | Activate the target room.",
        "Shake | contingency earth | room * | Place 1 instability.",
        "Turmoil | contingency earth | room * | Place 4 instability.",
        "Gift | contingency magic | self | Gain 1 power.",
        "Tripwire | trap air | mage * | The target loses 1 power. | Another mage enters a green room.",
        "Ruin | combat earth | room * | Collapse the target room and take its token.",
        "Likeness | contingency earth | room * "
        "| The target room copies any room other than the Black Rose Room until the end of the round.",
        "Old Word | contingency magic | self | Gain 1 power.",
        "Lost Song | contingency magic | self | Gain 1 power.",
        "Lost Tale | contingency magic | self | Gain 1 power.",
    ),
)


def at_table(room: str = "Treasure Room") -> Classic:
    table = Classic("Nero", "Tessa", pack=BOX)
    table.stand("Nero", room)
    table.stand("Tessa", "Arena")
    return table


def explores(table: Classic) -> list[str]:
    """Nero explores; what is offered."""
    table.action_phase()
    table.choose("explore")
    return table.offered()


# --------------------------------------------------------------------------------------------------
# Tokens
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ROO.2")
def test_a_room_is_used_once_a_round_and_its_token_turns_back_in_clean_up() -> None:
    table = at_table()
    assert "use" in explores(table)
    table.choose("use")
    assert table.power("Nero") == 1
    assert table.face("Treasure Room") == "turned"
    table.choose("stop", "explore")
    assert "use" not in table.offered()
    table.begin("clean-up")
    assert table.face("Treasure Room") == "open"


@pytest.mark.rule("ROO.11")
def test_a_room_whose_effect_cannot_be_carried_out_may_be_used_then_only_the_token_is_turned() -> None:
    table = at_table("Alchemic Laboratory")  # nobody has a grimoire to draw from
    assert "use" in explores(table)
    table.choose("use")
    assert table.hand("Nero") == []
    assert table.face("Alchemic Laboratory") == "turned"


@pytest.mark.rule("ROO.11")
def test_who_does_not_want_a_rooms_effect_only_turns_its_token() -> None:
    table = at_table("Garden")
    explores(table)
    table.choose("use", "no")
    assert table.face("Garden") == "turned"
    assert all(table.cubes(room) == "" for room in RING)
    assert table.asked() == ("Nero", "part")
    assert "use" not in table.offered()
    assert not [event for event in table.events("resolved") if event.effect == table.code("Garden", "effect")]


@pytest.mark.rule("ROO.11", "ROO.16")
def test_nor_need_the_effect_of_a_room_be_wanted_that_is_activated_from_afar() -> None:
    table = at_table("Crypt")
    table.resolve("Use", "light")
    table.choose("Treasure Room", "no")
    assert table.quiet
    assert table.face("Treasure Room") == "turned"
    assert table.power("Nero") == 0


@pytest.mark.rule("ROO.11", "EFF.42")
@pytest.mark.parametrize("room", ["Alchemic Laboratory", "Sanctuary", "The Abyss"])
def test_nobody_is_asked_about_an_effect_of_which_nothing_can_be_done(room: str) -> None:
    """No grimoire, no damage, and no other mage within one room."""
    table = at_table(room)
    table.stand("Tessa", "Forge")
    explores(table)
    with pytest.raises(IllegalChoice):
        table.choose("use", "no")
    assert table.face(room) == "turned"


@pytest.mark.rule("ROO.12")
def test_the_effect_of_the_black_rose_room_cannot_be_left_out() -> None:
    table = in_rose_room()
    explores(table)
    with pytest.raises(IllegalChoice):
        table.choose("use", "no")
    assert table.asked() == ("Nero", "spell")


@pytest.mark.rule("ROO.19", "ROO.12")
def test_while_it_copies_another_room_the_black_rose_room_asks_for_nothing() -> None:
    table = in_rose_room(spells=0, forgotten=0)
    assert "use" not in explores(table)
    table.resolve("Likeness", "light")
    table.choose(CENTRE, "Treasure Room")
    assert "use" in explores(table)
    table.choose("use")
    assert table.power("Nero") == 1
    assert table.face(CENTRE) == "turned"
    assert table.face("Treasure Room") == "open"


@pytest.mark.rule("ROO.19", "ROO.12")
def test_without_its_token_it_cannot_be_activated_as_a_copy_either() -> None:
    table = in_rose_room(moon=1)
    table.resolve("Likeness", "light")
    table.choose(CENTRE, "Treasure Room")
    assert "use" not in explores(table)


@pytest.mark.rule("ROO.19", "INS.3")
def test_a_room_that_copies_another_collapses_by_its_own_slots_and_for_its_own_token() -> None:
    table = at_table("Garden")
    table.resolve("Likeness", "light")
    table.choose("Garden", "Crypt")
    table.instability("Garden", "nnnt")
    table.begin("clean-up")
    assert table.face("Garden") == "collapsed"
    assert table.won("Nero") == ["Garden"]


@pytest.mark.rule("ROO.16", "ROO.1")
def test_from_afar_the_token_must_be_face_up_and_is_turned() -> None:
    table = at_table("Crypt")
    table.resolve("Use", "light")
    table.choose("Treasure Room")
    assert table.power("Nero") == 1
    assert table.face("Treasure Room") == "turned"
    table.resolve("Use", "light")
    if not table.quiet:
        table.choose("Treasure Room")
    assert table.power("Nero") == 1


@pytest.mark.rule("ROO.9", "EX.C.42", "EX.C.15", "CRN.2")
def test_the_crown_holder_may_activate_the_throne_room_and_the_order_stays_until_the_next_round() -> None:
    table = at_table("Throne Room")
    table.stand("Tessa", "Throne Room")
    assert "use" in explores(table)
    table.choose("stop", "end")
    table.choose("explore", "use")
    assert table.crown() == "Tessa"
    assert table.face("Throne Room") == "turned"
    assert table.first() == "Nero"
    table = at_table("Throne Room")
    explores(table)
    table.choose("use")
    assert table.crown() == "Nero"
    assert table.face("Throne Room") == "turned"


@pytest.mark.rule("ROO.8")
def test_six_colours_of_three_rooms_and_the_black_one(pack: Pack) -> None:
    colours = [room.colour for room in pack.rooms]
    assert colours.count("black") == 1
    assert all(colours.count(colour) <= 3 for colour in set(colours) - {"black"})
    assert next(room for room in pack.rooms if room.name.en == "Throne Room").colour == "purple"


# --------------------------------------------------------------------------------------------------
# The Black Rose room
# --------------------------------------------------------------------------------------------------


def in_rose_room(spells: int = 4, forgotten: int = 3, moon: int = 2) -> Classic:
    table = at_table(CENTRE)
    table.moon(moon)
    table.hold("Nero", *["Gift"] * spells)
    table.forgotten(*["Old Word", "Lost Song", "Lost Tale"][:forgotten])
    return table


@pytest.mark.rule("TRK.5", "ROO.12", "ROO.13")
@pytest.mark.parametrize(
    ("spells", "forgotten", "moon", "usable"),
    [(4, 3, 2, True), (4, 3, 1, False), (3, 3, 2, False), (4, 2, 2, False), (5, 3, 3, True)],
)
def test_when_the_black_rose_room_may_be_used(spells: int, forgotten: int, moon: int, usable: bool) -> None:
    table = in_rose_room(spells, forgotten, moon)
    assert ("use" in explores(table)) == usable


@pytest.mark.rule("ROO.3", "ROO.12")
def test_four_spells_for_one_of_three_forgotten_ones_the_others_go_under_the_deck() -> None:
    table = in_rose_room(5)
    explores(table)
    table.choose("use")
    assert sorted(table.offered()) == ["Lost Song", "Lost Tale", "Old Word"]
    table.choose("Lost Song", "Lost Tale")
    assert table.hand("Nero") == ["Gift", "Lost Song"]
    assert table.memories("Nero") == ["Gift"] * 4
    assert table.asked() == ("Nero", "part")
    assert sorted(table.state.forgotten) == sorted(map(table.card, ("Lost Tale", "Old Word")))
    assert table.face(CENTRE) == "turned"


@pytest.mark.rule("ROO.12", "ROO.16")
def test_from_afar_it_asks_for_the_same() -> None:
    table = in_rose_room(3)
    table.stand("Nero", "Crypt")
    table.resolve("Use", "light")
    if not table.quiet:
        table.choose(CENTRE)
    assert table.face(CENTRE) == "open"


# --------------------------------------------------------------------------------------------------
# Collapsing
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("INS.1")
def test_cubes_fill_free_slots_and_no_more() -> None:
    table = at_table()
    table.instability("Garden", "tt")
    table.resolve("Turmoil", "light")
    table.choose("Garden")
    assert table.cubes("Garden") == "ttnn"


@pytest.mark.rule("INS.2", "INS.3", "INS.6", "CLN.1")
def test_a_full_room_collapses_in_clean_up_and_most_cubes_take_its_token() -> None:
    table = at_table("Garden")
    table.instability("Garden", "nnnt")
    before = table.state.pool[0]
    assert table.face("Garden") == "open"
    table.begin("clean-up")
    assert table.face("Garden") == "collapsed"
    assert table.won("Nero") == ["Garden"]
    assert table.cubes("Garden") == ""
    assert table.state.pool[0] == before + 3
    assert table.place("Nero") == "Garden"
    assert table.power("Nero") == 0  # its power counts at the end


@pytest.mark.rule("INS.2")
def test_a_room_that_is_not_full_stays() -> None:
    table = at_table()
    table.instability("Garden", "nnn")
    table.begin("clean-up")
    assert table.face("Garden") == "open"


@pytest.mark.rule("INS.3")
@pytest.mark.parametrize("cubes", ["nntt", "nxtx", "xxxx"])
def test_on_a_tie_the_black_rose_takes_it(cubes: str) -> None:
    table = at_table()
    table.instability("Garden", cubes)
    table.begin("clean-up")
    assert table.won(ROSE) == ["Garden"]


@pytest.mark.rule("INS.3")
def test_several_full_rooms_fall_in_the_first_mages_order() -> None:
    table = at_table()
    for room in ("Garden", "Forge"):
        table.instability(room, "nntt"[:3] + "n")
    table.begin("clean-up", first="Tessa")
    assert table.asked() == ("Tessa", "rebuild")
    table.choose("Forge")
    assert table.won("Nero") == ["Forge", "Garden"]


@pytest.mark.rule("ROO.6", "ROO.14")
def test_a_collapsed_room_stays_cannot_be_used_takes_nothing_and_keeps_its_colour() -> None:
    table = at_table("Forge")
    table.instability("Garden", "", face="collapsed")
    table.prepare("Tessa", "active", I="Tripwire light")
    table.resolve("Shake", "light")
    table.choose("Garden")
    assert table.cubes("Garden") == ""
    table.stand("Nero", "Pleasures' Room")
    table.power("Nero", 1)
    table.action_phase()
    table.choose("explore", "move to Garden")
    assert table.asked() == ("Tessa", "react")  # still a green room
    table.choose("reveal I")
    assert table.power("Nero") == 0
    assert "use" not in table.offered()
    table.begin("clean-up")
    assert table.face("Garden") == "collapsed"


@pytest.mark.rule("INS.15", "TRK.5")
def test_the_black_rose_room_filled_in_the_first_moon_gives_its_token_and_is_never_usable() -> None:
    table = at_table()
    slots = table.rules.rooms[table.state.tiles[0]].slots
    table.instability(CENTRE, "n" * slots, face="closed")
    table.begin("clean-up")
    assert table.won("Nero") == [CENTRE]
    assert table.face(CENTRE) == "collapsed"
    table.power("Nero", 5)
    table.resolve("Gift", "light")
    assert table.moon() == 2
    assert table.face(CENTRE) == "collapsed"


@pytest.mark.rule("INS.17", "INS.6")
@pytest.mark.parametrize("face", ["open", "turned"])
def test_a_room_destroyed_by_an_effect_falls_at_once_its_token_used_or_not(
    face: str,
) -> None:
    table = at_table("Garden")
    table.instability("Garden", "tt", face=face)
    before = table.state.pool[1]
    table.resolve("Ruin", "light")
    table.choose("Garden")
    assert table.face("Garden") == "collapsed"
    assert table.won("Nero") == ["Garden"]
    assert table.cubes("Garden") == ""
    assert table.state.pool[1] == before + 2
    assert table.place("Nero") == "Garden"


@pytest.mark.rule("ROO.6", "ROO.12", "TRK.5")
@pytest.mark.parametrize(
    ("room", "face", "why"),
    [
        ("Garden", "turned", "room-used"),
        ("Garden", "collapsed", "room-collapsed"),
        (CENTRE, "closed", "room-closed"),
        (CENTRE, "open", "room-price"),
    ],
)
def test_why_a_room_cannot_be_used_is_told(room: str, face: str, why: str) -> None:
    table = at_table(room)
    table.instability(room, "", face=face)
    assert "use" not in explores(table)
    view = table.state.view(0)
    missing = [one.why for one in not_offered(view, table.decision()) if one.what == "use"]
    assert missing == [why]
    for language in ("en", "de", "ru"):
        told = Absences(Names(table.rules, language, "shown.ftl")).of(view, table.decision())
        wanted = words(language, "shown.ftl").phrase(f"why-{why}").text
        assert wanted.casefold() in [one["why"].casefold() for one in told]


def test_the_lodge_of_the_scenarios_is_whole() -> None:
    assert len(RING) == 19
