// Solo games: how they are begun, what their end leaves, and how the record is shown.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api, type EditionOffered, type SoloOffered } from '../api';
import { faction, shown } from '../board/testing/table';
import { editions } from '../editions.svelte';
import { lessons } from '../lessons/guide.svelte';
import { here } from '../routes.svelte';
import { toasts } from '../ui/toasts.svelte';
import type { Shown, SoloShown, TableInfo } from '../wire';
import { words } from '../words.svelte';
import Solo from '../../pages/Solo.svelte';
import Start from '../../pages/Start.svelte';
import { CHANCE, LATER, soloEdition, soloTable } from './begin';
import { ended, harder } from './ended';
import { record } from './record.svelte';
import SoloEnd from './SoloEnd.svelte';

const option = (name: string, ...values: string[]) => ({ option: name, name, text: '', values: values.map((value) => ({ value, name: value, text: '' })) });

const EDITION: EditionOffered = {
  edition: 'grand',
  name: 'Grand',
  text: '',
  seats: [2, 3, 4],
  options: [option('setup', 'choose', 'random'), option('moons', '6-18-30', '2-6-10')],
  mages: [{ mage: 'Rikkart', name: 'Rikkart' }, { mage: 'Gramigna', name: 'Gramigna' }, { mage: 'Mors', name: 'Mors', expansion: true }],
  bots: [],
  schools: [{ school: 'Hex', name: 'Hex', expansion: false }, { school: 'Agony', name: 'Agony', expansion: false }],
  avatars: [
    {
      avatar: 'The Possessed',
      name: 'The Possessed',
      text: 'A rival.',
      seats: [1, 2, 3],
      difficulties: [
        { value: 'novice', name: 'Novice', text: 'Two.', own: true },
        { value: 'apprentice', name: 'Apprentice', text: 'Three.' },
        { value: 'master', name: 'Master', text: 'Four.' },
      ],
      usual: 'apprentice',
      together: option('together', 'no', 'yes'),
    },
  ],
};
const AVATAR = EDITION.avatars[0]!;
const DUEL: EditionOffered = { ...EDITION, edition: 'small', name: 'Small', seats: [2], avatars: [], schools: [] };
const GAME = {
  edition: 'grand', avatar: 'The Possessed', avatar_name: 'The Possessed', difficulty: 'apprentice', difficulty_name: 'Apprentice', own_difficulty: false,
  mage: 'Rikkart', mage_name: 'Rikkart', school: 'Hex', school_name: 'Hex',
};
const OFFERED: SoloOffered = {
  today: { day: '2026-11-19', game: GAME, text: 'The same for everybody.' },
  challenges: [
    { challenge: 'one', name: 'The First Thorn', text: 'Begin.', goals: ['Win.'], game: GAME },
    { challenge: 'two', name: 'The Last', text: 'End.', goals: ['Win.', 'Do not fall.'], game: { ...GAME, difficulty_name: 'Legend', own_difficulty: true, mage_name: '', school_name: '' } },
  ],
};

const SOLO: SoloShown = {
  won: true, together: false, difficulty: 'apprentice', difficulty_name: 'Apprentice', own_difficulty: false, margin: 4, margins: [4], rounds: 7, score: 171,
  text: 'You win by 4 power.', score_text: 'Score 171.',
};
const INFO = {
  table: 'T', options: { avatar: 'The Possessed', difficulty: 'apprentice' }, occasion: { kind: 'ordinary', name: '', public: false }, pace: 0,
  seats: [{ seat: 0, name: 'Ada', bot: '' }],
} as unknown as TableInfo;

function over(solo: Partial<SoloShown> = {}, more: Partial<Shown> = {}): Shown {
  return shown({
    edition: 'grand',
    factions: [faction(0, { school: 1, mage: 1 }), faction(1, { rose: true, avatar: 0, mage: -1, name: 'The Possessed' })],
    over: { winner: 0, winners: [0], text: '', before: [], count: [], solo: { ...SOLO, ...solo } },
    ...more,
  });
}

// jsdom opens no dialogs.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

const made = { table: 'NEW', seats: [], watch: '', commitment: '' };

beforeEach(async () => {
  await words.speak('en');
  localStorage.clear();
  record.clear();
  window.scrollTo = () => {};
  toasts.list = [];
  here.route = { page: 'solo', part: '' };
  vi.spyOn(api, 'editions').mockResolvedValue([DUEL, EDITION]);
  vi.spyOn(api, 'solo').mockResolvedValue(OFFERED);
  vi.spyOn(api, 'tables').mockResolvedValue([]);
  await editions.bring();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('a solo game', () => {
  const wish = { difficulty: 'master', mage: CHANCE, school: CHANCE, options: {} };

  it('is of the first edition with an Avatar', () => {
    expect(soloEdition([DUEL, EDITION])?.edition.edition).toBe('grand');
    expect(soloEdition([DUEL])).toBeNull();
  });

  it('leaves mage and school to chance, or takes what is named', () => {
    expect(soloTable(EDITION, AVATAR, wish).options).toEqual({ setup: 'random', avatar: 'The Possessed', difficulty: 'master' });
    const named = soloTable(EDITION, AVATAR, { ...wish, mage: 'Gramigna', school: 'Agony' });
    expect(named.options).toEqual({ setup: 'random', avatar: 'The Possessed', difficulty: 'master', schools: 'Agony' });
    expect(named.seats).toEqual([{ player: 'person', name: '', mage: 'Gramigna' }]);
  });

  it('asks in the game for what is left open, and takes chance itself for the rest', () => {
    const asked = soloTable(EDITION, AVATAR, { ...wish, mage: LATER }, () => 0.99);
    expect(asked.options).toMatchObject({ setup: 'choose', schools: 'Agony' });
    expect(asked.seats[0]?.mage).toBe('');
    const other = soloTable(EDITION, AVATAR, { ...wish, school: LATER }, () => 0.99);
    expect(other.seats[0]?.mage).toBe('Gramigna'); // the one of the expansion is not there
    expect(other.options['schools']).toBeUndefined();
  });

  it('begins at one press from the start', async () => {
    const set = vi.spyOn(api, 'newTable').mockResolvedValue(made);
    render(Start);
    await press('Solo against The Possessed');
    await waitFor(() => expect(here.route).toEqual({ page: 'table', table: 'NEW' }));
    expect(set.mock.calls[0]?.[0]).toMatchObject({ edition: 'grand', options: { difficulty: 'apprentice', setup: 'random' } });
  });

  it('is set up on its page with the difficulty that is chosen', async () => {
    const set = vi.spyOn(api, 'newTable').mockResolvedValue(made);
    render(Solo);
    await fireEvent.click(screen.getByRole('radio', { name: /Novice/ }));
    await fireEvent.submit(document.querySelector('form')!);
    await waitFor(() => expect(here.route).toEqual({ page: 'table', table: 'NEW' }));
    expect(set.mock.calls[0]?.[0].options).toMatchObject({ difficulty: 'novice' });
  });

  it('can be that of the day, or a challenge', async () => {
    const set = vi.spyOn(api, 'newTable').mockResolvedValue(made);
    render(Solo);
    await waitFor(() => screen.getByText('The First Thorn'));
    await press('Play today’s game');
    await waitFor(() => expect(set).toHaveBeenCalledTimes(1));
    expect(set.mock.calls[0]?.[0]).toMatchObject({ edition: 'grand', day: '2026-11-19', options: {}, seats: [{ player: 'person' }] });
    await press('Play the challenge The Last');
    await waitFor(() => expect(set).toHaveBeenCalledTimes(2));
    expect(set.mock.calls[1]?.[0]).toMatchObject({ challenge: 'two' });
  });

  it('stands among one’s tables with its rival, and with who has won', async () => {
    const listed = (table: string, winner: number, winners: number[], seats = 1) => ({
      table, edition: 'grand', holds: [0], my_turn: false, over: true, winner, winners, updated: 9 - winner,
      info: { ...INFO, seats: Array.from({ length: seats }, (_, seat) => ({ seat, player: 'person', name: `P${seat}`, bot: '', since: 0 })) } as unknown as TableInfo,
    });
    vi.spyOn(api, 'tables').mockResolvedValue([listed('a', 0, [0]), listed('b', 1, [1]), listed('c', 1, [0, 1], 2), listed('d', 2, [2], 2)]);
    render(Start);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
    expect([...document.querySelectorAll('.state')].map((one) => one.textContent)).toEqual(['You won', 'The Possessed won', 'You won', 'The Possessed won']);
    expect(screen.getAllByText('P0 and The Possessed')).toHaveLength(2);
  });

  it('says it when the server does not answer', async () => {
    vi.spyOn(api, 'newTable').mockRejectedValue(new ApiError('offline', '', 0));
    render(Solo);
    await fireEvent.submit(document.querySelector('form')!);
    await waitFor(() => expect(toasts.list[0]?.text).toMatch(/does not answer/));
  });
});

describe('what the page remembers', () => {
  const kept = (table: string, more: object = {}) => ({ ...ended(over(), table, INFO, EDITION, 1000)!, ...more });

  it('marks challenges that were met, and the day’s game that was played', async () => {
    record.add(kept('a', { kind: 'challenge', which: 'one', met: true, score: 12 }));
    record.add(kept('b', { kind: 'today', which: '2026-11-19', score: 99 }));
    render(Solo);
    await waitFor(() => screen.getByText('1 of 2 met'));
    expect(document.querySelector('[data-challenge="one"]')?.textContent).toContain('best score 12');
    expect(document.querySelector('[data-challenge="one"] [aria-label="met"]')).toBeTruthy();
    expect(document.querySelector('[data-challenge="two"] [aria-label="met"]')).toBeNull();
    expect(document.querySelector('[data-played]')?.textContent).toContain('Won by 4, score 99.');
    expect(screen.getByRole('button', { name: 'Play it again' })).toBeTruthy();
  });

  it('shows the record with what it comes to, and forgets it when asked twice', async () => {
    record.add(kept('a', { score: 10, at: 1 }));
    record.add(kept('b', { score: 60, won: false, margin: -3, at: 2, difficulty: 'novice' }));
    render(Solo, { part: 'record' });
    await waitFor(() => expect(document.querySelector('[data-games="2"][data-won="1"]')).toBeTruthy());
    const rows = [...document.querySelectorAll('[data-game]')].map((row) => row.textContent?.replace(/\s+/g, ' '));
    expect(rows[0]).toContain('Novice');
    expect(rows[0]).toContain('−3');
    expect(rows[1]).toContain('Gramigna, Agony');
    expect(document.querySelector('.best')?.getAttribute('data-game')).toBe('b');
    await press('Clear the record');
    expect(record.games).toHaveLength(2);
    await fireEvent.click(document.querySelector('[data-clear]')!);
    expect(record.games).toEqual([]);
    expect(screen.getByText('No solo game has been played to its end yet.')).toBeTruthy();
  });

  it('teaches a first game, as easy as can be, with the guide', async () => {
    const set = vi.spyOn(api, 'newTable').mockResolvedValue(made);
    render(Solo, { part: 'short' });
    await press('A first game with the guide');
    await waitFor(() => expect(here.route).toEqual({ page: 'table', table: 'NEW' }));
    expect(set.mock.calls[0]?.[0].options).toMatchObject({ difficulty: 'novice' });
    expect(lessons.on).toBe(true);
    lessons.stop();
  });

  it('has a page in short, with rules', () => {
    render(Solo, { part: 'short' });
    expect(screen.getByRole('link', { name: 'Rule AVA.25' }).getAttribute('href')).toBe('#/rules/AVA.25');
  });
});

describe('the end of a solo game', () => {
  it('is kept once, with what can be compared', () => {
    expect(ended(over(), 'T', INFO, EDITION, 1234.9)).toEqual({
      table: 'T', at: 1234, kind: 'ordinary', which: '', edition: 'grand', avatar: 'The Possessed', difficulty: 'apprentice', mage: 'Gramigna', school: 'Agony',
      usual: true, won: true, met: false, margin: 4, score: 171,
    });
    const short = { ...INFO, options: { ...INFO.options, moons: '2-6-10' } };
    expect(ended(over(), 'T', short, EDITION, 0)?.usual).toBe(false);
    expect(ended(over(), 'T', { ...INFO, options: { ...INFO.options, moons: '6-18-30', setup: 'random' } }, EDITION, 0)?.usual).toBe(true);
  });

  it('is nobody’s record where several played, a bot ended it, or no Avatar was there', () => {
    const two = over({}, { factions: [faction(0), faction(1), faction(2, { avatar: 0 })] });
    expect(ended(two, 'T', INFO, EDITION, 0)).toBeNull();
    const bot = { ...INFO, seats: [{ ...INFO.seats[0]!, bot: 'greedy' }] };
    expect(ended(over(), 'T', bot, EDITION, 0)).toBeNull();
    expect(ended(shown(), 'T', INFO, EDITION, 0)).toBeNull();
    expect(ended(over(), 'T', { ...INFO, occasion: { kind: 'fork', name: '', public: false } }, EDITION, 0)).toBeNull();
    expect(ended(over({}, { seat: -1 }), 'T', INFO, EDITION, 0)).toBeNull();
  });

  it('knows the next difficulty, and that there is none after the last', () => {
    expect(harder(EDITION, INFO)?.value).toBe('master');
    expect(harder(EDITION, { ...INFO, options: { ...INFO.options, difficulty: 'master' } })).toBeNull();
    expect(harder(EDITION, null)).toBeNull();
  });

  it('tells margin, score and the record, and leads on', async () => {
    const set = vi.spyOn(api, 'newTable').mockResolvedValue(made);
    const again = vi.fn();
    render(SoloEnd, { shown: over(), solo: SOLO, table: 'T', info: INFO, own: true, again });
    expect(document.querySelector('[data-margin]')?.textContent).toBe('+4');
    expect(document.querySelector('[data-score]')?.textContent).toBe('171');
    await waitFor(() => expect(record.games).toHaveLength(1));
    expect(screen.getByText(/Your first game at this difficulty/)).toBeTruthy();
    await press('Play again');
    expect(again).toHaveBeenCalled();
    await press('Next: Master');
    await waitFor(() => expect(set).toHaveBeenCalled());
    expect(set.mock.calls[0]?.[0]).toMatchObject({ options: { difficulty: 'master', schools: 'Agony' }, seats: [{ mage: 'Gramigna' }] });
  });

  it('says whether it was the best, and is not counted again by being looked at', async () => {
    record.add({ ...ended(over(), 'old', INFO, EDITION, 1)!, score: 100 });
    for (const _ of [1, 2]) {
      render(SoloEnd, { shown: over(), solo: SOLO, table: 'T', info: INFO, own: true });
      await waitFor(() => screen.getByText(/Your best score at this difficulty; before it was 100\./));
      cleanup();
    }
    expect(record.games).toHaveLength(2);
  });

  it('counts the day’s game once', async () => {
    record.add({ ...ended(over(), 'first', INFO, EDITION, 1)!, kind: 'today', which: '2026-11-19' });
    const info = { ...INFO, occasion: { kind: 'today', name: '2026-11-19', public: true } };
    const set = vi.spyOn(api, 'newTable').mockResolvedValue(made);
    render(SoloEnd, { shown: over(), solo: SOLO, table: 'second', info, own: true });
    await waitFor(() => screen.getByText(/the first time counts/));
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
    await press('Try again');
    await waitFor(() => expect(set.mock.calls[0]?.[0]).toMatchObject({ day: '2026-11-19' }));
  });

  it('tells mages who played together what each came to, and keeps nothing', async () => {
    const two = over({ together: true, margins: [4, -2] }, { factions: [faction(0), faction(1), faction(2, { avatar: 0 })] });
    render(SoloEnd, { shown: two, solo: two.over!.solo!, table: 'T', info: INFO, own: true });
    expect(screen.getByText('Against the Avatar')).toBeTruthy();
    expect([...document.querySelectorAll('.margins b')].map((one) => one.textContent)).toEqual(['+4', '−2']);
    expect(screen.getByText(/You played as one side/)).toBeTruthy();
    expect(record.games).toEqual([]);
  });
});
