// How much room there is: which columns the table has, and what moves into tabs.
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('min-width: 1200px', true);
const middle = new MediaQuery('min-width: 760px', true);

export type Room = 'phone' | 'middle' | 'wide';

export function room(): Room {
  if (wide.current) return 'wide';
  return middle.current ? 'middle' : 'phone';
}
