import { color } from '../packages/ui/src/tokens/generated/tokens.ts';

/**
 * The stage of a component, as a tag of its stories. Everything is `ready` (set in preview.tsx) unless its meta has
 * the tag `new`; then main.ts removes `ready`, so that the sidebar's filter finds each component under one of the
 * two.
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

/** The stage in the tags of a story; pages of the foundations have none. */
export const stageOf = (tags: readonly string[]): Stage | undefined =>
  tags.includes('new') ? 'new' : tags.includes('ready') ? 'ready' : undefined;

/** Changes the tags of a file in the story index: `new` removes `ready`. */
export const withoutReady = <Entry extends { tags?: string[] }>(entry: Entry): Entry =>
  entry.tags?.includes('new') ? { ...entry, tags: [...entry.tags, '!ready'] } : entry;
