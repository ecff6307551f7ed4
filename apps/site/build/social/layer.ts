import {
  branching,
  branchingScene,
  phyllotaxisScene,
  type Scene,
  STRANDS_HEIGHT,
  STRANDS_WIDTH,
  strandsScene,
  TESSELLATION_HEIGHT,
  tessellationScene,
  VENATION_HEIGHT,
  venationScene,
} from '@laliaflia/ui/figures';
import type { FigureChoice } from '../../content/schema/basics.ts';
import { paintOn, type Surface } from '../identity/figure-paint.ts';
import { markOn } from '../identity/mark.ts';
import { palette } from '../identity/palette.ts';
import type { Face, Ink } from './face.ts';
import { type Indexed, rampPalette, toIndexed } from './indexed.ts';
import { rasterise } from './raster.ts';

export type CardSurface = Exclude<Surface, 'paper'>;

export const card = { width: 1200, height: 630, margin: 72 } as const;
/** Where the words stand. No figure comes nearer than the gap. */
export const column = { left: card.margin, right: 620, top: 158, bottom: 562, gap: 24 } as const;

const inks: Record<CardSurface, { ground: string; title: string; lead: string }> = {
  ground: { ground: palette.ground, title: palette.ink, lead: palette.muted },
  night: { ground: palette.night, title: palette.onNight, lead: palette.mutedOnNight },
  kingfisher: { ground: palette.kingfisher, title: palette.onAccent, lead: palette.kingfisherSoft },
  leaf: { ground: palette.leaf, title: palette.onAccent, lead: palette.leafSoft },
};

/** A card without its text, and the inks for the text. */
export interface Layer {
  picture: Indexed;
  title: Ink;
  lead: Ink;
}

export interface LayerOptions {
  surface: CardSurface;
  figure: FigureChoice;
  brand: string;
  face: Face;
}

/** Surface, figure, mark and wordmark. */
export function drawLayer({ surface, figure, brand, face }: LayerOptions): Layer {
  const { ground, title, lead } = inks[surface];
  const { scene, transform } = placed(figure);
  const strokes = scene.flat();
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}">`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    `<g transform="${transform}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    ...strokes.map(({ paint, d, fill, width }) => {
      const colour = paintOn(surface, paint);
      return `<path${fill ? ` fill="${colour}"` : ''}${width ? ` stroke="${colour}" stroke-width="${width}"` : ''} d="${d}"/>`;
    }),
    '</g>',
    `<g transform="translate(${card.margin} 64) scale(1.2)">${markOn(surface)}</g>`,
    `<g transform="translate(136 99)" fill="${title}">${face.outline(brand, { size: 36, tracking: -0.015 })}</g>`,
    '</svg>',
  ].join('');
  const figureColours = new Set(
    [...strokes.map(({ paint }) => paint), 'pollen' as const].map((paint) => paintOn(surface, paint)),
  );
  for (const colour of [title, lead, ground]) figureColours.delete(colour);
  const steps = Math.min(16, Math.floor((255 - leadSteps - titleSteps) / figureColours.size));
  const colours = rampPalette(ground, [
    { colour: lead, steps: leadSteps },
    { colour: title, steps: titleSteps },
    ...[...figureColours].map((colour) => ({ colour, steps })),
  ]);
  const { pixels } = rasterise(svg);
  return {
    picture: toIndexed(pixels, card.width, card.height, colours),
    lead: { first: 1, steps: leadSteps },
    title: { first: 1 + leadSteps, steps: titleSteps },
  };
}

const leadSteps = 20;
const titleSteps = 28;

/** Each rule has its own position on the right; all figures run over the edges of the image. */
function placed({ rule, seed }: FigureChoice): { scene: Scene; transform: string } {
  switch (rule) {
    case 'branching':
      // Mirrored, so that the root starts at the edge and the leaves are beside the text.
      return {
        scene: branchingScene({ seed, tips: 8 }),
        transform: mirrored(0.9, branching({ seed, tips: 8 }).height),
      };
    case 'strands':
      return { scene: strandsScene({ seed }), transform: mirrored(0.86, STRANDS_HEIGHT) };
    case 'tessellation':
      return {
        scene: tessellationScene({ seed, parts: 3 }),
        transform: standing(0.86, TESSELLATION_HEIGHT),
      };
    case 'venation':
      return { scene: venationScene({ seed }), transform: standing(0.78, VENATION_HEIGHT) };
    default:
      return {
        scene: phyllotaxisScene({ seed, cells: 240, parts: 4 }),
        transform: 'translate(1020 306) scale(0.655)',
      };
  }
}

function standing(scale: number, height: number): string {
  return `translate(${column.right + column.gap} ${(card.height - height * scale) / 2}) scale(${scale})`;
}

function mirrored(scale: number, height: number): string {
  const left = column.right + column.gap;
  return `translate(${left + STRANDS_WIDTH * scale} ${(card.height - height * scale) / 2}) scale(${-scale} ${scale})`;
}
