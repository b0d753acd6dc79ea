import { describe, expect, it } from 'vitest';
import { shown } from '../board/testing/table';
import { orderOf } from './ordering';

describe('an order that is typed', () => {
  it.each([
    [[1], { mode: 'ask', against: [] }],
    [[2], { mode: 'first', against: [] }],
    [[3], { mode: 'saves', against: [] }],
    [[4, 3, 2, 3], { mode: 'against', against: [1, 2] }],
    [[4], null],
    [[4, 1], null],
    [[4, 9], null],
    [[2, 2], null],
    [[5], null],
    [[NaN], null],
  ])('%j', (numbers, expected) => expect(orderOf(numbers, shown())).toEqual(expected));
});
