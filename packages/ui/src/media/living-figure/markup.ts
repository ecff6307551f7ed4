import type { Paint, Stroke } from './draw-parts.ts';
import { tessellationScene, venationScene } from './leaf-scenes.ts';
import { type BranchingOptions, branching } from './rules/branching.ts';
import { extentOf } from './rules/geometry.ts';
import type { SeamOptions } from './rules/seam.ts';
import { STRANDS_HEIGHT, STRANDS_WIDTH, type StrandsOptions } from './rules/strands.ts';
import { TESSELLATION_HEIGHT, TESSELLATION_WIDTH, type TessellationOptions } from './rules/tessellation.ts';
import { VENATION_HEIGHT, VENATION_WIDTH, type VenationOptions } from './rules/venation.ts';
import {
  branchingScene,
  type FigureSceneOptions,
  phyllotaxisScene,
  type Scene,
  seamScene,
  strandsScene,
} from './scenes.ts';

export type FigureOptions =
  | ({ rule: 'phyllotaxis' } & FigureSceneOptions)
  | ({ rule: 'branching' } & BranchingOptions)
  | ({ rule: 'strands' } & StrandsOptions)
  | ({ rule: 'tessellation' } & TessellationOptions)
  | ({ rule: 'venation' } & VenationOptions)
  | ({ rule: 'seam'; axis?: 'vertical' | 'horizontal' } & SeamOptions);

export interface Drawing {
  viewBox: string;
  width: number;
  height: number;
  /**
   * Inner SVG for `dangerouslySetInnerHTML`, as an object that becomes a string only when it is written. During
   * hydration React compares the object but does not write it. So the browser computes no figure that the server has
   * rendered.
   */
  markup: { readonly __html: { toString(): string } };
}

function colour(paint: Paint, scheme: Stroke['scheme']): string {
  if (typeof paint === 'string') return `var(--lali-figure-${paint})`;
  const name = (part: string) => `var(--lali-figure-${scheme ? `${scheme}-` : ''}${part})`;
  if (paint <= 0) return name('core');
  if (paint >= 1) return name('built');
  if (paint === 0.5) return name('grown');
  return paint < 0.5
    ? `color-mix(in oklab,${name('core')},${name('grown')} ${Math.round(paint * 200)}%)`
    : `color-mix(in oklab,${name('grown')},${name('built')} ${Math.round(paint * 200 - 100)}%)`;
}

/** Strokes that differ only in their path become one element. */
function strokesMarkup(strokes: readonly Stroke[]): string {
  let html = '';
  let open = '';
  for (const { paint, d, fill, width, scheme } of strokes) {
    const name = colour(paint, scheme);
    const tag = `<path${fill ? ` fill="${name}"` : ''}${width ? ` stroke="${name}" stroke-width="${width}"` : ''} d="`;
    html += tag === open ? d : `${open && '"/>'}${tag}${d}`;
    open = tag;
  }
  return `${html}${open && '"/>'}`;
}

function sceneOf(options: FigureOptions): Scene {
  switch (options.rule) {
    case 'phyllotaxis':
      return phyllotaxisScene(options);
    case 'branching':
      return branchingScene(options);
    case 'strands':
      return strandsScene(options);
    case 'seam':
      return seamScene(options);
    case 'tessellation':
      return tessellationScene(options);
    case 'venation':
      return venationScene(options);
  }
}

function frameOf(options: FigureOptions): { x: number; y: number; width: number; height: number } {
  switch (options.rule) {
    case 'phyllotaxis':
    case 'seam': {
      const extent = extentOf(options.cells ?? (options.rule === 'seam' ? 420 : 560));
      return { x: -extent / 2, y: -extent / 2, width: extent, height: extent };
    }
    case 'branching': {
      const { width, height } = branching(options);
      return { x: 0, y: 0, width, height };
    }
    case 'strands':
      return { x: 0, y: 0, width: STRANDS_WIDTH, height: STRANDS_HEIGHT };
    case 'tessellation':
      // Tissue does not end at a line.
      return { x: -10, y: -20, width: TESSELLATION_WIDTH + 20, height: TESSELLATION_HEIGHT + 40 };
    case 'venation':
      return { x: 0, y: 0, width: VENATION_WIDTH, height: VENATION_HEIGHT };
  }
}

const cache = new Map<string, Drawing>();

/** The drawing for these options, made once per module: a re-render costs a look-up. */
export function drawing(options: FigureOptions): Drawing {
  const key = JSON.stringify(options);
  const known = cache.get(key);
  if (known) return known;
  const { x, y, width, height } = frameOf(options);
  let html: string | undefined;
  const made: Drawing = {
    viewBox: `${x} ${y} ${width} ${height}`,
    width,
    height,
    markup: {
      __html: {
        toString() {
          html ??= sceneOf(options)
            .map((ring) => `<g>${strokesMarkup(ring)}</g>`)
            .join('');
          return html;
        },
      },
    },
  };
  cache.set(key, made);
  return made;
}
