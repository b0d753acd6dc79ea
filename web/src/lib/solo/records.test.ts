import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SoloRecord } from './record.svelte';
import { byDifficulty, merged, metChallenges, ofDay, read, summary, written, type SoloGame } from './records';

const game = (table: string, more: Partial<SoloGame> = {}): SoloGame => ({
  table,
  at: 100,
  kind: 'ordinary',
  which: '',
  edition: 'grand',
  avatar: 'The Possessed',
  difficulty: 'Apprentice',
  mage: 'Rikkart',
  school: 'Agony',
  usual: true,
  won: true,
  met: false,
  margin: 3,
  score: 50,
  ...more,
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a kept record', () => {
  it('is read as it was written, the newest game first', () => {
    const games = [game('b', { at: 2 }), game('a', { at: 1 })];
    expect(read(written(games.toReversed()))).toEqual(games);
  });

  it('survives nonsense', () => {
    for (const text of [null, '', 'null', '[]', '{', '{"games":3}', '{"games":[null,1,{}]}']) expect(read(text)).toEqual([]);
    const kept = { version: 1, games: [game('a'), { ...game('b'), won: 'yes' }, { ...game('c'), margin: null }, { ...game('d'), kind: 'other' }, { ...game('e'), mage: 'x'.repeat(500) }] };
    expect(read(JSON.stringify(kept)).map((one) => one.table)).toEqual(['a']);
  });

  it('takes what is not known of an older game as it usually is', () => {
    const { school: _school, usual: _usual, met: _met, ...old } = game('a');
    expect(read(JSON.stringify({ games: [old] }))).toEqual([game('a', { school: '', usual: true, met: false })]);
  });

  it('holds each game once, and the newest of very many', () => {
    expect(merged([game('a', { score: 1 })], [game('a', { score: 2 }), game('b', { at: 500 })]).map(({ table, score }) => [table, score])).toEqual([
      ['b', 50],
      ['a', 1],
    ]);
    const many = Array.from({ length: 1100 }, (_, at) => game(`t${at}`, { at }));
    expect(merged(many, []).length).toBe(1000);
    expect(merged(many, [])[0]?.table).toBe('t1099');
  });
});

describe('what it comes to', () => {
  const games = [
    game('a', { at: 4, score: 40 }),
    game('b', { at: 3, score: 90, difficulty: 'Master' }),
    game('c', { at: 2, won: false, margin: -6, score: 12 }),
    game('d', { at: 1, score: 60 }),
  ];

  it('counts games, wins, the best and those won in a row', () => {
    expect(summary(games)).toEqual({ games: 4, won: 3, best: games[1], streak: 2 });
    expect(summary([game('a', { score: 10 }), game('b', { score: 99, usual: false })]).best?.table).toBe('a');
    expect(summary([])).toEqual({ games: 0, won: 0, best: null, streak: 0 });
  });

  it('does so for each difficulty, in the order they are offered, unknown ones last', () => {
    const all = [...games, game('e', { difficulty: 'Nightmare' })];
    expect(byDifficulty(all, ['Novice', 'Apprentice', 'Master']).map(([name, { games }]) => [name, games])).toEqual([
      ['Apprentice', 3],
      ['Master', 1],
      ['Nightmare', 1],
    ]);
  });

  it('knows the challenges whose goal was met, and the first game of a day', () => {
    const some = [
      game('a', { kind: 'challenge', which: 'one', met: true }),
      game('b', { kind: 'challenge', which: 'two', won: true }),
      game('c', { kind: 'today', which: '2026-11-19', at: 9 }),
      game('d', { kind: 'today', which: '2026-11-19', at: 5 }),
    ];
    expect(metChallenges(some)).toEqual(new Set(['one']));
    expect(ofDay(some, '2026-11-19')?.table).toBe('d');
    expect(ofDay(some, '2026-11-20')).toBeNull();
  });
});

describe('the record of this browser', () => {
  it('keeps a game once, and what another page has kept stays', () => {
    const here = new SoloRecord();
    const there = new SoloRecord();
    expect(there.add(game('other', { at: 1 }))).toBe(true);
    expect(here.add(game('own'))).toBe(true);
    expect(here.add(game('own', { score: 999 }))).toBe(false);
    expect(new SoloRecord().games.map(({ table, score }) => [table, score])).toEqual([
      ['own', 50],
      ['other', 50],
    ]);
  });

  it('is emptied, and brought back from what was taken along', () => {
    const here = new SoloRecord();
    here.add(game('own'));
    const along = here.text();
    here.clear();
    expect(new SoloRecord().games).toEqual([]);
    expect(here.bring(along)).toBe(1);
    expect(here.bring(along)).toBe(0);
    expect(here.bring('not a record')).toBe(0);
    expect(new SoloRecord().games).toHaveLength(1);
  });

  it('lasts as long as the page where nothing can be kept', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const here = new SoloRecord();
    expect(here.add(game('own'))).toBe(true);
    expect(here.kept).toBe(false);
    expect(here.games).toHaveLength(1);
    expect(here.add(game('own'))).toBe(false);
  });
});
