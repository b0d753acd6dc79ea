// How this browser likes its table. Kept here and nowhere else.

export interface Liked {
  /** A sound when it is your turn, and for what happens. */
  sound: boolean;
  /** A mark in the page's title while you are waited for. */
  notice: boolean;
  /** A call by the reader's system when it is your turn and the page is not in sight. */
  calls: boolean;
  /** Animations: 0 none, 1 quick, 2 usual, 3 slow. */
  speed: number;
  /** Ask again before a choice that cannot be taken back. */
  confirm: boolean;
  /** The table as text, for screen readers and for the keyboard. */
  text: boolean;
  /** Everything a size larger. */
  larger: boolean;
  /** The name this player went by last. */
  name: string;
}

const USUAL: Liked = { sound: true, notice: true, calls: false, speed: 2, confirm: true, text: false, larger: false, name: '' };
const KEPT = 'blackrose.settings';
const PACES = [0, 0.5, 1, 1.8];

/** What was kept, as far as it still makes sense. */
export function read(text: string | null): Liked {
  const liked: Liked = { ...USUAL };
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return liked;
  }
  if (typeof kept !== 'object' || kept === null) return liked;
  for (const [name, value] of Object.entries(kept)) {
    if (name in USUAL && typeof value === typeof USUAL[name as keyof Liked]) Object.assign(liked, { [name]: value });
  }
  if (!(liked.speed in PACES)) liked.speed = USUAL.speed;
  return liked;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Read and change it as a plain object: `settings.sound = false`. */
export const settings: Liked = $state(read(stored()));

/** How long animations take, as a factor; 0 where the reader's system asks for less motion. */
export function pace(): number {
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? 0 : (PACES[settings.speed] ?? 1);
}

/** Keep every change, and let the styles know. To be called once, where effects can run. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEPT, text);
    } catch {
      // A private window may keep nothing: then it lasts as long as the page.
    }
  });
  $effect(() => {
    document.documentElement.toggleAttribute('data-larger', settings.larger);
    document.documentElement.style.setProperty('--pace', String(pace()));
  });
}
