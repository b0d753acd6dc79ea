"""Why something cannot be done: every reason is true, and the rule behind it says so."""

from __future__ import annotations

from blackrose.engine.verbs.possibility import REASONS
from blackrose.rulebook import find_rules, parse_rules
from blackrose.table.shown import Presenter
from blackrose.table.shown.absent import CANNOT, EVOCATIONS, RULES
from tests.scenario import Duel
from tests.table.games import moments
from tests.table.shown_games import aiming
from tests.table.told import rare_tables


def why(duel: Duel, seat: int = 0) -> dict[str, tuple[str, str]]:
    """What is not offered to a seat, with the reason and the rule."""
    decision = Presenter(duel.rules, "en").shown(duel.state, seat)["decision"]
    assert decision is not None
    return {each["text"]: (each["why"], each["rule"]) for each in decision["absent"]}


def test_without_tokens_there_is_no_physical_action() -> None:
    duel = Duel()
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.prepare("Bartholomew", I="Tremor dark", II="Violence light")
    duel.tokens("Bartholomew", 0)
    duel.action_phase()
    tokens = ("Both of your physical action tokens are exhausted this round.", "ACT.4")
    assert [why(duel)[word] for word in ("Explore", "Fight", "Command")] == [tokens] * 3


def test_standard_spells_are_cast_in_order_and_one_in_an_activation() -> None:
    duel = Duel()
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.prepare("Bartholomew", I="Magic Bond light", II="Violence light")
    duel.action_phase()
    second = "Cast Violence (light) in slot II"
    assert why(duel)[second] == ("Standard slots are cast in order: slot I comes first.", "ACT.8")
    assert why(duel)["Cast a spell in the quick slot"] == ("The slot is empty.", "PRE.2")
    assert why(duel)["End the activation"][1] == "ACT.31"
    duel.choose("cast I")
    assert why(duel)[second][1] == "ACT.20"
    assert why(duel)["Cast Magic Bond (light) in slot I"][1] == "SPL.6"
    assert "End the activation" not in why(duel)


def test_in_the_cell_only_the_way_out_is_open() -> None:
    duel = Duel()
    duel.stand("Bartholomew", "Cell")
    duel.prepare("Bartholomew", I="Tremor dark")
    duel.evocation("Bartholomew", "Abyss of Faith")
    duel.action_phase()
    assert {text: rule for text, (_, rule) in why(duel).items()} == {
        "Fight": "CEL.9",
        "Command": "CEL.9",
        "Cast a spell": "CEL.9",
        "End the activation": "ACT.31",
    }
    duel.choose("explore")
    assert why(duel) == {"Stop here": ("The action that leaves the Cell must bring you out.", "ACT.33")}


def test_nobody_is_there_to_attack_and_nothing_to_command() -> None:
    duel = Duel()
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.stand("Ulrich", "Templar Armory")
    duel.action_phase()
    assert why(duel)["Command"] == ("You have no evocation in the Lodge.", "ACT.7")
    assert why(duel)["Momentum"] == ("None of your spells is Ready.", "ACT.9")
    duel.choose("fight")
    assert why(duel)["Attack"] == ("There is nobody to attack in your room.", "ACT.6")
    assert why(duel)["Move"][1] == "ACT.5"


def test_a_slot_must_be_filled_while_two_spells_can_be_prepared() -> None:
    duel = Duel()
    duel.hold("Bartholomew", "Tremor", "Violence")
    duel.hold("Ulrich", "Fusion", "Dark Force")
    duel.begin("study")
    assert why(duel) == {"Leave the slot empty": ("At least two spells must be prepared.", "PRE.1")}


def test_whoever_is_no_target_is_told_of_with_the_reason() -> None:
    duel = aiming()
    rules = {text: rule for text, (_, rule) in why(duel).items()}
    assert rules["Ulrich"] == "TGT.7"
    assert rules["Bartholomew"] == "TGT.1"
    assert rules["Bartholomew's Templar 1"] == "DMG.9"
    assert rules["Ulrich's Templar 1"] == "TGT.2"
    assert "Ulrich's Templar 2" not in rules


def test_what_is_absent_is_never_offered_and_every_rule_exists() -> None:
    known = {rule.id: rule for rule in parse_rules(find_rules())}
    for seed in range(6):
        for state, decision in moments(seed):
            shown = Presenter(state.rules, "en").shown(state, decision.seat)["decision"]
            assert shown is not None
            offered = {option["text"] for option in shown["options"]}
            assert offered.isdisjoint(each["text"] for each in shown["absent"])
            for rule in (shown["rule"], *(each["rule"] for each in shown["absent"])):
                assert "D" in known[rule].tags
    for duel in rare_tables():
        Presenter(duel.rules, "en").shown(duel.state, duel.decision().seat)


def test_every_reason_of_a_verb_has_its_rule_and_every_rule_exists() -> None:
    known = {rule.id for rule in parse_rules(find_rules())}
    assert CANNOT.keys() == set(REASONS)
    assert known.issuperset((*CANNOT.values(), *RULES.values(), *EVOCATIONS.values()))
