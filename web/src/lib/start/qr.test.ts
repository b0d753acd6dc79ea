import { describe, expect, it } from 'vitest';
import { qr } from './qr';

const text = (length: number) => 'https://a.example/#/join/'.repeat(20).slice(0, length);
const rows = (grid: boolean[][] | null) => grid!.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

/** A short sum of a long thing. */
function fnv(words: string): number {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(words)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum;
}

// What another maker of codes draws for the same text, version, correction and mask.
describe('a code for a link', () => {
  it('is drawn as the standard says', () => {
    expect(rows(qr(text(14), 3))).toEqual([
      '#######.##.##.#######',
      '#.....#.#.##..#.....#',
      '#.###.#..####.#.###.#',
      '#.###.#.##....#.###.#',
      '#.###.#..#.#..#.###.#',
      '#.....#...#...#.....#',
      '#######.#.#.#.#######',
      '........#.#..........',
      '#.##.###...##.#..#.##',
      '#.#..#.##.#..########',
      '....#####....#...#.##',
      '#.##.#...###...#.#.#.',
      '#.#.#.#.#...#.#.##..#',
      '........#.###.#.#....',
      '#######.#..#....#....',
      '#.....#.#.#.#..####.#',
      '#.###.#....##...#.##.',
      '#.###.#.#.###.##...#.',
      '#.###.#.#..##.##..#..',
      '#.....#..#...####...#',
      '#######.##.#.##.###..',
    ]);
  });

  it.each([
    [26, 0, 25, 2162310665],
    [62, 1, 33, 1597811073],
    [84, 2, 37, 791063207],
    [106, 4, 41, 4078760276],
    [122, 5, 45, 923210567],
    [152, 6, 49, 216088091],
    [180, 7, 53, 743814662],
    [213, 0, 57, 4292506099],
  ])('of %d bytes with mask %d has %d rows, all right', (length, mask, size, sum) => {
    const grid = rows(qr(text(length), mask));
    expect(grid).toHaveLength(size);
    expect(fnv(grid.join('\n'))).toBe(sum);
  });

  it('takes one of the eight masks by itself', () => {
    const grid = rows(qr(text(90)));
    expect(Array.from({ length: 8 }, (_, mask) => rows(qr(text(90), mask)))).toContainEqual(grid);
  });

  it('is not drawn where the link is too long', () => {
    expect(qr(text(214))).toBeNull();
  });
});
