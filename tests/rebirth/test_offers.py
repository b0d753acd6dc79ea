"""What is offered, what a card aims at, and who chooses: at a table of Rebirth."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

import pytest

from blackrose.engine.programs import walk
from blackrose.engine.table import NOBODY, TextFrame
from blackrose.engine.verbs.models import blow
from blackrose.engine.verbs.possibility import NOT, PARTLY, WHOLLY
from blackrose.engine.verbs.registry import verify_sentence
from blackrose.language import tree as tr
from tests.rebirth.scenario import CENTRE, Rebirth, box_with
from tests.scenario import Duel

CRYPT, GARDEN, THRONE = "Crypt", "Garden", "Throne Room"

# --------------------------------------------------------------------------------------------------
# Choices inside a sentence
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT.33", "ROO.17")
def test_soul_transfer_is_not_lost_on_a_room_it_leaves_out() -> None:
    """Of three constructs one stands where its room can be used: nobody asks which."""
    table = Rebirth()
    table.stand("Rikkart", "Arena")
    for room in (THRONE, CENTRE, "Treasure Room"):
        table.evocation("Rikkart", room)
    table.instability("Treasure Room", "", face="available")
    table.resolve("Soul Transfer", "light", by="Rikkart")
    assert [table.room_name(event.room) for event in table.events("used_room")] == ["Treasure Room"]


@pytest.mark.rule("TGT.33", "ROO.17")
@pytest.mark.parametrize(("other", "used"), [(THRONE, []), ("Treasure Room", ["Treasure Room"])])
def test_song_of_the_ancestors_is_not_lost_on_a_room_it_leaves_out(other: str, used: list[str]) -> None:
    """Of two Totems one stands in the Throne Room: nobody asks which."""
    table = Rebirth("Rikkart", "Gramigna")
    table.stand("Rikkart", "Arena")
    table.evocation("Rikkart", THRONE, kind="Totem")
    table.evocation("Rikkart", other, kind="Totem")
    table.instability("Treasure Room", "", face="available")
    table.resolve("Song of the Ancestors", "dark")
    assert [table.room_name(event.room) for event in table.events("used_room")] == used
    assert table.quiet


@pytest.mark.rule("EFF.42")
@pytest.mark.parametrize(
    ("room", "face", "offered"),
    [(GARDEN, "available", True), (GARDEN, "used", False), (THRONE, "ruined", False)],
)
def test_hand_of_glory_offers_no_room_that_cannot_be_activated(room: str, face: str, offered: bool) -> None:
    table = Rebirth("Rikkart", "Gramigna")
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", room)
    table.instability(room, "", face=face)
    table.resolve("Hand of Glory", "dark")
    table.choose("Gramigna")
    assert table.quiet is not offered


@pytest.mark.rule("EFF.43")
@pytest.mark.parametrize("elsewhere", [False, True])
def test_of_several_in_one_room_it_is_not_asked_which_stands_there(elsewhere: bool) -> None:
    """Soul Transfer means a room: two constructs in the Crypt stand for it as well as one."""
    table = Rebirth()
    table.stand("Rikkart", "Arena")
    for room in (CRYPT, CRYPT, *[GARDEN] * elsewhere):
        table.evocation("Rikkart", room)
    table.resolve("Soul Transfer", "light", by="Rikkart")
    if elsewhere:
        assert table.offered() == ["Nigredo r1", "Nigredo r3"]
        table.choose("Nigredo r1")
    assert [table.room_name(event.room) for event in table.events("used_room")] == [CRYPT]


@pytest.mark.rule("TGT.33")
def test_cubes_are_placed_from_an_evocation_around_which_there_is_space() -> None:
    box = box_with(
        "Seep | contingency fire | self | Place 1 instability in the room of one of your evocations."
    )
    table = Rebirth(pack=box)
    table.stand("Rikkart", GARDEN)
    table.evocation("Rikkart", "Arena")
    table.evocation("Rikkart", CRYPT)
    table.instability("Arena", "", face="available")
    table.resolve("Seep", "light", by="Rikkart")
    assert table.quiet
    assert table.cubes(CRYPT) == "r"


# --------------------------------------------------------------------------------------------------
# Who chooses
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT.10", "TGT.32")
def test_peak_of_agony_lets_its_caster_pick_the_cubes() -> None:
    """Gramigna has the crown; which of his cubes turn black is Rikkart's choice."""
    table = Rebirth()
    table.crown("Gramigna")
    table.stand("Rikkart", "Arena", damage="grgr")
    table.resolve("Peak of Agony", "light", by="Rikkart")
    table.choose(CRYPT)
    assert table.asked() == ("Rikkart", "cube")
    table.choose("cube 1")  # his own, and so the last one too: who begins with it wants none of hers
    assert table.damage("Rikkart") == "gxgxxx"


@pytest.mark.rule("TGT.32", "CUB.2")
def test_the_crown_holder_still_shares_out_the_black_roses_cubes() -> None:
    box = box_with(
        "Scourge | contingency fire | self | The Black Rose inflicts 1 damage on each of your evocations.",
        "Mark | contingency fire | self | "
        "The Black Rose places 1 instability in your room or an adjacent one.",
    )
    table = Rebirth(pack=box)
    table.crown("Gramigna")
    table.stand("Rikkart", "Arena")
    for _ in range(2):
        table.evocation("Rikkart", CRYPT)
    table.cubes_left("Black Rose", 1)
    table.resolve("Scourge", "light", by="Rikkart")
    assert table.asked() == ("Gramigna", "share")
    table.resolve("Mark", "light", by="Rikkart")
    assert table.asked() == ("Rikkart", "room")


@pytest.mark.rule("EVT.16", "TGT.32")
def test_of_an_event_each_mage_chooses_for_themselves_else_the_crown_holder() -> None:
    """Woe converts 4 damage on each: each picks which cubes."""
    table = Rebirth()
    woe = next(
        card.name.en
        for card in table.rules.event_cards
        if any(isinstance(node, tr.InPlayOrder) and "Convert" in repr(node) for node in card.effect.text)
    )
    table.crown("Gramigna")
    table.stand("Rikkart", "Arena", damage="ggggg")
    table.stand("Gramigna", GARDEN, damage="rrrrr")
    table.resolve(woe)
    asked = []
    while not table.quiet:
        asked.append(table.asked())
        table.choose(table.offered()[0])
    assert set(asked) == {("Rikkart", "cube"), ("Gramigna", "cube")}


# --------------------------------------------------------------------------------------------------
# Targets
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.37")
def test_bone_shield_aims_at_the_caster_of_the_spell_it_answers() -> None:
    """Neither a dummy nor a bystander is named: the caster is the target, and may answer in turn."""
    table = Rebirth("Rikkart", "Gramigna", "Arianna")
    for mage in table.people:
        table.stand(mage, "Arena", damage="x" if mage == "Gramigna" else "")
    table.prepare("Rikkart", status="active", I="Bone Shield light")
    table.resolve("Athanor Eruption", "light", by="Gramigna")
    table.choose("Rikkart", "reveal I")
    aims = [(table.who(event.who), table.name(event.model)) for event in table.events("targeted")]
    assert aims == [("Gramigna", "Rikkart"), ("Rikkart", "Gramigna")]
    assert table.asked() == ("Rikkart", "cube")


def uses_its_target(text: tr.Text) -> bool:
    """Whether a text says anything of what its card aims at; "it" may be one that it chose."""
    return it_before_others(text) or any(
        isinstance(node, (tr.Target, tr.TargetRoom, tr.InTargetRoom, tr.IfTargetDefeated, tr.There))
        or getattr(node, "whose", None) is tr.Whose.TARGETS
        or (isinstance(node, (tr.Inflict, tr.Convert)) and node.on is None)
        or (isinstance(node, (tr.PlaceInstability, tr.Summon)) and node.where is None)
        for node in walk(text)
    )


def it_before_others(text: tr.Text) -> bool:
    """Whether "it" comes before any other model; of "a model in its room" it comes first."""
    open_: list[object] = [text]
    while open_:
        match open_.pop():
            case tr.It():
                return True
            case tr.Summon():
                return False
            case tr.ModelsCounted():  # "for each of them" names none of them
                pass
            case tr.Models() as models:
                return any(isinstance(node, tr.It) for node in walk(models))
            case tuple() as parts:
                open_ += reversed(parts)
            case node if is_dataclass(node):
                open_ += reversed([getattr(node, one.name) for one in fields(node)])
    return False


@pytest.mark.rule("TGT.4")
def test_no_card_asks_for_a_target_that_its_text_never_uses() -> None:
    """What sets off a trap or protection is its target unasked, if the condition is about another."""
    for table in (Duel(), Rebirth()):
        for program in table.rules.programs:
            aims = program.aim.kind not in ("self", "special")
            reached = isinstance(program.trigger, tr.SpellReaches)  # by its caster
            if (
                aims
                and not reached
                and (program.trigger is None or isinstance(getattr(program.trigger, "who", None), tr.You))
            ):
                assert uses_its_target(program.text), program.text


# --------------------------------------------------------------------------------------------------
# Questions without meaning
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.43")
def test_equal_gains_come_in_any_order_without_a_question() -> None:
    """Three mages go to their Cells at once: +1 three times, and nobody is asked which comes first."""
    watch = "Watch | contingency fire | self | Persistent: Whenever a mage is placed in their Cell, {deed}."
    box = box_with(
        watch.format(deed="gain 1 power"),
        watch.replace("Watch", "Guard").format(deed="that mage loses 1 power"),
        "Sweep | contingency fire | special | Place each mage in their Cell.",
    )
    for spell, asked in (("Watch", False), ("Guard", True)):
        table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=box)
        for mage in table.people:
            table.stand(mage, "Arena")
            table.power(mage, 3)
        table.prepare("Rikkart", I=f"{spell} light", quick="Sweep light")
        table.action_phase(first="Rikkart")
        table.choose("cast I", "cast quick")
        if asked:
            assert table.asked() == ("Rikkart", "react"), "whose loss comes first could matter"
        else:
            assert table.power("Rikkart") == 6


@pytest.mark.rule("EFF.43")
def test_all_of_a_hand_is_discarded_without_a_question() -> None:
    table = Rebirth(pack=box_with("Waste | contingency fire | self | Discard 2 spells from hand."))
    table.stand("Rikkart", "Arena")
    table.hold("Rikkart", "Torment", "Submission")
    table.resolve("Waste", "light", by="Rikkart")
    assert table.quiet
    assert sorted(table.memories("Rikkart")) == ["Submission", "Torment"]


@pytest.mark.rule("DMG.14")
def test_an_umbra_is_not_offered_to_a_blow() -> None:
    """Nothing hurts it: neither a Fight nor an effect that chooses whom to hurt offers it."""
    box = box_with("Dart | combat fire | self | Inflict 1 damage on a model in your room.")
    table = Rebirth(pack=box)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    umbra = table.haunt("Gramigna")
    table.evocation("Gramigna", "Arena")
    table.action_phase(first="Rikkart")
    table.choose("fight")
    assert f"attack {umbra}" not in table.offered()
    assert {"attack Gramigna", "attack Nigredo g1"} <= set(table.offered())
    table.resolve("Dart", "light", by="Rikkart")
    assert sorted(table.offered()) == ["Gramigna", "Nigredo g1"]


@pytest.mark.rule("DMG.14")
@pytest.mark.parametrize(("cubes", "reason"), [(1, "nothing-counted"), (0, "no-cubes")])
def test_an_attack_that_hurts_nobody_is_not_offered(cubes: int, reason: str) -> None:
    """A Totem has no Strength; without a cube nobody has anything to strike with."""
    box = box_with("Jab | combat fire | self | You may perform a physical attack on a model in your room.")
    table = Rebirth(pack=box)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    totem = table.evocation("Rikkart", "Arena", kind="Totem")
    table.cubes_left("Rikkart", cubes)
    assert blow(table.state, table.model(totem), 0) == (NOT, reason)
    table.resolve("Jab", "light", by="Rikkart")
    assert table.quiet == (cubes == 0)
    table.action_phase(first="Rikkart")
    table.choose("fight")
    assert ("attack Gramigna" in table.offered()) == bool(cubes)


@pytest.mark.rule("DMG.14")
def test_what_an_event_protects_is_not_offered_to_a_blow() -> None:
    table = Rebirth()
    event = next(card.name.en for card in table.rules.event_cards if "CannotSuffer" in repr(card.effect.text))
    table.lay_event(1, event)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    table.evocation("Gramigna", "Arena")
    table.action_phase(first="Rikkart")
    table.choose("fight")
    assert [word for word in table.offered() if word.startswith("attack")] == ["attack Gramigna"]


# --------------------------------------------------------------------------------------------------
# Which spell comes next, and which evocation makes way
# --------------------------------------------------------------------------------------------------


COINS = {1: "One", 2: "Two", 3: "Three"}


@pytest.mark.rule("ACT.37")
@pytest.mark.parametrize(
    ("slots", "power"),
    [({"quick": 1}, 1), ({"quick": 1, "II": 2, "III": 3}, 2), ({"III": 3, "quick": 1}, 3)],
)
def test_the_rebuilt_arena_casts_the_quick_spell_only_after_the_standard_ones(
    slots: dict[str, int], power: int
) -> None:
    box = box_with(*(f"Coin {coin} | contingency fire | self | Gain {n} power." for n, coin in COINS.items()))
    table = Rebirth(pack=box)
    table.stand("Rikkart", "Arena")
    table.prepare("Rikkart", **{slot: f"Coin {COINS[n]} light" for slot, n in slots.items()})
    table.resolve("Arena", "rebuilt", by="Rikkart")
    assert table.power("Rikkart") == power


def possible(table: Rebirth, card: str, target: int = NOBODY) -> tuple[int, str]:
    """How far the first sentence of a card could be carried out by Rikkart."""
    code = table.code(card, "light")
    sentence = table.rules.programs[code].text[0]
    assert isinstance(sentence, tr.Sentence)
    return verify_sentence(table.state, TextFrame(code, 0, 0, target=target), sentence)


@pytest.mark.rule("EVO.2", "EVO.15")
def test_a_summoning_is_possible_where_an_evocation_could_make_way() -> None:
    """With three of his own Rikkart may give one up, or not: so it is offered, and "if you do" goes by it."""
    summon = "You may summon 1 Cadaver in your room. If you do, gain 1 power."
    box = box_with(f"Call | contingency fire | self | {summon}")
    for answer, gained in (("pass", 0), ("Nigredo r1", 1)):
        table = Rebirth(pack=box)
        table.stand("Rikkart", "Arena")
        for _ in range(3):
            table.evocation("Rikkart", CRYPT)
        assert possible(table, "Call") == (WHOLLY, "")
        table.resolve("Call", "light", by="Rikkart")
        table.choose("yes")
        assert table.asked() == ("Rikkart", "replace")
        table.choose(answer)
        assert table.power("Rikkart") == gained
        assert len(table.events("removed")) == gained


@pytest.mark.rule("EVO.3", "EVO.12")
def test_a_summoning_of_many_needs_a_model_for_each() -> None:
    box = box_with("Muster | contingency fire | mage 2 | Each mage summons 1 Cadaver in the target's room.")
    table = Rebirth(pack=box)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    kind = table.rules.evocation_names["Cadaver"]
    for supply, extent in ((0, NOT), (1, PARTLY), (2, WHOLLY)):
        table.state.supply[kind] = supply
        assert possible(table, "Muster", target=1)[0] == extent
    table.state.supply[kind] = 1
    table.resolve("Muster", "light", by="Rikkart")
    table.choose("Gramigna")
    assert len(table.events("summoned")) == 1
