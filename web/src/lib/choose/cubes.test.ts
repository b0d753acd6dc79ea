import { describe, expect, it } from 'vitest';
import type { OptionShown, Shown } from '../wire';
import { cubeRow } from './cubes';

const cube = (place: number, more: Partial<OptionShown>) =>
  ({ id: `cube:${place}`, group: 'cube', room: -1, model: -1, ...more }) as OptionShown;

function table(...options: OptionShown[]): Shown {
  return {
    models: [{ name: 'Ulrich', bar: [2, 0, 2] }],
    rooms: [{ name: 'Armory', cubes: [1] }],
    decision: { kind: 'cube', options },
  } as unknown as Shown;
}

describe('choosing a cube where it lies', () => {
  it('shows the whole bar, and only what can be chosen as an answer', () => {
    const [first, last] = [cube(0, { model: 0 }), cube(2, { model: 0 })];
    expect(cubeRow(table(first, last, { id: 'stop', group: 'stop' } as OptionShown))).toEqual({
      name: 'Ulrich',
      cubes: [
        { faction: 2, option: first },
        { faction: 0, option: null },
        { faction: 2, option: last },
      ],
    });
  });

  it('shows the slots of a room', () => {
    expect(cubeRow(table(cube(0, { room: 0 })))?.name).toBe('Armory');
  });

  it('shows nothing where the answers do not say where the cubes lie', () => {
    expect(cubeRow(table(cube(0, {})))).toBeNull();
    expect(cubeRow(table())).toBeNull();
  });
});
