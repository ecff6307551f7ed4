import { groupCells } from './draw-cells.ts';
import { box, drawPart, type Stroke } from './draw-parts.ts';
import { type BranchingOptions, branching } from './rules/branching.ts';
import { type Cell, lerp, type Point } from './rules/geometry.ts';
import { along } from './rules/path.ts';
import { type PhyllotaxisOptions, phyllotaxis } from './rules/phyllotaxis.ts';
import { FADED_FROM, type FigurePortrait, screened } from './rules/screen.ts';
import { type SeamOptions, seam } from './rules/seam.ts';
import { type StrandsOptions, strands } from './rules/strands.ts';

/** What a rule draws: rings in the order they grow, each a few strokes. */
export type Scene = Stroke[][];

/** How far each ring has come from the colour of the core (0) through grown (0.5) to built (1). */
const ringTone = [0, 0.08, 0.18, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1];

export type FigureSceneOptions = PhyllotaxisOptions & {
  portrait?: FigurePortrait;
};

export function phyllotaxisScene({ portrait, ...options }: FigureSceneOptions): Scene {
  const figure = phyllotaxis(options);
  const scene: Scene = ringTone.map(() => []);
  const draw = (cells: readonly Cell[], scheme?: Stroke['scheme']) => {
    for (const { ring, pollen, width, d } of groupCells(cells))
      scene[ring]?.push({
        paint: pollen ? 'pollen' : (ringTone[ring] ?? 1),
        d,
        width,
        fill: d.includes('z'),
        ...(pollen ? {} : { scheme }),
      });
  };
  if (portrait === undefined) draw(figure.cells);
  else {
    const inPicture = ({ x, y }: Point) => Math.sqrt(x * x + y * y) < figure.reach * FADED_FROM;
    draw(figure.cells.filter((cell) => !inPicture(cell)));
    for (const scheme of ['day', 'night'] as const)
      draw(
        screened(figure, portrait, scheme).filter((cell) => inPicture(cell) && !cell.pollen),
        scheme,
      );
  }
  scene.push(figure.parts.flatMap(drawPart));
  return scene.filter((ring) => ring.length > 0);
}

export function seamScene({
  axis = 'vertical',
  ...options
}: SeamOptions & { axis?: 'vertical' | 'horizontal' }): Scene {
  // Parts are drawn upright and do not turn with it.
  const figure = seam(axis === 'vertical' ? options : { ...options, parts: 0 });
  // A horizontal seam is the same figure turned over its diagonal: what was left is then above.
  const turn = <T extends Point>(p: T): T => (axis === 'vertical' ? p : { ...p, x: p.y, y: p.x });
  const scene: Scene = Array.from({ length: 10 }, () => []);
  for (const [cells, paint] of [
    [figure.cells.filter((cell) => cell.zone === 'built'), 'tile'],
    [figure.cells.filter((cell) => cell.zone === 'grown'), 'cell'],
  ] as const)
    for (const { ring, pollen, width, d } of groupCells(cells.map(turn)))
      scene[ring]?.push({ paint: pollen ? 'pollen' : paint, d, width, fill: d.includes('z') });
  scene.push(figure.parts.flatMap(drawPart));
  return scene.filter((ring) => ring.length > 0);
}

export function branchingScene(options: BranchingOptions): Scene {
  const { root, rootlets, branches, nodes, tips } = branching(options);
  const level = (n: number) => branches.filter((branch) => branch.level === n);
  const tone = [0.25, 0.5, 0.72, 1];
  const limbs = (n: number): Stroke[] =>
    level(n).length
      ? [
          {
            paint: tone[n] ?? 1,
            d: level(n)
              .map(({ d }) => d)
              .join(''),
            width: level(n)[0]?.width ?? 6,
          },
        ]
      : [];
  const knots = (n: number): Stroke[] =>
    nodes
      .filter((node) => node.level === n)
      .map(({ x, y, size, corner }) => box(tone[n] ?? 1, x, y, size, size, corner));
  // A limb goes under the node that it leaves, so each ring holds the knots of the level before.
  return [
    [
      { paint: 0.1, d: rootlets.map(({ d }) => d).join(''), width: 5 },
      ...rootlets.map(({ to }) => box(0.1, to.x, to.y, 18, 18, 9)),
      { paint: 0.25, d: root, fill: true, width: 0 },
    ],
    [...limbs(1), ...knots(0)],
    [...limbs(2), ...knots(1)],
    [...limbs(3), ...knots(2)],
    tips.map(({ x, y, kind, paint, width, height }) =>
      box(paint, x + (width - height) / 2, y, width, height, kind === 'pill' ? height / 2 : 8),
    ),
  ];
}

export function strandsScene(options: StrandsOptions): Scene {
  const all = strands(options);
  const tone = (lane: number) => Math.round(lerp(0.1, 1, lane / (all.length - 1 || 1)) * 100) / 100;
  return [
    ...all.map(({ lane, at, stretches }): Stroke[] => [
      { paint: tone(lane), d: stretches.map(([from, to]) => along(at, from, to)).join(''), width: 8 },
    ]),
    all.flatMap(({ lane, beads }) =>
      beads.map(({ x, y, size, corner, pollen }) =>
        box(pollen ? 'pollen' : tone(lane), Math.round(x), Math.round(y), size, size, corner),
      ),
    ),
    all.map(({ lane, node }) =>
      box(
        node.pollen ? 'pollen' : tone(lane),
        Math.round(node.x),
        Math.round(node.y),
        node.size,
        node.size,
        10,
      ),
    ),
  ];
}
