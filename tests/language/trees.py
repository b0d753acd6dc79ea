"""Trees to print: every form of the card language once, by its English, and random ones."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from blackrose.engine.components import COLOURS, ELEMENTS, TYPES
from blackrose.language import tree as t
from blackrose.language.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    evocations=frozenset({"Templar", "Imp", "Fury"}),
    archetypes=frozenset({"undead"}),
    upgrades=frozenset({"Bone Shield"}),
    jinxes=frozenset({"Weakness"}),
    rooms=frozenset({"Arena", "Throne Room"}),
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
    "Place 2 instability there. The attacker places 3 instability in any room.",
    "The target places 1 instability in the target's room.",
    "Remove 1 of your instability in its room.",
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
    "Choose one: gain 1 power; or lose 2 power; or the Black Rose gains 1 power.",
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
    ]
)
you: SearchStrategy[t.ModelRef] = st.just(t.You())
target_room = st.just(t.TargetRoom())


def places(anchors: SearchStrategy[t.ModelRef]) -> SearchStrategy[t.Place]:
    """Where models stand."""
    near = st.builds(t.Within, ranges, anchors | target_room)
    return st.one_of(st.just(t.InLodge()), st.just(t.InTargetRoom()), near)


@st.composite
def phrases(draw: st.DrawFn, anchors: SearchStrategy[t.ModelRef]) -> t.Models:
    """Models by kind, and by one thing more that they have or lack."""
    quantifier = draw(quantifiers)
    owners = [whose for whose in t.Whose if whose is not t.Whose.OTHERS or quantifier is not EACH_OTHER]
    more = draw(st.sampled_from(["", "", "", "health", "carrying", "no_black"]))
    return t.Models(
        quantifier,
        draw(nouns),
        draw(st.sampled_from(owners)),
        draw(st.none() | places(anchors)),
        draw(flags),
        draw(figures) if more == "health" else None,
        draw(st.sampled_from(["Destiny", "jinx", "upgrade", "Imp"])) if more == "carrying" else None,
        more == "no_black",
    )


def some(values: tuple[str, ...], least: int = 0) -> SearchStrategy[tuple[str, ...]]:
    """A few words of a closed list, none twice."""
    return st.lists(st.sampled_from(values), unique=True, min_size=least, max_size=3).map(tuple)


third = named | phrases(you | named | phrases(you | named))
refs = you | third
names_of_rooms = some(("Arena", "Throne Room"))
rooms: SearchStrategy[t.RoomRef] = st.one_of(
    st.builds(
        t.RoomAt, quantifiers, ranges, you | named | phrases(you | named) | target_room, names_of_rooms
    ),
    st.builds(t.RoomAt, st.just(t.Quantifier.ONE), st.just(t.ANYWHERE), you, names_of_rooms),
    st.builds(t.EveryRoom, some(COLOURS), flags),
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
    st.just(t.Suffered()),
    st.builds(t.InstabilityIn, rooms, flags),
    st.builds(t.ModelsCounted, counted_models),
    st.builds(t.StrengthOf, together),
    st.builds(t.SpellsRevealed, some(nameable), some(TYPES)),
    st.builds(t.Carried, st.sampled_from(["Destiny", "jinx", "Imp"]), refs),
    st.just(t.TheirDestiny()),
    st.just(t.Assigned()),
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
    st.builds(t.Heal, actors, amounts, st.none() | refs, flags),
    st.builds(t.Convert, actors, amounts, st.just(t.Thing.DAMAGE), st.none() | refs | rooms),
    st.builds(t.Convert, actors, amounts, st.just(t.Thing.INSTABILITY), st.none() | rooms),
    st.builds(t.ConvertInflicted, actors, refs),
    st.builds(t.PlaceInstability, you | third, amounts, st.none() | rooms, flags),
    st.builds(t.RemoveInstability, actors, amounts, rooms),
    st.builds(t.Remove, actors, refs),
    st.builds(t.Draw, actors, amounts, st.sampled_from(t.Pile)),
    st.builds(t.Draw, actors, plain, st.just(t.Pile.FORGOTTEN), st.integers(2, 9)),
    st.builds(t.Discard, actors, amounts, st.sampled_from(t.Kept)),
    st.builds(t.Summon, actors, amounts, nouns, st.none() | rooms),
    st.builds(t.Summon, actors, amounts, st.just(t.Noun("evocation")), st.none() | rooms, figures),
    st.builds(
        t.Summon, actors, amounts, st.just(t.Noun("evocation")), st.none() | rooms, st.none(), st.just(True)
    ),
    st.builds(t.Assign, actors, st.sampled_from(["Bone Shield", "Weakness"]), refs),
    st.builds(t.DrawQuest, actors, amounts, st.none() | st.integers(1, 3)),
    st.builds(t.DiscardQuest, actors, amounts, st.sampled_from(t.QuestState)),
    st.builds(t.DiscardReady, third),
)
orders: SearchStrategy[t.Clause] = st.one_of(
    st.builds(t.Move, refs, figures),
    st.builds(t.Put, you | named | phrases(you | named), rooms),
    st.builds(t.Attack, refs, maybe_bonus),
    st.builds(t.Ignore, amounts),
    st.builds(t.SufferBlack, amounts, flags),
    st.builds(t.TransferDamage, amounts, refs),
    st.builds(t.Defeat, refs),
    st.builds(t.AssignDestiny, amounts, refs),
    st.builds(t.AssignEvocation, amounts, st.just(t.Noun("Imp")), refs),
    st.builds(t.RemoveJinx, amounts, refs),
    st.builds(t.Steal, amounts, refs),
    st.builds(t.TakeTrophy, refs),
    st.builds(t.DiscardTrophy, flags),
    st.builds(t.Search, flags),
    st.builds(t.ReturnRevealed, some(nameable), some(TYPES)),
    st.builds(t.GiveForgotten, refs),
    st.builds(t.DrawEvent, amounts, st.none() | st.integers(1, 3)),
    st.builds(t.UseRoom, rooms.filter(lambda room: room != t.There()), flags, flags),
    st.builds(t.ToCell, you | named | phrases(you | named)),
    st.sampled_from(
        [
            t.TakeCrown(),
            t.ShuffleMemories(),
            t.SwapRevealed(),
            t.CastNext(),
            t.DiscardEvent(),
            t.RecoverToken(),
            t.IgnoreSpell(),
            t.CancelSpell(),
            t.RedirectSpell(),
            t.AdvanceQuest(t.QuestState.ACTIVE, t.QuestState.COMPLETED),
            t.AdvanceQuest(t.QuestState.COMPLETED, t.QuestState.SOLVED),
        ]
    ),
)
states: SearchStrategy[t.Clause] = st.one_of(
    st.builds(t.Activate, third, flags, maybe_bonus),
    st.builds(t.Activate, third, flags, bonuses, bonuses),
    st.builds(t.Has, refs, bonuses, flags),
    st.builds(t.CannotSuffer, you | named | together),
    st.builds(t.SufferMore, st.integers(1, 99)),
    st.builds(t.Cannot, st.sampled_from(["use rooms", "fight", "command"])),
)
standing: SearchStrategy[t.Clause] = st.one_of(
    st.just(t.KeepQuest()),
    st.builds(t.EndActivation, refs),
    st.builds(t.TargetBecomes, st.sampled_from(["model", "mage", "evocation", "room"]), ranges),
    st.builds(t.SpellsInflictMore, st.sampled_from(TYPES), st.integers(1, 99), flags),
    st.just(t.TrophiesToRose()),
)
"""What is said of no model, or of the target as such."""
rules: SearchStrategy[t.Clause] = st.builds(t.IgnoreEach, figures) | st.builds(t.PlaceLess, figures)

not_you = third
room_filters = st.builds(t.RoomFilter, some(COLOURS), flags) | st.sampled_from(
    [t.RoomFilter(name="Arena"), t.RoomFilter(its=True)]
)
plain_triggers: SearchStrategy[t.PlainTrigger] = st.one_of(
    st.builds(t.Enters, refs, room_filters),
    st.builds(t.Inflicts, refs, st.none() | refs, flags, flags, flags),
    st.builds(t.Suffers, refs, flags),
    st.builds(t.Moves, refs),
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
    st.builds(t.SpellReaches, refs),
    st.builds(t.Places, refs, flags),
    st.builds(t.Leaves, not_you),
    st.builds(t.Defeats, refs, refs),
    st.builds(t.ResolvesSummon, refs),
    st.builds(t.ResolvesSummonWord, refs),
    st.builds(t.TakesForgotten, refs),
    st.builds(t.Activates, not_you),
)
least = st.integers(1, 99)
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
)
conditions: SearchStrategy[t.Condition] = facts | st.builds(
    t.AllOf, st.lists(facts, min_size=2, max_size=3).map(tuple)
)
triggers: SearchStrategy[t.Trigger] = plain_triggers | st.builds(t.While, plain_triggers, conditions)
whens: SearchStrategy[t.When] = triggers | conditions
ifs: SearchStrategy[t.If] = st.one_of(
    st.builds(t.IfDone, flags),
    st.just(t.IfTargetDefeated()),
    st.just(t.IfYouDefeated()),
    st.just(t.Otherwise()),
    st.builds(t.IfEnhanced, st.lists(st.sampled_from(nameable), min_size=1, max_size=3).map(tuple)),
    st.builds(t.IfCase, conditions),
)


def said_of(clause: t.Clause) -> t.Actor | None:
    """Of whom a clause is said; None for an order."""
    if isinstance(clause, t.Activate | t.Has | t.CannotSuffer):
        return clause.who
    if isinstance(clause, t.SufferMore | t.Cannot):
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
    return t.Sentence(
        clauses,
        may=said_of(clauses[0]) is None and draw(flags),
        condition=draw(st.none() | ifs),
        persistent=lasting,
        whenever=draw(st.none() | triggers) if whenever else None,
    )


@st.composite
def texts(draw: st.DrawFn) -> t.Text:
    """Whole texts."""
    options = st.tuples(bodies(whenever=False, persistent=False))
    choices = st.builds(t.ChooseOne, st.lists(options, min_size=2, max_size=3).map(tuple))
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
    if kind != "evocation":
        return t.Aim(kind, distance, whose)
    return t.Aim(
        kind, distance, whose, draw(st.sampled_from(["", "undead", "Imp"])), draw(st.none() | figures)
    )
