import { describe, expect, it } from 'vitest';
import { filesOf, widths } from './files.ts';
import { entryOf } from './list.ts';
import { type Present, planOf } from './plan.ts';
import type { Scene, Screen } from './scene.ts';

const screen: Screen = { id: 'map', device: 'phone', alt: 'A map', caption: 'Seats' };
const scene: Scene = { project: 'ferry', fonts: [], styles: [], screens: [screen] };
const entry = entryOf('ferry', screen, { width: 780, height: 1690, color: '#ffffff' });
const files = [...filesOf(screen), 'pictures.gen.ts'];
const present: Present = { list: [entry], drawn: { map: { source: 'abc', document: 'def' } }, files };

const plan = (changes: Partial<Present> = {}, source = 'abc') =>
  planOf(scene, new Map([[screen, source]]), { ...present, ...changes });

describe('a plan', () => {
  it('is empty if images and scenes match', () => {
    expect(plan()).toMatchObject({ stale: [], leftOver: [], listDiffers: false });
  });

  it('draws a changed scene, a new one, and one that lost a file', () => {
    expect(plan({}, 'abd').stale).toEqual([screen]);
    expect(plan({ list: [] }).stale).toEqual([screen]);
    expect(plan({ drawn: {} }).stale).toEqual([screen]);
    expect(plan({ files: files.slice(1) }).stale).toEqual([screen]);
  });

  it('deletes files without a screen', () => {
    expect(plan({ files: [...files, 'old-272.avif'] }).leftOver).toEqual(['old-272.avif']);
    expect(plan({ drawn: { ...present.drawn, old: { source: '', document: '' } } }).listDiffers).toBe(true);
  });

  it('writes the list again, and draws nothing, if texts, order or widths have changed', () => {
    expect(plan({ list: [{ ...entry, alt: 'Another map' }] })).toMatchObject({
      stale: [],
      listDiffers: true,
    });
    expect(plan({ list: [entry, entry] }).listDiffers).toBe(true);
    expect(plan({ list: [{ ...entry, widths: { ...widths.phone, webp: [100] } }] }).listDiffers).toBe(true);
  });
});
