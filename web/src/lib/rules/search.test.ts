import { describe, expect, it } from 'vitest';
import { parts } from './parts';
import { Index, folded, idOf, marked, wordsOf } from './search';

const SECTIONS = [
  {
    code: 'ACT',
    title: 'Aktionen',
    rules: [
      { id: 'ACT.5', tags: ['C', 'R', 'D'], text: 'Erkunden: bis zu so viele Schritte wie der Bewegungswert, davor oder danach den Raum aktivieren. (S0 p.24)' },
      { id: 'ACT.6', tags: ['C'], text: 'Kämpfen: ein Angriff auf eine Figur im Raum.' },
    ],
  },
  { code: 'TRP', title: 'Fallen', rules: [{ id: 'TRP.3', tags: ['R'], text: 'Sie unterbricht am Satzende, siehe CEL.6 und ACT.5–6.' }] },
];
const index = new Index(SECTIONS);
const ids = (query: string, edition = '') => index.find(query, edition).flatMap((section) => section.rules.map((rule) => rule.id));

describe('looking for a rule', () => {
  it('finds what has every word, in any order, and nothing else', () => {
    expect(ids('raum erkunden')).toEqual(['ACT.5']);
    expect(ids('raum')).toEqual(['ACT.5', 'ACT.6']);
    expect(ids('raum falle')).toEqual([]);
  });

  it('cares neither for capitals nor for accents', () => {
    expect(ids('KAMPFEN')).toEqual(['ACT.6']);
    expect(ids('Kämpfen')).toEqual(['ACT.6']);
    expect(folded('Ёлка')).toBe('елка');
  });

  it('keeps to the edition', () => {
    expect(ids('', 'D')).toEqual(['ACT.5']);
    expect(ids('raum', 'D')).toEqual(['ACT.5']);
    expect(ids('', 'A')).toEqual([]);
  });

  it('goes straight to an id, however it is written, whatever the edition', () => {
    for (const query of ['TRP.3', 'trp3', 'trp 3']) expect(ids(query, 'D')).toEqual(['TRP.3']);
    expect(idOf('TRP.33', index.rules)).toBe('');
    expect(ids('trp')).toEqual(['TRP.3']);
  });

  it('marks what was found at its place in the text', () => {
    expect(marked('Kämpfen im Raum', wordsOf('kampf raum'))).toEqual([
      { text: 'Kämpf', hit: true },
      { text: 'en im ', hit: false },
      { text: 'Raum', hit: true },
    ]);
    expect(marked('nichts', [])).toEqual([{ text: 'nichts', hit: false }]);
  });
});

describe('the text of a rule', () => {
  const known = (id: string) => index.rules.has(id);

  it('links the ids that exist, and both ends of a range', () => {
    expect(parts('Siehe CEL.6 und ACT.5–6.', known).body).toEqual([
      { kind: 'words', text: 'Siehe CEL.6 und ' },
      { kind: 'rule', text: 'ACT.5', id: 'ACT.5' },
      { kind: 'words', text: '–' },
      { kind: 'rule', text: '6', id: 'ACT.6' },
      { kind: 'words', text: '.' },
    ]);
  });

  it('sets its sources apart, and keeps other brackets', () => {
    const told = parts('Eins (oder zwei). **Entscheidung** (S0 p.9, S1 p14)', known);
    expect(told.body).toEqual([
      { kind: 'words', text: 'Eins (oder zwei). ' },
      { kind: 'strong', text: 'Entscheidung' },
    ]);
    expect(told.source).toEqual([{ kind: 'words', text: 'S0 p.9, S1 p14' }]);
  });
});
