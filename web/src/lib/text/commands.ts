// What is typed in text mode: the number of an answer, or a command with what it is about.
import { latin } from '../table/latin';

export const COMMANDS = ['l', 'b', 'h', 's', 'q', 'u', 'o', 'r', 't', 'w', 'a', 'y', 'n', '?'] as const;
export type Command = (typeof COMMANDS)[number];

export type Typed =
  | { kind: 'nothing' }
  | { kind: 'number'; number: number }
  | { kind: 'command'; command: Command; about: string }
  | { kind: 'words'; words: string };

export function read(text: string): Typed {
  const line = text.trim();
  if (line === '') return { kind: 'nothing' };
  if (/^\d+$/.test(line)) return { kind: 'number', number: Number(line) };
  const [first = '', ...rest] = line.split(/\s+/);
  const letter = first.length === 1 ? latin(first.toLowerCase()) : '';
  if ((COMMANDS as readonly string[]).includes(letter)) {
    return { kind: 'command', command: letter as Command, about: rest.join(' ') };
  }
  return { kind: 'words', words: line };
}

/** The things whose names hold all the words, in any order and any case. */
export function matching<T>(things: readonly T[], name: (thing: T) => string, words: string): T[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return things.filter((thing) => {
    const own = name(thing).toLocaleLowerCase();
    return wanted.every((word) => own.includes(word));
  });
}

/** Whether a line is nothing but numbers, with spaces or commas between them. */
export function isNumbers(text: string): boolean {
  return /^\s*\d+([\s,]+\d+)*\s*$/.test(text);
}

export function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
