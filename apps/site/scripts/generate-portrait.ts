import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { portrait } from '@laliaflia/ui/figures';
import { color } from '@laliaflia/ui/tokens';
import { siteRoot } from '../build/paths.ts';
import livia from '../content/team/livia-arndt.ts';

const file = path.join(siteRoot, 'content/team/livia-arndt.svg');

/** Mixed by Avatar: its pale ground. */
const ground = '#e6ebe6';

/** A colour of the library without its custom properties, in the light theme: a file has none. */
const withoutTheme = (css: string) =>
  css.replace(/var\(--lali-color-([\w-]+)\)/g, (_, role: keyof typeof color) => color[role].light);

/** Her portrait as a file: the home page shows it without the code that draws portraits. */
export function generate({ check }: { check: boolean }): void {
  const text = portraitOf(livia.figure.seed);
  if (!check) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text)
    throw new Error('content/team/livia-arndt.svg is not the portrait of the team page: run "pnpm generate"');
}

function portraitOf(seed: number): string {
  const { edge, mirrored, layers } = portrait(seed, 'many');
  const paths = layers.map(({ d, fill, stroke, width }) => {
    const line = stroke === undefined ? '' : ` stroke="${withoutTheme(stroke)}" stroke-width="${width}"`;
    return `<path fill="${withoutTheme(fill)}"${line} d="${d}"/>`;
  });
  const turn = mirrored ? ` transform="matrix(-1 0 0 1 ${edge} 0)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}"><title>${livia.name}</title><path fill="${ground}" d="M0 0h${edge}v${edge}H0z"/><g stroke-linecap="round" stroke-linejoin="round"${turn}>${paths.join('')}</g></svg>\n`;
}
