// Finding rules: every word of the question must occur, anywhere, whatever its accents and capitals.
import type { RuleSection, RuleShown, RulesShown } from '../wire';

/** The letters rules are marked with: those of editions that can be played first, then the others. */
export function lettersOf(rules: RulesShown): string[] {
  const tags = rules.sections.flatMap((section) => section.rules.flatMap((rule) => rule.tags));
  return [...new Set([...rules.editions.map((one) => one.letter), ...tags])];
}

/** Small letters without accents, letter for letter, so that places in it are places in the text. */
export function folded(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; at += 1) out += (text[at]!.normalize('NFD')[0] ?? '').toLowerCase()[0] ?? ' ';
  return out;
}

/** The words of a question. */
export function wordsOf(query: string): string[] {
  return folded(query).split(/[\s,;]+/).filter(Boolean);
}

/** "trp3", "TRP 3" and "trp.3" all mean TRP.3; "" if it is no id. */
export function idOf(query: string, ids: ReadonlyMap<string, unknown>): string {
  const asked = query.replace(/[\s.]/g, '').toUpperCase();
  if (!/^[A-Z]{2,4}\d+$/.test(asked)) return '';
  for (const id of ids.keys()) if (id.replace(/\./g, '') === asked) return id;
  return '';
}

export class Index {
  readonly rules = new Map<string, RuleShown>();
  #folded = new Map<string, string>();

  constructor(readonly sections: readonly RuleSection[]) {
    for (const section of sections) {
      const title = folded(section.title);
      for (const rule of section.rules) {
        this.rules.set(rule.id, rule);
        this.#folded.set(rule.id, `${rule.id.toLowerCase()} ${folded(rule.text)} ${title}`);
      }
    }
  }

  /** The sections with the rules that hold for the edition ("" for all of them) and answer the question. */
  find(query: string, edition: string): RuleSection[] {
    const id = idOf(query, this.rules);
    const words = wordsOf(query);
    const fits = (rule: RuleShown) => {
      if (id) return rule.id === id;
      if (edition && !rule.tags.includes(edition)) return false;
      const text = this.#folded.get(rule.id) ?? '';
      return words.every((word) => text.includes(word));
    };
    return this.sections
      .map((section) => ({ ...section, rules: section.rules.filter(fits) }))
      .filter((section) => section.rules.length > 0);
  }
}

export interface Stretch {
  text: string;
  hit: boolean;
}

/** A text in stretches, those that answer the question marked. */
export function marked(text: string, words: readonly string[]): Stretch[] {
  if (words.length === 0) return text ? [{ text, hit: false }] : [];
  const plain = folded(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      hit.fill(true, at, at + word.length);
    }
  }
  const stretches: Stretch[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = stretches.at(-1);
    if (last && last.hit === hit[at]) last.text += text[at];
    else stretches.push({ text: text[at]!, hit: hit[at]! });
  }
  return stretches;
}
