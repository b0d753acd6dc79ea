// What the guide explains, and when: data only. Words are `lesson-title-…` and `lesson-text-…`; rules are found
// through the topics of the reference, so a lesson fits every edition that asks the same thing.
import type { LogLine, Shown } from '../wire';

export interface Lesson {
  id: string;
  /** The kind of the reader's decision it is about; it is out of place as soon as another one is asked. */
  decision?: string;
  phase?: string;
  /** The type of event in the log; with `own` only where it hurts the reader's seat. */
  event?: string;
  own?: boolean;
  /** Only at a table with an Avatar; with `state` as soon as that is so of it. */
  avatar?: boolean;
  state?: 'present' | 'armed' | 'behalf';
  /** Topics of the rules reference that say more. */
  topics: string[];
  /** Rules by number, where the reference has no topic for them. */
  rules?: string[];
  /** What it points at: selectors of things on the page, `$seat` is the number of the reader's seat. */
  points?: string[];
}

const OWN = '[data-seat="$seat"]';
const PROMPT = '[data-prompt]';
const OPTIONS = '[data-options]';
const QUESTS = '.quests';
const AVATAR = '[data-avatar], [data-avatar-strip]';

export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', phase: 'setup', topics: ['figure.winner', 'figure.power'], points: [PROMPT] },
  { id: 'blackrose', phase: 'black rose', topics: ['phase.black rose', 'figure.event'], points: ['.event', '.track'] },
  { id: 'study', phase: 'study', topics: ['phase.study', 'card.side.light'], points: ['.hand'] },
  { id: 'preparation', phase: 'preparation', topics: ['phase.preparation', 'figure.active', 'figure.order'], points: ['[data-plan-slot]'] },
  { id: 'action', phase: 'action', topics: ['phase.action'], points: [PROMPT] },
  { id: 'evocation', phase: 'evocation', topics: ['phase.evocation', 'figure.control'] },
  { id: 'cleanup', phase: 'clean-up', topics: ['phase.clean-up', 'figure.memories'] },
  { id: 'over', phase: 'over', topics: ['phase.end', 'figure.winner'] },

  { id: 'dmage', decision: 'mage', topics: ['decision.mage', 'card.mage'], points: [OPTIONS] },
  { id: 'dgrimoire', decision: 'grimoire', topics: ['decision.grimoire', 'figure.grimoire'], points: [OPTIONS] },
  { id: 'deventside', decision: 'event side', topics: ['decision.event side', 'figure.event'], points: [OPTIONS] },
  { id: 'dquestside', decision: 'quest side', topics: ['decision.quest side', 'figure.quests'], points: [OPTIONS] },
  { id: 'ddiscard', decision: 'discard', topics: ['decision.discard', 'figure.memories'], points: [OPTIONS, '.hand'] },
  { id: 'dplan', decision: 'plan', topics: ['decision.plan', 'figure.slots', 'figure.quick'], points: ['[data-plan-slot]'] },
  {
    id: 'daction',
    decision: 'action',
    topics: ['action.explore', 'action.fight', 'action.command', 'action.cast', 'action.momentum'],
    points: [OPTIONS],
  },
  { id: 'dpart', decision: 'part', topics: ['decision.part', 'action.use'], points: [OPTIONS] },
  { id: 'devocation', decision: 'evocation', topics: ['decision.evocation', 'figure.exhausted'], points: [OPTIONS] },
  { id: 'dtarget', decision: 'target', topics: ['decision.target', 'figure.range', 'figure.dummy'], points: [OPTIONS] },
  { id: 'dmodel', decision: 'model', topics: ['decision.model'], points: [PROMPT] },
  { id: 'droom', decision: 'room', topics: ['decision.room', 'figure.instability'], points: [PROMPT] },
  { id: 'dmay', decision: 'may', topics: ['decision.may'], points: [PROMPT] },
  { id: 'dcube', decision: 'cube', topics: ['decision.cube', 'figure.bar'], points: [OPTIONS] },
  { id: 'dshare', decision: 'share', topics: ['decision.share'], points: [OPTIONS] },
  { id: 'dspell', decision: 'spell', topics: ['decision.spell'], points: [OPTIONS] },
  { id: 'dcast', decision: 'cast', topics: ['decision.cast'], points: [OPTIONS] },
  { id: 'dclaim', decision: 'claim', topics: ['decision.claim'], points: [OPTIONS, QUESTS] },
  { id: 'dreact', decision: 'react', topics: ['decision.react'], points: [OPTIONS] },
  { id: 'dupgrade', decision: 'upgrade', topics: ['decision.upgrade'], points: [OPTIONS] },
  { id: 'drebuild', decision: 'rebuild', topics: ['decision.rebuild', 'figure.rewards'], points: [OPTIONS] },
  { id: 'dchoose', decision: 'choose', topics: ['decision.choose'], points: [OPTIONS] },
  { id: 'dname', decision: 'name', topics: ['decision.name'], points: [OPTIONS] },
  { id: 'dstrike', decision: 'strike', topics: ['decision.strike'], points: [OPTIONS] },
  { id: 'damount', decision: 'amount', topics: ['decision.amount'], points: [OPTIONS] },
  { id: 'dschool', decision: 'school', topics: ['decision.school', 'figure.school'], points: [OPTIONS] },
  { id: 'dkeep', decision: 'keep', topics: ['decision.keep'], points: [OPTIONS] },
  { id: 'dputaway', decision: 'put away', topics: ['decision.put away', 'figure.memories'], points: [OPTIONS] },
  { id: 'dgiveup', decision: 'give up', topics: ['decision.give up', 'figure.tasks'], points: [OPTIONS] },
  { id: 'dquest', decision: 'quest', topics: ['decision.quest', 'figure.tasks'], points: [OPTIONS] },
  { id: 'dquesteffect', decision: 'quest effect', topics: ['decision.quest effect', 'figure.tasks'], points: [OPTIONS] },
  { id: 'devent', decision: 'event', topics: ['decision.event', 'figure.board'], points: [OPTIONS] },
  { id: 'dkind', decision: 'kind', topics: ['decision.kind', 'figure.evocations'], points: [OPTIONS] },
  { id: 'dreplace', decision: 'replace', topics: ['decision.replace', 'figure.evocations'], points: [OPTIONS] },
  { id: 'dorder', decision: 'order', topics: ['decision.order'], points: [OPTIONS] },
  { id: 'dfirst', decision: 'first', topics: ['decision.first'], points: [OPTIONS] },
  { id: 'delement', decision: 'element', topics: ['decision.element'], points: [OPTIONS] },
  { id: 'djinx', decision: 'jinx', topics: ['decision.jinx', 'figure.jinxes'], points: [OPTIONS] },
  { id: 'ddestiny', decision: 'destiny', topics: ['decision.destiny', 'figure.destiny'], points: [OPTIONS] },
  { id: 'dtrophy', decision: 'trophy', topics: ['decision.trophy', 'figure.captured'], points: [OPTIONS] },
  { id: 'dtakeback', decision: 'take back', topics: ['decision.take back', 'figure.active'], points: [OPTIONS] },
  { id: 'dcleanup', decision: 'clean-up', topics: ['decision.clean-up', 'phase.clean-up'], points: [OPTIONS] },
  { id: 'dremove', decision: 'remove', topics: ['decision.remove', 'phase.clean-up'], points: [OPTIONS] },
  { id: 'dwinner', decision: 'winner', topics: ['decision.winner', 'figure.winner'], points: [OPTIONS] },
  { id: 'dstep', decision: 'step', topics: ['decision.step', 'phase.evocation'], points: [OPTIONS] },

  { id: 'ejinxed', event: 'jinxed', topics: ['figure.jinxes'] },
  { id: 'emoon', event: 'moon', topics: ['figure.moon'], points: ['.track'] },
  { id: 'ehurt', event: 'suffered', own: true, topics: ['figure.bar', 'figure.defeat'], points: [`${OWN} [data-health]`] },
  { id: 'edefeated', event: 'celled', topics: ['figure.defeat', 'figure.trophies', 'figure.cell'] },
  { id: 'eplaced', event: 'placed', topics: ['figure.instability', 'figure.rewards'], points: ['[data-board]'] },
  { id: 'erebuilt', event: 'rebuilt', topics: ['figure.available', 'figure.rewards'], points: ['[data-board]'] },
  { id: 'ecollapsed', event: 'collapsed', topics: ['figure.collapsed', 'figure.won'], points: ['[data-board]'] },
  { id: 'eopened', event: 'opened', topics: ['figure.closed'], points: ['[data-board]'] },
  { id: 'eblocked', event: 'blocked', topics: ['figure.cell'] },
  { id: 'eclaimed', event: 'claimed', topics: ['figure.quests'], points: [QUESTS] },
  { id: 'esummoned', event: 'summoned', topics: ['figure.evocations', 'action.command'] },
  { id: 'elasting', event: 'lasting', topics: ['figure.lasting'], points: ['.lasting'] },
  { id: 'aavatar', state: 'present', avatar: true, topics: [], rules: ['AVA.1', 'AVA.18'], points: [AVATAR] },
  { id: 'acommand', event: 'commanded', avatar: true, topics: [], rules: ['AVA.5', 'AVA.30'], points: [AVATAR] },
  { id: 'adecided', event: 'decided', avatar: true, topics: [], rules: ['AVA.10', 'AVA.49'], points: ['[data-choice]', '[data-avatar-strip]'] },
  { id: 'aarmed', state: 'armed', avatar: true, topics: [], rules: ['AVA.7'], points: ['[data-armed]', '[data-avatar-strip]'] },
  { id: 'asprang', event: 'sprang', avatar: true, topics: [], rules: ['AVA.32', 'AVA.39'], points: [AVATAR] },
  { id: 'abehalf', state: 'behalf', avatar: true, topics: [], rules: ['AVA.25'], points: [OPTIONS] },
  { id: 'aover', phase: 'over', avatar: true, topics: [], rules: ['AVA.47'], points: ['[data-solo]'] },
  { id: 'undo', topics: [], points: ['[data-undo]'] },
];

const BY_ID = new Map(LESSONS.map((lesson) => [lesson.id, lesson]));

export function lesson(id: string): Lesson | undefined {
  return BY_ID.get(id);
}

/** The lessons for what is on the table now, and for the lines that were told since the last look. */
export function occasions(shown: Shown, fresh: readonly LogLine[]): string[] {
  const phase = shown.over ? 'over' : shown.phase;
  const fits = (one: Lesson): boolean => {
    if (one.avatar && !shown.avatar) return false;
    if (one.state !== undefined) return isSo(one.state, shown);
    if (one.phase !== undefined) return one.phase === phase;
    if (one.decision !== undefined) return one.decision === shown.decision?.kind;
    if (one.event === undefined) return one.id === 'undo' && shown.back.can && shown.round > 0;
    return fresh.some((line) => line.event === one.event && (!one.own || line.hurts.includes(shown.seat)));
  };
  const order = (one: Lesson) => (one.phase !== undefined ? 0 : one.event !== undefined || one.state !== undefined ? 1 : 2);
  const found = LESSONS.filter(fits).sort((a, b) => order(a) - order(b));
  return pressing(found.map((one) => one.id), shown);
}

/** What is so of the Avatar at the table now. */
function isSo(state: NonNullable<Lesson['state']>, shown: Shown): boolean {
  // Where chance sets the game up, the set-up has gone by before anybody looks.
  if (state === 'present') return shown.avatar !== null && shown.round <= 1;
  if (state === 'armed') return shown.avatar?.armed.ready ?? false;
  return shown.decision?.behalf === shown.avatar?.seat && shown.decision !== null;
}

/** What is asked is told first: it goes by with the answer. Only at the very beginning a welcome stands before it. */
export function pressing(ids: readonly string[], shown: Shown): string[] {
  const rank = (id: string): number => {
    const one = BY_ID.get(id);
    if ((one?.phase === 'setup' && shown.phase === 'setup') || one?.state === 'present') return 0;
    return one?.decision !== undefined || one?.state === 'behalf' ? 1 : 2;
  };
  return ids.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a lesson is still in place: what it speaks of has not gone by. */
export function inPlace(id: string, shown: Shown): boolean {
  const one = BY_ID.get(id);
  if (!one) return false;
  if (one.state !== undefined) return isSo(one.state, shown);
  if (one.decision !== undefined) return shown.decision?.kind === one.decision;
  // Where a bot chooses first the setup may be over at once; its lesson may be read all the same.
  if (one.phase === 'setup') return shown.round <= 1;
  if (one.phase === 'over') return shown.over !== null;
  return one.id !== 'undo' || shown.back.can;
}
