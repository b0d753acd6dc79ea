// The box: every component of an edition in the reader's language, fetched once a language.
import { api } from './api';
import type { Box, Card } from './wire';
import { words } from './words.svelte';

class Boxes {
  #here = new Map<string, Promise<Box>>();
  #edition = $state('');
  /** The box of the open edition in the language that is spoken; while another one comes, the one before. */
  current = $state.raw<Box | null>(null);
  trouble = $state(false);

  /** The box of an edition in one language. */
  fetch(edition: string, language: string): Promise<Box> {
    const key = `${edition}/${language}`;
    let coming = this.#here.get(key);
    if (!coming) {
      coming = api.box(edition, language);
      this.#here.set(key, coming);
      coming.catch(() => this.#here.delete(key));
    }
    return coming;
  }

  /** Open an edition's box; from now on `current` is that one, in whatever language is spoken. */
  async open(edition: string): Promise<void> {
    this.#edition = edition;
    await this.#bring(edition, words.language);
  }

  /** To be called once, where effects can run: another language brings another box. */
  followLanguage(): void {
    $effect(() => {
      if (this.#edition !== '') void this.#bring(this.#edition, words.language);
    });
  }

  async #bring(edition: string, language: string): Promise<void> {
    try {
      const box = await this.fetch(edition, language);
      if (this.#edition !== edition || words.language !== language) return;
      this.current = box;
      this.trouble = false;
    } catch {
      this.trouble = true;
    }
  }
}

export const boxes = new Boxes();

/** A component as its card shows it; null while the box is not here, or for a number that names no card (-1). */
export function card(kind: string, number: number): Card | null {
  return boxes.current?.cards[kind]?.[number] ?? null;
}
