// How far a quest of a mage's own has come.
import type { TaskShown } from '../wire';
import { t } from '../words.svelte';

/** Each part of a quest that is done in one round, and whether it is done; others are told of neither. */
export function progress(task: TaskShown): string {
  if (task.met) return t('board-task-met');
  if (task.state !== 'active') return '';
  return task.parts.map(([done, needed]) => t('board-task-part', { done: done ?? 0, needed: needed ?? 1 })).join(', ');
}

/** A quest as it lies while its owner's cards are turned over: a back, of which nothing else is told. */
export function turnedOver(task: TaskShown): TaskShown {
  return task.shown ? task : { ...task, quest: -1, slots: 0, power: 0, parts: [], met: false };
}
