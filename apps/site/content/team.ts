import type { Member } from './schema/collections.ts';

/** Everybody, in the order of the page. A file in team/ is a member. */
export const team: readonly Member[] = Object.values(
  import.meta.glob<Member>('./team/*.ts', { eager: true, import: 'default' }),
).sort((a, b) => a.order - b.order);
