// The desk a plan is laid out on: which slot is meant next, what is dragged, and what a press or a key does.
import type { Sitting } from '../table/sitting.svelte';
import { resting } from '../table/keys.svelte';
import { latin } from '../table/latin';
import type { Box, Card, Planning, Shown } from '../wire';
import { fault, free, lay, lift, nextSlot, sidesToChoose, swap, turn, type Draft, type Fault } from './planner';

/** A card of the hand: copies are one card with a number, which it keeps. */
export interface Kind {
  card: number;
  key: number;
  copies: number;
  left: number;
}

interface Table {
  sitting: Sitting;
  shown: Shown;
  box: Box;
  hidden: boolean;
}

const TYPING = 'input, textarea, select, dialog';

export class PlanDesk {
  /** The slot that was pointed at. */
  wanted = $state<number | null>(null);
  /** The slot that was filled last. */
  last = $state<number | null>(null);
  /** What is being dragged: a card of the hand, or what lies in a slot. */
  dragged = $state.raw<{ card: number; from: number | null } | null>(null);
  over = $state<number | null>(null);

  constructor(private table: () => Table) {}

  get planning(): Planning {
    return this.table().shown.planning!;
  }

  get draft(): Draft {
    return this.table().sitting.draft;
  }

  get locked(): boolean {
    const { shown, sitting } = this.table();
    return shown.decision === null && sitting.locking.doing === 'idle';
  }

  get wrong(): Fault {
    return fault(this.draft, this.table().shown.hand, this.planning);
  }

  /** The slot the next card goes to; another one can be pointed at. */
  get aim(): number | null {
    return this.wanted ?? nextSlot(this.draft, this.planning);
  }

  get kinds(): Kind[] {
    const { hand } = this.table().shown;
    return [...new Set(hand)].map((card, at) => ({
      card,
      key: at + 1,
      copies: hand.filter((other) => other === card).length,
      left: free(hand, this.draft, card),
    }));
  }

  spell(card: number): Card | undefined {
    return this.table().box.cards['spell']?.[card];
  }

  slotName(slot: number): string {
    const { shown } = this.table();
    return shown.factions[shown.seat]?.slots.find((one) => one.slot === slot)?.name ?? String(slot);
  }

  put(card: number, side: number, slot = this.aim): void {
    if (this.locked || slot === null) return;
    const last = sidesToChoose(this.spell(card)) - 1;
    const next = lay(this.draft, this.table().shown.hand, slot, card, Math.min(side, last));
    if (next === this.draft) return;
    this.#lay(next);
    this.last = slot;
    this.wanted = null;
  }

  turn(slot: number, side: number): void {
    const laid = this.draft[slot];
    if (laid && side < sidesToChoose(this.spell(laid.card))) this.#lay(turn(this.draft, slot, side));
  }

  remove(slot: number): void {
    this.#lay(lift(this.draft, slot));
    if (this.last === slot) this.last = null;
    this.wanted = null;
  }

  drop(event: DragEvent, slot: number): void {
    event.preventDefault();
    this.over = null;
    if (!this.dragged || this.locked) return;
    if (this.dragged.from !== null) this.#lay(swap(this.draft, this.dragged.from, slot));
    else this.put(this.dragged.card, this.draft[slot]?.side ?? 0, slot);
    this.last = slot;
    this.dragged = null;
  }

  dropBack(event: DragEvent): void {
    event.preventDefault();
    const from = this.dragged?.from ?? null;
    if (from !== null && !this.locked) this.#lay(lift(this.draft, from));
    this.dragged = null;
    this.over = null;
  }

  /** A slot that was pointed at before and holds a spell changes places with the one pointed at now. */
  press(slot: number): void {
    if (this.locked) return;
    if (this.wanted !== null && this.wanted !== slot && this.draft[this.wanted]) {
      this.#lay(swap(this.draft, this.wanted, slot));
      this.last = slot;
      this.wanted = null;
    } else this.wanted = this.wanted === slot ? null : slot;
  }

  lock(): void {
    if (this.wrong === '') this.table().sitting.locking.lock(this.draft);
  }

  keys = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPING)) return;
    if (this.table().hidden || this.locked) return;
    if (this.#key(event, target)) event.preventDefault();
  };

  #key(event: KeyboardEvent, target: HTMLElement): boolean {
    const key = latin(event.key);
    const at = this.wanted ?? this.last ?? this.aim;
    if (/^[1-9]$/.test(key)) this.#number(Number(key));
    else if (key === 'l' || key === 'd') {
      if (at !== null) this.turn(at, key === 'l' ? 0 : 1);
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      if (at !== null && this.draft[at]) this.remove(at);
    } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && !target.closest('[role="tablist"]')) {
      this.#go(at, event.key === 'ArrowRight' ? 1 : -1);
    } else if (key === 'x') this.#exchange();
    else if (event.key === 'Enter' && resting(target)) this.lock();
    else return false;
    return true;
  }

  #number(number: number): void {
    const chosen = this.kinds[number - 1];
    if (chosen && chosen.left > 0) this.put(chosen.card, 0);
  }

  #go(at: number | null, by: number): void {
    const order = this.planning.order;
    const from = order.indexOf(at ?? order[0]!);
    this.wanted = order[(from + by + order.length) % order.length]!;
  }

  #exchange(): void {
    if (this.last !== null && this.wanted !== null && this.last !== this.wanted) this.#lay(swap(this.draft, this.last, this.wanted));
  }

  #lay(draft: Draft): void {
    this.table().sitting.lay(draft);
  }
}
