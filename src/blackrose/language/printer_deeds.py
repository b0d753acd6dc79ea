"""Deeds: clauses about what mages carry and win, about spells, quests and events, and rules that stand."""

from __future__ import annotations

from typing import assert_never

from blackrose.language.printer_occasions import Occasions
from blackrose.language.printer_phrases import key_of, yes_or_no
from blackrose.language.tree import (
    ANYWHERE,
    AdvanceQuest,
    AssignDestiny,
    AssignEvocation,
    CancelSpell,
    Cannot,
    CannotSuffer,
    CastNext,
    Deed,
    Defeat,
    DiscardEvent,
    DiscardQuest,
    DiscardReady,
    DiscardTrophy,
    DrawEvent,
    DrawQuest,
    EndActivation,
    GiveForgotten,
    IgnoreSpell,
    KeepQuest,
    Noun,
    RecoverToken,
    RedirectSpell,
    RemoveJinx,
    ReturnRevealed,
    Search,
    ShuffleMemories,
    SpellsInflictMore,
    Steal,
    SufferBlack,
    SufferMore,
    SwapRevealed,
    TakeCrown,
    TakeTrophy,
    TargetBecomes,
    ToCell,
    TransferDamage,
    TrophiesToRose,
    UseRoom,
)
from blackrose.language.words import Argument, Phrase

OnMages = (
    SufferBlack
    | TransferDamage
    | Defeat
    | AssignDestiny
    | AssignEvocation
    | RemoveJinx
    | Steal
    | TakeTrophy
    | DiscardTrophy
    | TakeCrown
)
OnSpells = (
    Search
    | ShuffleMemories
    | ReturnRevealed
    | SwapRevealed
    | CastNext
    | GiveForgotten
    | DiscardReady
    | IgnoreSpell
    | CancelSpell
    | RedirectSpell
)
OnTable = DrawQuest | DiscardQuest | AdvanceQuest | DrawEvent | DiscardEvent | UseRoom | ToCell | RecoverToken
Rules = (
    KeepQuest
    | EndActivation
    | TargetBecomes
    | SpellsInflictMore
    | SufferMore
    | CannotSuffer
    | Cannot
    | TrophiesToRose
)


class Deeds(Occasions):
    """The part of the walker that makes the words of deeds."""

    def deed(self, node: Deed) -> Phrase:
        """What a deed's verb is, and what follows it."""
        match node:
            case (
                SufferBlack()
                | TransferDamage()
                | Defeat()
                | AssignDestiny()
                | AssignEvocation()
                | RemoveJinx()
                | Steal()
                | TakeTrophy()
                | DiscardTrophy()
                | TakeCrown()
            ):
                return self._on_mages(node)
            case (
                Search()
                | ShuffleMemories()
                | ReturnRevealed()
                | SwapRevealed()
                | CastNext()
                | GiveForgotten()
                | DiscardReady()
                | IgnoreSpell()
                | CancelSpell()
                | RedirectSpell()
            ):
                return self._on_spells(node)
            case (
                DrawQuest()
                | DiscardQuest()
                | AdvanceQuest()
                | DrawEvent()
                | DiscardEvent()
                | UseRoom()
                | ToCell()
                | RecoverToken()
            ):
                return self._on_table(node)
            case _:
                return self._rule(node)

    def _on_mages(self, node: OnMages) -> Phrase:
        say = self.words.phrase
        match node:
            case SufferBlack(amount=amount, keyword=keyword):
                return say("pain" if keyword else "suffer-black", **self.amount(amount))
            case TransferDamage(amount=amount, to=to):
                return say("transfer-damage", to=self.model(to), **self.amount(amount))
            case Defeat(who=who):
                return say("defeat", whom=self.model(who))
            case AssignDestiny(amount=amount, to=to):
                thing = self.thing("Destiny")
                return say("assign-thing", thing=thing, to=self.model(to), **self.amount(amount))
            case AssignEvocation(amount=amount, noun=noun, to=to):
                thing = self.thing(noun.word)
                return say("assign-thing", thing=thing, to=self.model(to), **self.amount(amount))
            case RemoveJinx(amount=amount, on=on):
                thing = self.thing("jinx")
                return say("remove-thing", thing=thing, on=self.model(on), **self.amount(amount))
            case Steal(amount=amount, of=of):
                return say("steal", of=self.model(of), **self.amount(amount))
            case TakeTrophy(of=of):
                return say("take-trophy", of=self.model(of))
            case DiscardTrophy(to_rose=to_rose):
                return say("give-trophy" if to_rose else "discard-trophy")
            case TakeCrown():
                return say("take-crown")
            case _:
                assert_never(node)

    def _on_spells(self, node: OnSpells) -> Phrase:
        say = self.words.phrase
        match node:
            case Search(memories=memories):
                return say("search", memories=yes_or_no(memories))
            case ShuffleMemories():
                return say("shuffle-memories")
            case ReturnRevealed(elements=elements, types=types):
                return say("return-revealed", **self.spell_kinds(elements, types))
            case SwapRevealed():
                return say("swap-revealed")
            case CastNext():
                return say("cast-next")
            case GiveForgotten(to=to):
                return say("give-forgotten", to=self.model(to))
            case DiscardReady():
                return say("discard-chosen", own=self._own())
            case IgnoreSpell():
                return say("ignore-spell")
            case CancelSpell():
                return say("cancel-spell")
            case RedirectSpell():
                return say("redirect-spell")
            case _:
                assert_never(node)

    def _on_table(self, node: OnTable) -> Phrase:
        say = self.words.phrase
        match node:
            case DrawQuest(amount=amount, moon=moon):
                return say("draw-quest", **self._moon(moon), **self.amount(amount))
            case DrawEvent(amount=amount, moon=moon):
                return say("draw-event", **self._moon(moon), **self.amount(amount))
            case DiscardQuest(amount=amount, state=state):
                quest = say(f"quest-state-{key_of(state.value)}")
                return say("discard-quest", quest=quest, **self.amount(amount))
            case AdvanceQuest(frm=frm, to=to):
                quest = say(f"quest-state-{key_of(frm.value)}")
                return say("advance-quest", quest=quest, to=key_of(to.value))
            case DiscardEvent():
                return say("discard-event")
            case UseRoom(where=where, rebuilt=rebuilt, spent=spent):
                how = {"rebuilt": yes_or_no(rebuilt), "spent": yes_or_no(spent)}
                return say("use-room", room=self.room(where), **how)
            case ToCell(who=who):
                return say("to-cell", who=self.model(who))
            case RecoverToken():
                return say("recover-token")
            case _:
                assert_never(node)

    def _moon(self, moon: int | None) -> dict[str, Argument]:
        return {"moon": 0 if moon is None else moon}

    # Rules that stand, and what is said of no model

    def _rule(self, node: Rules) -> Phrase:
        say = self.words.phrase
        match node:
            case KeepQuest():
                return say("keep-quest")
            case EndActivation():
                return say("ends")
            case TargetBecomes(kind=kind, range=distance):
                return say("becomes", kind=self.aim_kind(kind), range=self.aim_range(distance))
            case SpellsInflictMore(amount=more):
                return say("spells-inflict", count=more)
            case SufferMore(amount=more):
                return say("suffer-more", count=more)
            case CannotSuffer():
                return say("cannot-suffer")
            case Cannot(what=what):
                return say(f"cannot-{key_of(what)}")
            case TrophiesToRose():
                return say("go-to-rose")
            case _:
                assert_never(node)

    def rule_subject(
        self, node: KeepQuest | EndActivation | SpellsInflictMore | TrophiesToRose | CannotSuffer
    ) -> Phrase:
        """What a rule is said of, where that is not simply who acts."""
        match node:
            case KeepQuest():
                return self.words.phrase("this-quest")
            case EndActivation(who=who):
                return self.words.phrase("activation-of", who=self.model(who))
            case SpellsInflictMore(type=kind, yours=yours):
                kinds = self.spell_kinds((), (kind,))
                return self.words.phrase("spells-of", whose="yours" if yours else "mages", **kinds)
            case TrophiesToRose():
                return self.words.phrase("trophies-of-defeated")
            case CannotSuffer(who=who):
                return self.all_of(who)
            case _:
                assert_never(node)

    # What a card aims at

    def aim_kind(self, kind: str) -> Phrase:
        """The kind of target: a room or a kind of model."""
        return self.words.phrase("aim-room") if kind == "room" else self.noun(Noun(kind))

    def aim_range(self, distance: int) -> Argument:
        """How far away a target may be."""
        return self.say("anywhere") if distance == ANYWHERE else distance
