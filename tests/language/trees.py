"""Trees to print: every form of the card language once, by its English, and random ones."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from blackrose.engine.changes import BLOCKS
from blackrose.engine.components import COLOURS, ELEMENTS, TYPES
from blackrose.language import tree as t
from blackrose.language.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    evocations=frozenset({"Templar", "Imp", "Fury"}),
    archetypes=frozenset({"undead"}),
    upgrades=frozenset({"Bone Shield"}),
    jinxes=frozenset({"Weakness"}),
    rooms=frozenset({"Arena", "Throne Room"}),
    schools=frozenset({"Law"}),
    avatars=frozenset({"The Possessed", "Old Ferryman"}),
)

EVERY_FORM = (
    "Gain 1 power. Lose 2 power. Gain all power.",
    "Gain 1 power and the target loses 1 power.",
    "The Black Rose gains 1 power and inflicts 2 damage on each mage.",
    "Inflict 3 damage. Inflict 1 damage on you for every 2 damage on you, up to 3.",
    "Inflict 1 damage for each damage on the target, up to 2.",
    "Convert 2 damage. Convert all damage on it. Convert 1 instability. Convert 1 instability there.",
    "The Black Rose converts all damage inflicted by it.",
    "Place 1 instability. Place 1 instability of the Black Rose in your room or an adjacent one.",
    "Take 1 of the top 3 forgotten spells with the others going under the deck in any order.",
    "Take 1 of the top 4 quests of the previous moon. Solve 1 of them with its effect.",
    "Put 1 of your Active quests on its deck.",
    "Copy the effect of any room that was used. Each other mage discards their quick spell.",
    "Collapse another room 1 from the target room and take its token.",
    "A defeat by this effect pays you 6 power and nobody else. A defeat by this effect ranks you first.",
    "Heal all damage. You are not defeated.",
    "Assign an upgrade of your choice to one of your evocations. Remove 1 upgrade from it.",
    "If the target is a mage, gain 1 power.",
    "If you stand in the target room, gain 1 power. If the target has at least 2 damage, gain 1 power.",
    "Another mage in the Lodge casts their next Ready spell. Cast your next Ready spell or quick spell.",
    "Place 2 instability there. The attacker places 3 instability in any room.",
    "The target places 1 instability in the target's room.",
    "Remove 1 of your instability in its room.",
    "Remove 3 instability in its room. Remove up to 2 instability there. Remove all instability in any room.",
    "Gain 1 power for each instability removed. Gain 1 power for every 2 models healed, up to 3.",
    "Gain 1 power for every 2 instability removed. Gain 1 power for each model healed.",
    "Gain 1 power for each spell discarded. Gain 1 power for every 2 spells discarded.",
    "Discard 1 Ready standard spell. Activate the target room again.",
    "Take 2 of the top 4 spells of your grimoire with the others going back in any order.",
    "Take 1 of the top 5 spells of a school of the Library. Take the top 2 spells of your Memories.",
    "Take 1 of the top 3 spells of your Memories with the others going back in any order.",
    "Look at the hand of the target. Look at the Ready spells of each mage. Look at the Active quests of it.",
    "Look at the top 4 events with all going back in any order. Look at the top 2 quests of moon 3.",
    "Look at the top 1 event. Look at the top 4 quests of the previous moon.",
    "Play up to 1 of the top 3 events with the others going back in any order.",
    "Take 1 of the top 2 quests of moon 3. Take 1 of the top 4 quests of the previous moon.",
    "Draw 1 quest. Discard 1 of them for its power. Put 1 of them among your Solved quests.",
    "Name a colour. Until the end of the round: Rooms of that colour cannot be activated.",
    "Name a type. Until the end of the round: Whenever the target casts a spell of that type, gain 1 power.",
    "Your physical attacks hit each model in your room. Your Strength is 3.",
    "Your physical attacks place 2 instability in your room. Become 1 Templar until the end of the round.",
    "Your physical attacks may place 2 instability in your room instead of damage.",
    "Your physical attacks may remove 1 instability in your room for +1 damage.",
    "Your physical actions combine moves with attacks.",
    "The target room copies any room until the end of the round.",
    "Cast 1 spell from hand. Cast 1 fire or water trap or protection spell from hand.",
    "Cast 1 spell from hand as if you were in the room of one of your evocations.",
    "Heal 1 damage on the target. It activates under your control.",
    "The target removes 2 of their instability in any room.",
    "Remove one of your evocations. Remove each Templar in the Lodge.",
    "Remove each other model in the target room. Gain 1 power and it activates.",
    "Heal 6 damage. Heal 1 damage on it.",
    "Draw 2 spells from your grimoire. Draw 1 spell from the Library. Take 1 forgotten spell.",
    "Take 1 random spell from your Memories. Each mage draws 1 spell from their grimoire.",
    "Discard 1 Ready spell. Discard 2 spells from hand. Discard all Ready spells.",
    "Summon 1 Templar in your room. Summon 2 Templars. Summon all Furies in each green or grey room.",
    "An evocation in the Lodge activates under your control. It activates with +1 Strength.",
    "One of the target's evocations activates under your control with +2 Speed.",
    "Assign Bone Shield to one of your evocations. Assign Bone Shield to another of your evocations.",
    "Move up to 4 rooms. Move the target up to 1 room.",
    "The target moves toward the room of the attacker. It moves toward a mage.",
    "The Possessed moves toward the target. Inflict 1 damage on Old Ferryman.",
    "Place yourself in the target room. Place the target in the target's room or an adjacent one.",
    "Place it in each room.",
    "Perform a physical attack on a model in your room with +2 Strength.",
    "Ignore up to 3 of that damage. Ignore all of that damage. Inflict 1 damage for each damage ignored.",
    "Gain 1 power for every 2 damage ignored. Gain 1 power for each instability in the target room.",
    "Gain 1 power for each of your instability in another room 1 from you.",
    "Gain 1 power for each of your evocations. Gain 1 power for each model in the target room, up to 3.",
    "Gain 1 power for every 2 of your evocations. Gain 1 power for every 2 other mages in the Lodge.",
    "Gain 1 power for every 3 instability in each other room 2 from the attacker.",
    "Your evocations have +1 Strength. The target's other Imps have +1 Speed. You have +2 Speed.",
    "It has +1 Strength until the end of the activation. This evocation has +1 Strength.",
    "Each mage has +1 Speed.",
    "Persistent: If you would suffer damage, ignore 2 of it.",
    "The target cannot move until the end of the round.",
    "You cannot activate rooms until the end of the round.",
    "Each other mage cannot move by physical actions until the end of the round.",
    "The target cannot take physical actions until the end of the round.",
    "The target room cannot be activated until the end of the round.",
    "If a mage who does not own this evocation would place instability in its room, they place 1 less.",
    "You may remove one of your evocations. If you do, gain 1 power. If they do, lose 1 power.",
    "If that defeats the target, gain 1 power and draw 1 spell from your grimoire and it activates.",
    "If you have no damage, you may gain 1 power and the Black Rose loses 1 power.",
    "If you own at least 3 evocations and have instability in at least 1 room and no damage, gain 1 power.",
    "If you have at least 2 revealed combat spells and at least 1 revealed trap spell, gain 1 power.",
    "If you have at least 3 revealed spells of 3 different elements, gain 1 power.",
    "If you have at least 2 revealed protection spells and own at least 1 evocation, gain 1 power.",
    "Persistent: Whenever another mage enters a yellow, red or blue room, if you do, gain 1 power.",
    "Persistent: Whenever you enter a room without your instability, it gains 1 power and loses 2 power.",
    "Persistent: Whenever another mage enters a red room with one of your evocations, gain 1 power.",
    "Persistent: Whenever the target inflicts damage on you, inflict 2 damage on the target.",
    "Persistent: Whenever another model inflicts damage, you may place 1 instability in your room.",
    "Persistent: Whenever you suffer damage, gain 1 power.",
    "Persistent: Whenever a mage places instability, gain 1 power.",
    "Persistent: Whenever you place the last instability in a room, gain 1 power.",
    "Persistent: Whenever an undead is removed or defeated, gain 1 power.",
    "Persistent: Whenever one of your Imps is removed or defeated, gain 1 power.",
    "Persistent: Whenever you defeat another mage, gain 1 power and you have +1 Speed and have +1 Strength.",
    "Persistent: Whenever a mage resolves an effect that summons, gain 1 power.",
    "Persistent: Whenever a mage resolves an effect with the word Summon, gain 1 power.",
    "Persistent: Whenever you take a forgotten spell, gain 1 power.",
    "Persistent: Whenever this evocation activates, gain 1 power.",
    "Until the end of the round: You have +2 Speed.",
    "Until the end of the round: Whenever you suffer damage, you may gain 1 power at most 3 times.",
    "If you stand in a red room and have at least 2 Ready spells and no Ready spells, gain 1 power.",
    "If you have at least 1 physical action token and no physical action tokens and the crown, gain 1 power.",
    "If you have at least 5 damage and damage on at least 2 other mages, gain 1 power.",
    "If there are at least 2 other mages in your room, gain 1 power.",
    "If there is an undead in the Lodge and there is no other model in your room, gain 1 power.",
    "If the evocation phase is running and you have at least 2 revealed Law spells, gain 1 power.",
    "If the action phase is running and you have at least 1 revealed forgotten spell, gain 1 power.",
    "If you have at least 2 revealed personal spells, gain 1 power.",
    "If you have at least 3 revealed spells of 3 different schools, gain 1 power.",
    "Persistent: Whenever you heal damage on another mage, gain 1 power.",
    "Persistent: Whenever you convert damage on an evocation, gain 1 power.",
    "Persistent: Whenever another mage converts instability, gain 1 power.",
    "Persistent: Whenever another model performs a physical attack on you, gain 1 power.",
    "Persistent: Whenever another mage aims an air or fire combat spell at you, gain 1 power.",
    "Persistent: Whenever you summon an undead, gain 1 power.",
    "Persistent: Whenever you get the crown, gain 1 power.",
    "Persistent: Whenever you place instability in a red room, gain 1 power.",
    "Steal 1 Solved quest from the target. Steal 2 Completed quests from another mage.",
    "Steal that quest. Gain 1 power for each power of that quest.",
    "Draw 2 quests and give 1 of them to another mage.",
    "Draw 1 quest of the previous moon. Draw 1 quest of the next moon. Draw 2 quests of the same moon.",
    "Solve one of your Active quests with its effect.",
    "Choose one: summon 1 Templar in any room, then it activates; or gain 1 power, then lose 1 power.",
    "Lose 1 power. Otherwise, choose one: gain 1 power; or lose 1 power, then if you do, it activates.",
    "Each mage with the most power in a red or black room loses 1 power. Blue rooms cannot be activated.",
    "Green or grey rooms cannot be activated.",
    "Place 1 instability in each green room without a mage. Gain 1 power for each mage in a Cell.",
    "Each mage with at least 5 damage gains 1 power. Each model without the crown gains 1 power.",
    "Mages in a red room suffer 1 more damage from each hit. Fire spells of mages inflict -1 damage.",
    "Swap places with the target. Move the target up to 1 room with another model in the target's room.",
    "Place yourself in any blue room. The target room counts as blue until the end of the round.",
    "Gain 1 power for each of the other mages' models in rooms of the same colour, up to 4.",
    "The target exhausts 1 physical action token. Exhaust all physical action tokens.",
    "The target can cancel that spell.",
    "Persistent: Whenever another mage completes a physical action, gain 1 power.",
    "Persistent: Whenever the target casts a combat spell, gain 1 power at most once.",
    "Persistent: Whenever the target leaves that room by a physical action, gain 1 power.",
    "Redirect that spell to another model in your room or an adjacent one. Ignore the damage of that spell.",
    "Inflict the damage of that spell on its caster.",
    "Gain 1 power for each of its caster's revealed air spells.",
    "Gain 1 power for every 2 of its caster's Ready spells.",
    "Gain 1 power for each power gained by that spell.",
    "Cancel the activation of that room. Activate that room.",
    "Swap 1 spell from hand with 1 spell from the target's hand.",
    "Take 1 spell of your choice from the discards of the Library.",
    "Resolve the target's next Ready standard spell as if it were yours.",
    "The target shows their next Ready spell. If an air combat spell was shown, gain 1 power.",
    "Perform a physical attack under your control with the target on another model in the target's room.",
    "Gain 1 power for each damage converted. Gain 1 power for every 2 damage moved.",
    "Gain 1 power for each evocation removed. Gain 1 power for every 2 evocations removed.",
    "Gain 1 power for each jinx removed. Gain 1 power for every 2 jinxes removed.",
    "Persistent: Whenever a spell aimed at you reaches you, gain 1 power.",
    "Persistent: Whenever a combat spell aimed at a room reaches you, gain 1 power.",
    "Discard 1 event and share its power with the Black Rose.",
    "If an event with a crown was played, gain 1 power.",
    "If an event without a crown was played, get the crown.",
    "That quest cannot be solved until the end of the round.",
    "Persistent: Whenever another mage shows a quest, gain 1 power.",
    "Choose one: gain 1 power; or lose 2 power; or the Black Rose gains 1 power.",
    "The target chooses one: the target discards 1 Ready spell; or inflict 2 damage.",
    "Each other mage chooses one: that mage loses 1 power; or gain 1 power.",
    "Inflict 1 damage on a model not yet hit by this effect in its room or an adjacent one.",
    "Inflict 3 damage that triggers no protections. Inflict 8 damage until the end of the round.",
    "If that does not defeat the target, gain 1 power. Move up to 2 damage from you to the target.",
    "Convert 2 damage. Gain 1 power for each damage not converted.",
    "Convert 2 damage. Gain 1 power for every 2 damage not converted.",
    "Convert 2 damage. Each mage loses 1 power for each of their damage not converted.",
    "Convert 2 damage. Each mage loses 1 power for every 2 of their damage not converted.",
    "You may perform a physical attack with it on a model in its room.",
    "Inflict 1 damage on a model not yet hit by this effect. Repeat that as long as you can.",
    "Persistent: Whenever a trap spell reaches you, gain 1 power.",
    "Each mage in play order: place 1 instability in your room or an adjacent one. If you do, gain 1 power.",
)
"""English texts that together use every message of the card language."""

EVERY_AIM = (
    "self",
    "special",
    "model 2",
    "mage *",
    "any evocation 1",
    "your evocation *",
    "any mage 0",
    "your model 3",
    "room 1",
    "room *",
    "blue or red room 2",
    "grey room * with an undead",
    "room * with a Templar",
    "room 3 other than the Throne Room",
)

# Random trees, of the shapes the grammar has

figures = st.integers(0, 99)
ranges = st.integers(0, 9)
flags = st.booleans()
nouns = st.sampled_from(["model", "mage", "evocation", "undead", "Templar", "Imp", "Fury"]).map(t.Noun)
quantifiers = st.sampled_from(t.Quantifier)
SINGULAR = (t.Quantifier.ONE, t.Quantifier.ANOTHER)
EACH_OTHER = t.Quantifier.EACH_OTHER
named: SearchStrategy[t.ModelRef] = st.sampled_from(
    [
        t.It(),
        t.Target(),
        t.Attacker(),
        t.ThisEvocation(),
        t.That(t.Noun("mage")),
        t.That(t.Noun("model")),
        t.That(t.Noun("evocation")),
        t.Caster(),
        t.CrownHolder(),
        t.TheAvatar("The Possessed"),
    ]
)
you: SearchStrategy[t.ModelRef] = st.just(t.You())
target_room = st.just(t.TargetRoom())


def places(anchors: SearchStrategy[t.ModelRef]) -> SearchStrategy[t.Place]:
    """Where models stand."""
    near = st.builds(t.Within, ranges, anchors | target_room)
    coloured = st.builds(t.InColour, some(COLOURS, 1))
    return st.one_of(st.just(t.InLodge()), st.just(t.InTargetRoom()), coloured, st.just(t.InCell()), near)
    return st.one_of(st.just(t.InLodge()), st.just(t.InTargetRoom()), st.just(t.InSameColour()), near)


@st.composite
def phrases(draw: st.DrawFn, anchors: SearchStrategy[t.ModelRef]) -> t.Models:
    """Models by kind, and by one thing more that they have or lack."""
    quantifier = draw(quantifiers)
    owners = [whose for whose in t.Whose if whose is not t.Whose.OTHERS or quantifier is not EACH_OTHER]
    narrowed = ["health", "carrying", "no_black", "wounds", "no_crown", "most", "unhit"]
    more = draw(st.sampled_from(["", "", "", *narrowed]))
    return t.Models(
        quantifier,
        draw(nouns),
        draw(st.sampled_from(owners)),
        draw(st.none() | places(anchors)),
        draw(flags),
        draw(figures) if more == "health" else None,
        draw(st.sampled_from(["Destiny", "jinx", "upgrade", "Imp"])) if more == "carrying" else None,
        more == "no_black",
        draw(st.integers(1, 99)) if more == "wounds" else None,
        more == "no_crown",
        draw(st.sampled_from(t.Extreme)) if more == "most" else None,
        more == "unhit",
    )


def _is_any_one(ref: t.ModelRef) -> bool:
    if not isinstance(ref, t.Models):
        return False
    return ref.quantifier is t.Quantifier.ONE and ref.whose is t.Whose.ANY


def some(values: tuple[str, ...], least: int = 0) -> SearchStrategy[tuple[str, ...]]:
    """A few words of a closed list, none twice."""
    return st.lists(st.sampled_from(values), unique=True, min_size=least, max_size=3).map(tuple)


third = named | phrases(you | named | phrases(you | named))
refs = you | third
companions = refs.filter(lambda ref: not _is_any_one(ref))
"""Who can stand behind "with": "with a model" would be what a model has with it."""
names_of_rooms = some(("Arena", "Throne Room"))
rooms: SearchStrategy[t.RoomRef] = st.one_of(
    st.builds(
        t.RoomAt, quantifiers, ranges, you | named | phrases(you | named) | target_room, names_of_rooms
    ),
    st.builds(t.RoomAt, st.just(t.Quantifier.ONE), st.just(t.ANYWHERE), you, names_of_rooms, some(COLOURS)),
    st.builds(t.EveryRoom, some(COLOURS), flags),
    st.builds(t.EveryRoom, some(COLOURS), st.just(False), st.just(True)),
    st.builds(t.NamedRoom, st.sampled_from(["Arena", "Throne Room"])),
    st.just(t.NextToCell()),
    target_room,
    st.just(t.There()),
)
nameable = ELEMENTS[:-1]  # no text asks for "any element"
counted_models = phrases(you | named).filter(lambda models: models.quantifier not in SINGULAR)
together = counted_models.filter(
    lambda models: models.whose is not t.Whose.ANY or models.quantifier is not EACH_OTHER
)
countables: SearchStrategy[t.Countable] = st.one_of(
    st.builds(t.DamageOn, refs, flags),
    st.just(t.Ignored()),
    st.just(t.InstabilityRemoved()),
    st.just(t.ModelsHealed()),
    st.just(t.SpellsDiscarded()),
    st.builds(t.Unconverted, flags),
    st.just(t.Suffered()),
    st.builds(t.InstabilityIn, rooms, flags),
    st.builds(t.ModelsCounted, counted_models),
    st.builds(t.StrengthOf, together),
    st.builds(t.SpellsRevealed, some(nameable), some(TYPES)),
    st.builds(t.Carried, st.sampled_from(["Destiny", "jinx", "Imp"]), refs),
    st.just(t.TheirDestiny()),
    st.just(t.Assigned()),
    st.just(t.QuestPower()),
    st.just(t.PowerGained()),
    st.just(t.DamageConverted()),
    st.just(t.DamageShifted()),
    st.just(t.EvocationsRemoved()),
    st.just(t.JinxesRemoved()),
    st.builds(t.SpellsReady, st.just(t.Whose.YOURS), flags),
    st.builds(t.SpellsRevealed, some(nameable), some(TYPES), st.just(t.Whose.YOURS), flags),
)
for_each = st.builds(t.ForEach, figures, countables, st.integers(1, 99), st.none() | figures, figures)
plain: SearchStrategy[t.Amount] = st.builds(t.Number, figures) | st.just(t.All())
amounts = plain | for_each
bonuses = st.builds(t.Bonus, st.integers(-9, 9), st.sampled_from(t.Stat), st.none() | countables)
maybe_bonus = st.none() | bonuses
actors: SearchStrategy[t.Actor] = you | st.just(t.BlackRose()) | third

deeds: SearchStrategy[t.Clause] = st.one_of(
    st.builds(t.Gain, actors, amounts),
    st.builds(t.Lose, actors, amounts),
    st.builds(t.Inflict, actors, amounts, st.none() | refs | rooms, flags),
    st.builds(
        t.Inflict, actors, amounts, st.none() | refs | rooms, st.just(False), st.just(False), flags, flags
    ),
    st.builds(t.Heal, actors, amounts, st.none() | refs, flags),
    st.builds(t.Convert, actors, amounts, st.just(t.Thing.DAMAGE), st.none() | refs | rooms),
    st.builds(t.Convert, actors, amounts, st.just(t.Thing.INSTABILITY), st.none() | rooms),
    st.builds(t.ConvertInflicted, actors, refs),
    st.builds(t.PlaceInstability, you | third, amounts, st.none() | rooms, flags),
    st.builds(t.RemoveInstability, actors, amounts, rooms),
    st.builds(t.ClearInstability, actors, amounts, rooms),
    st.builds(t.ClearInstability, actors, st.builds(t.Number, figures) | for_each, rooms, st.just(True)),
    st.builds(t.Remove, actors, refs),
    st.builds(t.Draw, actors, amounts, st.sampled_from(t.Pile)),
    st.builds(t.Draw, actors, plain, st.just(t.Pile.FORGOTTEN), st.integers(2, 9), flags),
    st.builds(t.Discard, actors, amounts, st.sampled_from(t.Kept)),
    st.builds(t.Summon, actors, amounts, nouns, st.none() | rooms),
    st.builds(t.Summon, actors, amounts, st.just(t.Noun("evocation")), st.none() | rooms, figures),
    st.builds(
        t.Summon, actors, amounts, st.just(t.Noun("evocation")), st.none() | rooms, st.none(), st.just(True)
    ),
    st.builds(t.Assign, actors, st.sampled_from(["Bone Shield", "Weakness"]), refs),
    st.builds(t.DrawQuest, actors, amounts, st.none() | st.integers(1, 3)),
    st.builds(t.DrawQuest, actors, amounts, st.none(), st.sampled_from(["previous", "next", "same"])),
    st.builds(t.DiscardQuest, actors, amounts, st.sampled_from(t.QuestState)),
    st.builds(t.DiscardReady, third),
    st.builds(t.CastNext, actors, flags),
    st.builds(t.DiscardQuick, actors),
    st.builds(t.Exhaust, actors, amounts),
    st.builds(t.ShowNext, you | third),
)
# A mage who is put somewhere is not told by the colour of a room or by a Cell: "place a mage in a …".
put = phrases(you | named).filter(lambda models: not isinstance(models.place, t.InColour | t.InCell))
orders: SearchStrategy[t.Clause] = st.one_of(
    st.builds(t.Move, refs, figures),
    st.builds(t.Put, you | named | put, rooms),
    st.builds(t.Attack, refs, maybe_bonus, st.none() | companions),
    st.builds(t.ShiftDamage, figures, refs, refs),
    st.builds(t.Move, refs, figures, st.none() | companions),
    st.builds(t.SwapPlaces, refs),
    st.builds(t.RedirectSpell, refs),
    st.builds(t.Attack, refs, st.none(), companions, st.just(True)),
    st.builds(t.Attack, refs, maybe_bonus),
    st.builds(t.Ignore, amounts),
    st.builds(t.SufferBlack, amounts, flags),
    st.builds(t.TransferDamage, amounts, refs),
    st.builds(t.Defeat, refs),
    st.builds(t.AssignDestiny, amounts, refs),
    st.builds(t.AssignEvocation, amounts, st.just(t.Noun("Imp")), refs),
    st.builds(t.RemoveJinx, amounts, refs),
    st.builds(t.AssignAny, refs),
    st.builds(t.RemoveUpgrade, amounts, refs),
    st.builds(t.Steal, amounts, refs),
    st.builds(t.StealQuest, amounts, st.sampled_from([t.QuestState.COMPLETED, t.QuestState.SOLVED]), refs),
    st.builds(t.GiveQuest, plain, refs),
    st.builds(t.TakeTrophy, refs),
    st.builds(t.DiscardTrophy, flags),
    st.builds(t.Search, flags),
    st.builds(t.ReturnRevealed, some(nameable), some(TYPES)),
    st.builds(t.GiveForgotten, refs),
    st.builds(t.DrawEvent, amounts, st.none() | st.integers(1, 3)),
    st.builds(t.UseRoom, rooms.filter(lambda room: room != t.There()), flags, flags),
    st.builds(
        t.CastFromHand, some(nameable), some(TYPES), st.none() | rooms.filter(lambda r: r != t.There())
    ),
    st.builds(t.UseRoom, rooms.filter(lambda room: room != t.There()), again=st.just(True)),
    st.builds(t.DestroyRoom, rooms.filter(lambda room: room != t.There())),
    st.just(t.NameColour()),
    st.builds(t.Become, st.sampled_from(["Templar", "Imp", "undead"]).map(t.Noun)),
    st.just(t.NameType()),
    st.builds(t.Look, st.sampled_from(["hand", "ready", "quests"]), refs),
    st.builds(t.LookAtTop, st.integers(1, 99), flags, st.none() | st.integers(1, 3), ordered=flags),
    st.builds(t.LookAtTop, st.integers(1, 99), st.just(True), st.none(), st.just(True), flags),
    st.builds(t.PlayEvent, st.integers(2, 99)),
    st.builds(t.TakeQuest, st.integers(2, 99), st.none() | st.integers(1, 3)),
    st.builds(t.TakeQuest, st.integers(2, 99), st.none(), st.just(True)),
    st.builds(t.SettleQuest, flags),
    st.builds(t.CopyRoom, rooms.filter(lambda room: room != t.There())),
    st.builds(t.ToCell, you | named | put),
    st.sampled_from(
        [
            t.TakeCrown(),
            t.ShuffleMemories(),
            t.SwapRevealed(),
            t.DiscardEvent(),
            t.DiscardEvent(unpaid=True),
            t.DiscardEvent(shared=True),
            t.RecoverToken(),
            t.SolveDrawn(),
            t.ReturnQuest(),
            t.IgnoreSpell(),
            t.CancelSpell(),
            t.RedirectSpell(),
            t.IgnoreSpellDamage(),
            t.ReturnSpellDamage(),
            t.CancelRoom(),
            t.UseRoom(t.There()),
            t.SwapSpells(),
            t.TakeDiscarded(),
            t.ResolveNext(),
            t.Repeat(),
            t.AdvanceQuest(t.QuestState.ACTIVE, t.QuestState.COMPLETED),
            t.AdvanceQuest(t.QuestState.COMPLETED, t.QuestState.SOLVED),
            t.AdvanceQuest(t.QuestState.ACTIVE, t.QuestState.SOLVED, with_effect=True),
            t.StealThatQuest(),
        ]
    ),
)
states: SearchStrategy[t.Clause] = st.one_of(
    st.builds(t.MayCancel, third),
    st.builds(t.Activate, third, flags, maybe_bonus),
    st.builds(t.Activate, third, flags, bonuses, bonuses),
    st.builds(t.Has, refs, bonuses, flags),
    st.builds(t.MoveToward, third, refs | rooms.filter(lambda room: room != t.There())),
    st.builds(t.CannotSuffer, you | named | together),
    st.builds(t.SufferMore, you | together, st.integers(1, 99)),
    st.builds(t.Cannot, st.sampled_from(["use rooms", "fight", "command"])),
    st.builds(t.Block, refs, st.sampled_from(BLOCKS)),
)
standing: SearchStrategy[t.Clause] = st.one_of(
    st.just(t.KeepQuest()),
    st.just(t.HoldQuest()),
    st.builds(t.ScoreDefeat, st.integers(0, 9)),
    st.builds(t.AvertDefeat),
    st.builds(t.EndActivation, refs),
    st.builds(t.CountsAs, st.just(t.TargetRoom()), st.sampled_from(COLOURS)),
    st.builds(t.CloseRoom, target_room),
    st.builds(t.TargetBecomes, st.sampled_from(["model", "mage", "evocation", "room"]), ranges),
    st.builds(
        t.SpellsInflictMore,
        some(nameable),
        some(TYPES),
        st.integers(1, 99) | st.integers(-99, -1),
        flags,
    ),
    st.builds(t.RoomsClosed, some(COLOURS, 1)),
    st.just(t.RoomsClosed(named=True)),
    st.just(t.AttacksHitAll()),
    st.builds(t.AttacksPlace, st.integers(1, 99)),
    st.builds(t.AttacksInstead, st.integers(1, 99)),
    st.builds(t.AttacksSpend, st.integers(1, 99), st.integers(1, 9)),
    st.builds(t.StrengthIs, figures),
    st.just(t.CombineActions()),
    st.builds(t.BecomeCopy, target_room, rooms.filter(lambda room: room != t.There())),
    st.just(t.TrophiesToRose()),
)
"""What is said of no model, or of the target as such."""
rules: SearchStrategy[t.Clause] = st.builds(t.IgnoreEach, figures) | st.builds(t.PlaceLess, figures)

not_you = third
held = st.builds(t.Models, st.just(t.Quantifier.ONE), nouns, st.sampled_from([t.Whose.YOURS, t.Whose.OTHERS]))
room_filters = (
    st.builds(t.RoomFilter, some(COLOURS), flags)
    | st.builds(t.RoomFilter, some(COLOURS), holding=held)
    | st.sampled_from([t.RoomFilter(name="Arena"), t.RoomFilter(its=True), t.RoomFilter(that=True)])
)
plain_triggers: SearchStrategy[t.PlainTrigger] = st.one_of(
    st.builds(t.Enters, refs, room_filters),
    st.builds(t.Inflicts, refs, st.none() | refs, flags, flags, flags),
    st.builds(t.Suffers, refs, flags),
    st.builds(t.Moves, refs),
    st.builds(t.LeavesRoom, refs, room_filters, flags),
    st.builds(t.CompletesPhysical, refs),
    st.builds(t.ShowsQuest, refs),
    st.builds(t.Casts, refs, some(TYPES), some(nameable)),
    st.builds(t.Casts, refs, named=st.just(True)),
    st.builds(t.IsDefeated, refs),
    st.builds(t.IsDefeated, not_you, st.just(True)),
    st.builds(t.IsCelled, refs),
    st.builds(t.GainsOrLoses, refs),
    st.builds(t.GainsOrLoses, refs, st.just(False)),
    st.builds(t.GainsOrLoses, refs, st.just(True), st.just(False)),
    st.builds(t.Solves, refs, flags),
    st.builds(t.UsesRoom, refs, room_filters),
    st.builds(t.ResolvesSpell, refs, some(TYPES), some(nameable), st.none() | room_filters),
    st.builds(t.ResolvesRoom, refs, room_filters),
    st.builds(t.ResolvesPlacing, refs, flags, st.none() | room_filters),
    st.builds(t.SpellReaches, refs, some(TYPES), some(nameable), st.sampled_from(["", "you", "room"])),
    st.builds(t.SpellReaches, refs, some(TYPES), some(nameable)),
    st.builds(t.Places, refs, st.just(False), st.none() | room_filters),
    st.builds(t.Places, refs, st.just(True)),
    st.builds(t.Heals, refs, st.none() | refs),
    st.builds(t.Converts, refs, st.just(t.Thing.DAMAGE), st.none() | refs),
    st.builds(t.Converts, refs, st.just(t.Thing.INSTABILITY)),
    st.builds(t.Attacks, refs, refs),
    st.builds(t.Aims, refs, refs, some(nameable), some(TYPES)),
    st.builds(t.Summons, refs, refs),
    st.builds(t.GetsCrown, refs),
    st.builds(t.Leaves, not_you),
    st.builds(t.Defeats, refs, refs),
    st.builds(t.ResolvesSummon, refs),
    st.builds(t.ResolvesSummonWord, refs),
    st.builds(t.TakesForgotten, refs),
    st.builds(t.Activates, not_you),
)
least = st.integers(1, 99)
anybodys = counted_models.filter(lambda models: models.whose is t.Whose.ANY)
facts: SearchStrategy[t.Fact] = st.one_of(
    st.builds(
        t.HasRevealed,
        least,
        st.none() | st.sampled_from(TYPES),
        st.just(0) | st.integers(2, 99),
        some(nameable),
    ),
    st.builds(t.OwnsEvocations, st.integers(0, 99), st.sampled_from(["evocation", "undead", "Imp"])),
    st.builds(t.HasInstability, least),
    st.just(t.HasNoDamage()),
    st.builds(t.HasQuests, st.integers(0, 99), st.sampled_from(t.QuestState)),
    st.builds(t.TargetCarries, st.sampled_from(["Destiny", "jinx", "Imp"]), least),
    st.just(t.DefeatedByRose()),
    st.builds(t.StandsIn, room_filters),
    st.sampled_from([t.StandsInTarget(), t.TargetIsMage()]),
    st.builds(t.TargetHurt, least),
    st.builds(t.ThereAre, st.just(1), phrases(you | named).filter(lambda one: one.quantifier in SINGULAR)),
    st.builds(t.ThereAre, st.just(0) | st.integers(2, 99), anybodys),
    st.builds(t.PhaseRuns, st.sampled_from(["evocation", "action"])),
    st.builds(t.HasReady, st.integers(0, 99)),
    st.builds(t.HasTokens, st.integers(0, 99)),
    st.just(t.HasCrown()),
    st.builds(t.HasDamage, least),
    st.builds(t.HasDamageOn, least),
    st.builds(t.RevealedOf, least, st.sampled_from(["Law", "forgotten", "personal"])),
    st.builds(t.RevealedOf, least, st.just(""), st.integers(2, 99)),
)
conditions: SearchStrategy[t.Condition] = facts | st.builds(
    t.AllOf, st.lists(facts, min_size=2, max_size=3).map(tuple)
)
triggers: SearchStrategy[t.Trigger] = plain_triggers | st.builds(t.While, plain_triggers, conditions)
in_one_round = st.builds(
    t.InOneRound,
    st.lists(
        st.builds(t.Deed, triggers) | st.builds(t.Deed, triggers, st.integers(2, 99), flags) | conditions,
        min_size=1,
        max_size=3,
    ).map(tuple),
)
whens: SearchStrategy[t.When] = triggers | conditions | in_one_round
ifs: SearchStrategy[t.If] = st.one_of(
    st.builds(t.IfDone, flags),
    st.builds(t.IfTargetDefeated, flags),
    st.just(t.IfYouDefeated()),
    st.builds(t.IfShown, some(TYPES), some(nameable)),
    st.builds(t.IfPlayed, flags),
    st.just(t.Otherwise()),
    st.builds(t.IfEnhanced, st.lists(st.sampled_from(nameable), min_size=1, max_size=3).map(tuple)),
    st.builds(t.IfCase, conditions),
)


def _is_plain_if(node: t.If) -> bool:
    """Whether an "if" can stand before "choose one": an Enhancement cannot."""
    return not isinstance(node, t.IfEnhanced)


def said_of(clause: t.Clause) -> t.Actor | None:
    """Of whom a clause is said; None for an order."""
    if isinstance(clause, t.Activate | t.Has | t.CannotSuffer | t.SufferMore | t.Block | t.MoveToward):
        return clause.who
    if isinstance(clause, t.Cannot):
        return t.You()
    actor = clause.who if isinstance(clause, t.DiscardReady) else getattr(clause, "actor", None)
    return None if isinstance(actor, t.You) else actor


def can_be_said(clauses: list[t.Clause]) -> bool:
    """Whether a list of clauses has English: one chosen model is not the subject twice."""
    for before, after in pairwise(clauses):
        subject = said_of(after)
        if subject == said_of(before) and isinstance(subject, t.Models) and subject.quantifier in SINGULAR:
            return False
    return True


clause_lists = st.lists(deeds | orders | states, min_size=1, max_size=3).filter(can_be_said)


@st.composite
def bodies(draw: st.DrawFn, whenever: bool = True, persistent: bool = True) -> t.Sentence:
    """Sentences; options and the first of "each mage in play order" are neither lasting nor repeated."""
    lasting = persistent and draw(flags)
    if persistent and draw(st.integers(0, 9)) == 0:
        return t.Sentence((draw(rules | standing),), persistent=lasting)
    clauses = tuple(draw(clause_lists))
    happening = draw(st.none() | triggers) if whenever else None
    return t.Sentence(
        clauses,
        may=said_of(clauses[0]) is None and draw(flags),
        condition=draw(st.none() | ifs),
        persistent=lasting,
        whenever=happening,
        for_round=lasting and draw(flags),
        times=draw(st.just(0) | st.integers(2, 99)) if happening is not None else 0,
    )


@st.composite
def texts(draw: st.DrawFn) -> t.Text:
    """Whole texts."""
    options = st.lists(bodies(whenever=False, persistent=False), min_size=1, max_size=2).map(tuple)
    choices = st.builds(
        t.ChooseOne,
        st.lists(options, min_size=2, max_size=3).map(tuple),
        st.none() | ifs.filter(_is_plain_if),
    )
    choices |= st.builds(t.ChooseOne, st.lists(options, min_size=2, max_size=3).map(tuple), st.none(), third)
    items: list[t.Sentence | t.ChooseOne | t.InPlayOrder] = list(
        draw(st.lists(bodies() | choices, min_size=1, max_size=3))
    )
    if draw(st.integers(0, 4)) == 0:
        first = draw(bodies(whenever=False, persistent=False))
        rest = draw(st.lists(bodies(), max_size=2))
        items.append(t.InPlayOrder((first, *rest)))
    return tuple(items)


@st.composite
def aims(draw: st.DrawFn) -> t.Aim:
    """Targets."""
    kind = draw(st.sampled_from(["self", "special", "model", "mage", "evocation", "room"]))
    if kind in ("self", "special"):
        return t.Aim(kind)
    whose = None if kind == "room" else draw(st.sampled_from([None, t.Whose.ANY, t.Whose.YOURS]))
    distance = draw(ranges | st.just(t.ANYWHERE))
    if kind == "room":
        colours, holding = draw(some(COLOURS)), draw(st.sampled_from(["", "Imp", "undead"]))
        other: tuple[str, ...] = () if holding else draw(st.sampled_from([(), ("Arena",)]))
        return t.Aim(kind, distance, colours=colours, holding=holding, other_than=other)
    if kind != "evocation":
        return t.Aim(kind, distance, whose)
    return t.Aim(
        kind, distance, whose, draw(st.sampled_from(["", "undead", "Imp"])), draw(st.none() | figures)
    )
