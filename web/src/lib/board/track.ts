// Tokens on a track: those on one number stand above each other, none hides another.
import type { FactionShown } from '../wire';

export interface Token {
  faction: FactionShown;
  at: number;
  /** How many tokens stand under it. */
  lane: number;
  /** How many stand on this number. */
  stack: number;
}

export function lanes(factions: readonly FactionShown[], top: number): Token[] {
  const at = (faction: FactionShown) => Math.max(0, Math.min(top, faction.power));
  return factions.map((faction, number) => ({
    faction,
    at: at(faction),
    lane: factions.slice(0, number).filter((other) => at(other) === at(faction)).length,
    stack: factions.filter((other) => at(other) === at(faction)).length,
  }));
}
