// What can be played, in the reader's language: fetched once a language, by whoever needs the names.
import { api, type EditionOffered } from './api';
import { words } from './words.svelte';

class Editions {
  #here = $state.raw<Record<string, EditionOffered[]>>({});
  #coming = new Map<string, Promise<void>>();

  /** All editions; empty until they are here. */
  get list(): EditionOffered[] {
    return this.#here[words.language] ?? [];
  }

  /** Bring them in the language that is spoken; to be called in an effect, so that another language brings others. */
  bring(): Promise<void> {
    const language = words.language;
    let coming = this.#coming.get(language);
    if (!coming) {
      coming = api.editions(language).then((list) => {
        this.#here = { ...this.#here, [language]: list };
      });
      this.#coming.set(language, coming);
      coming.catch(() => this.#coming.delete(language));
    }
    return coming;
  }

  of(edition: string): EditionOffered | undefined {
    return this.list.find((one) => one.edition === edition);
  }

  /** A bot by the name that players read. */
  bot(bot: string): string {
    for (const edition of this.list) for (const one of edition.bots) if (one.bot === bot) return one.name;
    return '';
  }
}

export const editions = new Editions();
