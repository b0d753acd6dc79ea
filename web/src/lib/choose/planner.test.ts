import { describe, expect, it } from 'vitest';
import type { OptionShown, Planning } from '../wire';
import {
  answer, askedSlot, closed, fault, free, fromPlan, kept, lay, lift, nextSlot, parseDraft, sameDraft, swap, turn, type Draft,
} from './planner';

const PLANNING: Planning = { order: [1, 2, 3, 0], least: 2, always: [] };
const HAND = [4, 7, 7, 9];

describe('two drafts', () => {
  it('are the same where every slot holds the same side of the same card', () => {
    const draft: Draft = { 1: { card: 4, side: 0 }, 0: { card: 7, side: 1 } };
    expect(sameDraft(draft, { 0: { card: 7, side: 1 }, 1: { card: 4, side: 0 } })).toBe(true);
    expect(sameDraft(draft, { 1: { card: 4, side: 0 } })).toBe(false);
    expect(sameDraft(draft, { ...draft, 1: { card: 4, side: 1 } })).toBe(false);
    expect(sameDraft({}, {})).toBe(true);
  });
});

describe('laying out a plan', () => {
  it('puts a card into a slot and takes it from the hand', () => {
    const draft = lay({}, HAND, 1, 4, 0);
    expect(draft).toEqual({ 1: { card: 4, side: 0 } });
    expect(free(HAND, draft, 4)).toBe(0);
    expect(free(HAND, draft, 7)).toBe(2);
  });

  it('lays both copies of a card, and no third', () => {
    let draft = lay({}, HAND, 1, 7, 0);
    draft = lay(draft, HAND, 2, 7, 1);
    expect(lay(draft, HAND, 3, 7, 0)).toBe(draft);
  });

  it('gives the hand back what lay in the slot before', () => {
    const draft = lay(lay({}, HAND, 1, 4, 0), HAND, 1, 9, 1);
    expect(draft).toEqual({ 1: { card: 9, side: 1 } });
    expect(free(HAND, draft, 4)).toBe(1);
  });

  it('may lay the only copy again into its own slot, on the other side', () => {
    expect(lay({ 1: { card: 4, side: 0 } }, HAND, 1, 4, 1)).toEqual({ 1: { card: 4, side: 1 } });
  });

  it('changes the places of two spells, or moves one to an empty slot', () => {
    const draft: Draft = { 1: { card: 4, side: 0 }, 0: { card: 9, side: 1 } };
    expect(swap(draft, 1, 0)).toEqual({ 0: { card: 4, side: 0 }, 1: { card: 9, side: 1 } });
    expect(swap(draft, 1, 2)).toEqual({ 2: { card: 4, side: 0 }, 0: { card: 9, side: 1 } });
  });

  it('turns a spell and lifts it', () => {
    const draft: Draft = { 1: { card: 4, side: 0 } };
    expect(turn(draft, 1)[1]?.side).toBe(1);
    expect(turn(draft, 2)).toBe(draft);
    expect(lift(draft, 1)).toEqual({});
  });

  it('knows where the next card goes, the quick slot last', () => {
    expect(nextSlot({}, PLANNING)).toBe(1);
    expect(nextSlot({ 1: { card: 4, side: 0 } }, PLANNING)).toBe(2);
    const full: Draft = { 0: { card: 1, side: 0 }, 1: { card: 2, side: 0 }, 2: { card: 3, side: 0 }, 3: { card: 4, side: 0 } };
    expect(nextSlot(full, PLANNING)).toBeNull();
    expect(nextSlot(lift(full, 0), PLANNING)).toBe(0);
  });
});

describe('what a plan lacks', () => {
  const I = { card: 4, side: 0 };
  const II = { card: 7, side: 0 };
  it.each<[string, Draft, string]>([
    ['nothing laid', {}, 'few'],
    ['a single spell', { 1: I }, 'few'],
    ['a gap', { 1: I, 3: II }, 'gap'],
    ['two in a row', { 1: I, 2: II }, ''],
    ['one and the quick one', { 1: I, 0: II }, ''],
    ['a card that is not in hand', { 1: I, 2: { card: 99, side: 0 } }, 'hand'],
  ])('%s', (_, draft, expected) => expect(fault(draft, HAND, PLANNING)).toBe(expected));

  it('lets a single spell lie in the quick slot alone', () => {
    expect(fault({ 0: I }, [4], { order: [1, 2, 3, 0], least: 1, always: [] })).toBe('');
    const classic: Planning = { order: [0, 1, 2, 3], least: 2, always: [0] };
    expect(fault({ 1: I, 2: I }, [I.card, I.card], classic)).toBe('quick');
    expect(fault({ 0: I, 1: I }, [I.card, I.card], classic)).toBe('');
    expect(fault({ 0: I }, [I.card], { ...classic, least: 1 })).toBe('');
  });

  it('is mended by moving up', () => {
    expect(closed({ 2: I, 3: II, 0: { card: 9, side: 1 } }, PLANNING)).toEqual({ 1: I, 2: II, 0: { card: 9, side: 1 } });
  });
});

describe('what is kept and sent', () => {
  it('keeps of an old draft only what is still in hand', () => {
    const old: Draft = { 1: { card: 4, side: 1 }, 2: { card: 5, side: 0 }, 0: { card: 9, side: 0 } };
    expect(kept(old, HAND, PLANNING)).toEqual({ 1: { card: 4, side: 1 }, 0: { card: 9, side: 0 } });
  });

  it('reads no nonsense', () => {
    expect(parseDraft('{"1":{"card":4,"side":1},"x":{"card":4,"side":0},"2":{"card":"4","side":0},"3":null}')).toEqual({
      1: { card: 4, side: 1 },
    });
    expect(parseDraft('nonsense')).toEqual({});
    expect(parseDraft(null)).toEqual({});
  });

  it('takes what the server knows, without discards', () => {
    expect(fromPlan([{ what: 'plan', slot: 1, card: 4, side: 1 }, { what: 'discard', slot: -1, card: 5, side: -1 }])).toEqual({ 1: { card: 4, side: 1 } });
  });

  it('answers the slot that is asked for', () => {
    const option = { id: 'plan:2:4:0', group: 'plan', slot: 2 } as OptionShown;
    expect(askedSlot([{ id: 'skip', group: 'skip', slot: -1 } as OptionShown, option])).toBe(2);
    expect(answer({ 2: { card: 4, side: 1 } }, 2)).toBe('plan:2:4:1');
    expect(answer({}, 2)).toBe('skip');
  });
});
