// Applying differences. What an operation does not touch stays the same object, so the page redraws little.
import type { Op } from './wire';

type Step = Op['path'][number];

/** The value with these differences; the old one is left as it was. */
export function applied<T>(old: T, ops: readonly Op[]): T {
  return ops.reduce<T>((value, op) => placed(value, op.path, 0, op.value) as T, old);
}

function placed(old: unknown, path: readonly Step[], depth: number, value: unknown): unknown {
  const step = path[depth];
  if (step === undefined) return value;
  if (Array.isArray(old)) {
    if (typeof step !== 'number' || step < 0 || step > old.length) throw new BadPath(path);
    const copy = old.slice();
    copy[step] = placed(old[step], path, depth + 1, value);
    return copy;
  }
  if (typeof old !== 'object' || old === null) throw new BadPath(path);
  const inner = (old as Record<string, unknown>)[step];
  return { ...old, [step]: placed(inner, path, depth + 1, value) };
}

/** A difference to something that is not there: what we have is not what the server believes we have. */
export class BadPath extends Error {
  constructor(path: readonly Step[]) {
    super(`no such place: ${path.join('.')}`);
  }
}
