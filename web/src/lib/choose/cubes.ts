// Cubes that can be chosen, in the row in which they lie.
import type { OptionShown, Shown } from '../wire';

export interface Row {
  /** What the row belongs to. */
  name: string;
  cubes: { faction: number; option: OptionShown | null }[];
}

/** The row of cubes that a decision is about; null where the answers do not say where they lie. */
export function cubeRow(shown: Shown): Row | null {
  const options = shown.decision?.options.filter((option) => option.group === 'cube') ?? [];
  const first = options[0];
  if (!first) return null;
  const model = shown.models[first.model];
  const room = shown.rooms[first.room];
  const factions = model?.bar ?? room?.cubes;
  if (!factions) return null;
  const at = new Map(options.map((option) => [Number(option.id.split(':')[1]), option]));
  return {
    name: model?.name ?? room?.name ?? '',
    cubes: factions.map((faction, place) => ({ faction, option: at.get(place) ?? null })),
  };
}
