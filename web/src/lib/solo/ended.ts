// What a game alone against an Avatar leaves for the record, and what comes after it.
import type { EditionOffered } from '../api';
import { peopleOf } from '../board/seats';
import type { Shown, TableInfo } from '../wire';
import type { Kind, SoloGame } from './records';

/** Options that say how the game is set up, not how it is played. */
const SETTING = ['avatar', 'difficulty', 'together', 'setup', 'schools', 'crown', 'window', 'reactions', 'mix', 'expansion'];

/** Whether a game has its usual length and rules. */
function usual(edition: EditionOffered, options: Readonly<Record<string, string>>): boolean {
  return Object.entries(options).every(([option, value]) => {
    const offered = edition.options.find((one) => one.option === option);
    return SETTING.includes(option) || value === '' || !offered || offered.values[0]?.value === value;
  });
}

/** A solo game for the record; null if it was none, went on from a replay, or somebody else has played the end of it. */
export function ended(shown: Shown, table: string, info: TableInfo, edition: EditionOffered, now: number): SoloGame | null {
  const solo = shown.over?.solo;
  const own = shown.factions[shown.seat];
  const kind = info.occasion.kind;
  if (!solo || !own || kind === 'fork' || peopleOf(shown.factions).length !== 1 || info.seats[shown.seat]?.bot) return null;
  return {
    table,
    at: Math.floor(now),
    kind: kind as Kind,
    which: info.occasion.name,
    edition: shown.edition,
    avatar: info.options['avatar'] ?? '',
    difficulty: solo.difficulty,
    mage: edition.mages[own.mage]?.mage ?? own.name,
    school: edition.schools[own.school]?.school ?? '',
    usual: usual(edition, info.options),
    won: solo.won,
    met: shown.goal?.state === 'met',
    margin: solo.margin,
    score: solo.score,
  };
}

/** The next harder difficulty; none after the hardest. */
export function harder(edition: EditionOffered | undefined, info: TableInfo | null): { value: string; name: string } | null {
  const avatar = edition?.avatars.find((one) => one.avatar === info?.options['avatar']);
  const at = avatar?.difficulties.findIndex((one) => one.value === (info?.options['difficulty'] || avatar.usual)) ?? -1;
  return at < 0 ? null : (avatar?.difficulties[at + 1] ?? null);
}
