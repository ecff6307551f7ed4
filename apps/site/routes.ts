import { newsletterLinks } from './content/newsletter-links.ts';
import type { RouteDefinition } from './routing/pages.ts';

/**
 * Every page of the site. `variants` are the values of `?type=` that have content of their own: each is prerendered to
 * its own file, the first is what a missing or unknown value shows. `path` in the design's sense (accent and shape) is
 * `accent`. `parent` is the page above, where that is not the home page.
 */
export const routes: readonly RouteDefinition[] = [
  { path: '/', page: 'home', sleeps: true },
  { path: '/services/design', page: 'design-services', accent: 'design' },
  { path: '/services/ux-design', page: 'ux-design', parent: '/services/design', accent: 'design' },
  { path: '/services/ui-design', page: 'ui-design', parent: '/services/design', accent: 'design' },
  { path: '/services/ux-ui-design', page: 'ux-ui-design', parent: '/services/design', accent: 'design' },
  {
    path: '/services/product-development',
    page: 'product-development',
    parent: '/services/design',
    accent: 'design',
  },
  {
    path: '/services/ai-powered-design',
    page: 'ai-powered-design',
    parent: '/services/design',
    accent: 'design',
  },
  { path: '/portfolio', page: 'portfolio', accent: 'design', sleeps: true },
  { path: '/portfolio/:slug', page: 'case-study', parent: '/portfolio', accent: 'design', sleeps: true },
  { path: '/workshops', page: 'workshops', accent: 'methods' },
  {
    path: '/workshop-details',
    page: 'workshop-details',
    sleeps: true,
    variants: ['ignite', 'deep', 'engine'],
    bareFirst: true,
    parent: '/workshops',
    accent: 'methods',
  },
  { path: '/webinar', page: 'webinar', accent: 'methods' },
  { path: '/sample-payment', page: 'sample-payment', parent: '/webinar', accent: 'methods', unlisted: true },
  { path: '/methodologies', page: 'methodologies', accent: 'methods' },
  { path: '/laliaflia', page: 'laliaflia', parent: '/methodologies', accent: 'methods' },
  { path: '/applied-imagination', page: 'applied-imagination', parent: '/methodologies', accent: 'methods' },
  { path: '/innovators-dna', page: 'innovators-dna', parent: '/methodologies', accent: 'methods' },
  { path: '/companies', page: 'companies', accent: 'methods' },
  { path: '/services/innovation-training', page: 'innovation-training', accent: 'methods' },
  { path: '/resources', page: 'resources', accent: 'methods' },
  { path: '/about', page: 'about' },
  { path: '/team', page: 'team', parent: '/about' },
  { path: '/cv', page: 'cv', parent: '/about' },
  { path: '/speech', page: 'speech', accent: 'methods' },
  { path: '/blog', page: 'blog' },
  { path: '/blog/:slug', page: 'article', parent: '/blog', unknownMoves: true, sleeps: true },
  { path: '/ai-lab', page: 'ai-lab', accent: 'methods' },
  { path: '/ai-assessment', page: 'ai-assessment', parent: '/ai-lab', accent: 'methods' },
  { path: '/idea-sprint', page: 'idea-sprint', parent: '/ai-lab', accent: 'methods' },
  { path: '/privacy', page: 'privacy', sleeps: true },
  { path: '/terms', page: 'terms', sleeps: true },
  { path: '/imprint', page: 'imprint', sleeps: true },
  { path: '/accessibility', page: 'accessibility', sleeps: true },
  { path: '/contact', page: 'contact', sleeps: true },
  {
    path: '/thank-you',
    page: 'thank-you',
    variants: ['contact', 'workshop', 'webinar', 'assessment'],
    unlisted: true,
  },
  {
    path: newsletterLinks.confirm,
    page: 'newsletter-confirm',
    variants: ['ask', 'confirmed', 'known', 'stale'],
    bareFirst: true,
    unlisted: true,
  },
  {
    path: newsletterLinks.leave,
    page: 'newsletter-leave',
    variants: ['ask', 'left', 'stale'],
    bareFirst: true,
    unlisted: true,
  },
];

/** Shown for every path that is in neither table; served with status 404. */
export const notFound: RouteDefinition = { path: '/404', page: 'not-found' };

/** Addresses that are linked but have no page: 301 on the host, the same in the client. */
export const redirects: Readonly<Record<string, string>> = {
  '/webinars': '/webinar',
  '/services': '/services/design',
};
