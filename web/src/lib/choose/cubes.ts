// Cubes that can be chosen, in the row in which they lie.
import type { CubeShown, OptionShown, Shown } from '../wire';

export interface RowCube {
  faction: number;
  place: number;
  /** The cube as one that can be picked; null where it cannot. */
  cube: CubeShown | null;
  /** The answer that it stands for, where it would be the next one. */
  option: OptionShown | null;
}

export interface Row {
  /** What the row belongs to. */
  name: string;
  cubes: RowCube[];
}

/** The row of cubes that a decision is about; null where no cubes are asked for. */
export function cubeRow(shown: Shown): Row | null {
  const { cubes, options } = shown.decision ?? {};
  if (!cubes || !options) return null;
  const model = shown.models[cubes.model];
  const room = shown.rooms[cubes.room];
  const factions = model?.bar ?? room?.cubes;
  if (!factions) return null;
  const answers = new Map(options.filter((one) => one.group === 'cube').map((one) => [Number(one.id.split(':')[1]), one]));
  return {
    name: model?.name ?? room?.name ?? '',
    cubes: factions.map((faction, place) => {
      const cube = cubes.cubes.find((one) => one.place === place) ?? null;
      return { faction, place, cube, option: cube ? standsFor(place, factions, answers) : null };
    }),
  };
}

/** The answer that a cube stands for: its own, or that of the next one to the left which is like it. */
function standsFor(place: number, factions: readonly number[], answers: ReadonlyMap<number, OptionShown>): OptionShown | null {
  for (let at = place; at >= 0; at -= 1) {
    const option = factions[at] === factions[place] ? answers.get(at) : undefined;
    if (option) return option;
  }
  return null;
}
