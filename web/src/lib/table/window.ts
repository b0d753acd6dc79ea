// The time a window stays open.

/** Whole seconds until then (seconds since 1970), seen now (milliseconds since 1970); never below none. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil(until - now / 1000));
}
