// Whether the board shows how an Avatar has chosen: as soon as it has, until the table goes on, and again for whoever asks.
import type { ChoiceShown } from '../wire';

export class Lighting {
  /** Somebody points at the choice, or has it held. */
  pointed = $state(false);
  held = $state(false);
  /** It was made with the last change of the table. */
  fresh = $state(false);
  #last = -1;
  #rev = -1;

  /** Look at the table: at which revision it is, and what was chosen last. */
  look(rev: number, choice: ChoiceShown | null): void {
    const number = choice?.number ?? -1;
    const first = this.#rev < 0;
    if (rev === this.#rev && number === this.#last) return;
    // Whoever comes to the table does not begin with what has gone by.
    this.fresh = !first && number >= 0 && number !== this.#last;
    if (number !== this.#last) this.held = false;
    this.#last = number;
    this.#rev = rev;
  }

  get on(): boolean {
    return this.fresh || this.pointed || this.held;
  }
}
