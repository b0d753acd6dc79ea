"""Room traps with two colours and two effects, played at a table of Rebirth."""

import pytest

from blackrose.engine.components import Pack
from blackrose.language.errors import PackError
from blackrose.packs import builtin_pack, load_text
from blackrose.packs.faces import card_face
from blackrose.table.words.texts import Texts
from tests.rebirth.scenario import Rebirth

SNARE = """
    [[spell]]
    name = { en = "Snare", de = "Schlinge", ru = "Силок" }
    school = "Agony"
    provenance = "original"
    room_trap = true
    [spell.light]
    type = "trap"
    element = "air"
    target = "mage *"
    when = "Another mage enters a red room."
    text = "Inflict 3 damage."
    [spell.dark]
    type = "trap"
    element = "air"
    target = "mage *"
    when = "Another mage enters a green room."
    text = "Steal 1 power from the target."
"""


def snare(change: str = "", into: str = "") -> Pack:
    """The box of Rebirth and a room trap."""
    return load_text(SNARE.replace(change, into) if change else SNARE, base=builtin_pack("rebirth"))


def trapped(room: str, status: str = "active") -> Rebirth:
    """Rikkart's snare lies there, and Gramigna stands in a room next to the Arena (red), the Forge and the
    Garden (green).
    """
    table = Rebirth("Rikkart", "Gramigna", pack=snare())
    table.stand("Rikkart", "Oracle Room")
    table.stand("Gramigna", room)
    table.power("Rikkart", 2)
    table.power("Gramigna", 4)
    table.prepare("Rikkart", status=status, quick="Snare light")
    table.action_phase(first="Gramigna")
    return table


@pytest.mark.rule("TRP.9")
def test_the_first_colour_has_the_first_effect() -> None:
    table = trapped("Sanctuary")
    table.choose("explore", "move to Arena", "reveal quick")
    assert (table.damage("Gramigna"), table.power("Gramigna")) == ("rrr", 4)
    assert table.sheet("Rikkart") == {"quick": "Snare light"}


@pytest.mark.rule("TRP.9")
def test_the_second_colour_has_the_second_effect() -> None:
    table = trapped("Sanctuary")
    table.choose("explore", "move to Garden", "reveal quick")
    assert (table.damage("Gramigna"), table.power("Gramigna"), table.power("Rikkart")) == ("", 3, 3)
    assert table.sheet("Rikkart") == {"quick": "Snare dark"}


@pytest.mark.rule("TRP.27")
def test_sprung_by_one_colour_it_is_spent_for_the_other() -> None:
    table = trapped("Sanctuary")
    table.choose("explore", "move to Garden", "reveal quick", "move to Sanctuary")
    table.choose("stop", "explore", "move to Arena")
    assert table.asked()[0] == "Gramigna"
    assert table.damage("Gramigna") == ""


def test_it_may_be_kept_for_the_other_colour() -> None:
    table = trapped("Sanctuary")
    table.choose("explore", "move to Garden", "pass", "move to Sanctuary")
    table.choose("stop", "explore", "move to Arena", "reveal quick")
    assert table.damage("Gramigna") == "rrr"


def test_no_other_colour_sets_it_off() -> None:
    table = trapped("Arena")
    table.choose("explore", "move to Sanctuary")
    assert table.asked()[0] == "Gramigna"
    assert table.lies("Rikkart", "quick") == "active"


@pytest.mark.rule("TRP.1")
def test_ready_it_does_not_wait() -> None:
    table = trapped("Sanctuary", status="ready")
    table.choose("explore", "move to Arena")
    assert table.asked()[0] == "Gramigna"


@pytest.mark.rule("PRE.6")
def test_there_is_no_side_to_choose() -> None:
    table = Rebirth("Rikkart", "Gramigna", pack=snare())
    card = table.card("Snare")
    sides = {option[3] for plans in table.rules.plans for option in plans[card]}
    assert sides == {0}
    tremor = table.card("Shared Torture")
    assert {option[3] for plans in table.rules.plans for option in plans[tremor]} == {0, 1}


def test_others_do_not_learn_what_lies_there() -> None:
    table = trapped("Sanctuary")
    assert table.seen_sheet("Rikkart", by="Gramigna") == {"quick": "face-down"}


def test_both_conditions_stand_on_the_card() -> None:
    pack = snare()
    face = card_face(next(spell for spell in pack.spells if spell.room_trap), "en")
    assert "room trap" in face.facts
    assert [(side.title, side.when) for side in face.sides] == [
        ("red", "Another mage enters a red room."),
        ("green", "Another mage enters a green room."),
    ]


def test_the_hint_tells_of_both_colours() -> None:
    table = trapped("Sanctuary")
    told = Texts(table.rules, "en").laid(table.card("Snare"), 0)
    assert "red room" in told
    assert "green room" in told


@pytest.mark.parametrize(
    ("change", "into", "told"),
    [
        ("enters a green room", "enters a room", "waits for somebody to enter a room of a colour"),
        ("enters a green room", "is defeated", "waits for somebody to enter a room of a colour"),
        ('dark]\n    type = "trap"', 'dark]\n    type = "protection"', "expected trap"),
        ("room_trap = true", "room_trap = 1", "expected true or false"),
    ],
)
def test_a_room_trap_waits_for_two_colours(change: str, into: str, told: str) -> None:
    with pytest.raises(PackError, match=told):
        snare(change, into)


def test_a_room_trap_needs_its_second_side() -> None:
    with pytest.raises(PackError, match="dark"):
        load_text(SNARE[: SNARE.index("[spell.dark]")], base=builtin_pack("rebirth"))
