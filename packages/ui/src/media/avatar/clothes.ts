import { beyond, collarOf, type Detail, measures, PORTRAIT, type PortraitCell } from './measures.ts';

/** The cut of the clothes at the neck. */
const cuts = ['plain', 'stripes', 'open', 'braces'] as const;

/** A bust: shoulders fall off from the neck in a curve, and arms fall outwards, to the lower edge of a frame. */
export function shoulders(next: () => number, detail: Detail): PortraitCell[] {
  const { grid, tile } = measures[detail];
  const [half, drop] = [45 + next() * 3, 12 + next() * 5];
  const cut = cuts[Math.floor(next() * cuts.length)];
  const reach = Math.ceil((PORTRAIT / 2 + beyond) / grid);
  const collar = collarOf(detail);
  const tiles: PortraitCell[] = [];
  for (let row = 0; collar + row * grid < PORTRAIT + 2 * beyond; row += 1) {
    const depth = row * grid;
    const edge = 14 + (half - 14) * Math.sqrt(1 - (1 - Math.min(1, (depth + 2) / drop)) ** 2) + depth * 0.33;
    for (let column = -reach; column <= reach; column += 1) {
      const across = Math.abs(column) * grid;
      if (across > edge) continue;
      const skin = cut === 'open' && across + depth * 0.8 < 13;
      const dark = (cut === 'stripes' && row % 2 === 1) || (cut === 'braces' && across > 18 && across < 25);
      tiles.push({
        x: PORTRAIT / 2 + column * grid,
        y: collar + row * grid + tile / 2,
        size: tile,
        corner: tile * (row === 0 ? 0.4 : 0.18),
        paint: skin ? 'face' : dark ? 'hair' : 'body',
      });
    }
  }
  return tiles;
}
