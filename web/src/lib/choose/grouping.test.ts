import { describe, expect, it } from 'vitest';
import type { OptionShown } from '../wire';
import { byCard, grouped, numbered, ofCard, putAside, typed } from './grouping';

function option(id: string, more: Partial<OptionShown> = {}): OptionShown {
  return { id, text: id, hint: '', group: id.split(':')[0]!, room: -1, model: -1, slot: -1, card: null, final: false, ...more };
}

describe('answers in the prompt', () => {
  it('stand together by what they do, in the order in which they came, endings last', () => {
    const groups = grouped(['end', 'move:1', 'attack:2', 'move:3'].map((id) => option(id)));
    expect(groups.map((g) => [g.name, g.options.map((o) => o.option.id)])).toEqual([
      ['move', ['move:1', 'move:3']],
      ['attack', ['attack:2']],
      ['ending', ['end']],
    ]);
  });

  it('are numbered through, so that every answer can be typed', () => {
    const list = numbered(['pass', 'claim:1', 'claim:2'].map((id) => option(id)));
    expect(list.map((o) => [o.number, o.option.id])).toEqual([[1, 'claim:1'], [2, 'claim:2'], [3, 'pass']]);
  });

  it('belong to a card of the hand, but not when the card only explains a room or a model', () => {
    const ref = { kind: 'spell', number: 4, side: -1, sentence: -1 };
    const inHand = option('card:4', { card: ref });
    const onTable = option('room:2', { card: ref, room: 2 });
    expect(ofCard([inHand, onTable], 'spell', 4)).toEqual([inHand]);
  });
});

describe('keeping drawn spells', () => {
  function spell(id: string, number: number): OptionShown {
    return option(id, { card: { kind: 'spell', number, side: -1, sentence: -1 } });
  }
  const { cards } = byCard([spell('card:1', 1), spell('card:2', 2), spell('away:2', 2), spell('away:3', 3)]);

  it('sets those apart that could only be put away', () => {
    const split = putAside('keep', cards);
    expect(split.cards.map((faced) => faced.card.number)).toEqual([1, 2]);
    expect(split.aside.map((faced) => faced.card.number)).toEqual([3]);
  });

  it('sets nothing apart once putting away is the question', () => {
    expect(putAside('put away', cards)).toEqual({ cards, aside: [] });
  });
});

describe('typing numbers', () => {
  it('takes one digit where no longer number exists', () => {
    expect(typed('', '3', 9)).toEqual({ digits: '', number: 3 });
    expect(typed('', '2', 12)).toEqual({ digits: '', number: 2 });
  });

  it('waits for a second digit where there may be one', () => {
    expect(typed('', '1', 12)).toEqual({ digits: '1', number: null });
    expect(typed('1', '2', 12)).toEqual({ digits: '', number: 12 });
  });

  it('begins anew where the number would be too large', () => {
    expect(typed('1', '5', 12)).toEqual({ digits: '', number: 5 });
    expect(typed('', '0', 5)).toEqual({ digits: '', number: null });
    expect(typed('', '7', 5)).toEqual({ digits: '', number: null });
  });
});

describe('answers by their cards', () => {
  const about = (id: string, number: number, side = -1): OptionShown =>
    ({ id, text: id, hint: '', group: id.split(':')[0]!, room: -1, model: -1, slot: -1, card: { kind: 'spell', number, side, sentence: -1 }, final: false });
  const done = { ...about('done', 0), card: null };

  it('has all that can be answered about a card together, and the rest apart', () => {
    const { cards, others } = byCard([about('away:1', 1), about('away:2', 2), about('card:1', 1), about('card:2', 2), done]);
    expect(cards.map((one) => one.options.map(({ option }) => option.id))).toEqual([['away:1', 'card:1'], ['away:2', 'card:2']]);
    expect(others.map(({ option, number }) => [option.id, number])).toEqual([['done', 5]]);
  });

  it('keeps the two lists of a school apart, and leaves out what lies on the board', () => {
    const { cards } = byCard([about('grimoire:0', 3, 0), about('grimoire:1', 3, 1)]);
    expect(cards).toHaveLength(2);
    expect(byCard([{ ...about('model:4', 2), model: 4 }]).cards).toEqual([]);
  });
});
