// A rule's text in parts: words, stressed words, names of other rules, and at its end where it comes from.

export type Part =
  | { kind: 'words' | 'strong' | 'stressed' | 'code'; text: string }
  | { kind: 'rule'; text: string; id: string };

export interface RuleText {
  body: Part[];
  /** The rulebooks' pages, if the text names any. */
  source: Part[];
}

const SOURCE = /\s*\(([^()]*\bS[0-4]\b[^()]*)\)\s*$/;
const MARKS = /\*\*(?<strong>[^*]+)\*\*|\*(?<stressed>[^*\s][^*]*)\*|`(?<code>[^`]+)`/g;
const RULE = /\b((?:EX\.[A-Z]|[A-Z]{3})\.)(\d+)(?:–(\d+))?/g;

export function parts(text: string, known: (id: string) => boolean): RuleText {
  const source = SOURCE.exec(text);
  const body = source ? text.slice(0, source.index) : text;
  return { body: inner(body, known), source: source ? inner(source[1] ?? '', known) : [] };
}

function inner(text: string, known: (id: string) => boolean): Part[] {
  const out: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    out.push(...linked(text.slice(from, match.index), known));
    for (const kind of ['strong', 'stressed', 'code'] as const) {
      const marked = match.groups?.[kind];
      if (marked) out.push({ kind, text: marked });
    }
    from = match.index + match[0].length;
  }
  out.push(...linked(text.slice(from), known));
  return out;
}

/** Ids become links, both ends of a range such as TRK.2–4; an id that no rule has stays plain. */
function linked(text: string, known: (id: string) => boolean): Part[] {
  const out: Part[] = [];
  let from = 0;
  const words = (to: number) => {
    if (to > from) out.push({ kind: 'words', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(RULE)) {
    const [, section = '', first = '', last] = match;
    const id = section + first;
    if (!known(id)) continue;
    words(match.index);
    out.push({ kind: 'rule', text: id, id });
    from = match.index + id.length;
    if (last && known(section + last)) {
      out.push({ kind: 'words', text: '–' }, { kind: 'rule', text: last, id: section + last });
      from = match.index + match[0].length;
    }
  }
  words(text.length);
  return out;
}
