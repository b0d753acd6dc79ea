// A game at one press: one seat for this browser, bots on the others, everything else as it usually is.
import { api } from '../api';
import { settings } from '../settings.svelte';
import { words } from '../words.svelte';
import { usualSeats } from './wishes';

/** Makes a table of an edition, the one offered first unless another is named, for as many as usually play; gives its id. */
export async function againstBots(strength: 'weakest' | 'strongest', named = ''): Promise<string> {
  const offered = await api.editions(words.language);
  const edition = named ? offered.find((one) => one.edition === named) : offered[0];
  if (!edition) throw new Error('no such edition is offered');
  const bot = edition.bots.at(strength === 'weakest' ? 0 : -1)?.bot ?? '';
  const others = Array.from({ length: usualSeats(edition) - 1 }, () => ({ player: 'bot' as const, bot }));
  const made = await api.newTable({
    edition: edition.edition,
    seats: [{ player: 'person', name: settings.name }, ...others],
    options: {},
    pace: 0,
    lang: words.language,
  });
  return made.table;
}
