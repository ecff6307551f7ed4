import { claims, promises } from './claims.ts';
import { site } from './site.ts';

export interface PageHead {
  /** At most 60 characters, unique. */
  title: string;
  /** At most 160 characters, unique. */
  description: string;
  keywords: readonly string[];
}

const subjects = ['UX design', 'UI design', 'innovation training', site.address.city] as const;

/** What a page says of itself when it gives nothing of its own. */
export const defaultHead: PageHead = {
  title: `Design and innovation consultancy | ${site.brand}`,
  description: `A senior UX/UI designer and innovation trainer with ${claims.experience.value} years of experience. Interfaces people finish, methods teams keep.`,
  keywords: [...subjects, 'product development'],
};

/** Keyed by route; `/thank-you` has one head for each `type`. */
export const heads = {
  '/': {
    title: `Design & Innovation Expert | ${site.brand}`,
    description: `UX/UI design, product development and innovation training from one senior partner in Frankfurt. ${claims.experience.value} years of experience, one direct line.`,
    keywords: ['design and innovation expert', ...subjects, 'AI-powered design'],
  },
  '/contact': {
    title: `Contact: tell us what should change | ${site.brand}`,
    description: `Five fields, one minute. Describe the product, the team or the problem, and get a personal answer ${promises.answer}.`,
    keywords: ['contact', 'start a project', 'discovery call', ...subjects],
  },
  '/thank-you?type=contact': {
    title: `Thank you, we have your message | ${site.brand}`,
    description:
      'Your message has arrived. A personal answer follows within 24 hours; these are the next three steps.',
    keywords: ['thank you', 'contact', ...subjects],
  },
  '/thank-you?type=workshop': {
    title: `Thank you, your workshop request is here | ${site.brand}`,
    description: `Your workshop request has arrived. A confirmation e-mail follows ${promises.answer}; these are the next three steps.`,
    keywords: ['thank you', 'innovation workshop', ...subjects],
  },
  '/thank-you?type=webinar': {
    title: `Thank you, your webinar seat is noted | ${site.brand}`,
    description: `Your webinar registration has arrived. A confirmation e-mail follows ${promises.answer}, the link ${promises.webinarLink}.`,
    keywords: ['thank you', 'live webinar', ...subjects],
  },
  '/thank-you?type=assessment': {
    title: `Thank you, your answers are here | ${site.brand}`,
    description: `Your assessment has arrived. We read every answer and write back ${promises.assessmentReview}; these are the next three steps.`,
    keywords: ['thank you', 'innovation readiness assessment', ...subjects],
  },
  '/404': {
    title: `Oops! Page Not Found | ${site.brand}`,
    description: 'The page has wandered off. Five ways back: home, workshops, about, webinar and contact.',
    keywords: ['page not found', ...subjects],
  },
} as const satisfies Record<string, PageHead>;
