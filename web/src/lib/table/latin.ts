// A letter by the place of its key: whoever writes in Cyrillic presses the same key for u as everybody else.

const CYRILLIC = 'йцукенгшщзфывапролдячсмить';
const LATIN = 'qwertyuiopasdfghjklzxcvbnm';

/** The Latin letter of a key; every other key as it is. */
export function latin(key: string): string {
  const at = key.length === 1 ? CYRILLIC.indexOf(key.toLowerCase()) : -1;
  return at < 0 ? key : LATIN[at]!;
}
