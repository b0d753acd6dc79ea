import { describe, expect, it } from 'vitest';
import { byRound, dashOf, roundMarks, spread, stepped, ticks } from './lines';

describe('the axes of a chart', () => {
  it('has whole, round figures that reach the top', () => {
    expect(ticks(22)).toEqual([0, 10, 20, 30]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0)).toEqual([0, 1]);
    for (const top of [1, 7, 24, 99, 130]) expect(ticks(top).at(-1)).toBeGreaterThanOrEqual(top);
  });

  it('marks where each round begins', () => {
    expect(roundMarks([0, 0, 1, 1, 2, 2, 2, 3])).toEqual([
      { round: 1, step: 3 },
      { round: 2, step: 5 },
      { round: 3, step: 8 },
    ]);
  });
});

describe('the lines', () => {
  it('hold a value until it changes', () => {
    expect(stepped([0, 0, 2, 2], (x) => x * 10, (y) => 50 - y)).toBe('M0 50H20V48H30');
    expect(stepped([], (x) => x, (y) => y)).toBe('');
  });

  it('are told apart without their colours', () => {
    const dashes = [0, 1, 2, 3].map((number) => dashOf({ number, rose: false }));
    expect(new Set([...dashes, dashOf({ number: 4, rose: true })]).size).toBe(5);
  });

  it('keep their figures apart', () => {
    expect(spread([10, 10, 50], 14, 0, 60)).toEqual([10, 24, 50]);
    expect(spread([60, 58, 59], 14, 0, 60)).toEqual([60, 32, 46]);
  });
});

describe('the table of a chart', () => {
  it('has what stood at the end of each round', () => {
    const values = [[0], [1], [2], [3], [5]];
    expect(byRound(values, [{ round: 1, step: 1 }, { round: 2, step: 3 }])).toEqual([
      { round: 1, values: [2] },
      { round: 2, values: [5] },
    ]);
  });
});
