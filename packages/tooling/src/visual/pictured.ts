import type { LedgerEntry } from './plan.ts';

/** How many stories declare a picture, so that the cost of a run is seen: `Pictured: 96 of 520 stories, 192 pictures`. */
export function picturedNote(entries: readonly Pick<LedgerEntry, 'name'>[], stories: number): string {
  const pictures = new Set(entries.map(({ name }) => name));
  // A picture is named after its story and its theme: `primitives-button--matrix.dark`.
  const pictured = new Set([...pictures].map((name) => name.replace(/\.[^.]+$/, '')));
  return `Pictured: ${pictured.size} of ${stories} stories, ${pictures.size} pictures`;
}
