// Who has given most to a room, and what that is worth the moment it fills.

export interface Rank {
  place: number;
  cubes: number;
  factions: number[];
  power: number;
}

/** Factions with equally many cubes together, the most first, and what each of them gains for a full room. */
export function ranking(cubes: readonly number[], rewards: readonly number[]): Rank[] {
  const count = new Map<number, number>();
  for (const faction of cubes) count.set(faction, (count.get(faction) ?? 0) + 1);
  const numbers = [...new Set(count.values())].sort((a, b) => b - a);
  return numbers.map((number, place) => {
    const factions = [...count].flatMap(([faction, own]) => (own === number ? [faction] : [])).sort((a, b) => a - b);
    const reward = rewards[Math.min(place, rewards.length - 1)] ?? 0;
    const alone = numbers.length === 1 && factions.length === 1 ? 1 : 0;
    const tied = factions.length > 1 ? 1 : 0;
    return { place: place + 1, cubes: number, factions, power: Math.max(0, reward + alone - tied) };
  });
}
