import { claims } from './claims.ts';
import type { PageHead } from './schema/basics.ts';
import { site } from './site.ts';

/** Key words that every page shares; a page puts its own before them. */
export const subjects = ['UX design', 'UI design', 'innovation training', site.address.city] as const;

/** What a page says of itself when it gives nothing of its own. */
export const defaultHead: PageHead = {
  title: `Design and innovation consultancy | ${site.brand}`,
  description: `A senior UX/UI designer and innovation trainer with ${claims.experience.value} years of experience. Interfaces people finish, methods teams keep.`,
  keywords: [...subjects, 'product development'],
};
