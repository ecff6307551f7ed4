import { subjects } from '../head.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';

export const head = {
  title: `Oops! Page Not Found | ${site.brand}`,
  description: 'The page has wandered off. Five ways back: home, workshops, about, webinar and contact.',
  keywords: ['page not found', ...subjects],
} as const satisfies PageHead;

export const notFound = {
  title: 'Oops! Page Not Found',
  lead: 'The page has wandered off, like one cell of the figure. Touch the cell and it comes home, or go on here:',
  links: [
    { href: '/', label: 'Home' },
    { href: '/workshops', label: 'Workshops' },
    { href: '/about', label: 'About' },
    { href: '/webinars', label: 'Webinar' },
    { href: '/contact', label: 'Contact' },
  ],
} as const;
