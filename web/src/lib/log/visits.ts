// How much of a log was read on the last visit. A visit begins when the page opens and ends when it is left.

const KEY = 'blackrose.read.';
const begun = new Map<string, number>();

/** How many lines had been read before this visit began; 0 for a first visit. */
export function lastSeen(visit: string): number {
  const known = begun.get(visit);
  if (known !== undefined) return known;
  let seen = 0;
  try {
    const number = Number(localStorage.getItem(KEY + visit) ?? 0);
    seen = Number.isInteger(number) && number > 0 ? number : 0;
  } catch {
    // A browser that keeps nothing is always there for the first time.
  }
  begun.set(visit, seen);
  return seen;
}

/** So many lines have been before the reader's eyes; what comes while the page is hidden is not. */
export function rememberSeen(visit: string, lines: number): void {
  if (document.visibilityState === 'hidden') return;
  try {
    localStorage.setItem(KEY + visit, String(lines));
  } catch {
    // See above.
  }
}
