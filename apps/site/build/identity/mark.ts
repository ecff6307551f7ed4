import { type MarkPiece, markPieces } from '@laliaflia/ui/figures';
import { color } from '@laliaflia/ui/tokens';
import { paintOn, type Surface } from './figure-paint.ts';

/** The pieces of the mark on a 40 grid, with the colours of a surface written out. */
export function markOn(surface: Surface): string {
  return markPieces
    .map(({ paint, x, y, size, corner, rotation }) => {
      const turn = rotation ? ` transform="rotate(${rotation} ${x} ${y})"` : '';
      const at = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${corner}"`;
      return `<rect ${at} fill="${markColour(surface, paint)}"${turn}/>`;
    })
    .join('');
}

/** One colour on a filled surface, as logo-mark's SPEC.md says. */
function markColour(surface: Surface, paint: MarkPiece['paint']): string {
  if (surface === 'kingfisher' || surface === 'leaf') return color['on-primary'].light;
  if (paint === 'turning') return color['figure-middle'][surface === 'night' ? 'dark' : 'light'];
  return paintOn(surface, paint === 'grown' ? 0.5 : paint);
}
