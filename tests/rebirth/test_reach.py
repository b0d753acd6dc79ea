"""How far spells and rooms reach: what is just near enough can be chosen, what is one room farther cannot."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import proves
from tests.rebirth.scenario import ROW, Rebirth

REACH = {
    "evocation 1": (
        "Fountain of the Three light",
        "Vivisection light",
    ),
    "mage 0": (
        "Dark Omens light",
        "Tearing dark",
    ),
    "mage 1": (
        "Pain Mark light",
        "Albify light",
        "Tearing light",
        "Sacrificial Pyre light",
        "Annihilation dark",
        "Night Terror dark",
        "Vivisection dark",
    ),
    "mage 2": (
        "Spirit Wolf light",
        "Visceral Fire light",
        "Ineluctable Pain light",
        "Annihilation light",
        "Night Terror light",
        "Long Shadows light",
        "Evil Eye light",
        "Masked Ball light",
        "Feast of Fears dark",
        "Consuming Soul dark",
        "Evil Eye dark",
        "Red Thread dark",
    ),
    "model 0": ("Viatorium Spagyricum light",),
    "model 1": (
        "Shared Torture light",
        "Athanor Eruption light",
        "Shared Torture dark",
        "Peak of Agony dark",
        "Sacrificial Altar rebuilt",
    ),
    "model 2": (
        "Grim Torment light",
        "Heart of Ice light",
        "Deflagrate light",
        "Viatorium Spagyricum dark",
        "Athanor Eruption dark",
        "Sacrificial Pyre dark",
    ),
    "room 0": (
        "Lugubrious Toll light",
        "Emet-Met light",
        "Liquid Fire dark",
    ),
    "room 1": (
        "Cross and Delight light",
        "Lethal Touch light",
        "White Work light",
        "Flesh Horror light",
        "Panic light",
        "Raise the Totem light",
        "Reanimate light",
        "Great Assembly light",
        "Visceral Fire dark",
        "Submission dark",
        "Azoth Bomb dark",
        "Deflagrate dark",
        "Soul Transfer dark",
        "Reanimate dark",
        "Dissecting Ray dark",
        "Summoner Room ruined",
        "Alchemical Laboratory ruined",
        "Arena ruined",
        "Garden ruined",
        "Forge ruined",
        "Treasure Room ruined",
    ),
    "room 2": (
        "Peak of Agony light",
        "Supreme Fireball light",
        "Cube of Lamentations light",
        "Red Thread light",
        "Great Spirit light",
        "Grim Torment dark",
        "Heart of Ice dark",
        "Marbling dark",
        "Albify dark",
        "Supreme Fireball dark",
        "Cube of Lamentations dark",
    ),
    "room 3": ("Azoth Bomb light",),
}

CASES = [(*name.rsplit(" ", 1), *aim.split()) for aim, names in REACH.items() for name in names]


def table(pack: Pack, distance: int) -> Rebirth:
    """Rikkart in a corner; Gramigna so many rooms away, Arianna one more, each with an evocation beside."""
    lodge = Rebirth("Rikkart", "Gramigna", "Arianna", pack=pack)
    lodge.stand("Rikkart", ROW[0])
    for mage, room in (("Gramigna", ROW[distance]), ("Arianna", ROW[distance + 1])):
        lodge.stand(mage, room)
        lodge.evocation(mage, room, kind="Cadaver")
    return lodge


@proves("{name}", "{side}")
@pytest.mark.parametrize(("name", "side", "kind", "distance"), CASES)
def test_how_far_it_reaches(pack: Pack, name: str, side: str, kind: str, distance: str) -> None:
    near = int(distance)
    lodge = table(pack, near)
    lodge.resolve(name, side)
    offered = _aims(lodge)
    if kind == "room":
        assert set(ROW) & set(offered) == set(ROW[: near + 1])
    else:
        seen = {"Gramigna", "Cadaver g1"} & set(offered)
        assert seen == {"model": {"Gramigna", "Cadaver g1"}, "mage": {"Gramigna"}}.get(kind, {"Cadaver g1"})
        assert not {"Arianna", "Cadaver a1"} & set(offered)


def _aims(lodge: Rebirth) -> list[str]:
    """What can be chosen as the target; nobody is asked where only one room can be meant."""
    if lodge.quiet or lodge.asked()[1] != "target":
        return [ROW[0]]
    return lodge.offered()
