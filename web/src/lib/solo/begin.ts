// A game alone against an Avatar: one that is set up as one likes, the game of the day, a prepared challenge.
import { api, type AvatarOffered, type EditionOffered, type SoloPrepared, type TableWish } from '../api';
import { settings } from '../settings.svelte';
import { words } from '../words.svelte';

/** Who one is: chance gives it, it is chosen in the game, or the name of a mage or a school. */
export const CHANCE = '';
export const LATER = '?';

export interface SoloWish {
  difficulty: string;
  mage: string;
  school: string;
  options: Record<string, string>;
}

/** The edition that has an Avatar, the first of them, with it. */
export function soloEdition(list: readonly EditionOffered[]): { edition: EditionOffered; avatar: AvatarOffered } | null {
  for (const edition of list) {
    const avatar = edition.avatars[0];
    if (avatar) return { edition, avatar };
  }
  return null;
}

/** What is offered without an expansion, or with it. */
export function had<T extends { expansion?: boolean }>(all: readonly T[], options: Readonly<Record<string, string>>): T[] {
  return all.filter((one) => !one.expansion || options['expansion'] === 'yes');
}

/** The table of a solo game as it is wished for. The set-up is asked for in the game only where something is left to it. */
export function soloTable(edition: EditionOffered, avatar: AvatarOffered, wish: SoloWish, chance: () => number = Math.random): TableWish {
  const asks = wish.mage === LATER || wish.school === LATER;
  const settled = (value: string, all: readonly string[]): string => {
    if (value === LATER) return '';
    // The set-up asks for everything or for nothing: beside what is asked, chance is ours to take.
    return value === CHANCE && asks ? (all[Math.floor(chance() * all.length)] ?? '') : value;
  };
  const mage = settled(wish.mage, had(edition.mages, wish.options).map((one) => one.mage));
  const school = settled(wish.school, had(edition.schools, wish.options).map((one) => one.school));
  const setup: Record<string, string> = edition.options.some(({ option }) => option === 'setup') ? { setup: asks ? 'choose' : 'random' } : {};
  return {
    edition: edition.edition,
    seats: [{ player: 'person', name: settings.name, mage }],
    options: { ...wish.options, ...setup, avatar: avatar.avatar, difficulty: wish.difficulty, ...(school ? { schools: school } : {}) },
    pace: 0,
    lang: words.language,
  };
}

async function set(wish: TableWish): Promise<string> {
  return (await api.newTable(wish)).table;
}

/** At one press: as it is usually played, mage and school by chance. */
export async function soloAtOnce(): Promise<string> {
  const found = soloEdition(await api.editions(words.language));
  if (!found) throw new Error('no edition has an Avatar');
  const { edition, avatar } = found;
  return set(soloTable(edition, avatar, { difficulty: avatar.usual, mage: CHANCE, school: CHANCE, options: {} }));
}

export async function soloAs(edition: EditionOffered, avatar: AvatarOffered, wish: SoloWish): Promise<string> {
  return set(soloTable(edition, avatar, wish));
}

/** A game that is set up already. */
export async function soloPrepared(prepared: Pick<SoloPrepared, 'edition'>, which: { day: string } | { challenge: string }): Promise<string> {
  const seat = { player: 'person' as const, name: settings.name };
  return set({ edition: prepared.edition, seats: [seat], options: {}, pace: 0, lang: words.language, ...which });
}
