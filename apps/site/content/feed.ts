import { site } from './site.ts';

/** How the blog is called where somebody subscribes to its feed. */
export const feedTitle = `${site.brand}, blog`;
