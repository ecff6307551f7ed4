import { indexOf } from './draft-rules.ts';
import type { PickedName } from './picked-draft.tsx';

/** Where the three stand among the fifty; the last of them is built. */
export const places = {
  map: indexOf('map', 'place', 'even'),
  ledger: indexOf('ledger', 'price', 'dense'),
  answer: indexOf('answer', 'action', 'airy'),
} as const satisfies Record<PickedName, number>;

export const names = Object.keys(places) as PickedName[];
