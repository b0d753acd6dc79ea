"""The narrator: every event, question and answer in three languages, and nothing a seat may not know."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from blackrose.engine import events as ev
from blackrose.engine.rules import Rules
from blackrose.engine.table import EMPTY, NOBODY, REVEALED
from blackrose.game import SPECTATOR, Game, State
from blackrose.language.words import LANGUAGES
from blackrose.table.words.log import Log
from blackrose.table.words.narrator import Narrator
from blackrose.table.words.telling import MEANS, UNTOLD
from tests.scenario import Duel
from tests.table import avatar_told, classic_told, rebirth_told
from tests.table.games import finished, journal, moments
from tests.table.told import SEEDS, log_of, made_up, rare_tables, seated


@pytest.fixture(scope="module")
def rules() -> Rules:
    return Game.new(seed=1).rules


# Complete in three languages


def test_every_type_of_event_has_its_facts(rules: Rules) -> None:
    told_of = (rebirth_told, classic_told, avatar_told)
    others = [event for told in told_of for event in told.made_up(told.rules())]
    events = (*made_up(rules), *others)
    assert {event.kind for event in events} == set(range(len(ev.NAMES)))
    fields = {field for form in ev.FORMS for field in form._fields}
    assert set(MEANS) <= fields
    for kind, untold in UNTOLD.items():
        assert set(untold) <= set(ev.FORMS[kind]._fields) & set(MEANS), ev.NAMES[kind]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_one_sentence(rules: Rules, language: str) -> None:
    narrator = Narrator(rules, language)
    headings = (ev.ROUND, ev.PHASE)
    for event in made_up(rules):
        told = narrator.event(seated(rules), event, 0, rules.card_codes[4][1])
        assert told[0].isupper() or not told[0].isalpha(), told
        assert told.endswith(".") != (event.kind in headings), told
        assert "  " not in told
        assert "-1" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_game_is_told(seed: int, language: str) -> None:
    state = finished(seed)
    narrator = Narrator(state.rules, language)
    lines = narrator.log(journal(seed), 0)
    told = [line for line in lines if line.event != NOBODY]
    assert len({line.event for line in told}) > 15
    assert sum(line.event == ev.ROUND for line in told) == 4
    assert lines[-1].event == ev.OVER


def test_the_three_languages_tell_of_the_same_events() -> None:
    logs = [Narrator(finished(2).rules, language).log(journal(2), 1) for language in LANGUAGES]
    shapes = [[(line.level, line.event, line.effect, line.hurts) for line in log] for log in logs]
    assert shapes[0] == shapes[1] == shapes[2]


def test_numbers_rule_the_russian_words(rules: Rules) -> None:
    """1 очко, 2 очка, 5 очков, 21 очко."""
    narrator, scene = Narrator(rules, "ru"), seated(rules)
    told = [narrator.event(scene, ev.Gained(ev.GAINED, who=1, amount=n), 0) for n in (1, 2, 5, 11, 21)]
    ends = ["1 очко силы.", "2 очка силы.", "5 очков силы.", "11 очков силы.", "21 очко силы."]
    assert told == [f"Ульрих получает {end}" for end in ends]


def test_names_have_cases_in_russian_and_articles_in_german(rules: Rules) -> None:
    scene = seated(rules)
    attack = ev.Attacked(ev.ATTACKED, model=5, whom=0, by=1)
    assert Narrator(rules, "ru").event(scene, attack, 0) == "Тамплиер Ульриха №1 атакует Варфоломея."
    assert Narrator(rules, "de").event(scene, attack, 0) == "Templer 1 von Ulrich greift Bartholomäus an."
    assert Narrator(rules, "en").event(scene, attack, 0) == "Ulrich's Templar 1 attacks Bartholomew."
    hit = ev.Suffered(ev.SUFFERED, 0, 2, by=rules.rose, striker=NOBODY, cause=ev.BY_OTHER)
    assert (
        Narrator(rules, "de").event(scene, hit, 0) == "Bartholomäus erleidet 2 Schaden durch die Black Rose."
    )
    assert Narrator(rules, "ru").event(scene, hit, 0) == "Варфоломей получает 2 урона от Чёрной Розы."
    summoned = ev.Summoned(ev.SUMMONED, model=5, evocation=0, owner=1, room=1)
    assert "beschwört einen Templer in" in Narrator(rules, "de").event(scene, summoned, 0)


def test_names_the_word_files_decline_are_those_of_the_pack(rules: Rules) -> None:
    """A declined name keeps the stem of the name in the pack."""
    for language in LANGUAGES:
        narrator = Narrator(rules, language)
        for number, mage in enumerate(rules.mages):
            phrase = narrator.names.mage(number)
            name = getattr(mage.name, language)
            assert phrase.text == name
            assert all(form.startswith(name[:-1]) for form in phrase.forms.values())


# Questions


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Ulrich: choose a target for Deadly Charge (dark)."),
        ("de", "Ulrich: Wähle ein Ziel für „Tödliche Ladung“ (Umkehrzauber)."),
        ("ru", "Ульрих: выберите цель: «Смертельный заряд» (обратный эффект)."),
    ],
)
def test_who_is_asked_what(language: str, question: str) -> None:
    duel = Duel()
    duel.stand("Ulrich", "Abyss of Faith")
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.prepare("Ulrich", I="Deadly Charge dark")
    duel.action_phase(first="Ulrich")
    duel.choose("cast I")
    narrator = Narrator(duel.rules, language)
    for seat in (0, 1, SPECTATOR):
        assert narrator.questions.who_is_asked_what(duel.state.view(seat), duel.decision()) == question


def test_of_a_secret_choice_others_learn_only_its_kind() -> None:
    duel = Duel()
    duel.hold("Bartholomew", "Tremor", "Violence")
    duel.hold("Ulrich", "Fusion", "Dark Force")
    duel.begin("study")
    questions = Narrator(duel.rules, "en").questions
    asked = duel.decision("Ulrich")
    assert questions.question(duel.state.view(1), asked) == "prepare a spell in slot I, face-down."
    assert questions.question(duel.state.view(0), asked) == "prepare spells"


def test_answers_help_to_choose() -> None:
    duel = Duel()
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.stand("Ulrich", "Abyss of Faith", damage="bbb")
    duel.instability("Abyss of Faith", "bur")
    duel.prepare("Bartholomew", I="Appropriation light")
    duel.action_phase()
    questions = Narrator(duel.rules, "en").questions
    duel.choose("fight")
    labels = dict(questions.labels(duel.state.view(0), duel.decision()))
    assert labels["Attack Ulrich"] == "7 of 10 health, in the Abyss of Faith"
    assert labels["Activate the Abyss of Faith"] == "Target: self: Take 1 random spell from your Memories."
    duel.choose("stop", "cast I", "Abyss of Faith")
    labels = dict(questions.labels(duel.state.view(0), duel.decision()))
    assert list(labels) == ["Cube 2: Ulrich", "Cube 3: the Black Rose", "No more cubes"]


def test_every_label_of_a_decision_is_another() -> None:
    narrators = [Narrator(finished(0).rules, language) for language in LANGUAGES]
    for seed in SEEDS:
        for state, decision in moments(seed):
            for narrator in narrators:
                labels = narrator.questions.labels(state.view(decision.seat), decision)
                assert len({label.text for label in labels}) == len(decision.options), labels


def test_one_of_several_texts_is_chosen_by_what_it_says() -> None:
    duel = list(rare_tables())[1]
    labels = Narrator(duel.rules, "de").questions.labels(duel.state.view(0), duel.decision())
    assert [label.text for label in labels] == ["Erhalte 1 Machtpunkt.", "Heile 2 Schaden."]


# The log


def test_the_log_sets_effects_under_their_causes() -> None:
    duel = Duel(claimed=())
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.stand("Ulrich", "Abyss of Faith", damage="b" * 8)
    duel.prepare("Bartholomew", I="Deadly Charge dark")
    duel.action_phase()
    duel.choose("cast I", "Ulrich", "claim First Blood")
    lines = log_of(Narrator(duel.rules, "en"), duel)
    told = [f"{'  ' * line.level}{line.text}" for line in lines[1:]]
    assert told[:8] == [
        "  Bartholomew reveals Deadly Charge (dark) in slot I.",
        "    Bartholomew places 1 instability in the Abyss of Faith.",
        "    Bartholomew aims Deadly Charge (dark) at Ulrich.",
        "    Ulrich suffers 2 damage from Bartholomew.",
        "      Ulrich is defeated and goes back to the Cell.",
        "        Bartholomew gains 4 power.",
        "        Bartholomew advances on the trophy track.",
        "        All damage on Ulrich goes back to its owners.",
    ]
    assert told[8:] == [
        "      Bartholomew has defeated Ulrich.",
        "        Bartholomew claims the quest First Blood.",
        "          Bartholomew suffers 1 damage from the Black Rose.",
        "          Bartholomew gains 1 power.",
    ]
    assert [line.text for line in lines if 1 in line.hurts] == [
        "Ulrich suffers 2 damage from Bartholomew.",
        "Ulrich is defeated and goes back to the Cell.",
    ]


def test_a_lasting_effect_is_told_under_what_set_it_off() -> None:
    duel = list(rare_tables())[2]
    told = [f"{'  ' * line.level}{line.text}" for line in log_of(Narrator(duel.rules, "en"), duel)]
    assert told[-5:] == [
        "  Bartholomew exhausts a physical action token (1 left).",
        "    Bartholomew attacks Ulrich.",
        "    Ulrich suffers 2 damage from Bartholomew.",
        "      Threat from the Shadow (light):",
        "        Bartholomew suffers 2 damage from Ulrich.",
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_is_never_set_two_steps_deeper_than_the_one_before(seed: int) -> None:
    lines = Narrator(finished(seed).rules, "en").log(journal(seed), 0)
    for before, line in pairwise(lines):
        assert line.level <= before.level + 1
    assert [line.level for line in lines if line.event == ev.ROUND] == [0] * 4
    assert {line.level for line in lines if line.event == ev.PHASE} == {1}


def test_the_event_line_is_announced_even_if_it_does_nothing() -> None:
    lines = Narrator(finished(5).rules, "en").log(journal(5), 0)
    announced = [line.text for line in lines if line.text.startswith("Event: ")]
    assert len(announced) == 4


# Nothing hidden leaks


def cards_seat_may_know(state: State, seat: int) -> set[int]:
    """The cards whose name a seat may read: its own, and those that lie open."""
    own = set(state.hand[seat]) | set(state.grimoire[seat])
    own |= {spell.card for spell in state.sheet[seat] if spell.status != EMPTY}
    shown = {spell.card for sheet in state.sheet for spell in sheet if spell.status == REVEALED}
    return own | shown | {card for pile in state.memories for card in pile} | set(state.removed)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_a_seat_may_not_know_is_told_to_it(seed: int) -> None:
    """After every choice: the new lines of the log, and what is asked of others, name no hidden card."""
    seat, told, known = seed % 2, 0, set[int]()
    narrator, log = None, None
    for state, decision in moments(seed):
        if narrator is None or log is None:
            narrator = Narrator(state.rules, "en")
            log = Log(narrator.telling, seat)
        assert state.journal is not None
        entries, told = state.journal[told:], len(state.journal)
        before = len(log.lines)
        for entry in entries:
            log.add(entry)
        now = cards_seat_may_know(state, seat)
        lines = [line.text for line in log.lines[before:]]
        if decision.seat != seat:
            lines.append(narrator.questions.who_is_asked_what(state.view(seat), decision))
        hidden = set(range(len(state.rules.cards))) - now - known
        for text in lines:
            for card in hidden:
                assert state.rules.cards[card].name.en not in text, text
        known = now


def test_a_spectator_is_told_of_no_drawn_card() -> None:
    for line in Narrator(finished(3).rules, "en").log(journal(3), SPECTATOR):
        if line.event == ev.DREW and "Memories" not in line.text:
            assert re.search(r"(draws|takes) (a spell|\d spells) from", line.text), line


@pytest.mark.parametrize(
    ("language", "questions"),
    [
        ("en", ("choose a school.", "your draw no. 1 from the Library: choose a school.")),
        ("de", ("Wähle eine Zauberschule.", "dein 1. Zauber aus der Bibliothek: Wähle eine Zauberschule.")),
        ("ru", ("выберите школу.", "ваше заклинание № 1 из библиотеки: выберите школу.")),
    ],
)
def test_a_school_is_asked_for_once_at_the_start_and_draw_by_draw_in_study(
    language: str, questions: tuple[str, str]
) -> None:
    state = Game.new("rebirth", ("Rikkart", "Gramigna"), 1).start()
    told = Narrator(state.rules, language).questions
    assert told.question(state.view(state.decisions[0].seat), state.decisions[0]) == questions[0]
    while state.round == 0 or state.decisions[0].kind != "school":
        asked = state.decisions[0]
        state.choose(asked.seat, asked.options[0])
    asked = state.decisions[0]
    assert told.question(state.view(asked.seat), asked) == questions[1]
    state.choose(asked.seat, asked.options[0])
    assert "2" in told.question(state.view(asked.seat), state.decisions[0])


def test_the_log_names_the_slot_in_which_an_event_lies() -> None:
    state = Game.new("rebirth", ("",) * 4, 0, {"setup": "random"}).start(journal=True)
    (placed,) = [event for _, event in state.journal or () if isinstance(event, ev.EventPlaced)]
    slot = state.board.index(placed.event_card) + 1
    told = [line.text for line in Narrator(state.rules, "en").log(state.journal or [], 0)]
    name = state.rules.event_cards[placed.event_card].name.en
    assert f"The event {name} lies on slot {slot}." in told
