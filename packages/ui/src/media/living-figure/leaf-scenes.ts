import { box, drawPart, type Paint, type Stroke } from './draw-parts.ts';
import type { Point } from './rules/geometry.ts';
import { type TessellationOptions, tessellation } from './rules/tessellation.ts';
import { MIDRIB, type VenationOptions, venation } from './rules/venation.ts';
import type { Scene } from './scenes.ts';

const r = Math.round;
const signed = (n: number) => (n < 0 ? String(n) : ` ${n}`);

/** A line through whole points, in steps from each to the next. */
function line([first, ...rest]: readonly Point[], close = ''): string {
  if (!first) return '';
  let x = r(first.x);
  let y = r(first.y);
  let d = `M${x} ${y}`;
  for (const point of rest) {
    const dx = r(point.x) - x;
    const dy = r(point.y) - y;
    d += `l${dx}${signed(dy)}`;
    x += dx;
    y += dy;
  }
  return d + close;
}

/** Strokes that share their looks are one path. */
function gathered(strokes: readonly Stroke[]): Stroke[] {
  const groups = new Map<string, Stroke>();
  for (const stroke of strokes) {
    const key = `${stroke.paint}|${stroke.width}|${stroke.fill ?? false}`;
    const known = groups.get(key);
    groups.set(key, known ? { ...known, d: known.d + stroke.d } : stroke);
  }
  return [...groups.values()];
}

export function tessellationScene(options: TessellationOptions): Scene {
  const { cells, parts } = tessellation(options);
  const scene: Scene = Array.from({ length: 12 }, () => []);
  for (const { points, corner, t, pollen } of cells) {
    const ring = Math.floor(t * 12);
    const paint: Paint = pollen ? 'pollen' : r(t * 20) / 20;
    scene[ring]?.push({ paint, d: line(points, 'z'), fill: true, width: 2 * corner });
  }
  for (const { centre, nucleus, t } of cells) {
    if (nucleus === 0) continue;
    scene[Math.floor(t * 12)]?.push({
      paint: 'paper',
      d: `M${r(centre.x)} ${r(centre.y)}h0`,
      width: nucleus,
    });
  }
  return [...scene.map(gathered), parts.flatMap(drawPart)].filter((ring) => ring.length > 0);
}

export function venationScene(options: VenationOptions): Scene {
  const { midrib, bow, steps, veins, cells, traces, pads, parts } = venation(options);
  // Both halves grow outwards from the midrib, four rings each.
  const left = (x: number) => Math.min(3, Math.floor(((MIDRIB - x) / MIDRIB) * 4));
  const scene: Scene = [
    [
      { paint: 0.2, d: line(bow), width: 6 },
      { paint: 0.9, d: steps, width: 6 },
      { paint: 0.5, d: midrib, fill: true, width: 4 },
    ],
  ];
  for (let ring = 0; ring < 4; ring++) {
    const tone = 0.4 - ring * 0.12;
    scene.push(
      gathered([
        ...veins
          .filter(({ points: [first] }) => first && left(first.x) === ring)
          .map(({ points, width }): Stroke => ({ paint: tone, d: line(points), width })),
        ...cells
          .filter(({ x }) => left(x) === ring)
          .map(
            ({ x, y, size, pollen }): Stroke => ({
              paint: pollen ? 'pollen' : tone,
              d: `M${x} ${y}h0`,
              width: size,
            }),
          ),
      ]),
    );
  }
  scene.push(
    gathered(traces.map(({ d, width, t }) => ({ paint: width > 6 ? 0.72 : r(72 + t * 25) / 100, d, width }))),
  );
  scene.push(
    gathered(
      pads.map(({ x, y, kind, width, pollen }) =>
        box(pollen ? 'pollen' : 1, x, y, width, width, kind === 'pill' ? width / 2 : 8),
      ),
    ),
  );
  scene.push(parts.flatMap(drawPart));
  return scene.filter((ring) => ring.length > 0);
}
