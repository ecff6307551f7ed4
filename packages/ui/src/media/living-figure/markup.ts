import { groupCells } from './draw-cells.ts';
import { drawPart, type Stroke } from './draw-parts.ts';
import { type PhyllotaxisOptions, phyllotaxis } from './rules/phyllotaxis.ts';

export type FigureOptions = { rule: 'phyllotaxis' } & PhyllotaxisOptions;

export interface Drawing {
  viewBox: string;
  width: number;
  height: number;
  /** Inner SVG, for `dangerouslySetInnerHTML`; made when first read. */
  markup: { readonly __html: string };
}

/** How far each ring has come from the colour of the core (0) through grown (0.5) to built (1). */
const ringTone = [0, 0.08, 0.18, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1];

function toneColour(tone: number): string {
  if (tone <= 0) return 'var(--figure-core)';
  if (tone >= 1) return 'var(--figure-built)';
  if (tone === 0.5) return 'var(--figure-grown)';
  return tone < 0.5
    ? `color-mix(in oklab,var(--figure-core),var(--figure-grown) ${Math.round(tone * 200)}%)`
    : `color-mix(in oklab,var(--figure-grown),var(--figure-built) ${Math.round(tone * 200 - 100)}%)`;
}

function strokeMarkup({ paint, d, fill, width }: Stroke): string {
  const colour = `var(--figure-${paint})`;
  return `<path${fill ? ` fill="${colour}"` : ''}${width ? ` stroke="${colour}" stroke-width="${width}"` : ''} d="${d}"/>`;
}

function phyllotaxisMarkup(options: PhyllotaxisOptions): string {
  const { cells, parts } = phyllotaxis(options);
  const rings: string[] = [];
  for (const { ring, pollen, width, d } of groupCells(cells)) {
    const colour = pollen ? 'var(--figure-pollen)' : toneColour(ringTone[ring] ?? 1);
    const fill = d.includes('z') ? ` fill="${colour}"` : '';
    rings[ring] = `${rings[ring] ?? ''}<path${fill} stroke="${colour}" stroke-width="${width}" d="${d}"/>`;
  }
  const last = parts.flatMap(drawPart).map(strokeMarkup).join('');
  return [...rings, last].map((ring) => `<g>${ring}</g>`).join('');
}

const cache = new Map<string, Drawing>();

/** The drawing for these options, made once per module: a re-render costs a look-up. */
export function drawing(options: FigureOptions): Drawing {
  const key = JSON.stringify(options);
  const known = cache.get(key);
  if (known) return known;
  const extent = Math.round((60 * Math.sqrt(options.cells ?? 560)) / 0.84);
  let html: string | undefined;
  const made: Drawing = {
    viewBox: `${-extent / 2} ${-extent / 2} ${extent} ${extent}`,
    width: extent,
    height: extent,
    // Hydration adopts the server's markup without reading this, so the browser only computes a figure
    // that it has to draw itself.
    markup: {
      get __html() {
        html ??= phyllotaxisMarkup(options);
        return html;
      },
    },
  };
  cache.set(key, made);
  return made;
}
