import { describe, expect, it } from 'vitest';
import { box, card, shown, side } from '../board/testing/table';
import type { Sitting } from '../table/sitting.svelte';
import type { Draft } from './planner';
import { PlanDesk } from './plandesk.svelte';

const HALVES = [side('red', ['One.']), side('green', ['Two.'])];
const SPELLS = [card('Tremor', { sides: HALVES }), card('Blade Barrage', { sides: HALVES, figures: { room_trap: 1 } }), card('Ambush', { sides: HALVES.slice(0, 1) })];

function desk(): { at: PlanDesk; draft: () => Draft } {
  const sitting = { draft: {} as Draft, locking: { doing: 'idle' }, lay: (draft: Draft) => void (sitting.draft = draft) };
  const state = shown({ hand: [0, 1, 2], planning: { order: [0, 1, 2, 3], least: 2, always: [0] }, decision: { kind: 'plan', options: [] } as never });
  const cards = { ...box().cards, spell: SPELLS };
  const at = new PlanDesk(() => ({ sitting: sitting as unknown as Sitting, shown: state, box: { ...box(), cards }, hidden: false }));
  return { at, draft: () => sitting.draft };
}

describe('a card that is laid out', () => {
  it('lies with the side that was pressed, and can be turned', () => {
    const { at, draft } = desk();
    at.put(0, 1, 1);
    expect(draft()).toEqual({ 1: { card: 0, side: 1 } });
    at.turn(1, 0);
    expect(draft()).toEqual({ 1: { card: 0, side: 0 } });
  });

  it.each([1, 2])('lies in one way alone where there is nothing to choose, whichever half is pressed', (number) => {
    const { at, draft } = desk();
    at.put(number, 1, 1);
    expect(draft()).toEqual({ 1: { card: number, side: 0 } });
    at.turn(1, 1);
    expect(draft()).toEqual({ 1: { card: number, side: 0 } });
  });
});
