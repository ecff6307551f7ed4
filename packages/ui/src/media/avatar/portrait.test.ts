import { describe, expect, test } from 'vitest';
import { arm, cuts } from './clothes.ts';
import { ear, faces, neck } from './faces.ts';
import { type Look, looks } from './looks.ts';
import { type Detail, grids, PORTRAIT } from './measures.ts';
import { depthIn, outlineOf } from './outline.ts';
import { type Portrait, portrait, seedOf } from './portrait.ts';
import { wears } from './wears.ts';

const details = ['few', 'many', 'fine'] as const;
const seeds = Array.from({ length: 160 }, (_, seed) => seed);

/** Each is drawn once for all tests. */
const known = new Map<string, Portrait>();
function drawn(seed: number, detail: Detail): Portrait {
  const key = `${seed} ${detail}`;
  const before = known.get(key) ?? portrait(seed, detail);
  known.set(key, before);
  return before;
}

const paintsIn = (seed: number, detail: Detail) => drawn(seed, detail).layers.map(({ paint }) => paint);

/** The smallest size in px at which each detail is shown. */
const shown = { few: 44, many: 72, fine: 120 } as const;

/** Dots and tiles are what begins anew for each. */
const cellsIn = (seed: number, detail: Detail) =>
  drawn(seed, detail).layers.filter(({ d }) => /^m\S+ ?\S+h/.test(d));

const isIn = (d: string, x: number, y: number) => depthIn(outlineOf(d), { x, y }) > 0;

/** What is seen of a head, without what is worn. */
const covers = (look: Look) => {
  const { far, near } = faces[look.face];
  const hair = [...(look.back ?? []), ...look.front, ...(look.head ?? []).map(({ d }) => d)];
  const skin = [far + near, ...(look.covered ? [] : ear), ...neck].flatMap((one) =>
    typeof one === 'string' ? [one] : one.width ? [] : [one.d],
  );
  return { hair, skin };
};

describe('portrait', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(portrait(7, 'many')).toEqual(drawn(7, 'many'));
    expect(new Set(seeds.map((seed) => JSON.stringify(drawn(seed, 'many')))).size).toBeGreaterThan(119);
    expect(new Set(seeds.slice(0, 40).map((seed) => JSON.stringify(drawn(seed, 'few')))).size).toBe(40);
  });

  test.each(details)('%s: skin, hair, cloth and a little pollen, in whole numbers', (detail) => {
    for (const seed of seeds) {
      const paints = paintsIn(seed, detail);
      for (const paint of ['skin', 'shade', 'hair', 'cloth', 'ink', 'pollen'] as const)
        expect(paints, `${seed}`).toContain(paint);
      expect(paints.filter((paint) => paint === 'pollen').length, `${seed}`).toBeLessThan(4);
      for (const { d } of drawn(seed, detail).layers) expect(d, `${seed}`).toMatch(/^[mlchvz\d -]+$/);
    }
  });

  test('a cell is never under 3 px as rendered, and at 44 px there is none', () => {
    for (const seed of seeds) {
      expect(cellsIn(seed, 'few'), `${seed}`).toEqual([]);
      for (const detail of ['many', 'fine'] as const) {
        const cells = cellsIn(seed, detail);
        expect(new Set(cells.map(({ paint }) => paint)).size, `${seed}`).toBeGreaterThan(1);
        for (const { d, width = 0 } of cells) {
          const edge = width + Number(/h(\d+)/.exec(d)?.[1]);
          expect(edge * grids[detail] * (shown[detail] / PORTRAIT), `${seed}`).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });

  test('no two cells of hair, cheek or cloth lie on each other', () => {
    for (const seed of seeds.slice(0, 8)) {
      const dots = cellsIn(seed, 'fine').flatMap(({ d, width = 0, paint }) => {
        let [x, y] = [0, 0];
        return [...d.matchAll(/m(-?\d+)[ ]?(-?\d+)h(\d+)/g)].map(([, across, down, side]) => {
          [x, y] = [x + Number(across), y + Number(down)];
          return { paint, size: width + Number(side), x: x + Number(side) / 2, y: y + Number(side) / 2 };
        });
      });
      expect(dots.length, `${seed}`).toBeGreaterThan(60);
      const touching = dots.filter((a, i) =>
        dots
          .slice(i + 1)
          .some(
            (b) =>
              a.paint === b.paint && Math.hypot(a.x - b.x, a.y - b.y) < (Math.min(a.size, b.size) * 2) / 3,
          ),
      );
      expect(touching, `${seed}`).toEqual([]);
    }
  });

  test.each(looks.map((look, i) => [i, look] as const))(
    'look %i has no gap from the crown to the chin',
    (_, look) => {
      const { hair, skin } = covers(look);
      for (let x = 400; x <= 600; x += 10) {
        const seen = Array.from({ length: 96 }, (_, i) => i * 7).map((y) =>
          [...hair, ...skin].some((d) => isIn(d, x, y)),
        );
        const first = seen.indexOf(true);
        expect(first, `${x}`).toBeLessThan(45);
        // A knot stands beside the parting.
        expect(seen.slice(first + 30, 90), `${x}`).not.toContain(false);
        expect(seen.slice(first, seen.indexOf(false, first)).length + first, `${x}`).toBeGreaterThan(90);
      }
    },
  );

  test('shoulders slope, end within a frame, and reach the lower edge of a bust without one', () => {
    for (const { body } of cuts) {
      const { corners } = outlineOf(body);
      const inFrame = corners.filter(({ y }) => y < PORTRAIT).map(({ x }) => x);
      expect(Math.min(...inFrame)).toBeGreaterThan(20);
      expect(Math.max(...inFrame)).toBeLessThan(PORTRAIT - 20);
      expect(Math.max(...corners.map(({ y }) => y))).toBeGreaterThanOrEqual(PORTRAIT * 1.25);
      expect(isIn(body, 240, PORTRAIT)).toBe(true);
      for (const { x, y } of outlineOf(arm).corners.slice(1, -1))
        expect(depthIn(outlineOf(body), { x, y }), `${x} ${y}`).toBeGreaterThan(-16);
    }
  });

  test('the head takes 60 % of the height of a frame', () => {
    for (const look of looks) {
      const face = outlineOf(faces[look.face].far + faces[look.face].near);
      const crown = Math.min(face.top, ...look.front.map((d) => outlineOf(d).top));
      expect((face.bottom - crown) / PORTRAIT).toBeGreaterThan(0.55);
      expect((face.bottom - crown) / PORTRAIT).toBeLessThan(0.7);
    }
  });

  /** What of 16 by 16 squares is hair or worn, and what is skin: the outline, as it is seen from afar. */
  const outline = (look: Look) => {
    const { hair, skin } = covers(look);
    const squares: string[] = [];
    for (let x = 30; x < PORTRAIT; x += 60)
      for (let y = 30; y < 780; y += 60) {
        const isHair = hair.some((d) => isIn(d, x, y));
        if (isHair || skin.some((d) => isIn(d, x, y))) squares.push(`${x} ${y} ${isHair}`);
      }
    return new Set(squares);
  };

  test('eight people in a row have eight outlines', () => {
    const all = looks.map(outline);
    expect(all).toHaveLength(8);
    for (const [a, one] of all.entries())
      for (const other of all.slice(a + 1))
        expect(
          [...one].filter((square) => !other.has(square)).length +
            [...other].filter((square) => !one.has(square)).length,
        ).toBeGreaterThan(5);
  });

  test('neighbours look at each other', () => {
    for (const seed of seeds) expect(drawn(seed, 'few').mirrored).toBe(seed % 2 === 1);
  });

  test('glasses are two outlined fields on an arm of pollen', () => {
    for (const seed of seeds.filter(
      (one) => wears[Math.floor(one / looks.length) % wears.length] === 'glasses',
    )) {
      const [side, rims] = drawn(seed, 'fine').layers.slice(-2);
      expect([side?.paint, rims?.paint], `${seed}`).toEqual(['pollen', 'ink']);
      expect(rims?.d.match(/z/g), `${seed}`).toHaveLength(2);
    }
  });

  test('a name is a seed', () => {
    expect(seedOf('Livia Arndt')).toBe(seedOf('Livia Arndt'));
    expect(seedOf('Livia Arndt')).not.toBe(seedOf('Livia Arnd'));
  });
});
