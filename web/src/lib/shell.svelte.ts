// What a page may ask of the frame around it.
import type { Snippet } from 'svelte';

class Shell {
  /** The page's own title, before the name of the game. */
  title = $state('');
  /** Set while somebody here is waited for: it stands in front of the title. */
  notice = $state('');
  /** A page may put a line of its own into the header, such as round and phase. */
  bar = $state.raw<Snippet | null>(null);
  /** Whether the dialog of settings is open. */
  settings = $state(false);
}

export const shell = new Shell();
