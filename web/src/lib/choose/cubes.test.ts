import { describe, expect, it } from 'vitest';
import type { CubesShown, OptionShown, Shown } from '../wire';
import { cubeRow } from './cubes';

const option = (place: number) => ({ id: `cube:${place}`, group: 'cube' }) as OptionShown;
const stop = { id: 'stop', group: 'stop' } as OptionShown;

function table(where: Partial<CubesShown>, places: number[], ...options: OptionShown[]): Shown {
  const cubes = places.map((place) => ({ place, text: `Cube ${place + 1}` }));
  return {
    models: [{ name: 'Ulrich', bar: [2, 0, 2] }],
    rooms: [{ name: 'Armory', cubes: [1, 1, 0, 1] }],
    decision: { kind: 'cube', options, cubes: { cubes, least: 0, most: 2, taken: [], room: -1, model: -1, ...where } },
  } as unknown as Shown;
}

describe('choosing a cube where it lies', () => {
  it('shows the whole bar, and only what can be picked as such', () => {
    const row = cubeRow(table({ model: 0 }, [0, 2], option(0), option(2), stop));
    expect(row?.name).toBe('Ulrich');
    expect(row?.cubes.map(({ faction, cube }) => [faction, cube?.text ?? ''])).toEqual([[2, 'Cube 1'], [0, ''], [2, 'Cube 3']]);
  });

  it('shows the slots of a room', () => {
    expect(cubeRow(table({ room: 0 }, [0], option(0)))?.name).toBe('Armory');
  });

  it('takes any of those that are alike for the one that is asked for', () => {
    const row = cubeRow(table({ room: 0, most: 1 }, [0, 1, 3], option(0), stop));
    expect(row?.cubes.map((one) => one.option?.id)).toEqual(['cube:0', 'cube:0', undefined, 'cube:0']);
  });

  it('shows nothing where no cubes are asked for', () => {
    expect(cubeRow({ ...table({}, []), decision: null } as Shown)).toBeNull();
    expect(cubeRow(table({}, [0], option(0)))).toBeNull();
  });
});
