import {
  at,
  type Detail,
  measures,
  nearest,
  type PortraitCell,
  roundCell,
  rowOf,
  turned,
} from './measures.ts';

/** Lengths in cells: how far the middle of a lens is from the bridge, where its frame begins, and where it ends. */
const frames = {
  few: { out: 1, near: 0.5, far: 1.1 },
  many: { out: 2, near: 1.5, far: 2.1 },
  fine: { out: 3, near: 1.5, far: 2.1 },
} as const;

/**
 * Two frames of ink that meet at a bridge of pollen, each closed around an eye. In small sizes the lenses are open, and
 * show the ground: a frame around a face that is darker is read as the eye itself.
 * @param face Its cells are painted, added and taken away.
 * @returns The cells of the frames and of the bridge.
 */
export function drawGlasses(face: PortraitCell[], turn: number, detail: Detail): PortraitCell[] {
  const { pitch } = measures[detail];
  const { out, near, far } = frames[detail];
  const bridge = nearest(face, at({ u: turned * turn, v: 0 }));
  const lenses = [-1, 1].map((side) => ({ x: bridge.x + side * out * pitch, y: bridge.y }));
  const frame = lenses.flatMap((lens) => around(lens, near, far, detail)).map((place) => whole(face, place));
  for (const cell of frame) cell.paint = 'hair';
  bridge.paint = 'pollen';
  for (const lens of lenses) {
    const eye = nearest(face, lens);
    if (detail !== 'few') eye.paint = 'feature';
    if (detail === 'fine') continue;
    for (const cell of face.filter((one) => distance(one, lens) < near * pitch))
      if (cell !== eye || detail === 'few') face.splice(face.indexOf(cell), 1);
  }
  return [...new Set([...frame, bridge])];
}

/** The cell at a place. A frame is whole, also where the face of a turned head ends or hair hangs. */
function whole(face: PortraitCell[], place: PortraitCell): PortraitCell {
  const cell = nearest(face, place);
  if (distance(cell, place) < place.size / 2) return cell;
  face.push(place);
  return place;
}

interface Spot {
  x: number;
  y: number;
}

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

/** The places of a hexagonal packing that lie around a spot, `near` to `far` cells from it. */
function around(spot: Spot, near: number, far: number, detail: Detail): PortraitCell[] {
  const { pitch } = measures[detail];
  const steps = [-3, -2, -1, 0, 1, 2, 3];
  return steps
    .flatMap((line) =>
      steps.map((column) =>
        roundCell(spot.x + (column + line / 2) * pitch, spot.y + line * rowOf(detail), 'hair', detail),
      ),
    )
    .filter((cell) => {
      const apart = distance(cell, spot) / pitch;
      return apart > near && apart < far;
    });
}
