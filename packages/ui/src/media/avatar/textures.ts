import { type Detail, grids, type PortraitCell, type PortraitPaint, smallest } from './measures.ts';
import { along, type Curve, depthIn, type Outline, outlineOf, type Spot } from './outline.ts';

/** What is filled: where, with what, and how finely. */
export interface Fill {
  within: Outline;
  /** No cell lies on these. */
  without: readonly Outline[];
  paint: PortraitPaint;
  detail: Detail;
}

export function fillOf(
  paint: PortraitPaint,
  detail: Detail,
  within: string,
  without: readonly string[] = [],
): Fill {
  return { paint, detail, within: outlineOf(within), without: without.map(outlineOf) };
}

/** Cells keep this far from the border of a shape, so that its edge is seen whole. */
const MARGIN = 7;

/** As large as asked, smaller beside a border, and none where it would be too small. */
function cellAt(spot: Spot, size: number, { within, without, paint, detail }: Fill): PortraitCell[] {
  const least = smallest[detail];
  let fits = Math.min(size, 2 * (depthIn(within, spot) - MARGIN));
  for (const shape of without) if (fits >= least) fits = Math.min(fits, 2 * (-depthIn(shape, spot) - MARGIN));
  if (fits < least) return [];
  // Few sizes: each is a path of its own.
  const step = grids[detail];
  const even = least + Math.floor((fits - least) / step) * step;
  return [{ ...spot, size: even, corner: even / 2, paint }];
}

/** Round cells in a hexagonal packing around a middle, smaller towards its border. */
export function rosette(middle: Spot, radius: number, fill: Fill): PortraitCell[] {
  const pitch = smallest[fill.detail] * 1.42;
  const reach = Math.ceil(radius / pitch);
  const cells: PortraitCell[] = [];
  for (let row = -reach; row <= reach; row += 1)
    for (let column = -reach; column <= reach; column += 1) {
      const [across, down] = [(column + Math.abs(row % 2) / 2) * pitch, row * pitch * 0.866];
      const out = Math.hypot(across, down) / radius;
      const spot = { x: middle.x + across, y: middle.y + down };
      if (out < 1) cells.push(...cellAt(spot, pitch * (0.95 - 0.2 * out), fill));
    }
  return cells;
}

/** Square cells on a grid, smaller on the side that has less light. */
export function woven(fill: Fill): PortraitCell[] {
  const pitch = Math.round(smallest[fill.detail] * 1.5);
  const cells: PortraitCell[] = [];
  for (let y = 60; y < 1240; y += pitch)
    for (let x = 480 - 16 * pitch; x < 1080; x += pitch)
      for (const cell of cellAt({ x, y }, pitch * (0.9 - x / 4200), fill)) cells.push({ ...cell, corner: 3 });
  return cells;
}

/** Round cells from the inside outwards by the golden angle. */
export function spiral(middle: Spot, radius: number, fill: Fill): PortraitCell[] {
  const least = smallest[fill.detail];
  const cells: PortraitCell[] = [];
  for (let i = 1; least * 0.8 * Math.sqrt(i) < radius; i += 1) {
    const [out, angle] = [least * 0.8 * Math.sqrt(i), i * 2.39996];
    const spot = { x: middle.x + out * Math.cos(angle), y: middle.y + out * Math.sin(angle) };
    cells.push(...cellAt(spot, least * 1.17, fill));
  }
  return cells;
}

/** Both ends, then the half, then the quarters. */
const shares = [
  0,
  1,
  ...[2, 4, 8, 16].flatMap((parts) => Array.from({ length: parts / 2 }, (_, i) => (2 * i + 1) / parts)),
];

/** Strands of round cells between two curves, as hair is combed: each as far as there is room beside those before it. */
export function strands([from, to]: readonly [Curve, Curve], fill: Fill): PortraitCell[] {
  const least = smallest[fill.detail];
  const cells: PortraitCell[] = [];
  for (const share of shares) {
    const curve = from.map(({ x, y }, i) => {
      const other = to[i] as Spot;
      return { x: x + (other.x - x) * share, y: y + (other.y - y) * share };
    });
    const before = [...cells];
    let last: Spot = { x: Number.NEGATIVE_INFINITY, y: 0 };
    for (let step = 0; step <= 250; step += 1) {
      const t = step / 250;
      const spot = along(curve, t);
      const far = ({ x, y }: Spot, room: number) => Math.hypot(x - spot.x, y - spot.y) >= least * room;
      if (!far(last, 1.3) || !before.every((cell) => far(cell, 1.42))) continue;
      last = spot;
      cells.push(...cellAt(spot, least * (1 + 0.17 * Math.sin(Math.PI * t)), fill));
    }
  }
  return cells;
}
