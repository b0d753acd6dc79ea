"""The forms that Rebirth's cards need, as trees built by hand, each with its English."""

from __future__ import annotations

from blackrose.engine.components import Name
from blackrose.language import tree as t
from blackrose.language.printing import NameBook
from blackrose.language.vocabulary import Vocabulary

WORDS = Vocabulary(
    evocations=frozenset(
        {"Templar", "Succubus", "Nigredo", "Cadaver", "Colossus", "Umbra", "Totem", "Albedo", "Imp"}
    ),
    archetypes=frozenset({"undead", "demon", "construct", "nightmare", "totem"}),
    upgrades=frozenset({"Bone Shield"}),
    jinxes=frozenset({"Weakness"}),
    rooms=frozenset({"Arena", "Crypt", "Garden", "Throne Room", "Black Rose Room", "The Abyss"}),
)
NAMES = NameBook(
    {
        "Bone Shield": Name("Bone Shield", "Knochenschild", "Костяной щит"),
        "Weakness": Name("Weakness", "Schwäche", "Слабость"),
        "Arena": Name("Arena", "Arena", "Арена"),
        "Crypt": Name("Crypt", "Krypta", "Склеп"),
        "Garden": Name("Garden", "Garten", "Сад"),
        "Throne Room": Name("Throne Room", "Thronsaal", "Тронный зал"),
        "Black Rose Room": Name("Black Rose Room", "Rosensaal", "Зал Чёрной Розы"),
        "The Abyss": Name("The Abyss", "Der Abgrund", "Бездна"),
        "Imp": Name("Imp", "Kobold", "Бес"),
    }
)

YOU, IT, TARGET, ROSE, THIS = t.You(), t.It(), t.Target(), t.BlackRose(), t.ThisEvocation()
ONE, ANOTHER, EACH, OTHERS = (
    t.Quantifier.ONE,
    t.Quantifier.ANOTHER,
    t.Quantifier.EACH,
    t.Quantifier.EACH_OTHER,
)
MODEL, MAGE, EVOCATION = t.Noun("model"), t.Noun("mage"), t.Noun("evocation")
CONSTRUCT, DEMON, TOTEM = t.Noun("construct"), t.Noun("demon"), t.Noun("totem")
ONE_YOURS = t.Models(ONE, EVOCATION, t.Whose.YOURS)
EACH_YOURS = t.Models(EACH, EVOCATION, t.Whose.YOURS)
EACH_MAGE, A_MAGE, ANOTHER_MAGE = t.Models(EACH, MAGE), t.Models(ONE, MAGE), t.Models(ANOTHER, MAGE)
EVERYWHERE = t.RoomAt(ONE, t.ANYWHERE, YOU)
HERE = t.RoomAt(ONE, 0, YOU)
NOT_THE_TWO = ("Throne Room", "Black Rose Room")


def n(value: int) -> t.Number:
    return t.Number(value)


def each(count: t.Countable, every: int = 1, cap: int | None = None, base: int = 0) -> t.ForEach:
    return t.ForEach(1, count, every, cap, base)


def say(*clauses: t.Clause, may: bool = False, when: t.If | None = None) -> t.Text:
    """A text of one sentence."""
    return (t.Sentence(clauses, may=may, condition=when),)


def hurt(amount: t.Amount, on: t.ModelRef | t.RoomRef | None = None) -> t.Text:
    return say(t.Inflict(YOU, amount, on))


def if_case(condition: t.Condition) -> t.Text:
    return say(t.Gain(YOU, n(1)), when=t.IfCase(condition))


def whenever(trigger: t.Trigger) -> t.Text:
    return (t.Sentence((t.Gain(YOU, n(1)),), whenever=trigger),)


SOME = t.RoomFilter()
GREY = t.RoomFilter(("grey",))
CRYPT = t.RoomFilter(name="Crypt")
ITS = t.RoomFilter(its=True)
HELD = t.RoomFilter(holding=t.Models(t.Quantifier.ONE, t.Noun("Totem"), t.Whose.YOURS))

# One sentence each

TEXTS: dict[str, t.Text] = {
    # Amounts
    "Inflict 2 damage plus 1 for each damage on it.": hurt(each(t.DamageOn(IT), base=2)),
    "Inflict 2 damage on each mage plus 1 for every 2 black damage on you, up to 4.": hurt(
        each(t.DamageOn(YOU, black=True), 2, 4, 2), EACH_MAGE
    ),
    "Inflict 1 damage for each black damage on you, up to 5.": hurt(each(t.DamageOn(YOU, black=True), cap=5)),
    "Inflict 1 damage for each damage suffered.": hurt(each(t.Suffered())),
    "Inflict 1 damage for every 2 damage suffered.": hurt(each(t.Suffered(), 2)),
    "Inflict 1 damage for each of your revealed air spells.": hurt(each(t.SpellsRevealed(("air",)))),
    "Inflict 1 damage for every 2 of your revealed fire or sacred combat or trap spells.": hurt(
        each(t.SpellsRevealed(("fire", "sacred"), ("combat", "trap")), 2)
    ),
    "Gain 1 power for each of your revealed spells.": say(t.Gain(YOU, each(t.SpellsRevealed()))),
    "Inflict 1 damage for each jinx on the target.": hurt(each(t.Carried("jinx", TARGET))),
    "Inflict 1 damage for every 2 jinxes on the target.": hurt(each(t.Carried("jinx", TARGET), 2)),
    "Inflict 1 damage for each Destiny on the target.": hurt(each(t.Carried("Destiny", TARGET))),
    "Inflict 1 damage for every 5 Destiny on the target.": hurt(each(t.Carried("Destiny", TARGET), 5)),
    "Gain 1 power for each Umbra assigned to you.": say(t.Gain(YOU, each(t.Carried("Umbra", YOU)))),
    "Gain 1 power for every 2 Umbras assigned to the target.": say(
        t.Gain(YOU, each(t.Carried("Umbra", TARGET), 2))
    ),
    "Heal 1 damage for each Destiny assigned.": say(t.Heal(YOU, each(t.Assigned()))),
    "Inflict 1 damage on each mage for each of their Destiny.": hurt(each(t.TheirDestiny()), EACH_MAGE),
    "Inflict 1 damage on each model for every 2 of their Destiny.": hurt(
        each(t.TheirDestiny(), 2), t.Models(EACH, MODEL)
    ),
    "Inflict 1 damage for each Strength of your evocations.": hurt(each(t.StrengthOf(EACH_YOURS))),
    "Inflict 1 damage for every 2 Strength of evocations in the Lodge.": hurt(
        each(t.StrengthOf(t.Models(EACH, EVOCATION, place=t.InLodge())), 2)
    ),
    "Place 1 instability for each model damaged by this effect.": say(
        t.PlaceInstability(YOU, each(t.ModelsCounted(t.Models(EACH, MODEL, damaged=True))))
    ),
    "Gain 1 power for every 2 mages damaged by this effect in the Lodge.": say(
        t.Gain(YOU, each(t.ModelsCounted(t.Models(EACH, MAGE, place=t.InLodge(), damaged=True)), 2))
    ),
    # Models
    "Inflict 1 damage on each model damaged by this effect.": hurt(n(1), t.Models(EACH, MODEL, damaged=True)),
    "Move an evocation damaged by this effect up to 1 room.": say(
        t.Move(t.Models(ONE, EVOCATION, damaged=True), 1)
    ),
    "Remove a construct damaged by this effect.": say(t.Remove(YOU, t.Models(ONE, CONSTRUCT, damaged=True))),
    "Remove another demon damaged by this effect.": say(
        t.Remove(YOU, t.Models(ANOTHER, DEMON, damaged=True))
    ),
    "Remove one of your demons damaged by this effect.": say(
        t.Remove(YOU, t.Models(ONE, DEMON, t.Whose.YOURS, damaged=True))
    ),
    "Remove an evocation with at most 3 Health in the Lodge.": say(
        t.Remove(YOU, t.Models(ONE, EVOCATION, place=t.InLodge(), health=3))
    ),
    "Inflict 1 damage on each mage with Destiny.": hurt(n(1), t.Models(EACH, MAGE, carrying="Destiny")),
    "Inflict 1 damage on each mage with a jinx.": hurt(n(1), t.Models(EACH, MAGE, carrying="jinx")),
    "Inflict 1 damage on each other mage with an Umbra.": hurt(
        n(1), t.Models(OTHERS, MAGE, carrying="Umbra")
    ),
    "Inflict 1 damage on an evocation with an upgrade.": hurt(
        n(1), t.Models(ONE, EVOCATION, carrying="upgrade")
    ),
    "Inflict 1 damage on each mage without black damage.": hurt(n(1), t.Models(EACH, MAGE, no_black=True)),
    "Inflict 2 damage on that mage.": hurt(n(2), t.That(MAGE)),
    "Heal 1 damage on that model.": say(t.Heal(YOU, n(1), t.That(MODEL))),
    "That evocation activates under your control.": say(t.Activate(t.That(EVOCATION), True)),
    "Summon 1 Succubus in the room of that mage.": say(
        t.Summon(YOU, n(1), t.Noun("Succubus"), t.RoomAt(ONE, 0, t.That(MAGE)))
    ),
    "The crown holder loses 1 power.": say(t.Lose(t.CrownHolder(), n(1))),
    "Inflict 1 damage on the crown holder.": hurt(n(1), t.CrownHolder()),
    "Inflict 2 damage on its caster.": hurt(n(2), t.Caster()),
    "Remove one of the other mages' evocations.": say(
        t.Remove(YOU, t.Models(ONE, EVOCATION, t.Whose.OTHERS))
    ),
    "Each of the other mages' constructs activates under your control.": say(
        t.Activate(t.Models(EACH, CONSTRUCT, t.Whose.OTHERS), True)
    ),
    "The target removes one of the target's evocations with at most 3 Health.": say(
        t.Remove(TARGET, t.Models(ONE, EVOCATION, t.Whose.TARGETS, health=3))
    ),
    "Remove a construct in the Lodge.": say(t.Remove(YOU, t.Models(ONE, CONSTRUCT, place=t.InLodge()))),
    "Remove one of your constructs.": say(t.Remove(YOU, t.Models(ONE, CONSTRUCT, t.Whose.YOURS))),
    "Another construct in the Lodge activates.": say(
        t.Activate(t.Models(ANOTHER, CONSTRUCT, place=t.InLodge()))
    ),
    "Remove each other totem.": say(t.Remove(YOU, t.Models(OTHERS, TOTEM))),
    "Summon 2 Totems in any room.": say(t.Summon(YOU, n(2), t.Noun("Totem"), EVERYWHERE)),
    "Summon 3 Succubuses in any room.": say(t.Summon(YOU, n(3), t.Noun("Succubus"), EVERYWHERE)),
    "Summon 1 Nigredo in your room.": say(t.Summon(YOU, n(1), t.Noun("Nigredo"), HERE)),
    "Summon all Cadavers in any room.": say(t.Summon(YOU, t.All(), t.Noun("Cadaver"), EVERYWHERE)),
    "Inflict 1 damage on each Colossus.": hurt(n(1), t.Models(EACH, t.Noun("Colossus"))),
    "Remove one of your nightmares.": say(t.Remove(YOU, t.Models(ONE, t.Noun("nightmare"), t.Whose.YOURS))),
    "Inflict 1 damage on an Albedo.": hurt(n(1), t.Models(ONE, t.Noun("Albedo"))),
    # Rooms
    "Place 1 instability in the Arena.": say(t.PlaceInstability(YOU, n(1), t.NamedRoom("Arena"))),
    "Convert 1 instability in the Abyss.": say(
        t.Convert(YOU, n(1), t.Thing.INSTABILITY, t.NamedRoom("The Abyss"))
    ),
    "Place yourself in the Throne Room.": say(t.Put(YOU, t.NamedRoom("Throne Room"))),
    "Place yourself in a room next to your Cell.": say(t.Put(YOU, t.NextToCell())),
    "Place 1 instability in each room with a mage.": say(
        t.PlaceInstability(YOU, n(1), t.EveryRoom(with_mage=True))
    ),
    "Place the target in the target room or an adjacent one.": say(
        t.Put(TARGET, t.RoomAt(ONE, 1, t.TargetRoom()))
    ),
    "Inflict 1 damage on each mage in the target room or an adjacent one.": hurt(
        n(1), t.Models(EACH, MAGE, place=t.Within(1, t.TargetRoom()))
    ),
    "Place 2 instability in any room other than the Throne Room or the Black Rose Room.": say(
        t.PlaceInstability(YOU, n(2), t.RoomAt(ONE, t.ANYWHERE, YOU, NOT_THE_TWO))
    ),
    "Place 1 instability in any room other than the Arena or the Crypt or the Garden.": say(
        t.PlaceInstability(YOU, n(1), t.RoomAt(ONE, t.ANYWHERE, YOU, ("Arena", "Crypt", "Garden")))
    ),
    "Place 2 instability in a room 2 from you other than the Throne Room.": say(
        t.PlaceInstability(YOU, n(2), t.RoomAt(ONE, 2, YOU, ("Throne Room",)))
    ),
    # Damage
    "Inflict 2 damage in a room 2 from you.": hurt(n(2), t.RoomAt(ONE, 2, YOU)),
    "Inflict 3 damage in its room.": hurt(n(3), t.RoomAt(ONE, 0, IT)),
    "Inflict 1 damage that triggers nothing on the target.": say(t.Inflict(YOU, n(1), TARGET, quiet=True)),
    "Inflict 1 damage that triggers no traps or protections on the target.": say(
        t.Inflict(YOU, n(1), TARGET, unsprung=True)
    ),
    "Take 2 of the top 4 spells of your grimoire.": say(t.Draw(YOU, n(2), t.Pile.GRIMOIRE, of=4)),
    "The target takes 1 of the top 3 spells of their Memories.": say(
        t.Draw(TARGET, n(1), t.Pile.MEMORIES, of=3)
    ),
    "Gain 1 power for each of the target's revealed fire spells.": say(
        t.Gain(YOU, each(t.SpellsRevealed(("fire",), whose=t.Whose.TARGETS)))
    ),
    "Gain 1 power for each of your Ready spells.": say(t.Gain(YOU, each(t.SpellsReady()))),
    "Gain 1 power for every 2 of the target's Ready spells.": say(
        t.Gain(YOU, each(t.SpellsReady(t.Whose.TARGETS), 2))
    ),
    "Inflict 1 damage on the target's owner.": hurt(n(1), t.Owner(TARGET)),
    "Steal 1 power from each of up to 3 other mages.": say(
        t.Steal(n(1), t.Models(t.Quantifier.EACH_OTHER, MAGE), most=3)
    ),
    "Convert 3 damage in the target room.": say(t.Convert(YOU, n(3), t.Thing.DAMAGE, t.TargetRoom())),
    "Heal all damage that is not black on each mage.": say(t.Heal(YOU, t.All(), EACH_MAGE, not_black=True)),
    "Pain 2.": say(t.SufferBlack(n(2), keyword=True)),
    "If you do, pain 1.": say(t.SufferBlack(n(1), keyword=True), when=t.IfDone()),
    "You may suffer 1 black damage.": say(t.SufferBlack(n(1)), may=True),
    "Suffer 2 black damage.": say(t.SufferBlack(n(2))),
    "Move 1 of that damage to this evocation.": say(t.TransferDamage(n(1), THIS)),
    "Move all of that damage to one of your evocations.": say(t.TransferDamage(t.All(), ONE_YOURS)),
    "Defeat the target.": say(t.Defeat(TARGET)),
    "Assign 1 Destiny to the target.": say(t.AssignDestiny(n(1), TARGET)),
    "Assign 2 Destiny to each mage in the target room or an adjacent one.": say(
        t.AssignDestiny(n(2), t.Models(EACH, MAGE, place=t.Within(1, t.TargetRoom())))
    ),
    "Assign 1 Umbra to the target.": say(t.AssignEvocation(n(1), t.Noun("Umbra"), TARGET)),
    "Assign 2 Umbras to another mage.": say(t.AssignEvocation(n(2), t.Noun("Umbra"), ANOTHER_MAGE)),
    "Assign Weakness to another mage.": say(t.Assign(YOU, "Weakness", ANOTHER_MAGE)),
    "Assign Weakness to the attacker.": say(t.Assign(YOU, "Weakness", t.Attacker())),
    "Assign Bone Shield to one of your evocations.": say(t.Assign(YOU, "Bone Shield", ONE_YOURS)),
    "Remove 1 jinx from you.": say(t.RemoveJinx(n(1), YOU)),
    "Remove all jinxes from the target.": say(t.RemoveJinx(t.All(), TARGET)),
    "Assign an upgrade of your choice to one of your evocations.": say(t.AssignAny(ONE_YOURS)),
    "Remove 1 upgrade from one of your evocations.": say(t.RemoveUpgrade(n(1), ONE_YOURS)),
    "Remove all upgrades from each of your evocations.": say(t.RemoveUpgrade(t.All(), EACH_YOURS)),
    # Power, trophies, crown
    "Steal 1 power from the target.": say(t.Steal(n(1), TARGET)),
    "Steal 2 power from each other mage.": say(t.Steal(n(2), t.Models(OTHERS, MAGE))),
    "Take 1 trophy of the target.": say(t.TakeTrophy(TARGET)),
    "Discard 1 trophy.": say(t.DiscardTrophy()),
    "You may give 1 trophy to the Black Rose.": say(t.DiscardTrophy(True), may=True),
    "Get the crown.": say(t.TakeCrown()),
    # Spells
    "Take 1 spell of your choice from your grimoire.": say(t.Search()),
    "You may take 1 spell of your choice from your grimoire or Memories.": say(t.Search(True), may=True),
    "Shuffle your Memories into your grimoire.": say(t.ShuffleMemories()),
    "Return 1 of your revealed fire or water spells to hand.": say(t.ReturnRevealed(("fire", "water"))),
    "Return 1 of your revealed trap or protection spells to hand.": say(
        t.ReturnRevealed(types=("trap", "protection"))
    ),
    "You may return 1 of your revealed spells to hand.": say(t.ReturnRevealed(), may=True),
    "Swap 1 of your revealed spells with 1 spell from hand.": say(t.SwapRevealed()),
    "Cast your next Ready spell.": say(t.CastNext(t.You())),
    "Give 1 forgotten spell from hand to another mage.": say(t.GiveForgotten(ANOTHER_MAGE)),
    "The target discards 1 Ready spell of your choice.": say(t.DiscardReady(TARGET)),
    "Take 1 of the top 3 forgotten spells.": say(t.Draw(YOU, n(1), t.Pile.FORGOTTEN, 3)),
    # Quests and events
    "Draw 1 quest.": say(t.DrawQuest(YOU, n(1))),
    "Each mage draws 2 quests.": say(t.DrawQuest(EACH_MAGE, n(2))),
    "Draw 1 quest of moon 3.": say(t.DrawQuest(YOU, n(1), 3)),
    "Discard 2 Active quests.": say(t.DiscardQuest(YOU, n(2), t.QuestState.ACTIVE)),
    "The target discards 1 Solved quest.": say(t.DiscardQuest(TARGET, n(1), t.QuestState.SOLVED)),
    "Discard all Completed quests.": say(t.DiscardQuest(YOU, t.All(), t.QuestState.COMPLETED)),
    "Complete one of your Active quests.": say(t.AdvanceQuest(t.QuestState.ACTIVE, t.QuestState.COMPLETED)),
    "You may solve one of your Completed quests.": say(
        t.AdvanceQuest(t.QuestState.COMPLETED, t.QuestState.SOLVED), may=True
    ),
    "This quest is not solved.": say(t.KeepQuest()),
    "If you do, this quest is not solved.": say(t.KeepQuest(), when=t.IfDone()),
    "Draw 2 events.": say(t.DrawEvent(n(2))),
    "Draw 1 event of moon 1.": say(t.DrawEvent(n(1), 1)),
    "Discard 1 event.": say(t.DiscardEvent()),
    # Rooms, Cells, tokens
    "Activate the room of a construct even if it was used.": say(
        t.UseRoom(t.RoomAt(ONE, 0, t.Models(ONE, CONSTRUCT)), spent=True)
    ),
    "Activate the room of a construct other than the Throne Room or the Arena even if it was used.": say(
        t.UseRoom(t.RoomAt(ONE, 0, t.Models(ONE, CONSTRUCT), ("Throne Room", "Arena")), spent=True)
    ),
    "Activate the rebuilt effect of any room other than the Throne Room.": say(
        t.UseRoom(t.RoomAt(ONE, t.ANYWHERE, YOU, ("Throne Room",)), rebuilt=True)
    ),
    "You may activate the Garden.": say(t.UseRoom(t.NamedRoom("Garden")), may=True),
    "Activate the target room.": say(t.UseRoom(t.TargetRoom())),
    "Activate your room or an adjacent one.": say(t.UseRoom(t.RoomAt(ONE, 1, YOU))),
    "Place each mage in their Cell.": say(t.ToCell(EACH_MAGE)),
    "Place the target in their Cell.": say(t.ToCell(TARGET)),
    "Place yourself in your Cell.": say(t.ToCell(YOU)),
    "Recover 1 physical action token.": say(t.RecoverToken()),
    # Running effects
    "Enhancement water, earth: the target becomes room 2.": say(
        t.TargetBecomes("room", 2), when=t.IfEnhanced(("water", "earth"))
    ),
    "The target becomes mage *.": say(t.TargetBecomes("mage", t.ANYWHERE)),
    "Ignore that spell.": say(t.IgnoreSpell()),
    "Cancel that spell.": say(t.CancelSpell()),
    "You may redirect that spell.": say(t.RedirectSpell(), may=True),
    "The activation of the target ends.": say(t.EndActivation(TARGET)),
    "If you do, the activation of that mage ends.": say(t.EndActivation(t.That(MAGE)), when=t.IfDone()),
    # Rules
    "Combat spells of mages inflict +1 damage.": say(t.SpellsInflictMore((), ("combat",), 1)),
    "Your trap spells inflict +2 damage.": say(t.SpellsInflictMore((), ("trap",), 2, True)),
    "Fire or water spells of mages inflict -1 damage.": say(t.SpellsInflictMore(("fire", "water"), (), -1)),
    "Spells of mages inflict +1 damage.": say(t.SpellsInflictMore((), (), 1)),
    "Mages in a red room suffer 2 more damage from each hit.": say(
        t.SufferMore(t.Models(EACH, MAGE, place=t.InColour(("red",))), 2)
    ),
    "Blue or grey rooms cannot be activated.": say(t.RoomsClosed(("blue", "grey"))),
    "Each mage with the least power gains 1 power.": say(
        t.Gain(t.Models(EACH, MAGE, extreme=t.Extreme.LEAST_POWER), n(1))
    ),
    "Each mage with at least 5 damage in a Cell gains 1 power.": say(
        t.Gain(t.Models(EACH, MAGE, place=t.InCell(), wounds=5), n(1))
    ),
    "Each mage without the crown gains 1 power.": say(t.Gain(t.Models(EACH, MAGE, no_crown=True), n(1))),
    "You suffer 1 more damage from each hit.": say(t.SufferMore(t.You(), 1)),
    "Evocations cannot suffer damage.": say(t.CannotSuffer(t.Models(EACH, EVOCATION))),
    "Your other constructs cannot suffer damage.": say(
        t.CannotSuffer(t.Models(OTHERS, CONSTRUCT, t.Whose.YOURS))
    ),
    "This evocation cannot suffer damage.": say(t.CannotSuffer(THIS)),
    "You cannot suffer damage.": say(t.CannotSuffer(YOU)),
    "You cannot activate rooms.": say(t.Cannot("use rooms")),
    "You cannot fight.": say(t.Cannot("fight")),
    "You cannot command.": say(t.Cannot("command")),
    "Trophies of defeated mages go to the Black Rose.": say(t.TrophiesToRose()),
    # Figures
    "You have -1 Speed.": say(t.Has(YOU, t.Bonus(-1, t.Stat.SPEED))),
    "This evocation has +1 Health.": say(t.Has(THIS, t.Bonus(1, t.Stat.HEALTH))),
    "This evocation has +1 Strength for each damage on this evocation.": say(
        t.Has(THIS, t.Bonus(1, t.Stat.STRENGTH, t.DamageOn(THIS)))
    ),
    "One of your constructs activates with +1 Strength and +1 Speed.": say(
        t.Activate(
            t.Models(ONE, CONSTRUCT, t.Whose.YOURS),
            bonus=t.Bonus(1, t.Stat.STRENGTH),
            second=t.Bonus(1, t.Stat.SPEED),
        )
    ),
    "Summon 1 evocation of your choice with at most 3 Health in the target room.": say(
        t.Summon(YOU, n(1), EVOCATION, t.TargetRoom(), health=3)
    ),
    "Summon 2 evocations of your choice in any room.": say(t.Summon(YOU, n(2), EVOCATION, EVERYWHERE)),
    "Summon 1 evocation of the same kind there.": say(
        t.Summon(YOU, n(1), EVOCATION, t.There(), same_kind=True)
    ),
    # Sentences
    "Enhancement water, earth: inflict 2 damage.": say(
        t.Inflict(YOU, n(2)), when=t.IfEnhanced(("water", "earth"))
    ),
    "Enhancement sacred: you may gain 1 power.": say(
        t.Gain(YOU, n(1)), may=True, when=t.IfEnhanced(("sacred",))
    ),
    "Otherwise, lose 1 power.": say(t.Lose(YOU, n(1)), when=t.Otherwise()),
    "Otherwise, summon 1 Nigredo in any room and it activates.": say(
        t.Summon(YOU, n(1), t.Noun("Nigredo"), EVERYWHERE), t.Activate(IT), when=t.Otherwise()
    ),
    "If you do, gain 1 power and the Black Rose gains 2 power.": say(
        t.Gain(YOU, n(1)), t.Gain(ROSE, n(2)), when=t.IfDone()
    ),
    "Otherwise, the Black Rose gains 1 power.": say(t.Gain(ROSE, n(1)), when=t.Otherwise()),
    "If that defeats you, it activates.": say(t.Activate(IT), when=t.IfYouDefeated()),
    "If the target has at least 3 Destiny, gain 1 power.": if_case(t.TargetCarries("Destiny", 3)),
    "If the target has at least 1 jinx, gain 1 power.": if_case(t.TargetCarries("jinx", 1)),
    "If the target has at least 2 jinxes, gain 1 power.": if_case(t.TargetCarries("jinx", 2)),
    "If the target has at least 1 Umbra, gain 1 power.": if_case(t.TargetCarries("Umbra", 1)),
    "If you own no evocations, gain 1 power.": if_case(t.OwnsEvocations(0)),
    "If you own at least 2 constructs, gain 1 power.": if_case(t.OwnsEvocations(2, "construct")),
    "If you have no Completed quest, gain 1 power.": if_case(t.HasQuests(0, t.QuestState.COMPLETED)),
    "If you have at least 1 Completed quest, gain 1 power.": if_case(t.HasQuests(1, t.QuestState.COMPLETED)),
    "If you have at least 2 Active quests, gain 1 power.": if_case(t.HasQuests(2, t.QuestState.ACTIVE)),
    "If the Black Rose defeated you, gain 1 power.": if_case(t.DefeatedByRose()),
    "If you have no damage and the target has at least 1 jinx, gain 1 power.": if_case(
        t.AllOf((t.HasNoDamage(), t.TargetCarries("jinx", 1)))
    ),
    "If you have at least 3 revealed sacred or profane spells, gain 1 power.": if_case(
        t.HasRevealed(3, among=("sacred", "profane"))
    ),
    # Whenever
    "Whenever the target gains or loses power, gain 1 power.": whenever(t.GainsOrLoses(TARGET)),
    "Whenever another mage completes or solves a quest, gain 1 power.": whenever(
        t.Solves(ANOTHER_MAGE, True)
    ),
    "Whenever the target moves, gain 1 power.": whenever(t.Moves(TARGET)),
    "Whenever a mage enters this evocation's room, inflict 3 damage on that mage.": (
        t.Sentence((t.Inflict(YOU, n(3), t.That(MAGE)),), whenever=t.Enters(A_MAGE, ITS)),
    ),
    "Whenever a mage is placed in their Cell, gain 1 power.": whenever(t.IsCelled(A_MAGE)),
    "Whenever you inflict or heal damage on an evocation, gain 1 power.": whenever(
        t.Inflicts(YOU, t.Models(ONE, EVOCATION), or_heals=True)
    ),
    "Whenever you resolve an effect that places or converts instability, gain 1 power.": whenever(
        t.ResolvesPlacing(YOU, True)
    ),
    "Whenever you resolve a spell while you have at least 3 revealed air spells, gain 1 power.": whenever(
        t.While(t.ResolvesSpell(YOU), t.HasRevealed(3, among=("air",)))
    ),
}

# What sets an effect off

WHENS: dict[str, t.When] = {
    "Another mage inflicts the last damage on a mage.": t.Inflicts(ANOTHER_MAGE, A_MAGE, last=True),
    "The target inflicts damage in person.": t.Inflicts(TARGET, in_person=True),
    "The target inflicts damage in person on you.": t.Inflicts(TARGET, YOU, in_person=True),
    "You inflict or heal damage on an evocation.": t.Inflicts(YOU, t.Models(ONE, EVOCATION), or_heals=True),
    "A mage inflicts or heals damage on a construct.": t.Inflicts(
        A_MAGE, t.Models(ONE, CONSTRUCT), or_heals=True
    ),
    "You suffer black damage.": t.Suffers(YOU, True),
    "In one round: you enter a room, 4 different ones; and you have no damage.": t.InOneRound(
        (t.Deed(t.Enters(YOU, t.RoomFilter()), 4, True), t.HasNoDamage())
    ),
    "In one round: you defeat another mage; and you heal damage, 2 times.": t.InOneRound(
        (t.Deed(t.Defeats(YOU, ANOTHER_MAGE)), t.Deed(t.Heals(YOU), 2))
    ),
    "The target moves.": t.Moves(TARGET),
    "You move.": t.Moves(YOU),
    "You are defeated.": t.IsDefeated(YOU),
    "Another mage is defeated.": t.IsDefeated(ANOTHER_MAGE),
    "A mage with your damage is defeated.": t.IsDefeated(A_MAGE, True),
    "A mage is placed in their Cell.": t.IsCelled(A_MAGE),
    "You are placed in your Cell.": t.IsCelled(YOU),
    "The target gains or loses power.": t.GainsOrLoses(TARGET),
    "Another mage gains power.": t.GainsOrLoses(ANOTHER_MAGE, loses=False),
    "You lose power.": t.GainsOrLoses(YOU, gains=False),
    "Another mage solves a quest.": t.Solves(ANOTHER_MAGE),
    "Another mage completes or solves a quest.": t.Solves(ANOTHER_MAGE, True),
    "Another mage completes a quest.": t.Solves(ANOTHER_MAGE, True, False),
    "You complete or solve a quest.": t.Solves(YOU, True),
    "A mage activates a grey room.": t.UsesRoom(A_MAGE, GREY),
    "You activate a room without your instability.": t.UsesRoom(YOU, t.RoomFilter((), True)),
    "Another mage enters the Crypt.": t.Enters(ANOTHER_MAGE, CRYPT),
    "Another mage enters a room with one of your Totems.": t.Enters(ANOTHER_MAGE, HELD),
    "A mage enters this evocation's room.": t.Enters(A_MAGE, ITS),
    "You resolve a spell.": t.ResolvesSpell(YOU),
    "You resolve an earth spell.": t.ResolvesSpell(YOU, elements=("earth",)),
    "A mage resolves a contingency or protection spell.": t.ResolvesSpell(
        A_MAGE, ("contingency", "protection")
    ),
    "You resolve a fire or profane spell in the Crypt.": t.ResolvesSpell(
        YOU, elements=("fire", "profane"), room=CRYPT
    ),
    "You resolve a trap spell in this evocation's room.": t.ResolvesSpell(YOU, ("trap",), room=ITS),
    "You resolve the effect of a blue room.": t.ResolvesRoom(YOU, t.RoomFilter(("blue",))),
    "You resolve the effect of the Garden.": t.ResolvesRoom(YOU, t.RoomFilter(name="Garden")),
    "You resolve an effect that places instability.": t.ResolvesPlacing(YOU),
    "You resolve an effect that places or converts instability in a purple room.": t.ResolvesPlacing(
        YOU, True, t.RoomFilter(("purple",))
    ),
    "A spell reaches you.": t.SpellReaches(YOU),
    "A spell reaches one of your evocations.": t.SpellReaches(ONE_YOURS),
    "You resolve a spell while you have at least 3 revealed sacred or profane spells.": t.While(
        t.ResolvesSpell(YOU), t.HasRevealed(3, among=("sacred", "profane"))
    ),
    "You enter a room while you own no evocations.": t.While(t.Enters(YOU, SOME), t.OwnsEvocations(0)),
    "The Black Rose defeated you.": t.DefeatedByRose(),
    "You have at least 1 Completed quest.": t.HasQuests(1, t.QuestState.COMPLETED),
    "You own at least 2 constructs.": t.OwnsEvocations(2, "construct"),
}

# Targets

AIMS: dict[str, t.Aim] = {
    "your construct *": t.Aim("evocation", t.ANYWHERE, t.Whose.YOURS, "construct"),
    "your demon 1": t.Aim("evocation", 1, t.Whose.YOURS, "demon"),
    "evocation 1 with at most 3 Health": t.Aim("evocation", 1, health=3),
    "any totem 2": t.Aim("evocation", 2, t.Whose.ANY, "totem"),
}
