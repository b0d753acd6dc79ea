import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { boardLines, questLines, seatLines } from '../text/describing';
import { words } from '../words.svelte';
import Lodge from './Lodge.svelte';
import PieceCard from './PieceCard.svelte';
import RoomCard from './RoomCard.svelte';
import SeatPanel from './SeatPanel.svelte';
import TaskList from './TaskList.svelte';
import { litOf } from './lit';
import { progress, turnedOver } from './progress';
import { box, card, faction, model, room, shown, side, task } from './testing/table';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

const ABOMINATION = card('Abomination', { kind_code: 'evocation', group: 'construct', sides: [side('', ['It tramples.'])] });
const whole = () => ({ ...box(), cards: { ...box().cards, evocation: [...box().cards['evocation']!, ABOMINATION] } });

describe('a room that copies another', () => {
  const copying = room(1, { face: 'open', side: 1, copies: 3, colour: 'red' });
  const rooms = shown().rooms.map((one) => (one.at === 1 ? copying : one));

  it('is told on the Lodge, drawn and in words, and in text mode', () => {
    const state = shown({ rooms });
    render(Lodge, { shown: state, box: box(), lit: litOf([]), onchoose: () => {} });
    expect(screen.getByRole('button', { name: /^Crypt of the Saint\. red.*a copy: Sacral Summoner Room/ })).toBeTruthy();
    expect(document.querySelector('.copied')?.textContent).toContain('Sacral Summoner Room');
    expect(document.querySelectorAll('.copied')).toHaveLength(1);
    const lines = boardLines(state, box());
    expect(lines.filter((line) => line.includes('until the end of the round a copy: Sacral Summoner Room'))).toHaveLength(1);
  });

  it('has the effect of the other now, and none of its own', () => {
    render(RoomCard, { room: copying, card: box().cards['room']?.[1] ?? null, shown: shown({ rooms }), box: box() });
    expect(screen.getByText('until the end of the round a copy: Sacral Summoner Room')).toBeTruthy();
    const now = [...document.querySelectorAll('[aria-current]')];
    expect(now.map((one) => one.textContent)).toEqual([expect.stringContaining('Sacral Summoner Room stands again.')]);
  });

  it('is not told of one that copies none', () => {
    render(RoomCard, { room: room(1), card: box().cards['room']?.[1] ?? null, shown: shown(), box: box() });
    expect(screen.queryByText(/a copy/)).toBeNull();
    expect(document.querySelector('[aria-current]')?.textContent).toContain('Crypt of the Saint lies in ruins.');
  });
});

describe('a mage that is an Abomination too', () => {
  const abomination = model(0, { room: 1, also: 1 });
  const state = shown({ models: [abomination, model(1)] });

  it('is told and drawn on the Lodge', () => {
    render(Lodge, { shown: state, box: whole(), lit: litOf([]), onchoose: () => {} });
    expect(screen.getByRole('button', { name: 'Bartholomew, 10 of 10 health, counts as Abomination too' })).toBeTruthy();
    expect(document.querySelectorAll('.also')).toHaveLength(1);
  });

  it('shows the text of that evocation, and is told in text mode', () => {
    render(PieceCard, { model: abomination, card: null, box: whole(), shown: state });
    expect(screen.getByText('counts as Abomination too')).toBeTruthy();
    expect(screen.getByText('It tramples.')).toBeTruthy();
    expect(seatLines(state, whole(), [])[0]).toContain('counts as Abomination too');
    expect(seatLines(state, whole(), [])[1]).not.toContain('counts as');
  });
});

describe('a quest that is done within one round', () => {
  const doing = task(0, { shown: false, parts: [[1, 2], [1, 1]] });
  const done = task(0, { shown: false, parts: [[2, 2], [1, 1]], met: true });
  const table = (mine: typeof doing) => shown({ factions: [faction(0, { tasks: [mine] }), faction(1, { tasks: [task(-1, { shown: false })] }), faction(2)] });

  it('tells its owner how far each part has come', () => {
    render(TaskList, { shown: table(doing), box: box() });
    const parts = [...document.querySelectorAll('.parts span')];
    expect(parts.map((part) => [part.textContent, part.classList.contains('met')])).toEqual([['1 of 2', false], ['1 of 1', true]]);
    expect(screen.queryByText(/is shown as soon/)).toBeNull();
    expect(questLines(table(doing), box()).join('\n')).toContain('quest First Blood (active): 1 of 2, 1 of 1');
  });

  it('tells its owner that it is fulfilled and waits to be shown', () => {
    const state = table(done);
    render(TaskList, { shown: state, box: box() });
    expect(screen.getByText('fulfilled: is shown as soon as it may be')).toBeTruthy();
    cleanup();
    render(SeatPanel, { shown: state, box: box(), seat: 0 });
    const quests = screen.getByRole('list', { name: 'Quests' });
    expect(within(quests).getByRole('button').getAttribute('aria-label')).toContain('fulfilled: is shown as soon as it may be');
    expect(questLines(state, box()).join('\n')).toContain('fulfilled: is shown as soon as it may be');
  });

  it('tells nothing of it while the cards of its owner are turned over', () => {
    render(TaskList, { shown: table(done), box: box(), hidden: true });
    expect(screen.queryByText(/fulfilled/)).toBeNull();
    expect(document.querySelectorAll('.parts')).toHaveLength(0);
    expect(turnedOver(doing)).toEqual(turnedOver(done));
    expect(turnedOver({ ...done, shown: true })).toMatchObject({ met: true, quest: 0 });
  });

  it('is fulfilled once it was shown, where quests take no cubes, and solved where they do', () => {
    expect(progress(task(0, { state: 'solved' }))).toBe('');
    const tasks = [task(0, { state: 'solved' }), task(0, { state: 'solved', slots: 2, cubes: 0 })];
    render(SeatPanel, { shown: shown({ factions: [faction(0, { tasks }), faction(1), faction(2)] }), box: box(), seat: 0 });
    const said = within(screen.getByRole('list', { name: 'Quests' })).getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(said).toEqual(['First Blood: fulfilled', 'First Blood: solved, 0 of 2 cubes']);
  });
});

describe('discarded quests', () => {
  it('lie in the open, the newest first, and are told in text mode', () => {
    const cards = { ...box().cards, quest: [...box().cards['quest']!, card('Last Blood', { kind_code: 'quest' })] };
    const state = shown({ quest_deck: 12, quest_discards: [0, 1] });
    render(TaskList, { shown: state, box: { ...box(), cards } });
    const gone = screen.getByText('Discarded quests').closest('details')!;
    expect(gone.querySelector('p')?.textContent?.replace(/\s+/g, ' ').trim()).toBe('Last Blood, First Blood');
    expect(document.querySelector('.piles')?.textContent?.replace(/\s+/g, ' ').trim()).toBe('12 2');
    expect(questLines(state, { ...box(), cards })).toContain('Discarded quests: First Blood, Last Blood');
  });

  it('are not told of where there are none', () => {
    render(TaskList, { shown: shown(), box: box() });
    expect(document.querySelector('details')).toBeNull();
    expect(questLines(shown(), box()).join()).not.toContain('Discarded quests');
  });
});

it('text mode tells of block tokens, of trophies and of the tokens of rooms', () => {
  const factions = [faction(0, { blocks: ['move'], captured: [1], won: [4] }), faction(1), faction(2)];
  const rooms = shown().rooms.map((one) => ({ ...one, worth: one.at }));
  const line = seatLines(shown({ factions, rooms }), box(), [])[0];
  expect(line).toContain('cannot move until the end of the round');
  expect(line).toContain('Trophies taken from Ulrich');
  expect(line).toContain('Rooms won: Templar Treasure Room (4)');
});

it('no room is drawn over the token of another', () => {
  const rooms = shown().rooms.map((one) => ({ ...one, face: 'open' as const, worth: 3, token: 'up' as const }));
  render(Lodge, { shown: shown({ rooms }), box: box(), lit: litOf([]), onchoose: () => {} });
  const drawn = [...document.querySelectorAll('[data-board] .room, [data-board] .keystone')];
  const first = drawn.findIndex((one) => one.matches('.keystone'));
  expect(first).toBe(rooms.length);
  expect(drawn.slice(first).map((one) => one.textContent?.trim())).toEqual(rooms.map(() => '3'));
});

it('a room tells what its token is worth and who would win it, until it has collapsed', () => {
  const ranks = [{ cubes: 2, factions: [1, 0], power: 0 }];
  const standing = room(1, { face: 'open', worth: 3, cubes: [1, 1, 0, 0], ranks });
  const fallen = room(2, { face: 'collapsed', worth: 3, fills: false });
  const rooms = shown().rooms.map((one) => (one.at === 1 ? standing : one.at === 2 ? fallen : one));
  const lines = boardLines(shown({ rooms }), box());
  expect(lines[1]).toContain('its token is worth 3 at the end. most instability: Ulrich, Bartholomew');
  expect(lines[2]).not.toContain('worth');
  expect(lines[3]).not.toContain('worth');
});
