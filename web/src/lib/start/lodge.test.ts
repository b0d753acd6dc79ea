import { describe, expect, it } from 'vitest';
import { asWish, fromWish, mayLie, ordered, shuffled, swapped } from './lodge';

const BOUND = [4, 2]; // the black room, and the Throne

describe('a Lodge of one’s own', () => {
  it('begins with the bound rooms in their places', () => {
    expect(ordered(6, BOUND)).toEqual([4, 2, 0, 1, 3, 5]);
  });

  it('keeps the black room in the centre and the Throne beside it', () => {
    expect(mayLie(4, 0, BOUND)).toBe(true);
    expect(mayLie(4, 3, BOUND)).toBe(false);
    expect(mayLie(0, 0, BOUND)).toBe(false);
    expect(mayLie(2, 6, BOUND)).toBe(true);
    expect(mayLie(2, 7, BOUND)).toBe(false);
    expect(mayLie(0, 18, BOUND)).toBe(true);
  });

  it('swaps two rooms, or refuses', () => {
    const order = ordered(19, BOUND);
    expect(swapped(order, 1, 3, BOUND)?.slice(0, 4)).toEqual([4, 1, 0, 2]);
    expect(swapped(order, 1, 12, BOUND)).toBeNull();
    expect(swapped(order, 0, 5, BOUND)).toBeNull();
    expect(swapped(order, 2, 99, BOUND)).toBeNull();
  });

  it('shuffles all others, each once', () => {
    for (const chance of [0, 0.3, 0.999]) {
      const order = shuffled(19, BOUND, () => chance);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, n) => n));
      expect(order.every((room, at) => mayLie(room, at, BOUND))).toBe(true);
    }
  });

  it('is sent as numbers, and read from them', () => {
    expect(asWish([4, 2, 0])).toBe('4,2,0');
    expect(fromWish('4,2,0')).toEqual([4, 2, 0]);
    expect(fromWish('')).toEqual([]);
  });
});
