// Standing orders: what shall be done when a trap or protection of one's own could be revealed.
import type { OrderAnswer } from '../connection.svelte';
import { toast } from '../ui/toasts.svelte';
import type { Box, Shown, SlotShown, StandingOrder } from '../wire';
import type { Draft } from './planner';

export const MODES = ['ask', 'first', 'saves', 'against'] as const;
export type Mode = (typeof MODES)[number];
export const ASK: StandingOrder = { mode: 'ask', against: [] };

/** A spell of one's own that can have an order. */
export interface Waiting {
  slot: number;
  /** The slot's name. */
  name: string;
  card: number;
  side: number;
  type: 'trap' | 'protection';
}

interface Line {
  readonly shown: Shown | null;
  readonly status: string;
  order(slot: number, order: StandingOrder): Promise<OrderAnswer>;
}

/** Whether the side of a spell is revealed in answer to something, and how it is called then. */
export function waits(box: Box, card: number, side: number): Waiting['type'] | '' {
  const type = box.cards['spell']?.[card]?.sides[side]?.type_code;
  return type === 'trap' || type === 'protection' ? type : '';
}

/** The reader's spells that wait or will: as they lie in the draft of a plan, or face-down in the slots. */
export function waiting(shown: Shown, box: Box, draft: Draft | null): Waiting[] {
  const slots = shown.factions[shown.seat]?.slots ?? [];
  return slots.flatMap((slot) => {
    const laid = draft ? draft[slot.slot] : hiddenSpell(slot);
    const type = laid ? waits(box, laid.card, laid.side) : '';
    return laid && type ? [{ slot: slot.slot, name: slot.name, card: laid.card, side: laid.side, type }] : [];
  });
}

function hiddenSpell(slot: SlotShown): { card: number; side: number } | undefined {
  const there = (slot.state === 'ready' || slot.state === 'active') && slot.card >= 0;
  return there ? { card: slot.card, side: slot.side } : undefined;
}

export function same(a: StandingOrder, b: StandingOrder): boolean {
  return a.mode === b.mode && a.against.join() === b.against.join();
}

const keyOf = (spell: Pick<Waiting, 'card' | 'side'>) => `${spell.card}.${spell.side}`;

/** The orders of one seat. Those for spells of an open plan stay here until the plan is locked. */
export class Orders {
  #wished = $state.raw<Record<string, StandingOrder>>({});
  #sending = false;

  constructor(private line: Line) {}

  /** What holds for a spell: what was wished last, or else what the table knows. */
  of(spell: Waiting): StandingOrder {
    const shown = this.line.shown;
    const known = shown?.factions[shown.seat]?.slots.find((slot) => slot.slot === spell.slot)?.order;
    return this.#wished[keyOf(spell)] ?? known ?? ASK;
  }

  wish(spell: Waiting, order: StandingOrder): void {
    this.#wished = { ...this.#wished, [keyOf(spell)]: order };
  }

  /** To be called when something has changed: tells the table what it does not know yet, one after the other. */
  async follow(box: Box | null, draft: Draft): Promise<void> {
    const shown = this.line.shown;
    if (!shown || !box || this.#sending || this.line.status !== 'live' || shown.seat < 0) return;
    if (shown.planning && shown.decision) return;
    const spells = waiting(shown, box, shown.planning ? draft : null);
    const next = spells.find((spell) => this.#wished[keyOf(spell)]);
    if (!next) return;
    const order = this.#wished[keyOf(next)]!;
    this.#sending = true;
    const answer = await this.line.order(next.slot, order);
    this.#sending = false;
    if (answer === 'lost') return; // It is told again when the line is back.
    if (this.#wished[keyOf(next)] === order) this.#settled(next, answer);
    return this.follow(box, draft);
  }

  #settled(spell: Waiting, answer: Exclude<OrderAnswer, 'lost'>): void {
    const { [keyOf(spell)]: _, ...rest } = this.#wished;
    this.#wished = rest;
    if (answer !== 'done') toast(answer.text, 'bad');
  }
}
