// Finds the names of components in a text, so that they can be pointed at.
import type { Box, CardRef } from '../wire';

export interface Piece {
  text: string;
  /** The component this piece names; null for plain text. */
  ref: CardRef | null;
}

/** Kinds whose names are looked for, in the order in which they win where two components share a name. */
const KINDS = ['spell', 'room', 'quest', 'evocation', 'upgrade', 'event', 'event card', 'jinx', 'mage', 'avatar', 'command'] as const;
const LETTER = /[\p{L}\p{N}]/u;

interface Index {
  pattern: RegExp;
  refs: Map<string, CardRef>;
}

const made = new WeakMap<Box, Index>();

function index(box: Box): Index {
  const known = made.get(box);
  if (known) return known;
  const refs = new Map<string, CardRef>();
  for (const kind of KINDS) {
    (box.cards[kind] ?? []).forEach((card, number) => {
      if (card.name && !refs.has(card.name)) refs.set(card.name, { kind, number, side: -1, sentence: -1 });
    });
  }
  const longest = [...refs.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = new RegExp(longest.map(escaped).join('|') || '(?!)', 'gu');
  const fresh = { pattern, refs };
  made.set(box, fresh);
  return fresh;
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** The text in pieces; together they are the text again. */
export function splitNames(text: string, box: Box | null | undefined): Piece[] {
  if (!box || !text) return text ? [{ text, ref: null }] : [];
  const { pattern, refs } = index(box);
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of text.matchAll(pattern)) {
    const name = found[0];
    const from = found.index;
    if (LETTER.test(text[from - 1] ?? '') || LETTER.test(text[from + name.length] ?? '')) continue;
    if (from > done) pieces.push({ text: text.slice(done, from), ref: null });
    pieces.push({ text: name, ref: refs.get(name) ?? null });
    done = from + name.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), ref: null });
  return pieces;
}

/** The component a reference names. */
export function cardOf(box: Box | null | undefined, ref: CardRef | null | undefined) {
  return ref ? (box?.cards[ref.kind]?.[ref.number] ?? null) : null;
}
