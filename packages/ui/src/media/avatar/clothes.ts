import { collarOf, type Detail, measures, PORTRAIT, type PortraitCell } from './measures.ts';

/** The cut of the clothes at the neck. */
const cuts = ['plain', 'stripes', 'open', 'braces'] as const;

/** How much of a tile is seen at least where the frame cuts it. */
const cutAt = 0.4;

/** A bust: shoulders fall off from the neck in a curve, and the frame cuts arms and chest. */
export function shoulders(next: () => number, detail: Detail): PortraitCell[] {
  const { grid, tile } = measures[detail];
  const [half, drop] = [39 + next() * 5, 9 + next() * 8];
  const cut = cuts[Math.floor(next() * cuts.length)];
  const reach = Math.floor((PORTRAIT / 2 - tile / 2) / grid);
  const collar = collarOf(detail);
  const tiles: PortraitCell[] = [];
  for (let row = 0; collar + row * grid + tile * cutAt <= PORTRAIT; row += 1) {
    const depth = row * grid;
    const edge = 12 + (half - 12) * Math.sqrt(1 - (1 - Math.min(1, (depth + 2) / drop)) ** 2);
    for (let column = -reach; column <= reach; column += 1) {
      const across = Math.abs(column) * grid;
      if (across > edge) continue;
      const under =
        (cut === 'stripes' && row % 2 === 1) ||
        (cut === 'open' && across + depth * 0.8 < 12) ||
        (cut === 'braces' && across > 12 && across < 18);
      tiles.push({
        x: PORTRAIT / 2 + column * grid,
        y: collar + row * grid + tile / 2,
        size: tile,
        corner: tile * (row === 0 ? 0.4 : 0.18),
        paint: under ? 'face' : 'body',
      });
    }
  }
  return tiles;
}
