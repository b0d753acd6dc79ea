"""The quests of Classic, card by card: what fulfils them, and what comes near and does not."""

import pytest

from blackrose.engine.components import Pack
from tests.classic.proving import QUEST, proves
from tests.classic.quest_scenes import is_met

Steps = tuple[str, ...]

ROOMS: dict[str, tuple[str, Steps, tuple[Steps, ...]]] = {
    # quest: its room, what else must be so, what is not enough there
    "Shed Blood": ("Sacrificial Altar", (), ()),
    "The Chained Folio": ("Bibliotheca", (), ()),
    "A Blade Still Warm": ("Forge", (), ()),
    "Weeds Among the Roses": ("Garden", (), ()),
    "False Coin": ("Treasure Room", (), ()),
    "Second Breath": ("Sanctuary", (), ()),
    "The Guest in the Glass": ("Mirrors' Room", (), ()),
    "Uninvited": ("Pleasures' Room", (), ()),
    "Grave Goods": ("Cemetery", (), ()),
    "Sealed Vials": ("Alchemic Laboratory", (), ()),
    "A Glove Thrown Down": ("Arena", (), (("Tessa at Garden",),)),
    "Call of the Deep": ("The Abyss", (), ()),
    "Faces in the Smoke": ("Oracle Room", (), ()),
    "The Hell Kennel": ("Summoner Room", (), ()),
    "Armed to the Teeth": ("Armory", (), ()),
    "The Pretender": ("Throne Room", (), ()),
    "Whispers Beneath the Slab": ("Crypt", (), ()),
    "The Forbidden Constellation": ("Observatory", (), ()),
    "Blood in the Sand": ("Arena", ("Marco hurt n",), ((), ("Marco hurt t",), ("hurt n",))),
    "The Scholars' Quarrel": (
        "Alchemic Laboratory",
        ("sheet Ruin, Ruin, Omen",),
        ((), ("sheet Ruin, Ruin, Ruin",), ("sheet Ruin, Omen",), ("sheet Ruin, Ruin, Lost Word",)),
    ),
    "Overgrowth": (
        "Garden",
        ("cubes Arena, n", "cubes Crypt, n", "cubes Forge, nn"),
        ((), ("cubes Arena, nn", "cubes Crypt, n", "cubes Forge, tt")),
    ),
    "The Bottom of the Well": ("The Abyss", ("hurt ttt",), ((), ("hurt tt",))),
    "The Rose Opens": ("Black Rose Room", (), ()),
    "Coronation": ("Throne Room", (), (("hurt t",),)),
    "The Black Mass": ("Sacrificial Altar", ("own Forge",), ((), ("Tessa own Forge",))),
    "The Library Burns": ("Bibliotheca", ("sheet Ember, Ember",), (("sheet Ember, Wave",),)),
    "The Dance of Mirrors": ("Mirrors' Room", ("crown",), ((),)),
    "Hammer of Judgement": ("Forge", ("tokens 0",), (("tokens 1",),)),
    "The Opened Tomb": ("Crypt", ("hurt ttttt",), (("hurt tttt",),)),
    "The Golden Calf": ("Treasure Room", ("Tessa at Treasure Room",), ((), ("own Treasure Room",))),
    "Pandemonium": ("Summoner Room", ("own Forge", "own Garden"), (("own Forge",),)),
}

ELSEWHERE = {"Throne Room": "Garden", "Garden": "Throne Room"}
"""Where nothing happens that would ask for something, for a visit to the wrong room."""


@proves("{quest}", QUEST)
@pytest.mark.parametrize("quest", ROOMS)
def test_a_room_and_what_must_be_so_there(pack: Pack, quest: str) -> None:
    room, besides, not_enough = ROOMS[quest]
    assert is_met(pack, quest, f"at {room}", *besides, "do Use")
    assert not is_met(pack, quest, f"at {ELSEWHERE.get(room, 'Throne Room')}", *besides, "do Use")
    for steps in not_enough:
        assert not is_met(pack, quest, f"at {room}", *steps, "do Use"), steps


TASKS: dict[str, tuple[tuple[Steps, ...], tuple[Steps, ...]]] = {
    # quest: what fulfils it, what does not
    "Cold Steel": ((("sheet Wave, Clash", "cast Clash"),), (("sheet Trick, Ember", "cast Clash"),)),
    "Measured Words": ((("sheet Clash, Wave", "cast Wave"),), (("sheet Clash, Clash", "cast Wave"),)),
    "Spider's Patience": (
        (("ready 1", "do Snare, Tessa"),),
        (("do Snare, Tessa",), ("ready 1", "do Trick"), ("ready 1", "Tessa do Snare, Nero")),
    ),
    "The Turned Blade": (
        (("Tessa at Crypt", "do Ward"),),
        (("do Ward",), ("Tessa at Crypt", "do Clash"), ("own Crypt", "do Ward")),
    ),
    "Ember and Ash": ((("sheet Trick, Ember", "cast Ember"),), (("sheet Wave, Clod", "cast Ember"),)),
    "High Water": ((("sheet Trick, Wave", "cast Wave"),), (("sheet Ember, Clod", "cast Wave"),)),
    "Taking Root": ((("sheet Trick, Clod", "cast Clod"),), (("sheet Ember, Wave", "cast Clod"),)),
    "A Draught Under the Door": ((("sheet Trick, Gust", "cast Gust"),), (("sheet Ember", "cast Gust"),)),
    "Candle and Censer": ((("sheet Trick, Psalm", "cast Psalm"),), (("sheet Rot, Wave", "cast Psalm"),)),
    "Old Debts": ((("sheet Trick, Rot", "cast Rot"),), (("sheet Psalm, Wave", "cast Rot"),)),
    "Quintessence": ((("sheet Wave, Trick", "cast Trick"),), (("sheet Wave, Rot", "cast Trick"),)),
    "Lesson Between the Shelves": (
        (("at Sanctuary", "do Wave"),),
        (("at Arena", "do Wave"), ("at Sanctuary", "do Clash"), ("Tessa at Sanctuary", "Tessa do Wave")),
    ),
    "Brawl in the Cloister": (
        (("at Forge", "Tessa at Forge", "do Punch, Tessa"),),
        (
            ("at Arena", "Jaf'ar at Arena", "do Punch, Tessa"),
            ("at Forge", "Tessa at Forge", "do Hit, Tessa"),
            ("at Forge", "Tessa at Forge", "Tessa do Punch, Nero"),
        ),
    ),
    "Scorched Threshold": (
        (("at Arena", "do Clash"),),
        (("at Garden", "do Clash"), ("at Arena", "do Wave")),
    ),
    "Four Doors": (
        (("do Walk, Arena", "do Walk, Forge", "do Walk, Garden", "do Walk, Arena", "do Walk, Crypt"),),
        (
            ("do Walk, Arena", "do Walk, Forge", "do Walk, Garden"),
            ("do Walk, Arena", "do Walk, Forge", "do Walk, Garden", "do Walk, Arena", "do Walk, Forge"),
            ("do Walk, Arena", "do Walk, Forge", "round", "do Walk, Garden", "do Walk, Crypt"),
        ),
    ),
    "The First Scar": ((("do Hit, Tessa",),), (("hurt t", "do Hit, Tessa"), ("Tessa do Hit, Jaf'ar",))),
    "The Ratcatcher": (
        (
            ("Tessa own Forge", "do Blow, Landsknecht t1", "do Hit, Tessa"),
            ("Tessa own Forge", "do Hit, Tessa", "do Blow, Landsknecht t1"),
        ),
        (
            ("do Hit, Tessa",),
            ("Tessa own Forge", "do Blow, Landsknecht t1"),
            ("Tessa own Forge", "do Hit, Landsknecht t1", "do Hit, Tessa"),
        ),
    ),
    "Talk of the Lodge": (
        (("do Hit, Tessa", "do Hit, Marco"), ("Marco at Arena", "do Blast, Arena")),
        (("do Hit, Tessa", "do Hit, Tessa"), ("do Hit, Tessa", "round", "do Hit, Marco")),
    ),
    "Eye of the Storm": (
        (("at Garden", "Tessa at Crypt", "Marco at Crypt", "act explore, move to Crypt, stop"),),
        (
            ("at Garden", "Tessa at Crypt", "own Crypt", "act explore, move to Crypt, stop"),
            ("Tessa at Crypt", "Marco at Crypt", "do Wave"),
            ("Tessa at Crypt", "Marco at Crypt", "act explore, move to Garden, stop"),
        ),
    ),
    "Thick Skin": (
        (("Tessa do Hit, Nero",), ("Tessa do Blast, Crypt",)),
        (("Tessa do Hit, Marco",), ("Tessa do Turn, Nero",), ("do Hit, Tessa",), ("Tessa do Blast, Forge",)),
    ),
    "Wounded Pride": (
        (("Tessa at Crypt", "own Crypt", "Tessa do Punch, Nero"),),
        (("Tessa at Crypt", "own Crypt", "do Punch, Tessa"), ("Tessa do Hit, Nero",)),
    ),
    "Before the Bell": ((("ready 3", "do Use"),), (("ready 2", "do Use"), ("ready 3", "do Wave"))),
    "The Last Word": (
        (("tokens 0", "do Wave"),),
        (("tokens 1", "do Wave"), ("tokens 0", "ready 1", "do Wave")),
    ),
    "The Wedding of Fire and Water": (
        (("sheet Ember, Wave", "cast Clod"), ("sheet Clod, Wave", "cast Ember")),
        (
            ("sheet Ember, Wave", "cast Gust"),
            ("sheet Ember, Clod", "cast Gust"),
            ("sheet Wave, Clod", "cast Gust"),
        ),
    ),
    "Heaven's Bargain with Hell": (
        (("sheet Psalm", "cast Rot"),),
        (("sheet Psalm, Psalm", "cast Wave"), ("sheet Rot, Rot", "cast Wave")),
    ),
    "Castle in the Air": (
        (("at Oracle Room", "do Gust"), ("at Oracle Room", "do Trick")),
        (("at Oracle Room", "do Wave"), ("at Crypt", "do Gust")),
    ),
    "Sword and Shield": (
        (("sheet Wave, Ward", "cast Clash"),),
        (("sheet Wave, Ward", "cast Wave"), ("sheet Clash, Clash", "cast Clash")),
    ),
    "Puppet Strings": (
        (("do Snare, Tessa", "do Wave"), ("do Wave", "do Snare, Tessa")),
        (("do Snare, Tessa", "do Clash"), ("do Wave", "do Wave"), ("do Snare, Tessa", "round", "do Wave")),
    ),
    "Twice Welcome": (
        (("at Garden", "do Use", "at Crypt", "do Use"),),
        (("at Garden", "do Use"), ("at Garden", "do Use", "Tessa at Crypt", "Tessa do Use")),
    ),
    "The Grey Procession": (
        (("at Garden", "do Walk, Crypt", "do Rot"), ("do Rot", "do Walk, Cemetery")),
        (
            ("do Rot",),
            ("do Walk, Cemetery",),
            ("do Rot", "do Walk, Garden"),
            ("do Psalm", "do Walk, Cemetery"),
        ),
    ),
    "Cracks in the Plaster": (
        (("do Shake, Arena", "do Shake, Crypt", "do Shake, Forge"),),
        (("do Shake, Arena", "do Shake, Crypt", "do Shake, Arena"), ("do Shake, Arena", "do Shake, Crypt")),
    ),
    "Reaper's Tithe": (
        (("sheet Clash", "Tessa hurt xxxxxxxxxx", "do Blow, Tessa"),),
        (
            ("sheet Wave", "Tessa hurt xxxxxxxxxx", "do Blow, Tessa"),
            ("sheet Clash", "do Hit, Tessa"),
            ("sheet Clash", "Tessa hurt xxxxxxxxxx", "Jaf'ar do Blow, Tessa"),
        ),
    ),
    "The Butcher's Bill": (
        (("Tessa own Forge", "Tessa own Crypt", "do Blow, Landsknecht t1", "do Blow, Landsknecht t2"),),
        (("Tessa own Forge", "do Blow, Landsknecht t1"), ("do Hit, Tessa",)),
    ),
    "Marked for the Rose": (
        (("Marco hurt n", "do Hit, Tessa"),),
        (("Marco hurt t", "do Hit, Tessa"), ("hurt n", "do Hit, Tessa"), ("do Hit, Tessa",)),
    ),
    "Leech and Lancet": (
        (("hurt t", "Tessa hurt x", "do Cure", "do Turn, Tessa"),),
        (
            ("Tessa hurt x", "do Cure", "do Turn, Tessa"),
            ("hurt t", "do Cure", "do Turn, Tessa"),
            ("hurt tt", "do Cure", "do Cure"),
        ),
    ),
    "The Lightning Rod": (
        (("Tessa do Hit, Nero", "Marco do Blast, Crypt"),),
        (("Tessa do Hit, Nero", "Tessa do Hit, Nero"), ("Tessa do Hit, Nero", "Marco do Turn, Nero")),
    ),
    "The Poisoned Chalice": (
        (("Tessa at Crypt", "own Crypt", "Tessa do Hit, Nero", "do Punch, Tessa"),),
        (
            ("Tessa at Crypt", "own Crypt", "do Punch, Tessa"),
            ("Tessa at Crypt", "own Crypt", "Tessa do Hit, Nero", "do Hit, Tessa"),
        ),
    ),
    "A Crown of Thorns": (
        (("crown", "Tessa do Hit, Nero"),),
        (("Tessa do Hit, Nero",), ("crown", "Tessa do Hit, Marco")),
    ),
    "Midnight Company": (
        (("phase evocation", "do Hit, Tessa"),),
        (("phase action", "do Hit, Tessa"), ("phase evocation", "do Wave")),
    ),
    "With Empty Hands": (
        (("Tessa at Crypt", "own Crypt", "do Punch, Tessa"),),
        (("ready 1", "Tessa at Crypt", "own Crypt", "do Punch, Tessa"), ("cast Hit, Tessa",)),
    ),
    "A Knife Behind the Curtain": ((("sheet Plan", "cast Plan"),), (("sheet Ruin, Mask", "cast Plan"),)),
    "No Stone Upon Another": (
        (("sheet Ruin, Bone, Clash", "cast Ruin"),),
        (("sheet Bone, Ruin, Plan", "cast Ruin"),),
    ),
    "What the Cards Kept Silent": (
        (("sheet Ruin, Omen, Omen", "cast Omen"),),
        (("sheet Ruin, Bone, Omen", "cast Omen"),),
    ),
    "Two Faces": ((("sheet Plan, Mask", "cast Mask"),), (("sheet Plan, Omen", "cast Mask"),)),
    "Rites for the Restless": (
        (("sheet Ruin, Bone, Bone", "cast Bone"),),
        (("sheet Ruin, Plan, Bone", "cast Bone"),),
    ),
    "The Flesh Remembers": ((("sheet Plan, Claw", "cast Claw"),), (("sheet Plan, Bone", "cast Claw"),)),
    "The Polymath": (
        (("sheet Ruin, Ember, Omen", "cast Bone"),),
        (
            ("sheet Ruin, Omen", "cast Bone"),
            ("sheet Ruin, Ember, Omen", "cast Omen"),
            ("sheet Ruin, Omen, Lost Word", "cast Omen"),
        ),
    ),
    "Signature": (
        (("sheet Wave, PERSONAL", "cast Clod"),),
        (("sheet Ember, Wave", "cast Clod"), ("sheet PERSONAL", "cast Clod")),
    ),
    "A Word Nobody Knew": ((("cast Lost Word",),), (("cast Ruin",),)),
    "The Four Quarters": (
        (("sheet Wave, Ember, Gust", "cast Clod"), ("sheet Psalm, Rot, Gust", "cast Clod")),
        (
            ("sheet Wave, Ember, Wave", "cast Clod"),
            ("sheet Wave, Ember, Gust", "cast Gust"),
            ("sheet Ember, Gust", "cast Clod"),
        ),
    ),
    "The Seraph's Fall": (
        (("sheet Wave, Psalm, Rot", "cast Psalm"),),
        (("sheet Wave, Wave, Rot", "cast Psalm"), ("sheet Psalm, Psalm, Wave", "cast Psalm")),
    ),
    "Open War": (
        (("Tessa hurt n", "Marco hurt n", "Jaf'ar hurt n", "sheet Hit, Clash", "cast Clash"),),
        (
            ("Tessa hurt n", "Marco hurt n", "Jaf'ar hurt t", "sheet Hit, Clash", "cast Clash"),
            ("Tessa hurt n", "Marco hurt n", "Jaf'ar hurt n", "sheet Hit, Wave", "cast Clash"),
        ),
    ),
    "Nine Moves Ahead": (
        (("sheet Clash, Wave, Ember", "cast Clod"),),
        (("hurt t", "sheet Clash, Wave, Ember", "cast Clod"), ("sheet Clash, Clash, Ember", "cast Clod")),
    ),
    "A Web Without a Spider": (
        (("do Snare, Tessa", "do Snare, Tessa"),),
        (("do Snare, Tessa", "do Wave"), ("do Snare, Tessa", "round", "do Snare, Tessa")),
    ),
    "Untouched": (
        (("do Ward",), ("hurt t", "do Ward", "do Cure")),
        (("hurt t", "do Ward"), ("do Wave",)),
    ),
    "Through All Colours": (
        (("do Walk, Arena", "do Walk, Oracle Room", "do Walk, Crypt"),),
        (
            ("do Walk, Arena", "do Walk, Oracle Room"),
            ("do Walk, Oracle Room", "do Walk, Crypt"),
            ("do Walk, Arena", "do Walk, Crypt"),
        ),
    ),
    "The Roof Comes Down": (
        (("cubes Garden, ttt", "do Shake, Garden", "do Shake, Crypt"),),
        (
            ("cubes Garden, tt", "do Shake, Garden", "do Shake, Crypt"),
            ("cubes Garden, ttt", "do Shake, Garden"),
        ),
    ),
    "Massacre": (
        (
            (
                "Tessa own Forge",
                "do Hit, Tessa",
                "do Hit, Marco",
                "do Hit, Rebecca",
                "do Blow, Landsknecht t1",
            ),
        ),
        (
            ("Tessa own Forge", "do Hit, Tessa", "do Hit, Marco", "do Hit, Tessa", "do Blow, Landsknecht t1"),
            ("do Hit, Tessa", "do Hit, Marco", "do Hit, Rebecca"),
            ("Tessa own Forge", "do Hit, Tessa", "do Hit, Marco", "do Blow, Landsknecht t1"),
        ),
    ),
    "Two Heads on the Gate": (
        (("Tessa hurt xxxxxxxxxx", "Marco hurt xxxxxxxxx", "do Blow, Tessa", "do Blow, Marco"),),
        (("Tessa hurt xxxxxxxxxx", "do Blow, Tessa"),),
    ),
    "The Kingslayer": (
        (("Tessa hurt xxxxxxxxxx", "do Blow, Tessa"),),
        (("Marco hurt xxxxxxxxxx", "do Blow, Marco"), ("Tessa hurt xxxxxxxxxx", "Marco do Blow, Tessa")),
    ),
    "Lord of the Unburied": (
        (("phase evocation", "own Crypt", "own Forge", "do Hit, Tessa"),),
        (
            ("phase action", "own Crypt", "own Forge", "do Hit, Tessa"),
            ("phase evocation", "own Crypt", "do Hit, Tessa"),
        ),
    ),
    "All Eyes on One": (
        (
            (
                "Tessa at Garden",
                "Marco at Garden",
                "Jaf'ar at Crypt",
                "Rebecca at Armory",
                "do Walk, Black Rose Room",
            ),
        ),
        (
            (
                "Tessa at Garden",
                "Marco at Garden",
                "Jaf'ar at Black Rose Room",
                "Rebecca at Armory",
                "do Walk, Pleasures' Room",
            ),
        ),
    ),
    "The Phoenix": (
        (("hurt ttttttttttt", "do Hit, Tessa", "Tessa do Blow, Nero"),),
        (("hurt ttttttttttt", "Tessa do Blow, Nero"), ("do Hit, Tessa", "Tessa do Hit, Nero")),
    ),
    "The Last Hour": (
        (("Tessa hurt xxxxxxxxxx", "do Blow, Tessa"),),
        (("ready 1", "Tessa hurt xxxxxxxxxx", "do Blow, Tessa"), ("cast Hit, Tessa",)),
    ),
}


@proves("{quest}", QUEST)
@pytest.mark.parametrize("quest", TASKS)
def test_what_a_quest_asks_for(pack: Pack, quest: str) -> None:
    enough, not_enough = TASKS[quest]
    for steps in enough:
        assert is_met(pack, quest, *steps), steps
    for steps in not_enough:
        assert not is_met(pack, quest, *steps), steps


def test_every_quest_has_its_test(pack: Pack) -> None:
    assert {card.name.en for card in pack.quests} == {*ROOMS, *TASKS}
    assert not {*ROOMS} & {*TASKS}


def test_the_quests_of_the_three_moons(pack: Pack) -> None:
    assert [sum(card.moon == moon for card in pack.quests) for moon in (1, 2, 3)] == [35, 33, 27]
    assert sum(card.four for card in pack.quests) == 12
