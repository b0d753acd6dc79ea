import { describe, expect, it } from 'vitest';
import type { LogLine } from '../wire';
import { countUnder, divider, filtered, hits, inShort, tree } from './folding';

function line(level: number, text: string, event = 'gained', seats: number[] = [], hurts: number[] = []): LogLine {
  return { level, text, event, card: null, hurts, seats };
}

const LOG = [
  line(0, 'Round 1', 'round'),
  line(1, 'Action', 'phase'),
  line(2, 'Ulrich casts Fire', 'revealed', [1]),
  line(3, 'Bartholomew suffers 2', 'suffered', [0, 1], [0]),
  line(4, 'A trap opens', 'revealed', [2]),
  line(2, 'Bartholomew explores', 'exhausted', [0]),
  line(0, 'Round 2', 'round'),
];

describe('the log as a tree', () => {
  it('sets every line under its cause', () => {
    const [first, second] = tree(LOG);
    expect(second?.line.text).toBe('Round 2');
    const actions = first?.under[0]?.under;
    expect(actions?.map((n) => n.line.text)).toEqual(['Ulrich casts Fire', 'Bartholomew explores']);
    expect(actions?.[0]?.under[0]?.under[0]?.line.text).toBe('A trap opens');
    expect(countUnder(actions![0]!)).toBe(2);
    expect(countUnder(first!)).toBe(5);
  });

  it('keeps lines that begin deeper than the one before', () => {
    const nodes = tree([line(2, 'deep'), line(0, 'flat')]);
    expect(nodes.map((n) => n.line.text)).toEqual(['deep', 'flat']);
  });

  it('leaves out what shall not be seen', () => {
    const nodes = tree([line(0, 'Round 1', 'round'), line(1, 'Ada draws Fire', 'drew'), line(1, 'Ada moves', 'entered')], ['drew']);
    expect(nodes[0]?.under.map((n) => [n.at, n.line.text])).toEqual([[2, 'Ada moves']]);
  });

  it('knows that an action hit me, however deep', () => {
    const [cast, explore] = tree(LOG)[0]!.under[0]!.under;
    expect(hits(cast!, 0)).toBe(true);
    expect(hits(cast!, 1)).toBe(false);
    expect(hits(explore!, 0)).toBe(false);
  });
});

describe('the log of one player', () => {
  it('keeps what they did and what happened to them, with its causes', () => {
    const texts = (nodes: ReturnType<typeof tree>): unknown[] => nodes.map((n) => [n.line.text, texts(n.under)]);
    expect(texts(filtered(tree(LOG), 0))).toEqual([
      ['Round 1', [['Action', [
        ['Ulrich casts Fire', [['Bartholomew suffers 2', [['A trap opens', []]]]]],
        ['Bartholomew explores', []],
      ]]]],
    ]);
  });

  it('leaves out what concerns only others', () => {
    const [round, ...more] = filtered(tree(LOG), 2);
    expect(more).toEqual([]);
    expect(round?.under[0]?.under.map((n) => n.line.text)).toEqual(['Ulrich casts Fire']);
    expect(filtered(tree(LOG), 3)).toEqual([]);
  });
});

describe('since the last visit', () => {
  it('stands before the first new line, and nowhere if nothing or everything is new', () => {
    expect(divider(3, 7)).toBe(3);
    expect(divider(7, 7)).toBe(-1);
    expect(divider(0, 7)).toBe(-1);
    expect(divider(9, 7)).toBe(-1);
  });
});

describe('what is read aloud', () => {
  it('is a few lines, and how many more there are', () => {
    const more = (count: number) => `and ${count} more`;
    expect(inShort(LOG.slice(0, 2), more, 3)).toEqual(['Round 1', 'Action']);
    expect(inShort(LOG, more, 2)).toEqual(['Round 1', 'Action', 'and 5 more']);
  });
});
