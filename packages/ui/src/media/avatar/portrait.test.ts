import { describe, expect, test } from 'vitest';
import { looks, wears } from './looks.ts';
import { type Detail, measures, PORTRAIT } from './measures.ts';
import { portrait, seedOf } from './portrait.ts';

type Cell = ReturnType<typeof portrait>[number];

/** The frame may cut the clothes. */
const isInside = ({ x, y, size, corner }: Cell) =>
  corner < size / 2 ||
  (x >= size / 2 && y >= size / 2 && x + size / 2 <= PORTRAIT && y - size / 2 < PORTRAIT);
const overlap = (a: Cell, b: Cell) => Math.hypot(a.x - b.x, a.y - b.y) <= Math.min(a.size, b.size);

describe('portrait', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(portrait(7, 'many')).toEqual(portrait(7, 'many'));
    const all = Array.from({ length: 40 }, (_, seed) => JSON.stringify(portrait(seed, 'many')));
    expect(new Set(all).size).toBe(40);
  });

  test.each(['few', 'many', 'fine'] as const)(
    '%s: a little pollen, hair and face, all inside, none overlapping',
    (detail) => {
      for (let seed = 0; seed < 60; seed += 1) {
        const cells = portrait(seed, detail);
        const pollen = cells.filter(({ paint }) => paint === 'pollen').length;
        expect(pollen).toBeGreaterThan(0);
        expect(pollen).toBeLessThan(14);
        expect(cells.some(({ paint }) => paint === 'hair')).toBe(true);
        expect(cells.filter(({ paint }) => paint === 'face').length).toBeGreaterThan(cells.length / 12);
        expect(cells.filter((cell) => !isInside(cell))).toEqual([]);
        expect(cells.flatMap((a, i) => cells.slice(i + 1).filter((b) => overlap(a, b)))).toEqual([]);
      }
    },
  );

  test.each(['few', 'many', 'fine'] as const)(
    '%s: the neck stands on the collar, the chest on the frame',
    (detail) => {
      for (let seed = 0; seed < 40; seed += 1) {
        const cells = portrait(seed, detail);
        const tiles = cells.filter(({ size, corner }) => corner < size / 2);
        const [tile] = tiles as [Cell, ...Cell[]];
        const collar = Math.min(...tiles.map(({ y, size }) => y - size / 2));
        const chest = Math.max(...tiles.map(({ y, size }) => y + size / 2));
        expect(chest, `chest of ${seed}`).toBeGreaterThan(PORTRAIT);
        const arm = Math.max(...tiles.filter(({ y }) => y < PORTRAIT).map(({ x, size }) => x + size / 2));
        expect(arm, `arm of ${seed}`).toBeGreaterThanOrEqual(PORTRAIT - tile.size);
        // Long hair falls over the neck.
        if ((looks[seed % looks.length]?.fall ?? 0) > 1) continue;
        const above = cells.filter((cell) => !tiles.includes(cell)).map(({ y, size }) => y + size / 2);
        expect(collar - Math.max(...above), `collar of ${seed}`).toBeLessThan(0.15 * tile.size);
      }
    },
  );

  /** What of 16 by 16 squares is hair, and what is face: the outline, as it is seen from afar. */
  const outline = (seed: number, detail: Detail) => {
    const covered = new Set<string>();
    for (const { x, y, paint } of portrait(seed, detail))
      if (paint !== 'body' && y < 80)
        covered.add(`${Math.floor(x / 6)} ${Math.floor(y / 6)} ${paint === 'hair'}`);
    return covered;
  };

  test.each(['few', 'many', 'fine'] as const)('%s: eight people in a row have eight outlines', (detail) => {
    for (let a = 0; a < 8; a += 1) {
      for (let b = a + 1; b < 8; b += 1) {
        const [one, other] = [outline(a, detail), outline(b, detail)];
        const apart = [...one, ...other].filter((square) => one.has(square) !== other.has(square));
        expect(apart.length, `${a} and ${b}`).toBeGreaterThan(10);
      }
    }
  });

  test('a face has two eyes of its own, brows and a mouth or a moustache', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const cells = portrait(seed, 'many');
      const features = cells.filter(({ paint }) => paint === 'feature');
      const covered = looks[seed % looks.length]?.moustache;
      expect(features, `${seed}`).toHaveLength(covered ? 2 : 5);
      const [left, right] = features.sort((a, b) => a.y - b.y || a.x - b.x);
      expect([left?.y, Math.abs((left?.x ?? 0) - (right?.x ?? 0)) > 8]).toEqual([right?.y, true]);
    }
  });

  /** Every portrait with glasses, among many. */
  const inGlasses = Array.from({ length: 200 }, (_, seed) => seed).filter(
    (seed) => wears[Math.floor(seed / looks.length) % wears.length] === 'glasses',
  );

  test.each(['many', 'fine'] as const)(
    '%s: glasses are two frames of ink, closed around an eye',
    (detail) => {
      for (const seed of inGlasses) {
        const cells = portrait(seed, detail);
        const [bridge, ...more] = cells.filter(({ paint }) => paint === 'pollen');
        expect(more, `${seed}`).toEqual([]);
        const eyes = cells.filter(({ paint, y }) => paint === 'feature' && y === bridge?.y);
        expect(eyes, `${seed}`).toHaveLength(2);
        for (const eye of eyes) {
          const near =
            (steps: number) =>
            ({ x, y }: Cell) =>
              Math.hypot(x - eye.x, y - eye.y) < (steps + 0.1) * measures[detail].pitch;
          const [frame, lens] = [cells.filter(near(2)), cells.filter(near(1))];
          expect(frame.filter(({ paint }) => paint === 'hair').length, `${seed}`).toBeGreaterThanOrEqual(11);
          // Seen from afar, a lens is lighter than the face.
          expect(lens.filter((cell) => cell !== eye).length, `${seed}`).toBe(detail === 'many' ? 0 : 6);
        }
      }
    },
  );

  test('few: glasses are two frames of ink around an open lens', () => {
    for (const seed of inGlasses) {
      const cells = portrait(seed, 'few');
      const bridge = cells.find(({ paint }) => paint === 'pollen') as Cell;
      const { pitch } = measures.few;
      for (const x of [bridge.x - pitch, bridge.x + pitch]) {
        const near = (steps: number) => (cell: Cell) =>
          Math.hypot(cell.x - x, cell.y - bridge.y) < steps * pitch;
        expect(cells.filter(near(0.5)), `${seed}`).toEqual([]);
        expect(
          cells.filter(near(1.1)).filter(({ paint }) => paint === 'hair'),
          `${seed}`,
        ).toHaveLength(5);
      }
    }
  });

  test('an ear is three cells beside the face at the most', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const face = portrait(seed, 'fine').filter(({ paint, y }) => paint === 'face' && y < 60);
      expect(Math.max(...face.map(({ x }) => Math.abs(x - 48))), `${seed}`).toBeLessThan(24 + 2.9);
    }
  });

  test.each(['many', 'fine'] as const)('%s: no fringe covers the brows', (detail) => {
    for (let seed = 0; seed < 40; seed += 1) {
      if (wears[Math.floor(seed / looks.length) % wears.length] === 'glasses') continue;
      const cells = portrait(seed, detail).filter(({ x, y }) => Math.abs(x - 48) < 16 && y > 35.5 && y < 41);
      expect(cells.filter(({ paint }) => paint === 'hair').length, `${seed}`).toBeGreaterThan(2);
      expect(cells.filter(({ paint }) => paint === 'face').length, `${seed}`).toBeGreaterThan(0);
    }
  });

  test('a cell is never under 3 px as rendered', () => {
    expect(Math.min(...portrait(1, 'few').map(({ size }) => size)) * (44 / PORTRAIT)).toBeGreaterThan(3);
    expect(Math.min(...portrait(1, 'many').map(({ size }) => size)) * (72 / PORTRAIT)).toBeGreaterThan(3);
    expect(Math.min(...portrait(1, 'fine').map(({ size }) => size)) * (120 / PORTRAIT)).toBeGreaterThan(3);
  });

  test('a name is a seed', () => {
    expect(seedOf('Livia Arndt')).toBe(seedOf('Livia Arndt'));
    expect(seedOf('Livia Arndt')).not.toBe(seedOf('Livia Arnd'));
  });
});
