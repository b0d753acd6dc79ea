import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderAnswer } from '../connection.svelte';
import { box as plainBox, card, faction, shown as plainShown, side } from '../board/testing/table';
import type { Box, Shown, SlotShown, StandingOrder } from '../wire';
import { Orders, waiting, waits } from './orders.svelte';

const BOX: Box = {
  ...plainBox(),
  cards: {
    spell: [
      card('Blow', { sides: [side('Light', [], { type_code: 'combat' }), side('Dark', [], { type_code: 'trap' })] }),
      card('Snare', { sides: [side('One side', [], { type_code: 'trap' })] }),
      card('Ward', { sides: [side('Light', [], { type_code: 'protection' }), side('Dark', [], { type_code: 'combat' })] }),
    ],
  },
};

function slot(number: number, card: number, side: number, state = 'ready'): SlotShown {
  return { slot: number, name: String(number), state, card, side, waits: '', order: null };
}

function table(slots: SlotShown[], more: Partial<Shown> = {}): Shown {
  return plainShown({ factions: [faction(0, { slots }), faction(1), faction(2)], ...more });
}

const OPEN: Partial<Shown> = { planning: { order: [1, 2, 3, 0], least: 2, always: [] }, decision: { kind: 'plan' } as Shown['decision'] };
const FIRST: StandingOrder = { mode: 'first', against: [] };

class Line {
  status = 'live';
  told: [number, StandingOrder][] = [];
  answers: OrderAnswer[] = [];
  constructor(public shown: Shown) {}
  order(slot: number, order: StandingOrder): Promise<OrderAnswer> {
    this.told.push([slot, order]);
    return Promise.resolve(this.answers.shift() ?? 'done');
  }
}

describe('spells that can have an order', () => {
  it('are traps and protections, by the side that counts', () => {
    expect([waits(BOX, 0, 0), waits(BOX, 0, 1), waits(BOX, 1, 0), waits(BOX, 2, 0)]).toEqual(['', 'trap', 'trap', 'protection']);
  });

  it('are those of the draft while planning, and those that lie face-down after it', () => {
    const slots = [slot(0, -1, -1, 'empty'), slot(1, 1, 0, 'active'), slot(2, 2, 0, 'revealed'), slot(3, 0, 1)];
    expect(waiting(table(slots), BOX, null).map((one) => one.slot)).toEqual([1, 3]);
    expect(waiting(table(slots), BOX, { 2: { card: 2, side: 0 } }).map((one) => [one.slot, one.type])).toEqual([[2, 'protection']]);
  });
});

describe('a standing order', () => {
  let line: Line;
  let orders: Orders;
  const draft = { 1: { card: 1, side: 0 } };
  const empty = [0, 1, 2, 3].map((number) => slot(number, -1, -1, 'empty'));
  beforeEach(() => {
    line = new Line(table(empty, OPEN));
    orders = new Orders(line);
  });

  it('stays here while the plan is open, and is told once it is locked', async () => {
    const [snare] = waiting(line.shown, BOX, draft);
    orders.wish(snare!, FIRST);
    await orders.follow(BOX, draft);
    expect(line.told).toEqual([]);
    expect(orders.of(snare!)).toEqual(FIRST);
    line.shown = table(empty, { ...OPEN, decision: null });
    await orders.follow(BOX, draft);
    expect(line.told).toEqual([[1, FIRST]]);
  });

  it('goes with its spell to another slot', async () => {
    orders.wish(waiting(line.shown, BOX, draft)[0]!, FIRST);
    line.shown = table([slot(0, 1, 0), ...empty.slice(1)]);
    await orders.follow(BOX, {});
    expect(line.told).toEqual([[0, FIRST]]);
  });

  it('is told again when the line was lost, and no more after it was taken', async () => {
    line.shown = table([slot(1, 1, 0, 'active')]);
    line.answers = ['lost'];
    orders.wish(waiting(line.shown, BOX, null)[0]!, FIRST);
    await orders.follow(BOX, {});
    await orders.follow(BOX, {});
    await orders.follow(BOX, {});
    expect(line.told).toHaveLength(2);
  });

  it('is what the table knows where nothing else was wished', () => {
    line.shown = table([{ ...slot(1, 1, 0, 'active'), order: FIRST }]);
    const [snare] = waiting(line.shown, BOX, null);
    expect(orders.of(snare!)).toEqual(FIRST);
    orders.wish(snare!, { mode: 'saves', against: [] });
    expect(orders.of(snare!).mode).toBe('saves');
  });
});
