import { describe, expect, it } from 'vitest';
import type { OverShown } from '../wire';
import { gainedFor, powerAfter, ranking, reasons } from './counting';

const line = (faction: number, reason: string, count: number, power: number[]) => ({ faction, reason, count, power, text: '' });
const OVER: OverShown = {
  winner: 2,
  winners: [2],
  solo: null,
  text: 'The Black Rose wins the game.',
  before: [10, 9, 8],
  count: [line(0, 'trophies', 2, [12, 9, 8]), line(2, 'track', 1, [12, 9, 8]), line(2, 'rooms', 3, [12, 9, 11]), line(2, 'quests', 1, [12, 9, 12])],
};

describe('the final count', () => {
  it('tells where everybody stands after each line', () => {
    expect([0, 1, 3, 4, 9].map((told) => powerAfter(OVER, told))).toEqual([
      [10, 9, 8],
      [12, 9, 8],
      [12, 9, 11],
      [12, 9, 12],
      [12, 9, 12],
    ]);
  });

  it('adds up by reason, and steps on a track are no power', () => {
    expect(reasons(OVER)).toEqual(['trophies', 'rooms', 'quests']);
    expect(gainedFor(OVER, 2, 'rooms', 2)).toBe(0);
    expect(gainedFor(OVER, 2, 'rooms', 4)).toBe(3);
    for (const faction of [0, 1, 2]) {
      const sum = reasons(OVER).reduce((total, reason) => total + gainedFor(OVER, faction, reason, 4), OVER.before[faction] ?? 0);
      expect(sum).toBe(powerAfter(OVER, 4)[faction]);
    }
  });

  it('puts the winner first: a tie may be the Black Rose’s', () => {
    expect(ranking([12, 9, 12])).toEqual([0, 2, 1]);
    expect(ranking([12, 9, 12], 2)).toEqual([2, 0, 1]);
  });
});
