import type { Point } from './geometry.ts';

export interface VeinNode extends Point {
  /** Index of the node that it grew from; the first ones have none. */
  from: number | undefined;
}

export interface ColoniseOptions {
  /** Length of one step of growth. */
  step: number;
  /** How far a vein senses a source. */
  sense: number;
  /** How near a vein uses a source up. */
  reach: number;
}

const square = (a: Point, b: Point) => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/**
 * Space colonisation (Runions and others, 2005): every source of growth hormone draws the nearest vein towards it until it
 * is reached. Veins branch where sources pull apart. `first` are those that are there before.
 */
export function colonise(
  first: readonly VeinNode[],
  sources: readonly Point[],
  { step, sense, reach }: ColoniseOptions,
): VeinNode[] {
  const nodes = first.slice();
  let left = sources.filter((source) => nodes.every((node) => square(node, source) > reach * reach));
  for (let round = 0; round < 120 && left.length > 0; round++) {
    const pulls = new Map<number, Point>();
    for (const source of left) {
      let nearest = -1;
      let least = sense * sense;
      nodes.forEach((node, i) => {
        const distance = square(node, source);
        if (distance < least) {
          least = distance;
          nearest = i;
        }
      });
      const node = nodes[nearest];
      if (!node) continue;
      const length = Math.sqrt(least) || 1;
      const pull = pulls.get(nearest) ?? { x: 0, y: 0 };
      pulls.set(nearest, {
        x: pull.x + (source.x - node.x) / length,
        y: pull.y + (source.y - node.y) / length,
      });
    }
    const before = nodes.length;
    for (const [from, pull] of pulls) {
      const length = Math.sqrt(pull.x * pull.x + pull.y * pull.y);
      const node = nodes[from] as VeinNode;
      if (length < 0.05) continue;
      const next = { x: node.x + (pull.x / length) * step, y: node.y + (pull.y / length) * step };
      // Two sources that pull against each other would let a vein tremble on the spot.
      if (nodes.every((other) => square(other, next) > step * step * 0.3)) nodes.push({ ...next, from });
    }
    if (nodes.length === before) break;
    const grown = nodes.slice(before);
    left = left.filter((source) => grown.every((node) => square(node, source) > reach * reach));
  }
  return nodes;
}

/** How many ends each node feeds: the pipe model, by which a vein is as thick as what it carries. */
export function burdens(nodes: readonly VeinNode[]): number[] {
  const burden = nodes.map(() => 0);
  const parents = new Set(nodes.map(({ from }) => from));
  for (let i = nodes.length - 1; i >= 0; i--) {
    if (!parents.has(i)) burden[i] = 1;
    const { from } = nodes[i] as VeinNode;
    if (from !== undefined) burden[from] = (burden[from] ?? 0) + (burden[i] ?? 0);
  }
  return burden;
}
