// The final count: where everybody stands after each of its lines, and where their power comes from.
import type { OverShown } from '../wire';

/** Everybody's power once the first `told` lines of the count were told. */
export function powerAfter(over: OverShown, told: number): number[] {
  if (told <= 0) return over.before;
  return over.count[Math.min(told, over.count.length) - 1]?.power ?? over.before;
}

/** What the count paid for, in its order; a step on a track is no power. */
export function reasons(over: OverShown): string[] {
  return [...new Set(over.count.filter((line) => line.reason !== 'track').map((line) => line.reason))];
}

/** What a faction gained for a reason within the first `told` lines. */
export function gainedFor(over: OverShown, faction: number, reason: string, told: number): number {
  return over.count
    .slice(0, told)
    .filter((line) => line.faction === faction && line.reason === reason)
    .reduce((sum, line) => sum + line.count, 0);
}

/** The factions from the most power to the least; at the end the winner is first whatever the figures. */
export function ranking(power: readonly number[], winner = -1): number[] {
  return power
    .map((_, faction) => faction)
    .sort((a, b) => Number(b === winner) - Number(a === winner) || (power[b] ?? 0) - (power[a] ?? 0) || a - b);
}
