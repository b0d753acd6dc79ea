import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { FactionShown, Replay, Shown, TableInfo } from '../lib/wire';
import { words } from '../lib/words.svelte';
import End from './End.svelte';

const faction = (number: number, name: string, power: number): FactionShown =>
  ({ number, name, power, rose: number === 2, glyph: ['sun', 'moon', 'rose'][number] }) as FactionShown;

const SHOWN = {
  seat: 0,
  factions: [faction(0, 'Ulrich', 12), faction(1, 'Bartholomew', 9), faction(2, 'The Black Rose', 12)],
  over: {
    winner: 2,
    winners: [2],
    solo: null,
    text: 'The Black Rose wins the game.',
    before: [10, 9, 9],
    count: [
      { faction: 0, reason: 'trophies', text: 'Ulrich gains 2 power for the trophies.', count: 2, power: [12, 9, 9] },
      { faction: 2, reason: 'track', text: 'The Black Rose advances.', count: 1, power: [12, 9, 9] },
      { faction: 2, reason: 'rooms', text: 'The Black Rose gains 3 power for the rooms.', count: 3, power: [12, 9, 12] },
    ],
  },
} as unknown as Shown;

const INFO = { commitment: 'c0ffee', seed: '42', seats: [{ seat: 0, name: 'Ada' }, { seat: 1, name: 'Bot' }] } as unknown as TableInfo;
const FILM = {
  steps: [{ round: 1 }, { round: 1 }, { round: 2 }],
  charts: [{ name: 'power', values: [[0, 0, 0], [3, 0, 1], [10, 9, 9], [12, 9, 12]] }],
} as unknown as Replay;

const told = () => document.querySelectorAll('.count .told').length;
const standing = () => [...document.querySelectorAll('tbody th .who')].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim());

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
  sessionStorage.clear();
  settings.speed = 2;
  vi.spyOn(api, 'share').mockResolvedValue({ share: 'abc' });
  vi.spyOn(api, 'replay').mockResolvedValue(FILM);
  await words.speak('en');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the end of a game', () => {
  it('tells the count line by line, and then the winner', async () => {
    render(End, { shown: SHOWN, table: 'T', info: INFO });
    expect(told()).toBe(0);
    expect(screen.queryByText('The Black Rose wins the game.')).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    flushSync();
    expect(told()).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    flushSync();
    expect(told()).toBe(3);
    expect(screen.getByRole('heading', { name: 'The Black Rose wins the game.' })).toBeTruthy();
  });

  it('says how it went for the reader, if just one person reads', () => {
    settings.speed = 0;
    const won = { ...SHOWN, over: { ...SHOWN.over!, winner: 0, winners: [0] } } as Shown;
    render(End, { shown: won, table: 'T', info: INFO, alone: true });
    expect(screen.getByText('The victory is yours.')).toBeTruthy();
    cleanup();
    render(End, { shown: SHOWN, table: 'T', info: INFO, alone: true });
    expect(screen.getByText('You have not won this time.')).toBeTruthy();
    for (const shown of [won, { ...won, seat: -1 }]) {
      cleanup();
      render(End, { shown, table: 'T', info: INFO, alone: shown.seat < 0 });
      expect(document.querySelector('.own')).toBeNull();
    }
  });

  it('can be skipped, and is not told again to whoever comes back', async () => {
    render(End, { shown: SHOWN, table: 'T', info: INFO });
    await fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(told()).toBe(3);
    cleanup();
    render(End, { shown: SHOWN, table: 'T', info: INFO });
    expect(told()).toBe(3);
  });

  it('comes at once where no motion is wished', () => {
    settings.speed = 0;
    render(End, { shown: SHOWN, table: 'T', info: INFO });
    expect(told()).toBe(3);
  });

  it('puts the winner first although the power is equal', () => {
    settings.speed = 0;
    render(End, { shown: SHOWN, table: 'T', info: INFO });
    expect(standing()).toEqual(['The Black Rose', 'Ulrich Ada', 'Bartholomew Bot']);
  });

  it('has the charts as tables too, the replay, and what proves the shuffles', async () => {
    settings.speed = 0;
    render(End, { shown: SHOWN, table: 'T', info: INFO });
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(screen.getByRole('img', { name: /Power.*Ulrich 12, Bartholomew 9, The Black Rose 12/ })).toBeTruthy();
    const rows = [...document.querySelectorAll('figure tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent).join(' '));
    expect(rows).toEqual(['1 10 9 9', '2 12 9 12']);
    expect(screen.getByRole('link', { name: 'Watch the replay' }).getAttribute('href')).toBe('#/replay/abc');
    expect(document.querySelector('.proof')?.textContent).toContain('c0ffee');
    expect(document.querySelector('.proof')?.textContent).toContain('blackrose verify');
  });

  it('is whole for a spectator, who may not share it', async () => {
    settings.speed = 0;
    vi.spyOn(api, 'share').mockRejectedValue(new ApiError('no-right', 'This browser may not do that.', 403));
    render(End, { shown: SHOWN, table: 'T', info: INFO, seated: false });
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(screen.getByRole('heading', { name: 'The Black Rose wins the game.' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Watch the replay' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  });
});
