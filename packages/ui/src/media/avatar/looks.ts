/** A place on the head: across and down from its middle, in head radii. The face ends at the chin, where `v` is 1. */
export interface Place {
  u: number;
  v: number;
}

interface Knot extends Place {
  radius: number;
}

/** The outline of a head, by which a person is known again. Lengths in head radii; 1 is the edge of the head. */
export interface Look {
  /** How far hair reaches over the brow. 1 lies close, 0 is none. */
  crown: number;
  /** How far it reaches on the side to which it is swept. Default `crown`. */
  swept?: number;
  /** Height at which the hair ends over the brow. */
  fringe: number;
  /** How far the fringe rises towards the parting; 0 is cut straight. */
  parting: number;
  /** How far hair falls beside the face, and how far out. */
  fall: number;
  wide: number;
  /** Height at which a beard begins. Below the mouth it is one of the chin alone. */
  beard?: number;
  moustache?: true;
  /** Nothing on top: a ring of hair from ear to ear. */
  bald?: true;
  /** How much narrower the face is at the chin, as a share. */
  taper: number;
  /** Hair tied together: round, of head radii across. */
  knots?: readonly Knot[];
}

/** From ear to ear, one beside the other. */
const curls = Array.from({ length: 9 }, (_, i): Knot => {
  const angle = ((i - 4) / 4) * 1.92;
  return { u: 1.28 * Math.sin(angle), v: -1.18 * Math.cos(angle), radius: 0.35 };
});

export const looks: readonly Look[] = [
  // Swept to one side, short at the ears, with a beard at the chin.
  { crown: 1.14, swept: 1.5, fringe: -0.62, parting: 0.3, fall: -0.3, wide: 1.08, beard: 0.74, taper: 0 },
  // Curls.
  { crown: 1.36, fringe: -0.5, parting: 0.1, fall: 0.45, wide: 1.36, taper: 0.1, knots: curls },
  // Short, with a beard.
  { crown: 1.24, fringe: -0.66, parting: 0, fall: -0.15, wide: 1.12, beard: 0.36, taper: 0.06 },
  // Tied on top.
  {
    crown: 1.14,
    fringe: -0.46,
    parting: 0.4,
    fall: 0.2,
    wide: 1.16,
    taper: 0.12,
    knots: [{ u: 0.06, v: -1.22, radius: 0.44 }],
  },
  // Long.
  { crown: 1.26, fringe: -0.4, parting: 0.6, fall: 1.7, wide: 1.36, taper: 0.12 },
  // Two knots.
  {
    crown: 1.18,
    fringe: -0.45,
    parting: 0.3,
    fall: 0.1,
    wide: 1.14,
    taper: 0.12,
    knots: [
      { u: -1.1, v: -0.96, radius: 0.56 },
      { u: 1.1, v: -0.96, radius: 0.56 },
    ],
  },
  // Bald, with a moustache.
  { crown: 0, fringe: -2, parting: 0, fall: 0.1, wide: 1.2, bald: true, moustache: true, taper: 0.04 },
  // A bob with a straight fringe.
  { crown: 1.3, fringe: -0.52, parting: 0, fall: 0.95, wide: 1.44, taper: 0.1 },
];

/** Where a portrait's pollen sits: on cells of the head, or on tiles of the shoulders. */
export const wears = ['tie', 'glasses', 'brooch', 'earrings', 'flower'] as const;

export const worn: Record<'earrings' | 'flower', readonly Place[]> = {
  earrings: [
    { u: -1.12, v: 0.5 },
    { u: 1.12, v: 0.5 },
  ],
  flower: [{ u: 0.86, v: -0.86 }],
};

const within = ({ u, v }: Place, radius: number) => u * u + v * v <= radius * radius;

/** Of the outline: 2 is an ellipse, more is squarer. */
const roundness = 2.2;

export function isFace({ u, v }: Place, { taper }: Look): boolean {
  const across = Math.abs(u) / (1 - taper * Math.max(0, v));
  return across ** roundness + Math.abs(v) ** roundness <= 0.97;
}

/**
 * A few cells beside the face, unless hair hangs over them.
 * @param step How far one cell is from the next, in head radii.
 */
export function isEar({ u, v }: Place, look: Look, step: number): boolean {
  const seen = look.fall < 0;
  return seen && Math.abs(v) < 0.18 && isFace({ u: Math.abs(u) - step, v }, look);
}

/** Whether hair grows on the head at a place, except a beard. Where it grows into the face there is no face. */
export function isHair(place: Place, look: Look): boolean {
  const { u, v } = place;
  const { crown, swept = crown, fringe, parting, fall, wide } = look;
  if (look.bald) return Math.abs(u) > 0.84 && Math.abs(u) < wide && v > -0.42 && v < fall;
  const reach = crown + (swept - crown) * Math.max(0, Math.min(1, u + 0.5));
  // The fringe is highest at the parting, on one side of the brow.
  const line = fringe - parting * Math.max(0, 1 - Math.abs(u + 0.35) * 1.2) * 0.6;
  if (v < 0 && within(place, reach) && (v < line || (Math.abs(u) > 0.9 && v < fall))) return true;
  return Math.abs(u) > 0.88 && Math.abs(u) < wide && v >= -0.3 && v < fall;
}

/** A beard and a moustache are cells of the face in the colour of the hair; a beard reaches a little below the chin. */
export function isBeard({ u, v }: Place, { beard = Infinity, moustache }: Look): boolean {
  // It hangs at both ends.
  if (moustache) return v > 0.3 + Math.abs(u) * 0.2 && v < 0.46 + Math.abs(u) * 0.36 && Math.abs(u) < 0.52;
  return v > beard && within({ u: u / 1.06, v: v / 1.14 }, 1);
}
