import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { words } from '../words.svelte';
import EventBoard from './EventBoard.svelte';
import TaskList from './TaskList.svelte';
import { met, ownElements, revealedElements } from './enhancing';
import { inForce } from './events';
import { SIZE, pieceSpots } from './geometry';
import { counted } from './piles';
import { GLYPHS, hue } from './seats';
import { modelLabel } from './telling';
import { box, card, faction, model, shown, side, slot, task } from './testing/table';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

describe('an Enhancement', () => {
  it('needs a spell for each of its elements', () => {
    expect(met(['water', 'water'], ['water', 'fire'])).toEqual([true, false]);
    expect(met(['water', 'earth'], ['earth', 'water'])).toEqual([true, true]);
  });

  it('takes a spell of any element where no other serves', () => {
    expect(met(['water', 'earth'], ['any', 'water'])).toEqual([true, true]);
    expect(met(['water', 'earth'], ['any'])).toEqual([true, false]);
  });

  it('counts revealed spells alone, and never the spell itself', () => {
    const slots = [slot(0, { state: 'revealed', card: 0, side: 0 }), slot(1, { state: 'revealed', card: 0, side: 1 }), slot(2, { state: 'ready', card: 0, side: 0 })];
    expect(revealedElements(slots, box())).toEqual(['earth', 'fire']);
    expect(revealedElements(slots, box(), 1)).toEqual(['earth']);
    expect(ownElements(shown({ factions: [faction(0, { slots }), faction(1), faction(2)] }), box())).toEqual(['earth', 'fire']);
  });
});

describe('event cards', () => {
  it('work in their phase, or always; an instant one never lies in force', () => {
    const event = (group: string) => card('Battle', { group });
    expect(inForce(event('action'), 'action')).toBe(true);
    expect(inForce(event('action'), 'study')).toBe(false);
    expect(inForce(event('always'), 'study')).toBe(true);
    expect(inForce(event('instant'), 'study')).toBe(false);
  });

  it('lie in three slots; what works now is marked', () => {
    const cards = [card('Battle', { group: 'action', sides: [side('', ['Each mage suffers.'])] }), card('Eclipse', { group: 'study' })];
    const whole = { ...box(), cards: { ...box().cards, 'event card': cards } };
    render(EventBoard, { shown: shown({ board: [-1, 0, 1], event_deck: 9, event_discards: [1] }), box: whole });
    const slots = screen.getAllByRole('listitem');
    expect(slots.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    expect(slots[0]?.textContent).toContain('No event lies here.');
    expect(slots[1]?.textContent).toContain('works now');
  });
});

describe('quests of a mage’s own', () => {
  const factions = [faction(0, { tasks: [task(0, { shown: false })] }), faction(1, { tasks: [task(-1, { moon: 3, shown: false })] }), faction(2)];

  it('are told in full to their owner, and as backs to the others', () => {
    render(TaskList, { shown: shown({ seat: 0, factions }), box: box() });
    expect(screen.getByText('You defeat another mage.')).toBeTruthy();
    expect(screen.getByText('Hidden quest, moon 3')).toBeTruthy();
  });

  it('are backs to everybody while their cards are turned over', () => {
    render(TaskList, { shown: shown({ seat: 0, factions }), box: box(), hidden: true });
    expect(screen.queryByText('You defeat another mage.')).toBeNull();
    expect(screen.getByText('Hidden quest, moon 1')).toBeTruthy();
  });
});

it('an evocation put on a mage says to whom it is assigned', () => {
  expect(modelLabel(model(5, { name: 'Umbra', health: 0, haunts: 1 }), shown(), box())).toBe('Umbra, assigned to Ulrich');
});

it('many pieces in one room stay inside it, in two rows of evocations', () => {
  const spots = pieceSpots(4, 8);
  const inside = Math.sqrt(3) / 2;
  for (const spot of [...spots.mages, ...spots.evocations]) {
    expect(Math.hypot(spot.x, spot.y)).toBeLessThan(SIZE * inside);
  }
  expect(new Set(spots.evocations.map((spot) => spot.y)).size).toBe(2);
});

it('six seats have six signs and six colours', () => {
  expect(Object.keys(GLYPHS)).toEqual(['sun', 'moon', 'leaf', 'star', 'key', 'bell', 'rose']);
  expect(new Set([0, 1, 2, 3, 4, 5].map((number) => hue(faction(number, { rose: false })))).size).toBe(6);
});

it('a pile is counted card by card', () => {
  expect(counted([3, 1, 3])).toEqual([
    [3, 2],
    [1, 1],
  ]);
});
