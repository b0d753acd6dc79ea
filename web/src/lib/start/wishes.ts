// A new table as it is wished: who sits where, and which options there are for so many.
import type { AvatarOffered, EditionOffered, OptionOffered, SeatWish } from '../api';

export interface SeatChosen {
  who: 'me' | 'here' | 'friend' | 'bot';
  name: string;
  bot: string;
  mage: string;
}

export type Others = 'friend' | 'bot' | 'here';

/** More than this at a table wants to be chosen. */
const USUAL = 4;

/** How many usually play: four where there is room for them. */
export function usualSeats(edition: EditionOffered): number {
  const fitting = edition.seats.filter((number) => number <= USUAL);
  return Math.max(...(fitting.length ? fitting : edition.seats));
}

/** The strongest bot; they come with the weakest first. */
export function usualBot(edition: EditionOffered): string {
  return edition.bots.at(-1)?.bot ?? '';
}

/** Seats: one for me; of the others those that were there stay, and new ones are as the last of them. */
export function seated(edition: EditionOffered, number: number, before: readonly SeatChosen[], others: Others): SeatChosen[] {
  const fresh = (who: SeatChosen['who']): SeatChosen => ({ who, name: '', bot: usualBot(edition), mage: '' });
  return Array.from({ length: number }, (_, at) => before[at] ?? fresh(at === 0 ? 'me' : others));
}

/** A duel is for two friends, a table of four is filled with bots until somebody is invited. */
export function usualOthers(edition: EditionOffered): Others {
  return usualSeats(edition) > 2 ? 'bot' : 'friend';
}

/** All other seats alike. */
export function allAlike(seats: readonly SeatChosen[], others: Others): SeatChosen[] {
  return seats.map((seat) => (seat.who === 'me' ? seat : { ...seat, who: others }));
}

/** How the other seats are taken, if they are all taken alike. */
export function alike(seats: readonly SeatChosen[]): Others | '' {
  const ways = new Set(seats.filter((seat) => seat.who !== 'me').map((seat) => seat.who));
  return ways.size === 1 ? ([...ways][0] as Others) : '';
}

/** The options that can be set, with the values that make sense for so many seats. */
export function optionsFor(edition: EditionOffered, seats: number): OptionOffered[] {
  return edition.options
    .map((option) => (option.option === 'crown' ? { ...option, values: option.values.filter(({ value }) => fits(value, seats)) } : option))
    .filter((option) => option.values.length > 0)
    .sort((a, b) => Number(b.option === 'crown') - Number(a.option === 'crown'));
}

function fits(value: string, seats: number): boolean {
  return !/^\d+$/.test(value) || Number(value) < seats;
}

/** The mages that can be had with these options. */
export function magesFor(edition: EditionOffered, options: Readonly<Record<string, string>>): EditionOffered['mages'] {
  return edition.mages.filter((mage) => !mage.expansion || options['expansion'] === 'yes');
}

/** Numbers of seats there are mages for; an Avatar has seats of its own for people, and needs a mage that nobody plays. */
export function numbersFor(edition: EditionOffered, options: Readonly<Record<string, string>>, avatar?: AvatarOffered): number[] {
  const most = magesFor(edition, options).length;
  return avatar ? avatar.seats.filter((number) => number < most) : edition.seats.filter((number) => number <= most);
}

export function wish(seat: SeatChosen, name: string): SeatWish {
  const { mage } = seat;
  if (seat.who === 'bot') return { player: 'bot', bot: seat.bot, mage };
  if (seat.who === 'friend') return { player: 'open', mage };
  return { player: 'person', name: (seat.who === 'me' ? name : seat.name).trim(), mage };
}
