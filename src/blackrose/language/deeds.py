"""Builds the tree of deeds: what is done to mages, quests, events and trophies, and rules that hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.counts import amount, check_count
from blackrose.language.errors import CardError, Kind
from blackrose.language.phrases import (
    Names,
    Possessive,
    Several,
    check_several,
    check_verb,
    check_word,
    number,
    signed,
    start,
)
from blackrose.language.predicates import Predicate, Predicates, Said
from blackrose.language.tree import QuestState


class Deeds(Predicates):
    """The verbs of deeds."""

    # damage, defeat, what mages carry

    def pain(self, meta: Meta, qty: Any, each: Any) -> Predicate:
        return self._plain(meta, tree.SufferBlack(amount(qty, each), keyword=True))

    def suffer_black(self, meta: Meta, verb: Token, qty: Any, each: Any) -> Predicate:
        total = amount(qty, each)
        return self._order(meta, verb, lambda _: tree.SufferBlack(total))

    def transfer(self, meta: Meta, verb: Token, qty: Any, to: Any, each: Any) -> Predicate:
        total = amount(qty, each)
        return self._order(meta, verb, lambda _: tree.TransferDamage(total, to))

    def defeat(self, meta: Meta, verb: Token, who: Any) -> Predicate:
        return self._order(meta, verb, lambda _: tree.Defeat(who))

    def assign_destiny(self, meta: Meta, verb: Token, qty: Any, to: Any, each: Any) -> Predicate:
        total = amount(qty, each)
        return self._order(meta, verb, lambda _: tree.AssignDestiny(total, to))

    def assign_evocation(
        self, meta: Meta, verb: Token, qty: Any, kind: tuple[tree.Noun, Several | None], to: Any, each: Any
    ) -> Predicate:
        noun, several = kind
        if several is not None:
            check_several(qty, several)
        total = amount(qty, each)
        return self._order(meta, verb, lambda _: tree.AssignEvocation(total, noun, to))

    def remove_jinx(
        self, meta: Meta, verb: Token, qty: Any, jinxes: Several, on: Any, each: Any
    ) -> Predicate:
        check_count(qty, jinxes, "jinx")
        total = amount(qty, each)
        return self._order(meta, verb, lambda _: tree.RemoveJinx(total, on))

    # power, trophies, crown

    def steal(self, meta: Meta, qty: Any, of: Any, each: Any) -> Predicate:
        return self._plain(meta, tree.Steal(amount(qty, each), of))

    def take_trophy(self, meta: Meta, verb: Token, qty: Any, trophies: Several, of: Any) -> Predicate:
        self._one_trophy(meta, qty, trophies)
        return self._order(meta, verb, lambda _: tree.TakeTrophy(of))

    def discard_trophy(self, meta: Meta, verb: Token, qty: Any, trophies: Several) -> Predicate:
        self._one_trophy(meta, qty, trophies)
        return self._order(meta, verb, lambda _: tree.DiscardTrophy())

    def give_trophy(self, meta: Meta, qty: Any, trophies: Several) -> Predicate:
        self._one_trophy(meta, qty, trophies)
        return self._plain(meta, tree.DiscardTrophy(to_rose=True))

    def _one_trophy(self, meta: Meta, qty: Any, trophies: Several) -> None:
        self._just_one(meta, qty)
        check_count(qty, trophies, "trophy")

    def take_crown(self, meta: Meta, verb: Token) -> Predicate:
        return self._order(meta, verb, lambda _: tree.TakeCrown())

    # spells

    def search(self, meta: Meta, verb: Token, qty: Any, spells: Several) -> Predicate:
        return self._searched(meta, verb, qty, spells, memories=False)

    def search_both(self, meta: Meta, verb: Token, qty: Any, spells: Several) -> Predicate:
        return self._searched(meta, verb, qty, spells, memories=True)

    def _searched(self, meta: Meta, verb: Token, qty: Any, spells: Several, memories: bool) -> Predicate:
        self._one_spell(meta, qty, spells)
        return self._order(meta, verb, lambda _: tree.Search(memories))

    def shuffle(self, meta: Meta) -> Predicate:
        return self._plain(meta, tree.ShuffleMemories())

    def return_revealed(self, meta: Meta, qty: Any, sorts: tuple[Names, Names], spells: Several) -> Predicate:
        self._just_one(meta, qty)
        self._of_several(spells)
        return self._plain(meta, tree.ReturnRevealed(*sorts))

    def swap_revealed(
        self, meta: Meta, qty: Any, revealed: Several, other: Any, spells: Several
    ) -> Predicate:
        self._just_one(meta, qty)
        self._of_several(revealed)
        self._one_spell(meta, other, spells)
        return self._plain(meta, tree.SwapRevealed())

    def cast_next(self, meta: Meta) -> Predicate:
        return self._plain(meta, tree.CastNext())

    def give_forgotten(self, meta: Meta, qty: Any, spells: Several, to: Any) -> Predicate:
        self._one_spell(meta, qty, spells)
        return self._plain(meta, tree.GiveForgotten(to))

    def discard_chosen(self, meta: Meta, verb: Token, qty: Any, spells: Several) -> Predicate:
        self._one_spell(meta, qty, spells)

        def make(actor: tree.Actor) -> tree.Clause:
            if isinstance(actor, tree.You | tree.BlackRose):
                raise CardError(
                    Kind.AGREEMENT, offset=start(meta), read=verb, expected=["another mage who discards"]
                )
            return tree.DiscardReady(actor)

        return self._deed(meta, verb, make)

    def _one_spell(self, meta: Meta, qty: Any, spells: Several) -> None:
        self._just_one(meta, qty)
        check_count(qty, spells, "spell")

    def _of_several(self, spells: Several) -> None:
        """ "1 of your revealed spells": the noun stands in the plural."""
        check_several(tree.All(), Several(spells.many, spells.offset, "spell"))

    # quests and events

    def moon(self, meta: Meta, figure: Token) -> int:
        return number(figure, most=3, least=1)

    def draw_quest(
        self, meta: Meta, verb: Token, qty: Any, quests: Several, moon: int | None, each: Any
    ) -> Predicate:
        check_count(qty, quests, "quest")
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.DrawQuest(actor, total, moon))

    def draw_event(
        self, meta: Meta, verb: Token, qty: Any, events: Several, moon: int | None, each: Any
    ) -> Predicate:
        check_count(qty, events, "event")
        total = amount(qty, each)
        return self._order(meta, verb, lambda _: tree.DrawEvent(total, moon))

    def discard_quest(
        self, meta: Meta, verb: Token, qty: Any, state: Token, quests: Several, each: Any
    ) -> Predicate:
        check_count(qty, quests, "quest")
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.DiscardQuest(actor, total, QuestState(str(state))))

    def discard_event(self, meta: Meta, verb: Token, qty: Any, events: Several) -> Predicate:
        self._just_one(meta, qty)
        check_count(qty, events, "event")
        return self._order(meta, verb, lambda _: tree.DiscardEvent())

    def complete(self, meta: Meta, verb: Token, state: Token) -> Predicate:
        check_word(state, "Active")
        return self._advance(meta, verb, state, QuestState.COMPLETED)

    def solve(self, meta: Meta, verb: Token, state: Token) -> Predicate:
        if state == "Solved":
            raise CardError(
                Kind.AGREEMENT, offset=state.start_pos or 0, read=state, expected=['"Active"', '"Completed"']
            )
        return self._advance(meta, verb, state, QuestState.SOLVED)

    def _advance(self, meta: Meta, verb: Token, state: Token, to: QuestState) -> Predicate:
        return self._order(meta, verb, lambda _: tree.AdvanceQuest(QuestState(str(state)), to))

    def keep_quest(self, meta: Meta, verb: Token) -> Predicate:
        check_word(verb, "is")
        return self._whole(meta, tree.KeepQuest())

    # rooms, Cells, tokens

    def spent(self, meta: Meta) -> bool:
        return True

    def use_room(self, meta: Meta, verb: Token, where: Any, spent: bool | None) -> Predicate:
        return self._order(meta, verb, lambda _: tree.UseRoom(where, spent=bool(spent)))

    def use_rebuilt(self, meta: Meta, verb: Token, where: Any, spent: bool | None) -> Predicate:
        return self._order(meta, verb, lambda _: tree.UseRoom(where, rebuilt=True, spent=bool(spent)))

    def yourself_to_cell(self, meta: Meta, verb: Token, whose: Possessive) -> Predicate:
        return self.to_cell(meta, verb, tree.You(), whose)

    def to_cell(self, meta: Meta, verb: Token, who: Any, whose: Possessive) -> Predicate:
        whose.check(who)
        return self._order(meta, verb, lambda _: tree.ToCell(who))

    def core_to_cell(
        self, meta: Meta, verb: Token, core: tree.Models, place: tree.Place, whose: Possessive
    ) -> Predicate:
        return self.to_cell(meta, verb, self.models(meta, core, place), whose)

    def recover(self, meta: Meta, qty: Any) -> Predicate:
        self._just_one(meta, qty)
        return self._plain(meta, tree.RecoverToken())

    # running effects

    def becoming(self, meta: Meta, word: Token) -> str:
        return str(word)

    def becomes(self, meta: Meta, kind: str, distance: int) -> Predicate:
        def make(who: Any) -> tree.Clause:
            self._only(meta, who, tree.Target, "the target")
            return tree.TargetBecomes(kind, distance)

        return self._predicate(meta, Said.STATE, None, make)

    def ignore_spell(self, meta: Meta) -> Predicate:
        return self._plain(meta, tree.IgnoreSpell())

    def cancel_spell(self, meta: Meta) -> Predicate:
        return self._plain(meta, tree.CancelSpell())

    def redirect_spell(self, meta: Meta) -> Predicate:
        return self._plain(meta, tree.RedirectSpell())

    def end_activation(self, meta: Meta, who: Any) -> Predicate:
        return self._whole(meta, tree.EndActivation(who))

    # rules that hold

    def spells_inflict(self, meta: Meta, type_: Token, mages: Token, verb: Token, more: Token) -> Predicate:
        check_verb(verb, third=False)
        return self._whole(meta, tree.SpellsInflictMore(str(type_), signed(more)))

    def your_spells_inflict(self, meta: Meta, type_: Token, verb: Token, more: Token) -> Predicate:
        check_verb(verb, third=False)
        return self._whole(meta, tree.SpellsInflictMore(str(type_), signed(more), yours=True))

    def trophies_to_rose(self, meta: Meta, mages: Token) -> Predicate:
        return self._whole(meta, tree.TrophiesToRose())

    def suffer_more(self, meta: Meta, verb: Token, figure: Token) -> Predicate:
        more = number(figure, least=1)
        return self._of_you(meta, verb, lambda: tree.SufferMore(more))

    def cannot_suffer(self, meta: Meta, verb: Token) -> Predicate:
        check_verb(verb, third=False)
        return self._predicate(meta, Said.RULE, None, tree.CannotSuffer)

    def cannot_use(self, meta: Meta, verb: Token) -> Predicate:
        check_verb(verb, third=False)
        return self._of_you(meta, None, lambda: tree.Cannot("use rooms"))

    def cannot_fight(self, meta: Meta) -> Predicate:
        return self._of_you(meta, None, lambda: tree.Cannot("fight"))

    def cannot_command(self, meta: Meta) -> Predicate:
        return self._of_you(meta, None, lambda: tree.Cannot("command"))

    def _of_you(self, meta: Meta, verb: Token | None, make: Callable[[], tree.Clause]) -> Predicate:
        def of(who: Any) -> tree.Clause:
            self._only(meta, who, tree.You, "you")
            return make()

        return self._predicate(meta, Said.RULE, verb, of)

    def _only(self, meta: Meta, who: Any, wanted: type, word: str) -> None:
        if not isinstance(who, wanted):
            raise CardError(Kind.AGREEMENT, offset=start(meta), expected=[f'"{word}" before it'])
