// One's own solo games: what is kept of each, how it is read again, and what it comes to. Kept in this browser, sent nowhere.

export type Kind = 'ordinary' | 'today' | 'challenge';

export interface SoloGame {
  /** The table it was played at: a game is kept once, however often its end is looked at. */
  table: string;
  /** When it ended, in seconds since 1970. */
  at: number;
  kind: Kind;
  /** The date of a game of the day, the name of a challenge; "" otherwise. */
  which: string;
  edition: string;
  avatar: string;
  difficulty: string;
  mage: string;
  school: string;
  /** With the usual length and options: only such games can be compared by their score. */
  usual: boolean;
  won: boolean;
  /** A challenge's goal was met. */
  met: boolean;
  margin: number;
  score: number;
}

/** More than anybody plays; the oldest go first. */
const MOST = 1000;
const KINDS: readonly string[] = ['ordinary', 'today', 'challenge'];
const LONGEST = 120;

const text = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
const figure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A kept game, as far as it makes sense; null if it does not. */
function game(value: unknown): SoloGame | null {
  if (typeof value !== 'object' || value === null) return null;
  const { table, at, kind, which, edition, avatar, difficulty, mage, school, usual, won, met, margin, score } = value as Record<string, unknown>;
  if (!text(table) || table === '' || !figure(at) || !text(kind) || !KINDS.includes(kind)) return null;
  if (!text(difficulty) || !text(mage) || typeof won !== 'boolean' || !figure(margin) || !figure(score)) return null;
  const said = (one: unknown): string => (text(one) ? one : '');
  return {
    table,
    at,
    kind: kind as Kind,
    which: said(which),
    edition: said(edition),
    avatar: said(avatar),
    difficulty,
    mage,
    school: said(school),
    usual: usual !== false,
    won,
    met: met === true,
    margin,
    score,
  };
}

/** The games of a text that was kept or brought along, the newest first; what makes no sense is left out. */
export function read(kept: string | null): SoloGame[] {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '');
  } catch {
    return [];
  }
  const list = (found as { games?: unknown } | null)?.games;
  return Array.isArray(list) ? merged([], list.map(game).filter((one) => one !== null)) : [];
}

/** All games of both, each once, the newest first. */
export function merged(one: readonly SoloGame[], other: readonly SoloGame[]): SoloGame[] {
  const all = new Map([...other, ...one].map((played) => [played.table, played]));
  return [...all.values()].sort((a, b) => b.at - a.at).slice(0, MOST);
}

export function written(games: readonly SoloGame[]): string {
  return JSON.stringify({ version: 1, games });
}

/** What games come to: how many, how many of them won, the best of them, how many were won one after the other to the last. */
export interface Summary {
  games: number;
  won: number;
  best: SoloGame | null;
  streak: number;
}

export function summary(games: readonly SoloGame[]): Summary {
  const comparable = games.filter((played) => played.usual);
  const newest = games.toSorted((a, b) => b.at - a.at);
  const lost = newest.findIndex((played) => !played.won);
  return {
    games: games.length,
    won: games.filter((played) => played.won).length,
    best: comparable.reduce<SoloGame | null>((best, played) => (best === null || played.score > best.score ? played : best), null),
    streak: lost < 0 ? newest.length : lost,
  };
}

/** The same for each difficulty that was played, in the order in which they are offered. */
export function byDifficulty(games: readonly SoloGame[], order: readonly string[]): [string, Summary][] {
  const played = [...new Set(games.map((one) => one.difficulty))];
  const place = (difficulty: string): number => (order.includes(difficulty) ? order.indexOf(difficulty) : order.length);
  return played
    .sort((a, b) => place(a) - place(b))
    .map((difficulty) => [difficulty, summary(games.filter((one) => one.difficulty === difficulty))]);
}

/** The challenges whose goal has been met. */
export function metChallenges(games: readonly SoloGame[]): Set<string> {
  return new Set(games.filter((one) => one.kind === 'challenge' && one.met).map((one) => one.which));
}

/** The first game that was played on a day: with the same cards again it would be no game of the day any more. */
export function ofDay(games: readonly SoloGame[], day: string): SoloGame | null {
  return games.filter((one) => one.kind === 'today' && one.which === day).sort((a, b) => a.at - b.at)[0] ?? null;
}
