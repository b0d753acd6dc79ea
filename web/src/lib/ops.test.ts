import { describe, expect, it } from 'vitest';
import { applied, BadPath } from './ops';
import type { Op } from './wire';

const op = (path: Op['path'], value: unknown) => ({ path, value }) as Op;

describe('differences', () => {
  const table = { round: 1, rooms: [{ at: 0, cubes: [1] }, { at: 1, cubes: [] }], event: null };

  it('change what they name and nothing else', () => {
    const next = applied(table, [op(['round'], 2), op(['rooms', 1, 'cubes'], [0, 0])]);
    expect(next).toEqual({ round: 2, rooms: [{ at: 0, cubes: [1] }, { at: 1, cubes: [0, 0] }], event: null });
  });

  it('leave the old table as it was, and share what did not change', () => {
    const before = structuredClone(table);
    const next = applied(table, [op(['rooms', 1, 'at'], 7)]);
    expect(table).toEqual(before);
    expect(next.rooms).not.toBe(table.rooms);
    expect(next.rooms[0]).toBe(table.rooms[0]);
  });

  it('can replace the whole, and put something where nothing was', () => {
    expect(applied<unknown>(table, [op([], 5)])).toBe(5);
    expect(applied(table, [op(['event'], { line: 2 }), op(['event', 'line'], 3)]).event).toEqual({ line: 3 });
  });

  it('come one after the other', () => {
    expect(applied({ a: [1] }, [op(['a'], [1, 2]), op(['a', 1], 9)])).toEqual({ a: [1, 9] });
  });

  it.each([[['rooms', 9, 'at']], [['rooms', 'x']], [['round', 'deeper']], [['rooms', -1]]])(
    'to a place that is not there are an error: %j',
    (path) => {
      expect(() => applied(table, [op(path, 1)])).toThrow(BadPath);
    },
  );
});
