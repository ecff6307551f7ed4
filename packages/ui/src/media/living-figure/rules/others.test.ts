import { describe, expect, test } from 'vitest';
import { BRANCHING_WIDTH, branching } from './branching.ts';
import { leastClearance } from './clearance.ts';
import { GOLDEN_ANGLE, PITCH, TILE } from './geometry.ts';
import { SEAM_GAP, seam } from './seam.ts';
import { STRAIGHT_FROM, STRANDS_WIDTH, strands, WAVES_UNTIL } from './strands.ts';

const seeds = [1, 2, 3, 4, 5, 6, 11];

describe('branching', () => {
  test('the root enters from the left edge and everything grows to the right', () => {
    for (const seed of seeds) {
      const { root, branches, tips } = branching({ seed });
      expect(root).toMatch(/^M-\d/);
      for (const { from, to } of branches) expect(to.x).toBeGreaterThan(from.x);
      expect(new Set(tips.map(({ x }) => x)).size).toBe(1);
    }
  });

  test('straightens level by level: a free curve, a wide elbow, a right angle', () => {
    for (const seed of seeds)
      for (const { level, d } of branching({ seed }).branches) {
        const curved = [...d.matchAll(/q(\d+)/g)].map(([, r]) => Number(r));
        if (level === 1) expect(d).toMatch(/^M[\d -]+c/);
        else expect(d).not.toContain('c');
        if (level === 2) expect(Math.max(0, ...curved)).toBeLessThanOrEqual(46);
        if (level === 3) expect(Math.max(0, ...curved)).toBeLessThanOrEqual(5);
      }
  });

  test('limbs grow thinner, tips are squares and pills apart from each other', () => {
    for (const seed of seeds)
      for (const count of [5, 7, 9, 12, 14]) {
        const { branches, tips, height } = branching({ seed, tips: count });
        const widths = [1, 2, 3].map(
          (level) => branches.find((branch) => branch.level === level)?.width ?? 0,
        );
        expect(widths).toEqual([...widths].sort((a, b) => b - a));
        expect(tips).toHaveLength(count);
        for (const [i, tip] of tips.entries()) {
          expect(tip.width === tip.height || tip.kind === 'pill').toBe(true);
          expect(tip.x - TILE / 2 + tip.width).toBeLessThanOrEqual(BRANCHING_WIDTH);
          expect(tip.y + TILE / 2).toBeLessThanOrEqual(height);
          const next = tips[i + 1];
          if (next) expect(next.y - tip.y).toBeGreaterThan(TILE);
        }
      }
    expect(branching({ seed: 8 })).toEqual(branching({ seed: 8 }));
  });
});

describe('strands', () => {
  test('five waves end level, in five square nodes', () => {
    for (const seed of seeds) {
      const all = strands({ seed });
      expect(all).toHaveLength(5);
      expect(all.map(({ lane }) => lane).sort()).toEqual([0, 1, 2, 3, 4]);
      for (const { at, node } of all) {
        for (let t = STRAIGHT_FROM; t <= 1; t += 0.02) expect(at(t).y).toBeCloseTo(node.y, 6);
        expect(node.x + node.size / 2).toBeLessThanOrEqual(STRANDS_WIDTH);
      }
    }
  });

  test('they cross while they are waves and not once they are untangled', () => {
    for (const seed of seeds) {
      const all = strands({ seed });
      const swaps = (from: number, to: number) => {
        let count = 0;
        for (const a of all)
          for (const b of all) {
            const first = a.at(from).y < b.at(from).y;
            for (let t = from; t < to; t += 0.004) if (a.at(t).y < b.at(t).y !== first) return ++count;
          }
        return count;
      };
      expect(swaps(0.02, WAVES_UNTIL)).toBeGreaterThan(0);
      expect(swaps(0.68, 1)).toBe(0);
    }
  });

  test('beads turn from round to square along the way', () => {
    for (const seed of seeds)
      for (const { beads } of strands({ seed }))
        for (const { t, corner, size } of beads) {
          if (t < 0.4) expect(corner * 2).toBe(size);
          if (t > STRAIGHT_FROM) expect(corner / size).toBeLessThan(0.25);
        }
    expect(JSON.stringify(strands({ seed: 3 }))).toBe(JSON.stringify(strands({ seed: 3 })));
  });
});

describe('seam', () => {
  test('tiles stand on the grid on one side, cells on the spiral on the other', () => {
    for (const seed of seeds) {
      const { cells, parts } = seam({ seed });
      expect(parts.length).toBeGreaterThanOrEqual(3);
      for (const { x, y, size, zone, index = 0, rotation } of cells) {
        expect(rotation).toBe(0);
        if (zone === 'built') {
          expect(x + size / 2).toBeLessThanOrEqual(-SEAM_GAP);
          expect(Math.abs((x - PITCH / 2) % PITCH) + Math.abs(y % PITCH)).toBe(0);
        } else {
          expect(x - size / 2).toBeGreaterThanOrEqual(SEAM_GAP - 2);
          const off = Math.atan2(y, x) - index * GOLDEN_ANGLE;
          if (x > PITCH * 1.5) expect(Math.abs(Math.sin(off)) * Math.hypot(x, y)).toBeLessThan(4);
        }
      }
    }
  });

  test('no two cells overlap, and pollen is about one in thirty', () => {
    for (const seed of seeds) {
      const { cells } = seam({ seed });
      expect(leastClearance(cells)).toBeGreaterThan(1);
      const share = cells.length / cells.filter((cell) => cell.pollen).length;
      expect(share).toBeGreaterThan(22);
      expect(share).toBeLessThan(45);
    }
  });
});
