import { describe, expect, it } from 'vitest';
import { ago } from './ago';

describe('how long ago', () => {
  it.each([
    [0, 'this minute'],
    [-30, 'this minute'],
    [150, '2 minutes ago'],
    [7200, '2 hours ago'],
    [90_000, 'yesterday'],
    [400_000, '4 days ago'],
  ])('%d seconds are %s', (seconds, words) => {
    expect(ago(1_000_000 - seconds, 'en', 1_000_000)).toBe(words);
  });
});
