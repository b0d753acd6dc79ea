"""Names in the Russian log and in Russian answers have the case that their sentence asks for."""

from __future__ import annotations

import pytest

from blackrose.engine import events as ev
from blackrose.engine.rules import Rules
from blackrose.table.words.names import Scene
from blackrose.table.words.narrator import Narrator
from tests.table import rebirth_told


@pytest.fixture(scope="module")
def rules() -> Rules:
    return rebirth_told.rules()


def seated(rules: Rules, *mages: str) -> Scene:
    """The named mages at the table."""
    scene = Scene.begin(rules)
    scene.tiles = list(range(len(rules.rooms)))
    names = [mage.name.en for mage in rules.mages]
    scene.mage = [names.index(mage) for mage in mages]
    return scene


@pytest.mark.parametrize(
    ("by", "whom", "told"),
    [
        ("Rikkart", "Gramigna", "Риккарт атакует Граминью."),
        ("Gramigna", "Rikkart", "Граминья атакует Риккарта."),
        ("Arianna", "Angela", "Арианна атакует Анджелу."),
        ("Angela", "Mors", "Анджела атакует Морса."),
        ("Mors", "Baron Doria", "Морс атакует барона Дориа."),
        ("Baron Doria", "Arianna", "Барон Дориа атакует Арианну."),
    ],
)
def test_every_mage_is_declined(rules: Rules, by: str, whom: str, told: str) -> None:
    scene = seated(rules, by, whom, "Rikkart")
    assert Narrator(rules, "ru").event(scene, ev.Attacked(ev.ATTACKED, model=0, whom=1, by=0), 0) == told


def test_no_mage_of_the_box_is_left_undeclined(rules: Rules) -> None:
    names = Narrator(rules, "ru").names
    for number, mage in enumerate(rules.mages):
        assert "«" not in names.mage(number).form("gen"), mage.name.en


def test_a_quoted_name_stands_behind_its_kind_where_it_would_be_declined(rules: Rules) -> None:
    narrator, scene = Narrator(rules, "ru"), seated(rules, "Gramigna", "Rikkart", "Arianna")
    names = [card.name.en for card in rules.cards]
    cat = names.index("Black Cat")
    drew = ev.made(ev.DREW, (0, 0, cat))
    assert narrator.event(scene, drew, 0) == "Граминья берёт заклинание «Чёрная кошка» из гримуара."
    shown = ev.made(ev.REVEALED, (0, 1, cat, 1))
    assert narrator.event(scene, shown, 0) == (
        "Граминья раскрывает заклинание «Чёрная кошка» (обратный эффект) в ячейке I."
    )
    aimed = ev.made(ev.TARGETED, (0, rules.card_codes[cat][1], 1, -1, 0))
    assert narrator.event(scene, aimed, 0) == (
        "Граминья направляет обратный эффект заклинания «Чёрная кошка» на Риккарта."
    )
    room = rules.room_codes[2][0]
    aimed = ev.made(ev.TARGETED, (0, room, -1, 3, 0))
    name, target = rules.rooms[2].name.ru, rules.rooms[3].name.ru
    assert narrator.event(scene, aimed, 0) == (
        f"Граминья направляет эффект разрушенной комнаты «{name}» на комнату «{target}»."
    )


def test_several_spells_are_named_behind_one_word(rules: Rules) -> None:
    narrator, scene = Narrator(rules, "ru"), seated(rules, "Gramigna", "Rikkart", "Arianna")
    names = [card.name.en for card in rules.cards]
    cards = [names.index("Black Cat"), names.index("Panic")]
    told = narrator.telling.tell_cards(scene, ev.made(ev.DREW, (0, 0, cards[1])), cards)
    assert told == "Граминья берёт заклинания «Чёрная кошка», «Паника» из гримуара."
