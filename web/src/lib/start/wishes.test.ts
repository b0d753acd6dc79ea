import { describe, expect, it } from 'vitest';
import type { EditionOffered } from '../api';
import { alike, allAlike, magesFor, numbersFor, optionsFor, seated, usualOthers, usualSeats, wish } from './wishes';

const value = (text: string) => ({ value: text, name: text, text: '' });

function edition(more: Partial<EditionOffered> = {}): EditionOffered {
  return {
    edition: 'rebirth',
    name: 'Rebirth',
    text: '',
    seats: [2, 3, 4, 5],
    options: [
      { option: 'moons', name: '', text: '', values: [value('6-18-30'), value('4-12-20')] },
      { option: 'schools', name: '', text: '', values: [] },
      { option: 'crown', name: '', text: '', values: ['random', '0', '1', '2', '3', '4'].map(value) },
    ],
    mages: ['Rikkart', 'Gramigna', 'Arianna', 'Baron Doria', 'Mors'].map((mage) => ({ mage, name: mage, expansion: mage === 'Mors' })),
    bots: ['random', 'greedy'].map((bot) => ({ bot, name: bot, text: '' })),
    avatars: [],
    schools: [],
    ...more,
  };
}

describe('a new table', () => {
  it('is for four against bots where there is room, and for two friends in a duel', () => {
    expect([usualSeats(edition()), usualOthers(edition())]).toEqual([4, 'bot']);
    expect([usualSeats(edition({ seats: [2] })), usualOthers(edition({ seats: [2] }))]).toEqual([2, 'friend']);
  });

  it('keeps whoever was seated when more come', () => {
    const two = seated(edition(), 2, [], 'bot');
    two[1]!.who = 'friend';
    expect(seated(edition(), 3, two, 'here').map((seat) => seat.who)).toEqual(['me', 'friend', 'here']);
    expect(two[1]!.bot).toBe('greedy');
  });

  it('fills all other seats alike at one press', () => {
    const seats = seated(edition(), 3, [], 'bot');
    expect(alike(seats)).toBe('bot');
    seats[1]!.who = 'friend';
    expect(alike(seats)).toBe('');
    expect(alike(allAlike(seats, 'here'))).toBe('here');
    expect(allAlike(seats, 'here')[0]!.who).toBe('me');
  });

  it('offers the crown only to seats that are there, first of all, and no option without a value', () => {
    const [crown, moons, ...more] = optionsFor(edition(), 3);
    expect(crown?.values.map((one) => one.value)).toEqual(['random', '0', '1', '2']);
    expect(moons?.option).toBe('moons');
    expect(more).toEqual([]);
  });

  it('has the mages of the expansion only with it, and no more seats than mages', () => {
    expect(magesFor(edition(), {})).toHaveLength(4);
    expect(numbersFor(edition(), {})).toEqual([2, 3, 4]);
    expect(numbersFor(edition(), { expansion: 'yes' })).toEqual([2, 3, 4, 5]);
  });

  it('tells the server who sits where', () => {
    const seat = { who: 'me' as const, name: 'x', bot: 'greedy', mage: '' };
    expect(wish(seat, ' Ada ')).toEqual({ player: 'person', name: 'Ada', mage: '' });
    expect(wish({ ...seat, who: 'here', name: 'Bea' }, 'Ada')).toEqual({ player: 'person', name: 'Bea', mage: '' });
    expect(wish({ ...seat, who: 'bot' }, 'Ada')).toEqual({ player: 'bot', bot: 'greedy', mage: '' });
    expect(wish({ ...seat, who: 'friend' }, 'Ada')).toEqual({ player: 'open', mage: '' });
  });
});
