import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { firstCall } from '../lengths.ts';
import { projectsOf } from '../projects.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';

const service = services['ux-design'];

export const head = {
  title: `UX design: research, structure, testing | ${site.brand}`,
  description: `User research, information architecture and usability tests by a senior designer. An airline’s seat selection now has a ${claims.completionRate.value} ${claims.completionRate.label}.`,
  keywords: ['user research', 'information architecture', 'usability testing', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: service.back,
  title: 'UX design that helps people finish what they start',
  lead: 'We find where people give up, learn why from them and remove the obstacle.',
  actions: service.actions,
  note: firstCall,
} as const;

export const areas = {
  title: 'What UX design covers',
  lead: 'Four areas. Few projects need all of them; in the first call we find out which ones yours needs.',
  layout: 'ledger',
  items: service.areas,
} as const;

export const process = {
  title: 'How a UX project runs',
  lead: 'Four steps. You can stop after the second and keep what has been done.',
  steps: service.steps,
} as const;

export const cases = {
  title: 'UX case studies',
  lead: 'Seat selection for an airline, and a platform for an automotive community.',
  items: projectsOf(service.projects),
} as const;

export const closing = {
  title: 'Watch five people use your product',
  text: `In one day we run five test sessions and write a one-page report. ${site.owner.name} answers your question ${promises.answer}.`,
  actions: [{ href: '/contact', label: 'Describe your project' }],
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
