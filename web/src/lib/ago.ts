const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago a moment was (seconds since 1970), in words. */
export function ago(then: number, language: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  for (const [unit, length] of STEPS) if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  return format.format(0, 'minute');
}
