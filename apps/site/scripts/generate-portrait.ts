import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PORTRAIT, type PortraitPaint, portrait } from '@laliaflia/ui/figures';
import { color } from '@laliaflia/ui/tokens';
import { siteRoot } from '../build/paths.ts';
import livia from '../content/team/livia-arndt.ts';

const file = path.join(siteRoot, 'content/team/livia-arndt.svg');

/** What Avatar paints on its pale ground, in both themes. */
const paints: Readonly<Record<PortraitPaint, string>> = {
  hair: color.inverse.light,
  face: color['figure-start'].light,
  feature: color.inverse.light,
  body: color['figure-end'].light,
  pollen: color.highlight.light,
};
const ground = '#e6ebe6';

/** Her portrait as a file: the home page shows it without the code that draws portraits. */
export function generate({ check }: { check: boolean }): void {
  const text = portraitOf(livia.figure.seed);
  if (!check) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text)
    throw new Error('content/team/livia-arndt.svg is not the portrait of the team page: run "pnpm generate"');
}

/** Whole numbers are the shortest: the drawing stands in the page. */
const SCALE = 2;

function portraitOf(seed: number): string {
  const looks = new Map<string, { x: number; y: number; side: number }[]>();
  for (const { x, y, size, corner, paint } of portrait(seed, 'many')) {
    // A cell as a stroke with round joins: a dot, or a smaller square that the stroke rounds.
    const side = units(size - 2 * corner);
    const fill = side > 0 ? ` fill="${paints[paint]}"` : '';
    const look = `stroke="${paints[paint]}" stroke-width="${units(side > 0 ? corner * 2 : size)}"${fill}`;
    const alike = looks.get(look) ?? [];
    looks.set(look, [...alike, { x: units(x - side / 2 / SCALE), y: units(y - side / 2 / SCALE), side }]);
  }
  const cells = [...looks].map(([look, alike]) => {
    const d = alike.map(({ x, y, side }, i) => {
      const { x: fromX, y: fromY } = alike[i - 1] ?? { x: 0, y: 0 };
      return `m${x - fromX} ${y - fromY}${side > 0 ? `h${side}v${side}h${-side}z` : 'h0'}`;
    });
    return `<path ${look} d="${d.join('')}"/>`;
  });
  const edge = PORTRAIT * SCALE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}"><title>${livia.name}</title><path fill="${ground}" d="M0 0h${edge}v${edge}H0z"/><g stroke-linecap="round" stroke-linejoin="round">${cells.join('')}</g></svg>\n`;
}

const units = (value: number) => Math.round(value * SCALE);
