import { claims } from '../claims.ts';
import { firstCallParts } from '../first-call.ts';
import { subjects } from '../head.ts';
import { firstCall } from '../lengths.ts';
import bmw from '../projects/bmw.ts';
import wetrips from '../projects/wetrips.ts';
import { projectsOf } from '../projects.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';

const {
  'ux-design': ux,
  'ui-design': ui,
  'product-development': product,
  'ai-powered-design': ai,
} = services;

export const head = {
  title: `Design services: UX, UI and product | ${site.brand}`,
  description: `UX, UI, product development and AI-powered design by a senior designer with ${claims.experienceInDesign.value} years of practice. Scope, dates and a price after a free first call.`,
  keywords: ['design services', 'UX/UI designer', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: { href: '/about', label: 'Back to About' },
  title: 'Design services for digital products',
  lead: 'UX, UI, product development and AI-powered design. After a free first call you get scope, dates and a price.',
  actions: ux.actions.slice(0, 1),
  note: firstCall,
} as const;

/** Two of our screens, neither of them shown further down. */
export const shown = { behind: bmw, before: wetrips } as const;

export const crafts = {
  title: 'Do you need UX, UI or both?',
  lead: 'UX design makes a product easy to use. UI design makes it clear, consistent and good to look at. The first three are shown on one form from a funding platform.',
  methods: [
    {
      title: ux.title,
      text: `${ux.summary} With interviews, structure, prototypes and tests.`,
      href: ux.href,
    },
    {
      title: ui.title,
      text: `${ui.summary} With type, colour, every state and a design system that you keep.`,
      href: ui.href,
    },
    {
      title: 'UX and UI together',
      text: 'The usual choice: one brief and one team, from the research to the final screens.',
      href: '/services/ux-ui-design',
    },
    { title: product.title, text: product.summary, href: product.href },
    {
      title: ai.title,
      text: `${ai.summary} For teams that want to try AI on a real task.`,
      href: ai.href,
    },
  ],
} as const;

/** Below the second picture of the first one. */
export const mended = 'The same error at its field. The shares must make 100, so the form offers to put 40.';

export const cases = {
  title: 'Selected case studies',
  lead: 'One from each kind of work: UX and UI, AI-powered design and product development.',
  items: projectsOf(['condor', 'manifest', 'travel-platform']),
} as const;

export const reasons = {
  title: 'Three reasons to choose us',
  lead: 'One reason against us: we take two projects at a time, so you may have to wait.',
  items: [
    {
      title: 'You talk to your designer',
      text: `There is no account manager in between. ${site.howWeWork}`,
    },
    {
      title: 'We agree the goal first',
      text: 'Before we draw a screen, we write down which number should change and who measures it.',
    },
    {
      title: 'Your engineers get answers',
      text: 'States, limits, empty lists and error messages are part of the design. We answer your developers’ questions on the same day.',
    },
  ],
} as const;

export const closing = {
  title: 'Show us the screen that loses you customers',
  text: `Bring it to a free call of ${promises.discoveryCall}.`,
  parts: firstCallParts,
  actions: product.actions,
} as const;
