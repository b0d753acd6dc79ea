// How the answers of a decision stand in the prompt: by what they are about, each with its number.
import type { CardRef, OptionShown } from '../wire';

export interface Numbered {
  option: OptionShown;
  /** From 1, over all groups: what is typed to choose it. */
  number: number;
}

export interface Group {
  name: string;
  options: Numbered[];
}

/** Answers that end, pass or refuse; they stand last and look quieter. */
const ENDINGS = new Set(['end', 'pass', 'later', 'nextround', 'stop', 'skip', 'nothing', 'no', 'done']);

export function ends(option: OptionShown): boolean {
  return ENDINGS.has(option.group);
}

/** The answers in groups, in the order in which the groups first appear, endings last. */
export function grouped(options: readonly OptionShown[]): Group[] {
  const groups = new Map<string, OptionShown[]>();
  for (const option of options) {
    const name = ends(option) ? 'ending' : option.group;
    const there = groups.get(name);
    if (there) there.push(option);
    else groups.set(name, [option]);
  }
  const ending = groups.get('ending');
  groups.delete('ending');
  if (ending) groups.set('ending', ending);
  let number = 0;
  return [...groups].map(([name, list]) => ({
    name,
    options: list.map((option) => ({ option, number: ++number })),
  }));
}

/** All answers in the order of their numbers. */
export function numbered(options: readonly OptionShown[]): Numbered[] {
  return grouped(options).flatMap((group) => group.options);
}

/** Whether an answer can be given by pointing at the board. */
function onBoard(option: OptionShown): boolean {
  return option.room >= 0 || option.model >= 0;
}

/** The answers that a card of the hand or a quest stands for. */
export function ofCard(options: readonly OptionShown[], kind: string, number: number): OptionShown[] {
  return options.filter((o) => o.card?.kind === kind && o.card.number === number && !onBoard(o));
}

/** Kinds of questions whose answers are cards to be read. */
const FACED = new Set([
  'mage', 'school', 'grimoire', 'discard', 'keep', 'put away', 'spell', 'upgrade', 'give up', 'quest', 'quest effect', 'event',
  'kind', 'jinx', 'react', 'take back', 'clean-up',
]);

export function faced(kind: string): boolean {
  return FACED.has(kind);
}

/** A card with every answer that is about it. */
export interface Faced {
  card: CardRef;
  options: Numbered[];
}

/** The answers by the cards they are about, in the order of the first answer of each; and the others. */
export function byCard(options: readonly OptionShown[]): { cards: Faced[]; others: Numbered[] } {
  const cards = new Map<string, Faced>();
  const others: Numbered[] = [];
  for (const one of numbered(options)) {
    const card = onBoard(one.option) ? null : one.option.card;
    if (!card) {
      others.push(one);
      continue;
    }
    const key = `${card.kind}.${card.number}.${card.side}.${one.option.slot}`;
    const there = cards.get(key);
    if (there) there.options.push(one);
    else cards.set(key, { card, options: [one] });
  }
  return { cards: [...cards.values()], others };
}

/** While drawn spells are looked at, putting one of the hand away is a side matter: those cards stand apart. */
export function putAside(kind: string, cards: readonly Faced[]): { cards: Faced[]; aside: Faced[] } {
  const aside = kind === 'keep' ? cards.filter((faced) => faced.options.every(({ option }) => option.group === 'away')) : [];
  return { cards: cards.filter((faced) => !aside.includes(faced)), aside };
}

/** Digits typed one after the other: a number is meant as soon as no longer one could be. */
export function typed(before: string, digit: string, count: number): { digits: string; number: number | null } {
  const digits = Number(before + digit) > count ? digit : before + digit;
  const number = Number(digits);
  if (number < 1 || number > count) return { digits: '', number: null };
  return number * 10 > count ? { digits: '', number } : { digits, number: null };
}
