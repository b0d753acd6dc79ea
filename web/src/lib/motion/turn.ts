// Whose turn it is, for the title of the page and for the bell.
import type { Shown } from '../wire';
import { t } from '../words.svelte';

/** Whether one of these seats is waited for. */
export function isAsked(shown: Pick<Shown, 'waiting' | 'over'> | null, seats: readonly number[]): boolean {
  return !!shown && !shown.over && shown.waiting.some((wait) => seats.includes(wait.seat));
}

/** What stands in front of the page's title while somebody here is waited for, otherwise nothing. */
export function turnNotice(asked: boolean, wished: boolean): string {
  return asked && wished ? `● ${t('motion-your-turn')}` : '';
}

/** The whole title: "● your turn — Black Rose". */
export function turnTitle(asked: boolean, wished: boolean, title: string): string {
  const notice = turnNotice(asked, wished);
  return notice ? `${notice} — ${title}` : title;
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
