// Tokens on a track: those that would cover each other stand above each other.
import type { FactionShown } from '../wire';

export interface Token {
  faction: FactionShown;
  at: number;
  /** How many tokens stand under it. */
  lane: number;
}

/** Numbers so near that tokens on them would touch. */
const NEAR = 1;

export function lanes(factions: readonly FactionShown[], top: number): Token[] {
  const tokens: Token[] = [];
  for (const faction of factions) {
    const at = Math.max(0, Math.min(top, faction.power));
    const taken = new Set(tokens.filter((token) => Math.abs(token.at - at) <= NEAR).map((token) => token.lane));
    let lane = 0;
    while (taken.has(lane)) lane++;
    tokens.push({ faction, at, lane });
  }
  return tokens;
}
