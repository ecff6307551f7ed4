import { color } from '../packages/ui/src/tokens/generated/tokens.ts';

/**
 * How far a component is, by a tag of its stories. Everything is `ready` (preview.tsx says so) unless its meta has the
 * tag `new`; main.ts then takes `ready` away, so that the filter of the sidebar finds each under one of the two.
 */
export const stages = {
  new: {
    word: 'New',
    about: 'Whole, tested and allowed in pages. Names of props may still change within a release.',
    badge: {
      backgroundColor: color.pollen.light,
      color: color['on-pollen'].light,
      borderColor: color.pollen.light,
    },
  },
  ready: {
    word: 'Ready',
    about: 'In use on pages. What its specification guarantees changes only with a new version.',
    badge: { backgroundColor: 'transparent', color: color['leaf-text'].light, borderColor: color.line.light },
  },
} as const;

export type Stage = keyof typeof stages;

/** The stage that the tags of a story tell, if any: pages of the foundations have none. */
export const stageOf = (tags: readonly string[]): Stage | undefined =>
  tags.includes('new') ? 'new' : tags.includes('ready') ? 'ready' : undefined;

/** What the index of the stories says about a file: `new` leaves no room for `ready`. */
export const withoutReady = <Entry extends { tags?: string[] }>(entry: Entry): Entry =>
  entry.tags?.includes('new') ? { ...entry, tags: [...entry.tags, '!ready'] } : entry;
