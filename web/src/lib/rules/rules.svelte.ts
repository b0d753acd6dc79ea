// The rules reference: fetched once a language, open as a page or beside the table.
import { api } from '../api';
import { here, type Route } from '../routes.svelte';
import type { RulesShown } from '../wire';
import { t, words } from '../words.svelte';
import { Index } from './search';

export interface Reference {
  rules: RulesShown;
  index: Index;
}

class RulesReference {
  #here = new Map<string, Promise<Reference>>();
  /** The side dialog: whether it is open, and at which rule ("" for its beginning). */
  open = $state(false);
  id = $state('');
  /** The rules in the language that is spoken; while another one comes, the one before. */
  current = $state.raw<Reference | null>(null);
  trouble = $state(false);
  /** The table or replay one was at last. */
  from = $state.raw<Route | null>(null);

  fetch(language: string): Promise<Reference> {
    let coming = this.#here.get(language);
    if (!coming) {
      coming = api.rules(language).then((rules) => ({ rules, index: new Index(rules.sections) }));
      this.#here.set(language, coming);
      coming.catch(() => this.#here.delete(language));
    }
    return coming;
  }

  async bring(language: string): Promise<void> {
    try {
      const reference = await this.fetch(language);
      if (words.language !== language) return;
      this.current = reference;
      this.trouble = false;
    } catch {
      this.trouble = true;
    }
  }

  /** To be called where effects can run: the rules are here, in the language that is spoken. */
  follow(): void {
    $effect(() => void this.bring(words.language));
  }

  /** To be called once: remember the table one comes from, and shut the dialog on the way to another page. */
  remember(): void {
    let before = '';
    $effect(() => {
      const route = here.route;
      if (route.page === 'table' || route.page === 'replay') this.from = route;
      const now = JSON.stringify(route);
      if (before && now !== before) this.open = false;
      before = now;
    });
  }
}

export const reference = new RulesReference();

/** The edition that a letter stands for: as the server calls it, or one whose rules are only told. */
export function letterName(letter: string): string {
  const playable = reference.current?.rules.editions.find((one) => one.letter === letter);
  if (playable) return playable.name;
  return words.has(`rules-edition-${letter}`) ? t(`rules-edition-${letter}`) : letter;
}

/** Open the rules beside whatever is on the page, at this rule. Any component may call it. */
export function openRule(id = ''): void {
  reference.id = id;
  reference.open = true;
}
