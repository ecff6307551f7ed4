import { color } from '../packages/ui/src/tokens/generated/tokens.ts';

/**
 * The stage of a component, as a tag of its stories. Everything is `ready` (set in preview.tsx) unless its meta has
 * the tag `new` or `deprecated`; then main.ts removes `ready`, so that the sidebar's filter finds each component under
 * one of the three. What each promises is in docs/CONTRIBUTING.md.
 */
export const stages = {
  new: {
    word: 'New',
    about: 'Whole, tested and allowed in pages. Names of props may still change within a release.',
    tone: 'highlight',
    badge: {
      backgroundColor: color.highlight.light,
      color: color['on-highlight'].light,
      borderColor: color.highlight.light,
    },
  },
  ready: {
    word: 'Ready',
    about: 'In use on pages. What its specification guarantees changes only with a new version.',
    tone: 'neutral',
    badge: {
      backgroundColor: 'transparent',
      color: color['secondary-text'].light,
      borderColor: color.line.light,
    },
  },
  deprecated: {
    word: 'Deprecated',
    about: 'Works as before and goes with the next major version. Its first sentence names what replaces it.',
    tone: 'error',
    badge: {
      backgroundColor: 'transparent',
      color: color['danger-text'].light,
      borderColor: color['danger-text'].light,
    },
  },
} as const;

export type Stage = keyof typeof stages;

/** Stages that a meta names; without one of them a component is ready. */
const named = ['deprecated', 'new'] as const;

const namedIn = (tags: readonly string[]) => named.find((stage) => tags.includes(stage));

/** The stage in the tags of a story; pages of the foundations have none. */
export const stageOf = (tags: readonly string[]): Stage | undefined =>
  namedIn(tags) ?? (tags.includes('ready') ? 'ready' : undefined);

/** Changes the tags of a file in the story index: another stage removes `ready`. */
export const withoutReady = <Entry extends { tags?: string[] }>(entry: Entry): Entry =>
  entry.tags && namedIn(entry.tags) ? { ...entry, tags: [...entry.tags, '!ready'] } : entry;
