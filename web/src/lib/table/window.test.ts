import { expect, it } from 'vitest';
import { secondsLeft } from './window';

it('a window shows whole seconds, and none once it is closed', () => {
  expect(secondsLeft(100, 95_200)).toBe(5);
  expect(secondsLeft(100, 100_000)).toBe(0);
  expect(secondsLeft(100, 160_000)).toBe(0);
});
