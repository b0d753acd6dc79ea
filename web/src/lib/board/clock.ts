// What is left of the time for a decision.

export interface Remaining {
  late: boolean;
  text: string;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

export function remaining(since: number, pace: number, now: number): Remaining {
  const left = Math.round(since + pace - now);
  const seconds = Math.max(0, left);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = `${two(seconds % 60)}`;
  return { late: left < 0, text: hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}` };
}
