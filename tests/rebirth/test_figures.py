"""The figures of mages and evocations, as they tell at the table."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import FIGURES, proves
from tests.rebirth.scenario import ROW, Rebirth

MAGES = [  # Health, hand, Strength, Speed
    ("Rikkart", 11, 7, 2, 2),
    ("Gramigna", 12, 7, 2, 2),
    ("Arianna", 11, 7, 2, 3),
    ("Baron Doria", 11, 8, 2, 2),
    ("Angela", 11, 7, 2, 2),
    ("Mors", 11, 7, 2, 2),
]
EVOCATIONS = [  # Speed, Strength, Health, how many
    ("Succubus", 2, 1, 3, 3),
    ("Nigredo", 2, 2, 4, 3),
    ("Cadaver", 2, 2, 2, 8),
    ("Colossus", 2, 3, 4, 3),
    ("Umbra", 2, 1, 0, 9),
    ("Totem", 0, 0, 4, 5),
    ("Albedo", 2, 3, 5, 1),
    ("Flesh Horror", 2, 3, 6, 1),
]
HAND = ("Torment", "Submission", "Heart of Ice", "Peak of Agony")


def beside(pack: Pack, mage: str, other: str = "") -> tuple[Rebirth, str]:
    """A mage and somebody else in a corner of the Lodge, and who that other is."""
    other = other or ("Gramigna" if mage != "Gramigna" else "Rikkart")
    table = Rebirth(mage, other, pack=pack)
    table.stand(mage, ROW[0])
    table.stand(other, ROW[0])
    return table, other


def steps(table: Rebirth, room: int = 0) -> int:
    """How many rooms the one who moves comes straight across the Lodge."""
    while f"move to {ROW[room + 1]}" in table.offered():
        room += 1
        table.choose(f"move to {ROW[room]}")
    return room


@proves("{mage}", FIGURES)
@pytest.mark.parametrize(("mage", "health", "hand", "strength", "speed"), MAGES)
def test_a_mages_strength_and_speed(
    pack: Pack, mage: str, health: int, hand: int, strength: int, speed: int
) -> None:
    table, other = beside(pack, mage)
    table.action_phase()
    table.choose("fight", f"attack {other}", "stop", "explore")
    assert len(table.damage(other)) == strength
    assert steps(table) == speed


@proves("{mage}", FIGURES)
@pytest.mark.parametrize(("mage", "health", "hand", "strength", "speed"), MAGES)
@pytest.mark.parametrize("left", [1, 2])
def test_a_mages_health(
    pack: Pack, mage: str, health: int, hand: int, strength: int, speed: int, left: int
) -> None:
    table, other = beside(pack, mage)
    table.jinx(other, "Weakness")  # so that the blow is of 1
    table.stand(mage, ROW[0], damage="x" * (health - left))
    table.action_phase(first=other)
    table.choose("fight", f"attack {mage}")
    assert table.place(mage) == ("Cell" if left == 1 else ROW[0])


@proves("{mage}", FIGURES)
@pytest.mark.parametrize(("mage", "health", "hand", "strength", "speed"), MAGES)
def test_a_mages_hand(pack: Pack, mage: str, health: int, hand: int, strength: int, speed: int) -> None:
    table, _ = beside(pack, mage)
    table.hold(mage, *HAND, *HAND, *HAND)
    table.begin("study")
    while table.asked()[1] != "plan":
        table.choose(table.offered()[0])
    assert len(table.hand(mage)) == hand


@proves("{kind}", FIGURES)
@pytest.mark.parametrize(("kind", "speed", "strength", "health", "number"), EVOCATIONS)
def test_how_far_and_how_hard(
    pack: Pack, kind: str, speed: int, strength: int, health: int, number: int
) -> None:
    table, other = beside(pack, "Rikkart")
    mine = table.evocation("Rikkart", ROW[0], kind=kind)
    table.action_phase()
    table.choose("command", mine)
    assert (f"attack {other}" in table.offered()) == bool(strength), "an attack for nothing is not offered"
    if strength:
        table.choose(f"attack {other}")
    while table.asked()[1] not in ("part", "action"):
        table.choose("no")  # what it may do besides
    assert len(table.damage(other)) == strength
    assert f"attack {other}" not in table.offered()
    assert steps(table) == speed


@proves("{kind}", FIGURES)
@pytest.mark.parametrize(("kind", "speed", "strength", "health", "number"), EVOCATIONS)
@pytest.mark.parametrize("left", [1, 2])
def test_how_much_it_bears(
    pack: Pack, kind: str, speed: int, strength: int, health: int, number: int, left: int
) -> None:
    table, other = beside(pack, "Rikkart")
    table.jinx(other, "Weakness")  # so that the blow is of 1
    mine = table.evocation("Rikkart", ROW[0], kind=kind, damage="x" * (health - left))
    table.action_phase(first=other)
    table.choose("fight")
    assert (f"attack {mine}" in table.offered()) == bool(health)
    if health:
        table.choose(f"attack {mine}")
        assert table.place(mine) == ("" if left == 1 else ROW[0])


@proves("{kind}", FIGURES)
@pytest.mark.parametrize(("kind", "speed", "strength", "health", "number"), EVOCATIONS)
def test_how_many_there_are(
    pack: Pack, kind: str, speed: int, strength: int, health: int, number: int
) -> None:
    table = Rebirth(pack=pack)
    assert table.supply(kind) == number
