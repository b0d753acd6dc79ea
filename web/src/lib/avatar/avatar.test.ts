// An Avatar at the table: its panel, how it chose, and what of it is on the board.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Lodge from '../board/Lodge.svelte';
import Track from '../board/Track.svelte';
import { box, card, faction, model, room, shown, side, track } from '../board/testing/table';
import { seatLines } from '../text/describing';
import { avatarLines } from '../text/avatar';
import type { AvatarShown, ChoiceShown, Shown } from '../wire';
import { words } from '../words.svelte';
import AvatarPanel from './AvatarPanel.svelte';
import AvatarStrip from './AvatarStrip.svelte';
import { Lighting } from './lighting.svelte';
import { signed } from './margin';
import { weighedOf } from './weighing';

const CHOICE: ChoiceShown = {
  number: 7,
  what: 'model',
  priority: 'B',
  command: 0,
  steps: [
    {
      criterion: 'nearest',
      name: 'nearest',
      text: 'Nearest: Bartholomew 1, Ulrich 1.',
      figures: [
        { which: 0, figure: 1, left: true, name: 'Bartholomew' },
        { which: 1, figure: 1, left: true, name: 'Ulrich' },
      ],
    },
    {
      criterion: 'power',
      name: 'most power',
      text: 'Most power: Bartholomew 3, Ulrich 5 → Ulrich.',
      figures: [
        { which: 0, figure: 3, left: false, name: 'Bartholomew' },
        { which: 1, figure: 5, left: true, name: 'Ulrich' },
      ],
    },
  ],
  chosen: 1,
  tied: [],
  asked: -1,
  text: 'Nearest: equal. Most power: Ulrich.',
  rule: 'AVA.10',
};

function avatar(more: Partial<AvatarShown> = {}): AvatarShown {
  return {
    seat: 2,
    avatar: 0,
    name: 'The Possessed',
    difficulty: 'legend',
    difficulty_name: 'Legend',
    own_difficulty: true,
    decks: [9, 12, 11],
    moon: 0,
    commands: 4,
    left: 2,
    armed: { type: 'trap', mark: 'damaged', text: 'It is set off by damage.', rule: 'AVA.7', ready: true },
    used: [1],
    running: null,
    choice: CHOICE,
    priorities: [{ letter: 'A', criteria: ['damage', 'nearest', 'power'], text: 'most damage, nearest, most power' }],
    events: [3, 4, 4],
    margins: [-2, 5],
    together: false,
    ...more,
  };
}

function table(more: Partial<AvatarShown> = {}, rest: Partial<Shown> = {}): Shown {
  return shown({
    factions: [faction(0, { power: 3 }), faction(1, { power: 10 }), faction(2, { name: 'The Possessed', avatar: 0, mage: -1, power: 5, cell: 2 })],
    models: [model(0, { room: 1 }), model(1, { room: 2 }), model(2, { room: 0, mage: true, avatar: 0, card: -1, name: 'The Possessed', owner: 2, control: 2, health: 12, bar: [0] })],
    avatar: avatar(more),
    ...rest,
  });
}

function boxed() {
  const all = box();
  all.cards['avatar'] = [card('The Possessed', { sides: [side('Dominion', ['It leaves its Cell.'])] })];
  all.cards['command'] = [
    card('Corrupted Ray', { figures: { moon: 1, avatar: 0 }, sides: [side('Physical action', ['It moves.', 'It strikes.']), side('Spell', ['It inflicts 2.']), side('Armed back', ['It takes a trophy.'])] }),
    card('Revenge', { figures: { moon: 2, avatar: 0 } }),
  ];
  all.layouts['3'] = { rooms: all.layouts['2']!.rooms, cells: [...all.layouts['2']!.cells, [2, -1]] };
  return all;
}

beforeEach(() => words.speak('en'));
afterEach(cleanup);

describe('the panel of an Avatar', () => {
  it('tells its difficulty, its commands, its decks, and what the top back is set off by', () => {
    render(AvatarPanel, { shown: table(), box: boxed(), avatar: avatar() });
    expect(screen.getByText(/Legend/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'our own, not from the book' })).toBeTruthy();
    expect(screen.getByText('2 of 4 commands left this round')).toBeTruthy();
    const decks = screen.getByRole('list', { name: 'Command decks by moon' });
    expect([...decks.querySelectorAll('b')].map((one) => one.textContent)).toEqual(['9', '12', '11']);
    expect(document.querySelector('[data-armed="trap"]')?.textContent).toContain('It is set off by damage.');
    expect(document.querySelector('[data-armed] em')).toBeNull();
    expect(screen.getByText('Dominion')).toBeTruthy();
    expect(screen.getByText('most damage, nearest, most power')).toBeTruthy();
  });

  it('lists what may lie in its decks, moon by moon', () => {
    render(AvatarPanel, { shown: table(), box: boxed(), avatar: avatar() });
    const moons = [...document.querySelectorAll('[data-all-commands] dd')].map((one) => one.textContent?.trim());
    expect(moons).toEqual(['Corrupted Ray', 'Revenge', '']);
    expect(document.querySelector('[data-all-commands] .gone')?.textContent).toBe('Revenge');
  });

  it('does not threaten with a back that cannot be set off, and says how many commands there are while none are counted', () => {
    const now = avatar({ armed: { ...avatar().armed, ready: false } });
    render(AvatarPanel, { shown: { ...table(), phase: 'study', avatar: now }, box: boxed(), avatar: now });
    expect(document.querySelector('[data-armed]')?.textContent).toContain('its commands are used up');
    expect(screen.getByText('4 commands in each round')).toBeTruthy();
  });

  it('shows the command that is carried out, with the sentence that works', () => {
    const now = avatar({ running: { command: 0, part: 0, armed: false, parts: ['running', 'waiting', 'left out'] } });
    const resolving = [{ card: { kind: 'command', number: 0, side: 0, sentence: 1 }, by: 2, model: -1, room: -1 }];
    render(AvatarPanel, { shown: { ...table(), avatar: now, resolving }, box: boxed(), avatar: now });
    const command = screen.getByRole('region', { name: 'Carried out now' });
    expect([...command.querySelectorAll('li')].map((one) => one.className.split(' ')[0])).toEqual(['running', 'waiting', 'left-out']);
    expect(command.querySelector('mark')?.textContent).toBe('It strikes.');
  });

  it('tells the card it turned last where none runs', () => {
    render(AvatarPanel, { shown: table(), box: boxed(), avatar: avatar() });
    expect(screen.getByRole('region', { name: 'Latest command' }).textContent).toContain('Revenge');
  });
});

describe('why it chose so', () => {
  it('is told criterion by criterion, with the rule', () => {
    render(AvatarPanel, { shown: table(), box: boxed(), avatar: avatar() });
    const why = screen.getByRole('region', { name: 'Why it chose so' });
    expect([...why.querySelectorAll('li')].map((one) => one.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'nearest Bartholomew 1, Ulrich 1',
      'most power Bartholomew 3, Ulrich 5',
    ]);
    expect(why.querySelector('.outcome')?.textContent).toContain('Ulrich is chosen');
    expect(screen.getByRole('link', { name: 'Rule AVA.10' })).toBeTruthy();
  });

  it('says that the crown decides where all is equal, and who is equal', () => {
    const tied = avatar({ choice: { ...CHOICE, steps: CHOICE.steps.slice(0, 1), chosen: -1, tied: [0, 1], asked: 0 } });
    render(AvatarPanel, { shown: table(), box: boxed(), avatar: tied });
    expect(screen.getByText(/Equal by all: Bartholomew, Ulrich\. The crown holder chooses\./)).toBeTruthy();
  });

  it('tells many that were out together', () => {
    const figures = Array.from({ length: 8 }, (_, which) => ({ which, figure: which === 0 ? 4 : which % 2, left: which === 0, name: `Room ${which}` }));
    const choice = { ...CHOICE, what: 'room', steps: [{ criterion: 'mages', name: 'most mages', text: '', figures }], chosen: 0 };
    render(AvatarPanel, { shown: table(), box: boxed(), avatar: avatar({ choice }) });
    expect(screen.getByText('7 others: 0–1')).toBeTruthy();
    expect(screen.queryByText('Room 3')).toBeNull();
  });

  it('lights the board up: what was compared, with its figures, and what was taken', () => {
    render(Lodge, { shown: table(), box: boxed(), lit: new Map(), weighed: weighedOf(CHOICE), onchoose: () => {} });
    const marks = [...document.querySelectorAll('[data-weighed-at]')];
    expect(marks.map((one) => [one.getAttribute('data-weighed-at'), one.textContent?.trim(), one.classList.contains('chosen'), one.classList.contains('out')])).toEqual([
      ['model:0', '1 · 3', false, true],
      ['model:1', '1 · 5', true, false],
    ]);
  });

  it('does so for rooms as well, and not at all without a choice', () => {
    const choice = { ...CHOICE, what: 'room', steps: [{ ...CHOICE.steps[0]!, figures: [{ which: 3, figure: 2, left: true, name: '' }] }], chosen: 3 };
    render(Lodge, { shown: table(), box: boxed(), lit: new Map(), weighed: weighedOf(choice), onchoose: () => {} });
    expect(document.querySelector('[data-weighed-at]')?.getAttribute('data-weighed-at')).toBe('room:3');
    expect(weighedOf(null).size).toBe(0);
  });

  it('is on the board as it happens, until the table goes on, and again when it is wanted', async () => {
    const lighting = new Lighting();
    lighting.look(1, CHOICE);
    expect(lighting.on).toBe(false); // it had gone by before the reader came
    lighting.look(2, { ...CHOICE, number: 8 });
    expect(lighting.on).toBe(true);
    lighting.look(3, { ...CHOICE, number: 8 });
    expect(lighting.on).toBe(false);
    render(AvatarPanel, { shown: table(), box: boxed(), avatar: avatar(), lighting });
    await fireEvent.click(screen.getByRole('button', { name: 'Show on the board' }));
    expect(lighting.on).toBe(true);
    lighting.look(4, { ...CHOICE, number: 9 });
    expect(lighting.held).toBe(false);
  });
});

describe('the Avatar in one line', () => {
  it('tells a short comparison whole, and of many what came of it', async () => {
    const opened = vi.fn();
    const { rerender } = render(AvatarStrip, { shown: table(), box: boxed(), avatar: avatar(), onopen: opened });
    expect(screen.getByRole('button').textContent).toContain('Most power: Bartholomew 3, Ulrich 5 → Ulrich.');
    const figures = Array.from({ length: 8 }, (_, which) => ({ which, figure: which, left: which === 7, name: `Room ${which}` }));
    const choice = { ...CHOICE, what: 'room', steps: [{ criterion: 'mages', name: 'most mages', text: 'a long line', figures }], chosen: 7 };
    await rerender({ shown: table(), box: boxed(), avatar: avatar({ choice }), onopen: opened });
    expect(screen.getByRole('button').textContent).toContain('→ Room 7');
    expect(screen.getByRole('button').textContent).not.toContain('a long line');
    await fireEvent.click(screen.getByRole('button'));
    expect(opened).toHaveBeenCalled();
  });
});

describe('how far ahead of it everybody is', () => {
  it('stands beside their power', () => {
    const now = table();
    render(Track, { factions: now.factions, track: track(), avatar: now.avatar });
    expect(screen.getByRole('img', { name: '2 power behind The Possessed' }).textContent).toBe('−2');
    expect(screen.getByRole('img', { name: '5 power ahead of The Possessed' }).textContent).toBe('+5');
    expect(document.querySelectorAll('[data-ahead]')).toHaveLength(2);
    expect(signed(0)).toBe('0');
  });
});

describe('the Avatar in text mode', () => {
  it('is told with its choice, and stands among the seats', () => {
    const lines = avatarLines(table({}, { goal: { challenge: 'x', name: 'The First Thorn', text: '', state: 'open', lines: [{ text: 'Win.', state: 'open', figure: 1, needed: 3 }] } }), boxed());
    const now = avatarLines(table(), boxed()).join('\n');
    expect(now).toContain('The Possessed: Legend (our own, not from the book)');
    expect(now).toContain('Bartholomew: 2 power behind The Possessed');
    expect(now).toContain('Why it chose so: Corrupted Ray: Nearest: equal. Most power: Ulrich. (AVA.10)');
    expect(now).toContain('Memories: Revenge');
    expect(lines.length).toBeGreaterThan(0);
    expect(avatarLines(shown(), box())).toEqual(['No Avatar plays here.']);
    expect(seatLines(table(), boxed(), []).at(-1)).toContain('11 of 12 health');
  });

  it('comes with the goal of a challenge', () => {
    const goal = { challenge: 'x', name: 'The First Thorn', text: '', state: 'open', lines: [{ text: 'Win.', state: 'met', figure: 1, needed: 3 }] };
    const lines = avatarLines({ ...table(), goal, rooms: [room(0)] }, boxed());
    expect(lines.slice(-2)).toEqual(['Goal of the challenge: The First Thorn, open', 'Win. (1 of 3): met']);
  });
});
