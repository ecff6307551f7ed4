import { notFound, redirects, routes } from './routes.ts';
import { definePages, type Pages } from './routing/pages.ts';

const route = definePages(import.meta.glob('./pages/*.tsx'));

/** The routes, each with the chunk of its page. */
export const table: Pages = { routes: routes.map(route), notFound: route(notFound), redirects };
