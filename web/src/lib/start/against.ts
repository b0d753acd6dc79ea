// A game at one press: one seat for this browser, bots on the others, everything else as it usually is.
import { api } from '../api';
import { settings } from '../settings.svelte';
import { words } from '../words.svelte';

/** Makes a table of the edition that is offered first, as small as it can be; gives its id. Bots come with the weakest first. */
export async function againstBots(strength: 'weakest' | 'strongest'): Promise<string> {
  const [edition] = await api.editions(words.language);
  if (!edition) throw new Error('no edition is offered');
  const bot = edition.bots.at(strength === 'weakest' ? 0 : -1)?.bot ?? '';
  const others = Array.from({ length: Math.min(...edition.seats) - 1 }, () => ({ player: 'bot' as const, bot }));
  const made = await api.newTable({
    edition: edition.edition,
    seats: [{ player: 'person', name: settings.name }, ...others],
    options: {},
    pace: 0,
    lang: words.language,
  });
  return made.table;
}
