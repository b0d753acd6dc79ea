// The pages around the table, with a server that answers as it is told.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lessons } from '../lib/lessons/guide.svelte';
import { here } from '../lib/routes.svelte';
import { settings } from '../lib/settings.svelte';
import { toasts } from '../lib/ui/toasts.svelte';
import { words } from '../lib/words.svelte';
import Join from './Join.svelte';
import NewTable from './NewTable.svelte';
import Start from './Start.svelte';
import Watch from './Watch.svelte';

const EDITION = {
  edition: 'duel',
  name: 'Duel',
  text: 'For two.',
  seats: [2],
  options: [
    {
      option: 'crown',
      name: 'Crown',
      text: 'Who has it begins.',
      values: [
        { value: 'random', name: 'By chance', text: 'Chance decides.' },
        { value: '1', name: 'Seat 2', text: 'The second seat begins.' },
      ],
    },
  ],
  mages: [
    { mage: 'Ulrich', name: 'Ulrich' },
    { mage: 'Bartholomew', name: 'Bartholomäus' },
  ],
  bots: [
    { bot: 'random', name: 'Novice', text: 'Any answer.' },
    { bot: 'greedy', name: 'Adept', text: 'One step ahead.' },
  ],
  avatars: [],
  schools: [],
};

const seat = (number: number, player: string, name: string, since = 0) => ({
  seat: number, player, name, bot: '', stands_in: false, online: true, since,
});
const info = (seats: object[]) => ({ table: 'T', edition: 'duel', options: {}, seats, over: false });

type Answer = [status: number, body: unknown];
let answers: Record<string, Answer>;
let asked: { method: string; path: string; body: unknown; language: string }[];

beforeEach(async () => {
  await words.speak('en');
  asked = [];
  toasts.list = [];
  settings.name = '';
  window.scrollTo = () => {};
  history.replaceState(null, '', '#/');
  here.route = { page: 'start' };
  answers = {
    'GET /api/editions?lang=en': [200, [EDITION]],
    'GET /api/tables': [200, []],
    'POST /api/tables': [201, { table: 'T', seats: [{ seat: 0, recovery: 'MY-CODE' }, { seat: 1, claim: 'CLAIM' }], watch: 'WATCH', commitment: 'c0ffee' }],
  };
  vi.stubGlobal('fetch', async (path: string, given: RequestInit) => {
    const headers = given.headers as Record<string, string>;
    const body = typeof given.body === 'string' ? (JSON.parse(given.body) as unknown) : undefined;
    asked.push({ method: given.method!, path, body, language: headers['accept-language']! });
    const answer = answers[`${given.method} ${path}`];
    if (!answer) throw new TypeError('no network');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const posted = (path: string) => asked.filter((one) => one.method === 'POST' && one.path === path).map((one) => one.body);

describe('the start', () => {
  it('plays against a bot at one press', async () => {
    render(Start);
    await press('Play against a bot');
    await waitFor(() => expect(here.route).toEqual({ page: 'table', table: 'T' }));
    expect(posted('/api/tables')).toEqual([
      { edition: 'duel', seats: [{ player: 'person', name: '' }, { player: 'bot', bot: 'greedy' }], options: {}, pace: 0, lang: 'en' },
    ]);
  });

  it('explains a first game, against the weakest bot', async () => {
    render(Start);
    await press('Learn by playing');
    await waitFor(() => expect(here.route).toEqual({ page: 'table', table: 'T' }));
    expect(posted('/api/tables')).toMatchObject([{ seats: [{ player: 'person' }, { player: 'bot', bot: 'random' }] }]);
    expect(lessons.on).toBe(true);
  });

  it('fills a table of an edition for more players with bots, up to four', async () => {
    answers['GET /api/editions?lang=en'] = [200, [{ ...EDITION, edition: 'grand', seats: [3, 4] }]];
    render(Start);
    await press('Play against a bot');
    await waitFor(() => expect(posted('/api/tables')).toHaveLength(1));
    const bot = { player: 'bot', bot: 'greedy' };
    expect(posted('/api/tables')).toMatchObject([{ edition: 'grand', seats: [{ player: 'person' }, bot, bot, bot] }]);
  });

  it('says it when the server does not answer, and can be pressed again', async () => {
    delete answers['POST /api/tables'];
    render(Start);
    await press('Play against a bot');
    await waitFor(() => expect(toasts.list[0]?.text).toMatch(/does not answer/));
    expect(screen.getByRole('button', { name: 'Play against a bot' })).toHaveProperty('disabled', false);
  });

  it('lists the tables of this browser, those that wait for it first', async () => {
    const one = { edition: 'duel', holds: [0], over: false, updated: 0 };
    answers['GET /api/tables'] = [
      200,
      [
        { ...one, table: 'A', my_turn: false, updated: 9, info: info([seat(0, 'person', 'Ada'), seat(1, 'person', 'Bert', 5)]) },
        { ...one, table: 'B', my_turn: true, updated: 1, info: info([seat(0, 'person', 'Ada', 3), seat(1, 'person', 'Cleo')]) },
      ],
    ];
    render(Start);
    const links = await waitFor(() => {
      const found = screen.getAllByRole('listitem');
      expect(found).toHaveLength(2);
      return found;
    });
    expect(links[0]?.textContent).toMatch(/Ada and Cleo.*Your turn/s);
    expect(links[1]?.textContent).toMatch(/Ada and Bert.*Waiting for Bert/s);
  });

  it('says of a game that is over who has won it', async () => {
    const one = { edition: 'duel', holds: [0], my_turn: false, over: true, updated: 0 };
    const two = info([seat(0, 'person', 'Ada'), { ...seat(1, 'bot', ''), bot: 'greedy' }]);
    answers['GET /api/tables'] = [
      200,
      [
        { ...one, table: 'A', updated: 9, winner: 0, winners: [0], info: two },
        { ...one, table: 'B', updated: 8, winner: 1, winners: [1], info: two },
        { ...one, table: 'C', updated: 7, winner: 2, winners: [2], info: two },
        { ...one, table: 'D', updated: 6, winner: -1, winners: [], info: two },
        { ...one, table: 'E', updated: 5, winner: 0, winners: [0], holds: [0, 1], info: info([seat(0, 'person', 'Ada'), seat(1, 'person', '')]) },
      ],
    ];
    render(Start);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
    await waitFor(() => expect(screen.getAllByText('Adept won')).toHaveLength(1));
    const states = [...document.querySelectorAll('.state')].map((state) => state.textContent);
    expect(states).toEqual(['You won', 'Adept won', 'The Black Rose won', 'Over', 'Ada won']);
    expect(screen.getByText('Ada and Seat 2')).toBeTruthy();
  });

  it('offers every edition that the server lists', async () => {
    answers['GET /api/editions?lang=de'] = [200, [EDITION, { ...EDITION, edition: 'grand', name: 'Groß', seats: [2, 3, 4, 6] }]];
    await words.speak('de');
    render(Start);
    await fireEvent.click(await screen.findByRole('button', { name: 'Groß gegen drei Bots' }));
    await waitFor(() => expect(posted('/api/tables')).toHaveLength(1));
    expect(posted('/api/tables')).toMatchObject([{ edition: 'grand', seats: [{}, {}, {}, {}] }]);
  });

  it('lets in by a link that was pasted', async () => {
    render(Start);
    await fireEvent.input(screen.getByLabelText('Link or recovery code'), { target: { value: 'https://x.example/#/join/T/C' } });
    await press('Enter');
    expect(here.route).toEqual({ page: 'join', table: 'T', claim: 'C' });
  });

  it('gives a seat back for its code, and the new code with it', async () => {
    answers['POST /api/recover'] = [200, { table: 'T', seat: 0, recovery: 'NEW-CODE' }];
    render(Start);
    await fireEvent.input(screen.getByLabelText('Link or recovery code'), { target: { value: ' OLD-CODE ' } });
    await press('Enter');
    await waitFor(() => expect(screen.getByDisplayValue('NEW-CODE')).toBeTruthy());
    expect(posted('/api/recover')).toEqual([{ code: 'OLD-CODE' }]);
    await press('To the table');
    expect(here.route).toEqual({ page: 'table', table: 'T' });
  });

  it.each([
    ['', /Paste a link/],
    ['https://x.example/some/page', /only part of a link/],
  ])('sends nothing for %j and says why', async (text, why) => {
    render(Start);
    await fireEvent.input(screen.getByLabelText('Link or recovery code'), { target: { value: text } });
    await press('Enter');
    expect(screen.getByText(why)).toBeTruthy();
    expect(posted('/api/recover')).toEqual([]);
  });
});

describe('a new table', () => {
  async function open() {
    render(NewTable);
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2));
  }
  const radio = (at: number, name: string) => screen.getAllByRole('radio', { name })[at]!;

  it('is for me and a friend unless I say otherwise, and gives the link and my code', async () => {
    await open();
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Ada ' } });
    await press('Set the table');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The table is set' })).toBeTruthy());
    expect(screen.getByText('c0ffee')).toBeTruthy(); // before the first card is dealt
    expect(posted('/api/tables')).toEqual([
      {
        edition: 'duel',
        seats: [{ player: 'person', name: 'Ada', mage: '' }, { player: 'open', mage: '' }],
        options: {},
        pace: 0,
        lang: 'en',
      },
    ]);
    expect(screen.getByLabelText('Link for seat 2')).toHaveProperty('value', expect.stringContaining('#/join/T/CLAIM'));
    expect(screen.getByLabelText('Your recovery code')).toHaveProperty('value', 'MY-CODE');
    expect(screen.getByLabelText('Link for spectators')).toHaveProperty('value', expect.stringContaining('#/watch/T/WATCH'));
    expect(settings.name).toBe('Ada');
  });

  it('sends what was chosen: two at one screen, mages, options, the clock', async () => {
    await open();
    await fireEvent.click(radio(0, 'Here as well'));
    await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Bert' } });
    await fireEvent.change(screen.getAllByLabelText('Mage')[1]!, { target: { value: 'Ulrich' } });
    await fireEvent.change(screen.getByLabelText('Crown'), { target: { value: '1' } });
    expect(screen.getByText('The second seat begins.')).toBeTruthy();
    await fireEvent.change(screen.getByLabelText('Time for a decision'), { target: { value: '600' } });
    await press('Set the table');
    await waitFor(() => expect(posted('/api/tables')).toHaveLength(1));
    expect(posted('/api/tables')[0]).toMatchObject({
      seats: [{ player: 'person' }, { player: 'person', name: 'Bert', mage: 'Ulrich' }],
      options: { crown: '1' },
      pace: 600,
    });
  });

  it('offers a mage to one seat only', async () => {
    await open();
    await fireEvent.change(screen.getAllByLabelText('Mage')[0]!, { target: { value: 'Ulrich' } });
    const there = [...(screen.getAllByLabelText('Mage')[1] as HTMLSelectElement).options];
    expect(there.map((one) => [one.value, one.disabled])).toEqual([['', false], ['Ulrich', true], ['Bartholomew', false]]);
  });

  it('says what a bot is like', async () => {
    await open();
    await fireEvent.click(radio(1, 'A bot'));
    expect(screen.getByText('One step ahead.')).toBeTruthy();
    await fireEvent.change(screen.getByLabelText('Strength'), { target: { value: 'random' } });
    expect(screen.getByText('Any answer.')).toBeTruthy();
  });

  it('keeps what was filled in when it is refused', async () => {
    answers['POST /api/tables'] = [503, { code: 'full', text: 'The server is full.' }];
    await open();
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Ada' } });
    await press('Set the table');
    await waitFor(() => expect(screen.getByText('The server is full.')).toBeTruthy());
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Ada');
  });
});

describe('an invitation', () => {
  const rights = (holds: number[]) => ({
    info: info([seat(0, 'person', 'Ada'), seat(1, 'open', '')]), holds, host: false, watch: false, open: [],
  });

  it('says who invites, seats whoever accepts and shows the code to keep', async () => {
    answers['GET /api/tables/T'] = [200, rights([])];
    answers['POST /api/tables/T/claim'] = [200, { table: 'T', seat: 1, recovery: 'KEEP-ME' }];
    render(Join, { table: 'T', claim: 'C' });
    await waitFor(() => expect(screen.getByText('Ada invites you to a game of Black Rose (Duel).')).toBeTruthy());
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Bert' } });
    await press('Take the seat');
    await waitFor(() => expect(screen.getByDisplayValue('KEEP-ME')).toBeTruthy());
    expect(posted('/api/tables/T/claim')).toEqual([{ claim: 'C', name: 'Bert' }]);
  });

  it('that was used says so, in the words of the server and the language of the reader', async () => {
    answers['GET /api/tables/T'] = [200, rights([])];
    answers['POST /api/tables/T/claim'] = [404, { code: 'wrong-link', text: 'Not valid any more.' }];
    render(Join, { table: 'T', claim: 'C' });
    await waitFor(() => screen.getByLabelText('Your name'));
    await press('Take the seat');
    await waitFor(() => expect(screen.getByText('Not valid any more.')).toBeTruthy());
    expect(asked.every((one) => one.language === 'en')).toBe(true);
  });

  it('leads whoever sits there already to the table', async () => {
    answers['GET /api/tables/T'] = [200, rights([1])];
    render(Join, { table: 'T', claim: 'C' });
    await waitFor(() => screen.getByRole('button', { name: 'To the table' }));
    await press('To the table');
    expect(here.route).toEqual({ page: 'table', table: 'T' });
    expect(asked.some((one) => one.method === 'POST')).toBe(false);
  });
});

describe('a link for spectators', () => {
  it('lets in and leaves no secret in the address', async () => {
    answers['POST /api/tables/T/watch'] = [200, {}];
    render(Watch, { table: 'T', secret: 'S' });
    await waitFor(() => expect(location.hash).toBe('#/table/T'));
    expect(posted('/api/tables/T/watch')).toEqual([{ watch: 'S' }]);
  });

  it('that is not valid says so, and can be tried again', async () => {
    answers['POST /api/tables/T/watch'] = [404, { code: 'wrong-link', text: 'Not valid.' }];
    render(Watch, { table: 'T', secret: 'S' });
    await waitFor(() => expect(screen.getByText('Not valid.')).toBeTruthy());
    answers['POST /api/tables/T/watch'] = [200, {}];
    await press('Try again');
    await waitFor(() => expect(here.route).toEqual({ page: 'table', table: 'T' }));
  });
});
