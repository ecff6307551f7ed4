import { arm, type Cut, cuts, round } from './clothes.ts';
import { cellPaths, inGrid } from './draw-portrait.ts';
import { brows, ear, earOutline, eyes, faces, mouths, neck, ridge } from './faces.ts';
import { type Look, looks } from './looks.ts';
import {
  type Detail,
  grids,
  PORTRAIT,
  type PortraitCell,
  type PortraitPaint,
  type Shape,
} from './measures.ts';
import { disc, spotsOf } from './outline.ts';
import { bareOf, paintsOf } from './paints.ts';
import { fillOf, rosette, spiral, strands, woven } from './textures.ts';
import { wears, worn } from './wears.ts';

/** A whole number from a text, so that a name can be a seed. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** One above the other. A path is an area, a line, or cells; the colours are those of CSS. */
export interface PortraitLayer {
  paint: PortraitPaint;
  d: string;
  fill: string;
  stroke?: string;
  width?: number;
}

export interface Portrait {
  /** Of the square frame. A bust without one goes on to its sides and below it. */
  edge: number;
  /** The head looks to the left: the drawing is mirrored. */
  mirrored: boolean;
  layers: PortraitLayer[];
}

/**
 * Head and shoulders: closed shapes in a light from one side, and cells on them, round where a person is and square where
 * something is made. The seed chooses one of the looks, the clothes, what is worn, and the side to which the head is turned.
 * A bare one stands on the page itself, light or dark.
 */
export function portrait(seed: number, detail: Detail, bare = false): Portrait {
  const whole = Math.abs(Math.trunc(seed));
  const times = Math.floor(whole / looks.length);
  const dressed = Math.floor(times / wears.length);
  const look = looks[whole % looks.length] as Look;
  const wear = wears[times % wears.length] as (typeof wears)[number];
  const paints = (bare ? bareOf : paintsOf)(look, dressed);
  const layers: PortraitLayer[] = [];
  const grid = grids[detail];
  const put = (...shapes: readonly Shape[]) => {
    for (const { paint, d, width } of shapes)
      layers.push({
        paint,
        d: inGrid(d, grid),
        ...(width ? { fill: 'none', stroke: paints[paint], width: width / grid } : { fill: paints[paint] }),
      });
  };
  const scatter = (cells: PortraitCell[]) => {
    for (const { paint, d, width, isTile } of cellPaths(cells, grid))
      layers.push({ paint, d, width, stroke: paints[paint], fill: isTile ? paints[paint] : 'none' });
  };
  const hair = (ds: readonly string[] = []) => put(...ds.map((d) => ({ paint: 'hair', d }) as const));

  hair(look.back);
  put(...neck);
  const cut = cuts[(look.cut + dressed) % cuts.length] as Cut;
  dress(wear === 'scarf' ? { body: round, more: worn.scarf } : cut);
  if (wear === 'pin') put(...worn.pin);
  const { far, near } = faces[look.face];
  put({ paint: 'skin', d: far + near }, { paint: 'shade', d: far + ridge });
  if (detail === 'fine' && look.mouth !== 'low')
    scatter(
      rosette(
        { x: 452, y: 552 },
        46,
        fillOf('blush', detail, disc(452, 552, 90), [far + ridge, ...look.front]),
      ),
    );
  const lined = look.brows === 'fine';
  put(...eyes(detail === 'few', lined ? 13 : 10), {
    paint: look.hair === 1 ? 'hair' : 'ink',
    d: brows[look.brows],
  });
  if (look.lines) put({ paint: 'shade', width: 9, d: look.lines });
  hair(look.front);
  if (look.parted) put({ paint: 'skin', width: 9, d: look.parted });
  if (look.mouth) put(...mouths[look.mouth]);
  if (detail !== 'few') comb();
  cover();
  return { edge: PORTRAIT / grid, mirrored: whole % 2 === 1, layers };

  function dress({ body, more }: Cut) {
    put({ paint: 'cloth', d: body }, { paint: 'fold', d: arm });
    const areas = more.flatMap(({ d, width }) => (width ? [] : [d]));
    if (detail !== 'few') scatter(woven(fillOf('tile', detail, body, [arm, ...areas])));
    put(...more);
  }

  function comb() {
    const tied = (look.tied ?? []).map((knot) => disc(...knot));
    const free = look.covered ? tied : [earOutline, ...tied];
    const curves = (look.combed ?? []).map(([a, b]) => [spotsOf(a), spotsOf(b)] as const);
    for (const front of look.front)
      for (const pair of curves) scatter(strands(pair, fillOf('strand', detail, front, free)));
    for (const [x, y, r] of look.tied ?? [])
      scatter(rosette({ x, y }, r, fillOf('strand', detail, disc(x, y, r + 4))));
    if (look.curled)
      scatter(
        spiral(
          { x: 440, y: 300 },
          320,
          fillOf('strand', detail, look.back?.[0] as string, [look.curled, earOutline]),
        ),
      );
  }

  /** What lies above the hair. */
  function cover() {
    put(...(look.head ?? []));
    if (look.knitted && detail !== 'few')
      scatter(
        woven(
          fillOf(
            'strand',
            detail,
            look.knitted,
            look.head?.slice(1).map(({ d }) => d),
          ),
        ),
      );
    if (wear === 'pencil') put(...worn.pencil);
    if (!look.covered) put(...ear);
    if (wear === 'glasses') put(...worn.glasses);
    if (wear === 'earrings') put(...worn[look.covered ? 'clip' : 'earrings']);
  }
}
