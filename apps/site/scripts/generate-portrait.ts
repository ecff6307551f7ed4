import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PORTRAIT, type PortraitPaint, portrait } from '@laliaflia/ui/figures';
import { color } from '@laliaflia/ui/tokens';
import { siteRoot } from '../build/paths.ts';
import livia from '../content/team/livia-arndt.ts';

const file = path.join(siteRoot, 'content/images/team/livia-arndt.svg');

/** What Avatar paints on its pale ground, in both themes. */
const paints: Readonly<Record<PortraitPaint, string>> = {
  hair: color.inverse.light,
  face: color['figure-start'].light,
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
    throw new Error(
      'content/images/team/livia-arndt.svg is not the portrait of the team page: run "pnpm generate"',
    );
}

function portraitOf(seed: number): string {
  const strokes = new Map<string, string>();
  for (const { x, y, size, corner, paint } of portrait(seed, 'many')) {
    // A cell as a stroke with round joins: a dot, or a smaller square that the stroke rounds.
    const side = short(size - 2 * corner);
    const look = `stroke="${paints[paint]}" stroke-width="${short(side > 0 ? corner * 2 : size)}"${side > 0 ? ` fill="${paints[paint]}"` : ''}`;
    const d =
      side > 0
        ? `M${short(x - side / 2)} ${short(y - side / 2)}h${side}v${side}h${-side}z`
        : `M${short(x)} ${short(y)}h0`;
    strokes.set(look, (strokes.get(look) ?? '') + d);
  }
  const cells = [...strokes].map(([look, d]) => `<path ${look} d="${d}"/>`).join('');
  const frame = `width="${PORTRAIT}" height="${PORTRAIT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PORTRAIT} ${PORTRAIT}" ${frame}><rect ${frame} fill="${ground}"/><g stroke-linecap="round" stroke-linejoin="round">${cells}</g></svg>\n`;
}

const short = (value: number) => Math.round(value * 10) / 10;
