import { describe, expect, it } from 'vitest';
import { isNumbers, matching, numbersIn, read } from './commands';

describe('what is typed', () => {
  it('is a number of an answer', () => expect(read(' 12 ')).toEqual({ kind: 'number', number: 12 }));
  it('is a command, alone or with what it is about', () => {
    expect(read('L')).toEqual({ kind: 'command', command: 'l', about: '' });
    expect(read('r  deadly charge')).toEqual({ kind: 'command', command: 'r', about: 'deadly charge' });
    expect(read('?')).toEqual({ kind: 'command', command: '?', about: '' });
  });
  it('is the same command on a Cyrillic keyboard', () => {
    expect(read('д 20')).toEqual({ kind: 'command', command: 'l', about: '20' });
    expect(read('г')).toEqual({ kind: 'command', command: 'u', about: '' });
  });
  it('is words of an answer otherwise', () => {
    expect(read('move library')).toEqual({ kind: 'words', words: 'move library' });
    expect(read('лодж')).toEqual({ kind: 'words', words: 'лодж' });
    expect(read('   ')).toEqual({ kind: 'nothing' });
  });
});

describe('finding by words', () => {
  const rooms = ['Great Library', 'Library of Stars', 'Cellar'];
  it('takes all words in any order', () => {
    expect(matching(rooms, (r) => r, 'library')).toHaveLength(2);
    expect(matching(rooms, (r) => r, 'stars LIBRARY')).toEqual(['Library of Stars']);
    expect(matching(rooms, (r) => r, 'attic')).toEqual([]);
  });
});

describe('numbers of cubes', () => {
  it('stand in one line, with spaces or commas between them', () => {
    expect(['3 1', '2', '1, 4', ' 0 '].map(isNumbers)).toEqual([true, true, true, true]);
    expect(['', 'u', '1 b', '-1'].map(isNumbers)).toEqual([false, false, false, false]);
    expect(numbersIn('3, 1 12')).toEqual([3, 1, 12]);
  });
});
