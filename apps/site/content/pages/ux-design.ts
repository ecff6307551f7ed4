import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { projectsOf } from '../projects.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { mailto, site } from '../site.ts';
import { capital } from '../words.ts';

const service = services['ux-design'];

export const head = {
  title: `UX design: research, structure, testing | ${site.brand}`,
  description: `User research, information architecture and tests by a senior designer. An airline’s seat map now has a ${claims.completionRate.value} ${claims.completionRate.label}.`,
  keywords: ['user research', 'information architecture', 'usability testing', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: service.back,
  title: 'Fewer people give up halfway',
  lead: 'Somewhere in your product people stop. We find the place, learn why from the people themselves, and take the obstacle out.',
  actions: service.actions,
} as const;

export const areas = {
  title: 'What UX design covers',
  lead: 'Four areas. A project rarely needs all of them at once, and the first call settles which.',
  layout: 'ledger',
  items: service.areas,
} as const;

export const process = {
  title: 'From the first interview to the number',
  lead: 'Four steps. After the second you may stop and still have something worth keeping.',
  steps: service.steps,
} as const;

export const cases = {
  title: 'Two products, two numbers',
  lead: 'A task that people abandoned, and a community that had no place of its own.',
  items: projectsOf(service.projects),
} as const;

export const closing = {
  title: 'Watch five people use your product',
  text: 'One day, five sessions, a report of one page. You sit behind the glass and take your own notes.',
  actions: service.actions,
} as const;

export const contact = {
  title: 'Or ask the designer directly',
  text: `No form needed for a question. ${capital(promises.answer)} you have a reply from ${site.owner.name} herself.`,
  action: { href: '/contact', label: 'Describe your project' },
  rows: [
    { term: 'E-mail', value: site.email, href: mailto },
    { term: 'Phone', value: site.phone.label, href: site.phone.href },
  ],
  address: {
    term: 'Office',
    lines: [
      site.legalName,
      site.address.street,
      `${site.address.postalCode} ${site.address.city}`,
      site.address.country,
    ],
  },
} as const;
