import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { words } from '../words.svelte';
import RoomCard from './RoomCard.svelte';
import { box, room, shown } from './testing/table';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

function about(more: Parameters<typeof room>[1]): string[] {
  render(RoomCard, { room: room(1, more), card: box().cards['room']?.[1] ?? null, shown: shown(), box: box() });
  return screen.queryAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim() ?? '');
}

describe('what is told of a room', () => {
  it('is who would be paid for it, by place', () => {
    const ranks = [
      { cubes: 2, factions: [1], power: 4 },
      { cubes: 1, factions: [0, 2], power: 1 },
    ];
    const [first, second] = about({ cubes: [1, 1, 0, 2], ranks });
    expect(first).toMatch(/^1 Ulrich × 2 .*4/);
    expect(second).toMatch(/^2 Bartholomew, The Black Rose × 1 .*1/);
  });

  it('is what it pays while it is empty', () => {
    expect(about({})).toEqual([]);
    expect(screen.getByText(/4.*2.*1/)).toBeTruthy();
  });
});
