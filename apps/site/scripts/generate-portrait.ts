import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PORTRAIT, type PortraitPaint, portrait, portraitPaths } from '@laliaflia/ui/figures';
import { color } from '@laliaflia/ui/tokens';
import { siteRoot } from '../build/paths.ts';
import livia from '../content/team/livia-arndt.ts';

const file = path.join(siteRoot, 'content/team/livia-arndt.svg');

/** Mixed by Avatar: its pale ground, and a face light enough for eyes and mouth. */
const ground = '#e6ebe6';
const face = '#329063';

/** What Avatar paints on its pale ground, in both themes. */
const paints: Readonly<Record<PortraitPaint, string>> = {
  hair: color.inverse.light,
  face,
  feature: color.inverse.light,
  body: color['figure-end'].light,
  pollen: color.highlight.light,
};

/** Her portrait as a file: the home page shows it without the code that draws portraits. */
export function generate({ check }: { check: boolean }): void {
  const text = portraitOf(livia.figure.seed);
  if (!check) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text)
    throw new Error('content/team/livia-arndt.svg is not the portrait of the team page: run "pnpm generate"');
}

/** Whole numbers for each unit. */
const SCALE = 10;

function portraitOf(seed: number): string {
  const cells = portraitPaths(portrait(seed, 'many'), SCALE).map(({ paint, width, isTile, d }) => {
    const fill = isTile ? ` fill="${paints[paint]}"` : '';
    return `<path stroke="${paints[paint]}" stroke-width="${width}"${fill} d="${d}"/>`;
  });
  const edge = PORTRAIT * SCALE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}"><title>${livia.name}</title><path fill="${ground}" d="M0 0h${edge}v${edge}H0z"/><g stroke-linecap="round" stroke-linejoin="round">${cells.join('')}</g></svg>\n`;
}
