import { describe, expect, it } from 'vitest';
import { box, card, side } from '../board/testing/table';
import { splitNames } from './names';

const pieces = (text: string) => splitNames(text, box()).map((piece) => [piece.text, piece.ref?.kind ?? '']);

describe('names in a text', () => {
  it('are found wherever they stand', () => {
    expect(pieces('Ulrich casts Tremor in the Crypt of the Saint.')).toEqual([
      ['Ulrich', 'mage'],
      [' casts ', ''],
      ['Tremor', 'spell'],
      [' in the ', ''],
      ['Crypt of the Saint', 'room'],
      ['.', ''],
    ]);
  });

  it('are not found inside other words', () => {
    expect(pieces('Tremors and untremored Templars')).toEqual([['Tremors and untremored Templars', '']]);
    const russian = box();
    russian.cards['spell'] = [card('Дрожь')];
    expect(splitNames('Дрожью', russian)).toEqual([{ text: 'Дрожью', ref: null }]);
    expect(splitNames('«Дрожь»', russian).map((piece) => piece.text)).toEqual(['«', 'Дрожь', '»']);
  });

  it('the longest name wins, and a spell before a room of the same name', () => {
    const both = box();
    both.cards['spell'] = [card('Templar Armory'), card('Templar Armory Key')];
    expect(splitNames('Templar Armory Key', both)).toHaveLength(1);
    expect(splitNames('the Templar Armory', both)[1]?.ref).toEqual({ kind: 'spell', number: 0, side: -1, sentence: -1 });
  });

  it('a skill of an Avatar and an event of the same name are kept apart', () => {
    const both = box();
    both.cards['avatar'] = [card('The Possessed', { sides: [side('Skill: Dominion', [])] })];
    both.cards['event card'] = [card('Dominion')];
    const said = 'The Possessed leaves the Cell by the skill Dominion.';
    expect(splitNames(said, both, true).map((piece) => piece.ref?.kind ?? '')).toEqual(['avatar', '', 'avatar', '']);
    expect(splitNames('Rikkart draws the event Dominion.', both).map((piece) => piece.ref?.kind ?? '')).toEqual(['', 'event card', '']);
    const alone = { ...both, cards: { ...both.cards, 'event card': [] } };
    expect(splitNames(said, alone)[2]?.ref).toEqual({ kind: 'avatar', number: 0, side: 0, sentence: -1 });
  });

  it('signs that mean something to a pattern are letters in a name', () => {
    const odd = box();
    odd.cards['spell'] = [card('What? (Now)')];
    expect(splitNames('What? (Now)', odd)[0]?.ref?.number).toBe(0);
  });

  it('all pieces together are the text', () => {
    const text = "Bartholomew's Templar attacks Ulrich: Dark Force, Dark Force.";
    expect(splitNames(text, box()).map((piece) => piece.text).join('')).toBe(text);
    expect(splitNames('', box())).toEqual([]);
    expect(splitNames('Tremor', null)).toEqual([{ text: 'Tremor', ref: null }]);
  });
});
