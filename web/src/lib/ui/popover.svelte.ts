// Something to read about a thing, beside it: on hover, on focus, on a long press. It stays while it is pointed
// at, and Escape sends it away. One at a time, drawn by PopoverHost above everything else, so the thing itself
// may be anything: a word, a card, a hex in an SVG.
import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const DELAY = 180;
const GRACE = 220;
const LONG_PRESS = 450;
const MOVED = 10;

export const POPOVER_ID = 'popover';

class Popovers {
  anchor = $state.raw<Element | null>(null);
  content = $state.raw<Snippet | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show it, at once or after the moment in which a passing pointer has gone again. */
  show(anchor: Element, content: Snippet, delay = 0): void {
    clearTimeout(this.#timer);
    const now = () => {
      this.anchor?.removeAttribute('aria-describedby');
      this.anchor = anchor;
      this.content = content;
      anchor.setAttribute('aria-describedby', POPOVER_ID);
    };
    if (delay === 0) now();
    else this.#timer = setTimeout(now, delay);
  }

  /** Keep it: the pointer is on the popover itself. */
  keep(): void {
    clearTimeout(this.#timer);
  }

  /** Hide it soon, so that the pointer can cross over to it; or now. */
  hide(anchor?: Element, now = false): void {
    clearTimeout(this.#timer);
    if (anchor && this.anchor !== anchor) return;
    const away = () => {
      this.anchor?.removeAttribute('aria-describedby');
      this.anchor = null;
      this.content = null;
    };
    if (now) away();
    else this.#timer = setTimeout(away, GRACE);
  }
}

export const popovers = new Popovers();

/** Where a button of the pointer was last let go: what appears under it there was not pointed at. */
let letGo: [number, number] = [NaN, NaN];
if (typeof window !== 'undefined') {
  window.addEventListener('pointerup', (event) => (letGo = [event.clientX, event.clientY]), { capture: true });
}

/** `{@attach popover(snippet)}` on anything that can be pointed at or focused. */
export function popover(content: Snippet | null | undefined, delay = DELAY): Attachment {
  return (anchor) => {
    if (!content) return;
    let press: ReturnType<typeof setTimeout> | undefined;
    let from: [number, number] = [0, 0];
    let pressed = false;
    let pointed = false;

    const point = (event: PointerEvent) => {
      const still = event.clientX === letGo[0] && event.clientY === letGo[1];
      if (pointed || still || event.pointerType === 'touch') return;
      pointed = true;
      popovers.show(anchor, content, delay);
    };

    const on: Record<string, (event: never) => void> = {
      pointerenter: point,
      pointerleave: (event: PointerEvent) => {
        pointed = false;
        if (event.pointerType !== 'touch') popovers.hide(anchor);
      },
      focusin: () => {
        if (anchor.matches(':focus-visible') || anchor.querySelector(':focus-visible')) popovers.show(anchor, content);
      },
      focusout: () => popovers.hide(anchor),
      pointerdown: (event: PointerEvent) => {
        pressed = false;
        if (event.pointerType !== 'touch') return;
        from = [event.clientX, event.clientY];
        press = setTimeout(() => {
          pressed = true;
          popovers.show(anchor, content);
        }, LONG_PRESS);
      },
      pointermove: (event: PointerEvent) => {
        point(event);
        if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > MOVED) clearTimeout(press);
      },
      pointerup: () => clearTimeout(press),
      pointercancel: () => clearTimeout(press),
      contextmenu: (event: Event) => {
        if (pressed || popovers.anchor === anchor) event.preventDefault();
      },
    };
    // A long press reads; it must not choose as well.
    const click = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, listener] of Object.entries(on)) anchor.addEventListener(name, listener as EventListener);
    anchor.addEventListener('click', click, { capture: true });
    return () => {
      clearTimeout(press);
      popovers.hide(anchor, true);
      for (const [name, listener] of Object.entries(on)) anchor.removeEventListener(name, listener as EventListener);
      anchor.removeEventListener('click', click, { capture: true });
    };
  };
}
