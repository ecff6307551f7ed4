import { describe, expect, it } from 'vitest';
import type { Screen } from '../scene.ts';
import { entryOf } from './manifest.ts';

const screen: Screen = {
  id: 'wall',
  device: 'phone',
  alt: 'Papers on a wall.',
  caption: 'A wall of wishes.',
  Screen: () => null,
};

const drawn = { width: 780, height: 1690, color: '#fbdfe2', source: 'abc123def456' };

describe('an entry', () => {
  it('takes the new words of its scene where the picture stays', () => {
    const before = entryOf('wish', screen, drawn);
    const retold = { ...screen, alt: 'Nine papers on a wall.', caption: 'The wall stayed a wall.' };

    expect(entryOf('wish', retold, before)).toEqual({
      ...before,
      alt: 'Nine papers on a wall.',
      caption: 'The wall stayed a wall.',
    });
  });
});
