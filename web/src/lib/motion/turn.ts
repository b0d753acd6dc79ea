// Whose turn it is, for the title of the page and for the bell.
import { t } from '../words.svelte';

/** What stands in front of the page's title while somebody here is waited for, otherwise nothing. */
export function turnNotice(asked: boolean, wished: boolean): string {
  return asked && wished ? `● ${t('motion-your-turn')}` : '';
}

/** Rings when it becomes one's turn, not at the first look at the table, and not again while it stays so. */
export class TurnBell {
  #asked: boolean | null = null;

  constructor(private ring: () => void) {}

  update(asked: boolean): void {
    if (asked && this.#asked === false) this.ring();
    this.#asked = asked;
  }
}
