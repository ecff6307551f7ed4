import type { PortraitCell } from './measures.ts';

/** Which square of the drawing a card shows. */
export const card = { left: 8, top: 2, edge: 80 } as const;

/** How much wider a card is than its square: as much as it has room above the hair. */
const room = card.edge * (1 / 0.94 - 1);

/**
 * What a card with round corners shows, without the cells of which a corner would leave a scrap.
 * @param radius In units of the drawing, of the roundest path.
 */
export function withinCorners(cells: readonly PortraitCell[], radius: number): PortraitCell[] {
  const middle = card.left + card.edge / 2;
  const side = card.edge / 2 + room / 2;
  const foot = card.top + card.edge;
  return cells.filter(({ x, y, size }) => {
    // Seen is what the lower edge leaves of it.
    const across = Math.abs(x - middle) - (side - radius);
    const down = Math.min(y, foot - size / 4) - (foot - radius);
    if (across <= 0 || down <= 0) return Math.abs(x - middle) <= side;
    return Math.hypot(across, down) <= radius;
  });
}
