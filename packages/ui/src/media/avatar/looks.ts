/** A place on the head: across and down from its middle, in head radii; inside the face `u² + v² ≤ 1`. */
export interface Place {
  u: number;
  v: number;
}

interface Knot extends Place {
  radius: number;
}

/** How hair grows: the outline of a portrait, by which a person is known again. */
export interface Look {
  /** Radius of the hair over the brow. 1 lies close, 0 is none. */
  crown: number;
  /** How far hair falls beside the face, and how far out. */
  fall: number;
  wide: number;
  /** Height at which the hair ends over the brow. */
  fringe: number;
  /** Height at which a beard begins. */
  beard?: number;
  /** Hair tied or swept together. */
  knots?: readonly Knot[];
}

export const looks: readonly Look[] = [
  { crown: 1.1, fall: -0.1, wide: 1.12, fringe: -0.5, knots: [{ u: 0.42, v: -0.98, radius: 0.56 }] },
  { crown: 1.46, fall: 0.42, wide: 1.44, fringe: -0.42 },
  { crown: 1.1, fall: 0.5, wide: 1.1, fringe: -0.55, beard: 0.3 },
  { crown: 1.12, fall: 0.1, wide: 1.12, fringe: -0.48, knots: [{ u: 0, v: -1.27, radius: 0.38 }] },
  { crown: 1.2, fall: 1.5, wide: 1.42, fringe: -0.5 },
  {
    crown: 1.08,
    fall: 0,
    wide: 1.1,
    fringe: -0.4,
    knots: [
      { u: -0.98, v: -0.94, radius: 0.4 },
      { u: 0.98, v: -0.94, radius: 0.4 },
    ],
  },
  { crown: 0, fall: 0.4, wide: 1.12, fringe: -1, beard: 0.18 },
  { crown: 1.24, fall: 0.72, wide: 1.36, fringe: -0.16 },
];

/** Where a portrait's pollen sits: on cells of the head, or on tiles of the shoulders. */
export const wears = ['tie', 'glasses', 'brooch', 'earrings', 'flower'] as const;

export const worn: Record<'glasses' | 'earrings' | 'flower', readonly Place[]> = {
  glasses: [
    { u: -0.4, v: -0.04 },
    { u: 0.4, v: -0.04 },
  ],
  earrings: [
    { u: -1.05, v: 0.42 },
    { u: 1.05, v: 0.42 },
  ],
  flower: [{ u: 0.72, v: -0.86 }],
};

const within = ({ u, v }: Place, radius: number) => u * u + v * v <= radius * radius;

/** What grows at a place: `part` tilts the fringe. */
export function growsAt(place: Place, look: Look, part: number): 'hair' | 'face' | undefined {
  const { u, v } = place;
  const { crown, fall, wide, fringe, beard, knots = [] } = look;
  if (knots.some((knot) => within({ u: u - knot.u, v: v - knot.v }, knot.radius))) return 'hair';
  const face = within(place, 1);
  if (beard !== undefined && v > beard && within({ u: u / 1.08, v: v / 1.16 }, 1)) {
    // A mouth stays free.
    return Math.abs(u) < 0.3 && v > 0.36 && v < 0.62 ? 'face' : 'hair';
  }
  if (crown > 0 && v < 0 && within(place, crown) && (!face || v < fringe + u * part)) return 'hair';
  const beside = Math.abs(u) > 0.78 && Math.abs(u) < wide && v >= -0.3 && v < fall;
  if (beside && (crown > 0 || !face)) return 'hair';
  return face ? 'face' : undefined;
}
