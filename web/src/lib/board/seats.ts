// Colour and sign of a faction; the sign stands wherever the colour does.
import type { FactionShown } from '../wire';

export type Glyph = 'sun' | 'moon' | 'leaf' | 'star' | 'key' | 'bell' | 'rose';

/** Signs in a box of 24 × 24, drawn so that their outlines differ at the size of a cube. */
export const GLYPHS: Record<Glyph, string> = {
  sun: 'M12 6.6a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0-10.8ZM10.9 1h2.2v3.8h-2.2ZM10.9 19.2h2.2V23h-2.2ZM1 10.9h3.8v2.2H1ZM19.2 10.9H23v2.2h-3.8ZM3.4 5 5 3.4l2.7 2.7-1.6 1.6ZM16.3 17.9l1.6-1.6 2.7 2.7-1.6 1.6ZM19 3.4 20.6 5l-2.7 2.7-1.6-1.6ZM6.1 16.3l1.6 1.6L5 20.6 3.4 19Z',
  moon: 'M15.6 1.6A10.6 10.6 0 1 0 22.4 16 9.2 9.2 0 0 1 15.6 1.6Z',
  leaf: 'M21.5 2.5C10 2 3.6 7.4 3.6 14.4c0 1.6.4 3 1 4.2L2.2 21l1.6 1.6 2.5-2.4c1.2.7 2.6 1.1 4.1 1.1 7 0 11.8-7.4 11.1-18.8ZM7.4 18.7 6 17.3l9.2-9.2.9.9Z',
  star: 'm12 1.2 3 7.5 8 .5-6.2 5.1 2 7.8L12 17.8l-6.8 4.3 2-7.8L1 9.2l8-.5Z',
  key: 'M7.2 1.4a5.8 5.8 0 0 1 5.2 8.4l10.2 10.2v2.6h-4.2v-2.6h-2.6v-2.6h-2.6l-3.4-3.4A5.8 5.8 0 1 1 7.2 1.4Zm-1 3.2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  bell: 'M12 1.2a2 2 0 0 1 2 2v.5c3.2.9 5.2 3.6 5.2 7.2 0 4 .9 5.6 2.8 7.1v1.6H2v-1.6c1.9-1.5 2.8-3.1 2.8-7.1 0-3.6 2-6.3 5.2-7.2v-.5a2 2 0 0 1 2-2ZM9 20.8h6a3 3 0 0 1-6 0Z',
  rose: 'M12 1.8c2.5 0 4.3 1.6 4.7 3.7 2.3-.2 4.6 1.2 5.3 3.4.8 2.4-.3 4.7-2.2 5.8.9 2.1.3 4.7-1.6 6-2 1.5-4.6 1.2-6.2-.4-1.6 1.6-4.2 1.9-6.2.4-1.9-1.3-2.5-3.9-1.6-6C2.3 13.6 1.2 11.3 2 8.9c.7-2.2 3-3.6 5.3-3.4C7.7 3.4 9.5 1.8 12 1.8Zm0 6.7a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8Zm0 2.1a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z',
};

export function glyphPath(glyph: string): string {
  return GLYPHS[glyph as Glyph] ?? GLYPHS.star;
}

/** How many seats have a colour of their own. */
const SEATS = 6;

/** A faction's colour as a custom property. */
export function hue(faction: FactionShown | undefined): string {
  if (!faction) return 'var(--ink-2)';
  return faction.rose ? 'var(--seat-rose)' : `var(--seat-${faction.number % SEATS})`;
}

/** The factions with a mage on the board and a Cell: all but a Black Rose that is no mage. */
export function seatsOf(factions: readonly FactionShown[]): FactionShown[] {
  return factions.filter((faction) => !faction.rose || faction.avatar >= 0);
}

/** The factions that somebody plays. */
export function peopleOf(factions: readonly FactionShown[]): FactionShown[] {
  return factions.filter((faction) => !faction.rose);
}
