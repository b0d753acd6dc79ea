// The page's own words: Fluent files shared with the server, one language at a time, loaded when it is wanted.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, which is the same in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', ru: 'Русский' };

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('$words/en/page.ftl?raw'),
  de: () => import('$words/de/page.ftl?raw'),
  ru: () => import('$words/ru/page.ftl?raw'),
};

const REMEMBERED = 'blackrose.language';

export type Arguments = Record<string, FluentVariable>;

export function isLanguage(code: string | null | undefined): code is Language {
  return LANGUAGES.includes(code as Language);
}

/** The first language that we have among those the reader wishes for. */
export function preferred(wishes: readonly string[]): Language {
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** The words of one language; a word that is missing there is said in English, and named where there is none. */
export class Words {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #language = $state<Language>('en');
  #wanted: Language = 'en';

  constructor(private files = FILES) {}

  get language(): Language {
    return this.#language;
  }

  /** Change the language once its words are here. The last wish wins, however long an earlier one takes. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    await this.#load(language);
    if (this.#wanted !== language) return;
    this.#language = language;
    document.documentElement.lang = language;
    remember(language);
  }

  /** The words of a key. Reading it where the page is drawn draws it again when the language changes. */
  say(key: string, args?: Arguments): string {
    const said = this.#said(this.#language, key, args);
    if (said !== null) return said;
    if (this.#bundles[this.#language]) console.error(`no words in ${this.#language} for ${key}`);
    if (this.#language !== 'en' && !this.#bundles.en) void this.#load('en');
    return this.#said('en', key, args) ?? key;
  }

  has(key: string): boolean {
    return this.#bundles[this.#language]?.hasMessage(key) ?? false;
  }

  #said(language: Language, key: string, args?: Arguments): string | null {
    const bundle = this.#bundles[language];
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return null;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`${language}, ${key}: ${error.message}`);
    return text;
  }

  async #load(language: Language): Promise<void> {
    if (this.#bundles[language]) return;
    const source = (await this.files[language]()).default;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const error of bundle.addResource(new FluentResource(source))) console.error(error);
    this.#bundles = { ...this.#bundles, [language]: bundle };
  }
}

export const words = new Words();

/** The words of a key in the reader's language. */
export function t(key: string, args?: Arguments): string {
  return words.say(key, args);
}

/** The language of the last visit, or the first one the browser asks for that we have. */
export function firstLanguage(): Language {
  let remembered: string | null = null;
  try {
    remembered = localStorage.getItem(REMEMBERED);
  } catch {
    // A browser that keeps nothing is asked anew each time.
  }
  return isLanguage(remembered) ? remembered : preferred(navigator.languages);
}

function remember(language: Language): void {
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // See above.
  }
}
