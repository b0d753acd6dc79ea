import { describe, expect, it } from 'vitest';
import { read } from './settings.svelte';

const USUAL = read(null);

describe('settings', () => {
  it('are the usual ones where nothing was kept', () => {
    expect(USUAL).toMatchObject({ sound: true, speed: 2, confirm: true, text: false });
  });

  it('are those that were kept', () => {
    expect(read('{"sound":false,"speed":0,"name":"Ada"}')).toEqual({ ...USUAL, sound: false, speed: 0, name: 'Ada' });
  });

  it.each(['not json', 'null', '7', '{"sound":"yes","speed":9,"strange":1}', '{"speed":1.5}'])(
    'forget what makes no sense: %s',
    (text) => {
      expect(read(text)).toEqual(USUAL);
    },
  );
});
