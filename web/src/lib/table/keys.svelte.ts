// The keys of the table page: numbers choose, u takes back, and so on. Typing into a field is left alone.
import type { Chooser } from '../choose/chooser.svelte';
import { latin } from './latin';
import { numbered, typed } from '../choose/grouping';

const WAIT = 700;

export interface Doing {
  chooser: Chooser;
  /** The reader's plan is being laid out: numbers and arrows are the planner's. */
  planning: boolean;
  help: () => void;
  text: () => void;
  hide: () => void;
  log: () => void;
  zoom: () => void;
}

export class Keys {
  digits = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private doing: () => Doing) {}

  handle = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]')) return;
    if (this.#act(event, target)) event.preventDefault();
  };

  #act(event: KeyboardEvent, target: HTMLElement): boolean {
    const doing = this.doing();
    const still = target === document.body || target.id === 'main';
    switch (latin(event.key)) {
      case '?':
        doing.help();
        return true;
      case 'u':
        if (doing.planning) return false;
        doing.chooser.back();
        return true;
      case 't':
        doing.text();
        return true;
      case 'h':
        doing.hide();
        return true;
      case 'g':
        doing.log();
        return true;
      case 'z':
        doing.zoom();
        return true;
      case 'Escape':
        doing.chooser.clear();
        return false;
      case 'Enter':
        return resting(target) && !doing.planning && this.#enter(doing.chooser);
      case 'ArrowDown':
      case 'ArrowRight':
        return still && !doing.planning && focusFirst();
    }
    return /^\d$/.test(event.key) && !doing.planning && this.#digit(event.key, doing.chooser);
  }

  #digit(digit: string, chooser: Chooser): boolean {
    clearTimeout(this.#timer);
    const { places } = chooser.picking;
    const count = places.length ? places.length + 1 : chooser.options.length;
    const { digits, number } = typed(this.digits, digit, count);
    this.digits = digits;
    if (number !== null) this.#choose(number, chooser);
    else if (digits) this.#timer = setTimeout(() => this.#enter(chooser), WAIT);
    return count > 0;
  }

  /** Enter ends a number that could have become longer, or does what waits for it. */
  #enter(chooser: Chooser): boolean {
    clearTimeout(this.#timer);
    const number = Number(this.digits);
    this.digits = '';
    if (number > 0) this.#choose(number, chooser);
    else if (chooser.selected) chooser.act(chooser.selected);
    else if (chooser.picking.picked.length) chooser.picking.confirm();
    else return false;
    return true;
  }

  #choose(number: number, chooser: Chooser): void {
    if (chooser.picking.cubes) return chooser.picking.press(number);
    const found = numbered(chooser.options)[number - 1];
    if (found) void chooser.pick(found.option, 'key');
  }
}

/** Whether Enter would press nothing where the focus is, such as in the log: then it is the table's. */
export function resting(target: Element): boolean {
  return !target.closest('a, button, summary, [role="button"], [role="tab"]');
}

function focusFirst(): boolean {
  const first = document.querySelector<HTMLElement>('[data-options] [data-option]');
  first?.focus();
  return first !== null;
}
