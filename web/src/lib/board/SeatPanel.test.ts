import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SeatInfo } from '../wire';
import { words } from '../words.svelte';
import QuestList from './QuestList.svelte';
import SeatPanel from './SeatPanel.svelte';
import Track from './Track.svelte';
import { litQuests, litSlots } from './lit';
import { box, faction, model, option, shown, slot, task, track } from './testing/table';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

const INFO: SeatInfo = { seat: 0, player: 'person', name: 'Ada', bot: '', stands_in: false, online: true, since: 0 };
const SLOTS = [
  slot(0),
  slot(1, { state: 'ready' }),
  slot(2, { state: 'revealed', card: 0, side: 1 }),
];

function panel(info: Partial<SeatInfo> = {}, seat = 0) {
  const state = shown({
    factions: [faction(0, { slots: SLOTS, crown: true, power: 7, trophies: 1 }), faction(1), faction(2)],
    models: [model(0, { bar: [1, 2, 2] }), model(1), model(2, { room: 3, upgrade: 0, control: 1 })],
  });
  render(SeatPanel, { shown: state, box: box(), seat, info: { ...INFO, ...info }, topics: { 'figure.trophies': 'DEF.18' } });
  return screen.getByRole('region', { name: /Bartholomew/ });
}

describe('a seat', () => {
  it('tells who sits there, and the crown', () => {
    const seat = panel();
    expect(within(seat).getByText('Ada')).toBeTruthy();
    expect(within(seat).getByRole('img', { name: 'at the table' })).toBeTruthy();
    expect(within(seat).getByRole('img', { name: 'holds the Crown' })).toBeTruthy();
  });

  it('tells of a bot that stands in and of a person who is away', () => {
    expect(within(panel({ bot: 'greedy', stands_in: true })).getByRole('img', { name: 'greedy stands in' })).toBeTruthy();
    cleanup();
    expect(within(panel({ online: false })).getByRole('img', { name: 'away' })).toBeTruthy();
  });

  it('tells health and whose damage it is', () => {
    const bar = within(panel()).getByRole('img', { name: /7 of 10 health/ });
    expect(bar.getAttribute('aria-label')).toContain('1 cube of Ulrich, 2 cubes of The Black Rose');
  });

  it('names a revealed spell and keeps a hidden one hidden', () => {
    const seat = panel();
    expect(within(seat).getByRole('img', { name: 'Q: empty' })).toBeTruthy();
    expect(within(seat).getByRole('img', { name: 'I: face down, ready' })).toBeTruthy();
    expect(within(seat).getByRole('button', { name: 'II Tremor (Dark): revealed' })).toBeTruthy();
  });

  it('names every count', () => {
    const counts = within(panel()).getByRole('group');
    const names = within(counts).getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toContain('Hand: 3');
    expect(names).toContain('Trophies: 1');
    expect(names).toHaveLength(7);
  });

  it('lists evocations with their upgrade and who controls them', () => {
    const seat = panel();
    expect(within(seat).getByRole('button', { name: 'Templar' })).toBeTruthy();
    expect(within(seat).getByRole('button', { name: 'Bone Shield' })).toBeTruthy();
    expect(within(seat).getByText('controlled by Ulrich')).toBeTruthy();
  });
});

it('a slot that answers is lit and chosen by pressing it; one that does not tells its card', async () => {
  const state = shown({ factions: [faction(0, { slots: SLOTS.map((slot) => ({ ...slot, card: 0, side: 0 })) }), faction(1), faction(2)] });
  const [onchoose, onabout] = [vi.fn(), vi.fn()];
  const reveal = option('cast:1', { slot: 1, text: 'Cast Tremor' });
  render(SeatPanel, { shown: state, box: box(), seat: 0, lit: litSlots([reveal, option('plan:2:0:0', { slot: 2, group: 'plan' })]), onchoose, onabout });
  await fireEvent.click(screen.getByRole('button', { name: /^I Tremor .*Cast Tremor$/ }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(reveal);
  await fireEvent.click(screen.getByRole('button', { name: /^II Tremor/ }));
  expect(onchoose).toHaveBeenCalledOnce();
  expect(onabout).toHaveBeenCalledOnce();
  expect(document.querySelectorAll('.slot.lit')).toHaveLength(1);
});

it('a slot with several answers lays them out, and none is given by the first press', async () => {
  const state = shown({ factions: [faction(0, { slots: SLOTS.map((slot) => ({ ...slot, card: 0, side: 0 })) }), faction(1), faction(2)] });
  const onchoose = vi.fn();
  const cast = option('cast:1', { slot: 1, text: 'Cast Tremor' });
  const momentum = option('momentum:1', { slot: 1, text: 'Discard Tremor' });
  render(SeatPanel, { shown: state, box: box(), seat: 0, lit: litSlots([cast, momentum]), onchoose });
  await fireEvent.click(screen.getByRole('button', { name: /^I Tremor/ }));
  expect(onchoose).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText('Cast Tremor'));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(cast);
});

it('a slot that answers is a button also while its card is not to be seen', async () => {
  const onchoose = vi.fn();
  const discard = option('slot:1', { slot: 1, text: 'The spell in slot I' });
  render(SeatPanel, { shown: shown({ factions: [faction(0, { slots: SLOTS }), faction(1), faction(2)] }), box: box(), seat: 0, lit: litSlots([discard]), onchoose });
  await fireEvent.click(screen.getByRole('button', { name: /^I: face down, ready\. .*The spell in slot I$/ }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(discard);
});

it('a quest that can be claimed is claimed where it lies', async () => {
  const onchoose = vi.fn();
  const claim = option('claim:0', { text: 'Claim First Blood', card: { kind: 'quest', number: 0, side: -1, sentence: -1 } });
  render(QuestList, { shown: shown({ quests: [{ quest: 0, claimed: -1 }] }), box: box(), lit: litQuests([claim, option('pass')]), onchoose });
  await fireEvent.click(screen.getByRole('button', { name: 'Claim First Blood' }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(claim);
  expect(document.querySelectorAll('li.lit')).toHaveLength(1);
});

it('nothing is told of health before there is a mage', () => {
  render(SeatPanel, { shown: shown({ models: [model(0, { health: 0 })] }), box: box(), seat: 0 });
  expect(screen.queryByRole('img', { name: /health/ })).toBeNull();
});

it('the track tells everybody’s power in words, the most first', () => {
  render(Track, { factions: [faction(0, { power: 3 }), faction(1, { power: 8 }), faction(2, { power: 5 })], track: track() });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    'Ulrich 8',
    'The Black Rose 5',
    'Bartholomew 3',
  ]);
});

describe('a seat of Rebirth', () => {
  const factions = [
    faction(0, { slots: SLOTS, tasks: [task(0, { slots: 3, cubes: 1 }), task(-1, { moon: 2, shown: false })], captured: [1], destiny: [2, 2] }),
    faction(1, { slots: [slot(1, { state: 'active', waits: 'trap' })] }),
    faction(2),
  ];
  const models = [model(0), model(1), model(5, { owner: 2, control: 2, haunts: 0, health: 0, name: 'Umbra' })];

  it('tells of quests, trophies by whose they are, Destiny and what haunts the mage', () => {
    render(SeatPanel, { shown: shown({ factions, models }), box: box(), seat: 0 });
    const quests = screen.getByRole('list', { name: 'Quests' });
    expect(within(quests).getByRole('button').getAttribute('aria-label')).toBe('First Blood: active, 1 of 3 cubes');
    expect(within(quests).getByRole('img').getAttribute('aria-label')).toBe('Hidden quest, moon 2: active');
    expect(screen.getByText('Trophies taken from Ulrich')).toBeTruthy();
    expect(screen.getByText('Destiny of The Black Rose, The Black Rose')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Assigned' })).toBeTruthy();
  });

  it('tells of a face-down spell that waits whether it is a trap', () => {
    render(SeatPanel, { shown: shown({ factions, models }), box: box(), seat: 1 });
    expect(screen.getByRole('img', { name: /a trap waits/ })).toBeTruthy();
  });

  it('unfolds with one press', async () => {
    render(SeatPanel, { shown: shown({ factions, models }), box: box(), seat: 0, foldable: true });
    expect(screen.queryByRole('group', { name: 'Counts' })).toBeNull();
    const fold = screen.getByRole('button', { name: /Unfold Bartholomew/ });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await fireEvent.click(fold);
    expect(screen.getByRole('group', { name: 'Counts' })).toBeTruthy();
    expect(fold.getAttribute('aria-expanded')).toBe('true');
  });
});

it('the track tells the moon, when the next one rises, and the last round', () => {
  render(Track, { factions: [faction(0)], track: track({ top: 35, moon: 2, moons: [6, 18], end: 30, last: true }) });
  expect(screen.getByText('Moon 2')).toBeTruthy();
  expect(screen.getByText('Last round')).toBeTruthy();
  expect([...document.querySelectorAll('.rises')].map((mark) => mark.textContent?.trim())).toEqual(['6', '18', '30']);
});
