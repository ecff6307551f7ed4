import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
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
  description: `What a senior designer does for you: research, screens, systems and releases. Two crafts, ${claims.experienceInDesign.value} years of practice, one person to call.`,
  keywords: ['design services', 'UX/UI designer', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: { href: '/about', label: 'Back to About' },
  title: 'Two crafts, one pair of hands',
  lead: 'UX decides what happens, UI decides how it looks and feels. Book one, or both from the person who connects them.',
  actions: ux.actions.slice(0, 1),
} as const;

export const crafts = {
  title: 'Choose where it hurts',
  lead: 'People who do not arrive need the first. People who arrive and do not believe it need the second.',
  methods: [
    {
      title: ux.title,
      text: `${ux.summary} Interviews, structure, prototypes and tests, in that order.`,
      href: ux.href,
      figure: 'strands',
    },
    {
      title: ui.title,
      text: `${ui.summary} Type, colour, states and a system that outlives the project.`,
      href: ui.href,
      figure: 'phyllotaxis',
    },
  ],
} as const;

export const more = {
  title: 'When it takes more than screens',
  items: [
    {
      title: 'UX and UI together',
      text: 'The usual case: one brief, one file, and nobody between the research and the pixel.',
      href: '/services/ux-ui-design',
    },
    { title: product.title, text: product.summary, href: product.href },
    {
      title: ai.title,
      text: `${ai.summary} For teams that have the data and not yet the nerve.`,
      href: ai.href,
    },
  ],
} as const;

export const cases = {
  title: 'From the first call to the release',
  lead: 'Three products in which we did both crafts. Each opens in the portfolio, with the whole story.',
  items: projectsOf(['manifest', 'condor', 'travel-platform']),
} as const;

export const reasons = {
  title: 'Three reasons to choose us',
  lead: 'And one not to: we take two projects at a time, so you may have to wait.',
  items: [
    {
      title: 'You talk to the one who draws',
      text: 'No account manager repeats what you said. The person in the first call opens the file the same afternoon.',
    },
    {
      title: 'The proof is agreed first',
      text: 'Before any screen we write down which number should move and who will measure it. The portfolio shows how that went.',
    },
    {
      title: 'Engineers get answers',
      text: 'States, limits, empty lists and error texts are part of the design. Questions from your developers are answered on the same day.',
    },
  ],
} as const;

export const closing = {
  title: 'Show us the screen that costs you customers',
  text: `We look at it before the call. In ${promises.discoveryCall} you hear what we would try first, and what we would leave alone.`,
  actions: product.actions,
} as const;
