import { describe, expect, it } from 'vitest';
import { needsCurtain, next, type Held } from './order';

const held = (...asked: boolean[]): Held[] => asked.map((is, seat) => ({ seat, asked: is, bot: false }));

describe('whose turn it is to look', () => {
  it('stays with whoever is asked, even if the other is asked too', () => {
    expect(next(held(true, true), 0)).toBe(0);
    expect(next(held(true, true), 1)).toBe(1);
  });

  it('goes to the other once the first has answered', () => {
    expect(next(held(false, true), 0)).toBe(1);
    expect(next(held(true, false), 1)).toBe(0);
  });

  it('stays where it is while nobody here is asked', () => {
    expect(next(held(false, false), 1)).toBe(1);
  });

  it('goes around the table', () => {
    expect(next(held(true, false, true), 1)).toBe(2);
    expect(next(held(true, false, false), 1)).toBe(0);
  });

  it('never waits for a seat that a bot plays', () => {
    const seats = held(true, true);
    seats[1]!.bot = true;
    expect(next(seats, 1)).toBe(0);
    expect(next([{ seat: 0, asked: false, bot: false }, { seat: 1, asked: true, bot: true }], 0)).toBe(0);
  });
});

describe('the curtain', () => {
  it('falls between two people, and not for one', () => {
    expect(needsCurtain(held(false, true), 0, 1)).toBe(true);
    expect(needsCurtain(held(true, true), 0, 0)).toBe(false);
    const alone = held(false, true);
    alone[0]!.bot = true;
    expect(needsCurtain(alone, 0, 1)).toBe(false);
  });
});
