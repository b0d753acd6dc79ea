import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { popovers } from '../ui/popover.svelte';
import { words } from '../words.svelte';
import Lodge from './Lodge.svelte';
import { litOf } from './lit';
import { box, model, option, room, shown } from './testing/table';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

const MOVE = option('move:6', { room: 6, text: 'Move to the Abyss of Faith' });
const STRIKE = option('attack:1', { room: 1, model: 1, text: 'Attack Ulrich' });

function table(options = [MOVE, STRIKE]) {
  const state = shown({ models: [model(0, { room: 1 }), model(1, { room: 1, bar: [0, 2, 2] }), model(2, { room: 1 })] });
  state.rooms[1] = room(1, { cubes: [0, 0, 2] });
  state.rooms[2] = room(2, { face: 'available' });
  const onchoose = vi.fn();
  const onhover = vi.fn();
  render(Lodge, { shown: state, box: box(), lit: litOf(options), onchoose, onhover });
  return { onchoose, onhover };
}

const place = (name: RegExp) => screen.getByRole('button', { name });

describe('the Lodge says', () => {
  beforeEach(() => void table());

  it('of a room its name, colour, face, slots, cubes and who is there', () => {
    const name = place(/^Crypt of the Saint/).getAttribute('aria-label');
    expect(name).toContain('grey, destroyed');
    expect(name).toContain('3 of 6 slots filled');
    expect(name).toContain('2 cubes of Bartholomew, 1 cube of The Black Rose');
    expect(name).toContain('Here: Bartholomew, 10 of 10 health; Ulrich, 7 of 10 health');
  });

  it('of a lit room what choosing it does, of a rebuilt one that its effect is there', () => {
    expect(place(/^Abyss of Faith/).getAttribute('aria-label')).toContain('Choose: Move to the Abyss of Faith');
    expect(place(/^Templar Armory/).getAttribute('aria-label')).toContain('rebuilt, available');
  });

  it('where the Cells are', () => {
    expect(screen.getByRole('img', { name: 'Cell of Ulrich' })).toBeTruthy();
  });
});

describe('choosing on the Lodge', () => {
  it('is a press on a lit room or piece', async () => {
    const { onchoose } = table();
    await fireEvent.click(place(/^Abyss of Faith/));
    await fireEvent.click(place(/^Ulrich, 7 of 10 health/));
    expect(onchoose.mock.calls.map(([chosen]) => chosen.id)).toEqual(['move:6', 'attack:1']);
  });

  it.each(['Enter', ' '])('is the key "%s" as well', async (key) => {
    const { onchoose } = table();
    await fireEvent.keyDown(place(/^Abyss of Faith/), { key });
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(MOVE);
  });

  it('is not possible where nothing is lit: there a press tells about the room', async () => {
    const { onchoose } = table();
    expect(popovers.anchor).toBeNull();
    const library = place(/^Library of the Order/);
    await fireEvent.click(library);
    expect(onchoose).not.toHaveBeenCalled();
    expect(popovers.anchor).toBe(library);
  });

  it('asks which where one room has several answers, and can be left', async () => {
    const other = option('dummy:6', { room: 6, text: 'A dummy in the Abyss of Faith' });
    const { onchoose } = table([MOVE, other]);
    await fireEvent.click(place(/^Abyss of Faith.*2 choices here/));
    expect(onchoose).not.toHaveBeenCalled();
    const asked = screen.getByRole('dialog', { hidden: true });
    await fireEvent.keyDown(asked, { key: 'Escape' });
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await fireEvent.click(place(/^Abyss of Faith.*2 choices here/));
    await fireEvent.click(screen.getByRole('button', { name: /A dummy/, hidden: true }));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(other);
  });

  it('can be looked at first', async () => {
    const { onhover } = table();
    await fireEvent.focus(place(/^Abyss of Faith/));
    expect(onhover).toHaveBeenLastCalledWith(MOVE);
    await fireEvent.blur(place(/^Abyss of Faith/));
    expect(onhover).toHaveBeenLastCalledWith(null);
  });
});

describe('keys', () => {
  it('stop at what is lit, and arrows lead to every other room', async () => {
    table();
    expect(place(/^Abyss of Faith/).getAttribute('tabindex')).toBe('0');
    expect(place(/^Ulrich/).getAttribute('tabindex')).toBe('0');
    expect(place(/^Occult/).getAttribute('tabindex')).toBe('-1');
    place(/^Abyss of Faith/).focus();
    await fireEvent.keyDown(place(/^Abyss of Faith/), { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Occult/);
  });

  it('stop at one room at least where nothing is lit', () => {
    table([]);
    const stops = screen.getAllByRole('button').filter((button) => button.getAttribute('tabindex') === '0');
    expect(stops).toHaveLength(1);
  });
});
