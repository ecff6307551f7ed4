import { type MarkPiece, markPieces } from '@laliaflia/ui/figures';
import { paintOn, type Surface } from './figure-paint.ts';
import { palette } from './palette.ts';

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
  if (surface === 'kingfisher' || surface === 'leaf') return palette.onAccent;
  if (paint === 'turning') return surface === 'night' ? '#54a0d8' : '#0f6c8a';
  return paintOn(surface, paint === 'grown' ? 0.5 : paint);
}
