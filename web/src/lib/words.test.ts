import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firstLanguage, preferred, Words, type Language } from './words.svelte';

const FILES: Record<Language, string> = {
  en: 'hello = Hello\nonly = Only English\ncards = { $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n}',
  de: 'hello = Hallo',
  ru: 'hello = Привет\ncards = { $count ->\n    [one] { $count } карта\n    [few] { $count } карты\n   *[many] { $count } карт\n}',
};

function made(delay: Partial<Record<Language, Promise<void>>> = {}) {
  const file = (language: Language) => async () => {
    await delay[language];
    return { default: FILES[language] };
  };
  return new Words({ en: file('en'), de: file('de'), ru: file('ru') });
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockReset().mockImplementation(() => {});
});

describe('words', () => {
  it('are those of the language that is spoken, which the page then names', async () => {
    const words = made();
    await words.speak('de');
    expect(words.say('hello')).toBe('Hallo');
    expect(document.documentElement.lang).toBe('de');
    await words.speak('ru');
    expect(words.say('hello')).toBe('Привет');
    expect(document.documentElement.lang).toBe('ru');
  });

  it('count as each language counts', async () => {
    const words = made();
    await words.speak('ru');
    expect([1, 3, 5].map((count) => words.say('cards', { count }))).toEqual(['1 карта', '3 карты', '5 карт']);
  });

  it('that are missing are said in English, and the loss is told', async () => {
    const words = made();
    await words.speak('de');
    words.say('only');
    await vi.waitFor(() => expect(words.say('only')).toBe('Only English'));
    expect(console.error).toHaveBeenCalledWith('no words in de for only');
  });

  it('that are missing everywhere are named', async () => {
    const words = made();
    await words.speak('en');
    expect(words.say('nothing-such')).toBe('nothing-such');
    expect(console.error).toHaveBeenCalled();
  });

  it('tell of an argument that nobody gave', async () => {
    const words = made();
    await words.speak('en');
    words.say('cards');
    expect(console.error).toHaveBeenCalled();
  });

  it('come in the language that was wished for last, however slow it is', async () => {
    let arrive = () => {};
    const words = made({ de: new Promise<void>((resolve) => (arrive = resolve)) });
    const slow = words.speak('de');
    await words.speak('ru');
    arrive();
    await slow;
    expect(words.language).toBe('ru');
    expect(document.documentElement.lang).toBe('ru');
  });
});

describe('the first language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'ru-RU', 'en'], 'ru'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('for %j is %s', (wishes, language) => {
    expect(preferred(wishes)).toBe(language);
  });

  it('is the one of the last visit', async () => {
    await made().speak('ru');
    expect(firstLanguage()).toBe('ru');
    localStorage.setItem('blackrose.language', 'xx');
    expect(firstLanguage()).toBe('en');
  });
});
