import { subjects } from '../head.ts';
import { projects } from '../projects.ts';
import type { PageHead } from '../schema/basics.ts';
import type { Project } from '../schema/collections.ts';
import { site } from '../site.ts';
import { inWords } from '../words.ts';

/** A project's own title, description and kind. */
export function head({ title, description, category, company }: Project): PageHead {
  return {
    title: `${title} | ${site.brand}`,
    description,
    keywords: ['case study', company, category, ...subjects],
  };
}

export const back = { href: '/portfolio', label: 'Back to Portfolio' } as const;

export const facts = { title: 'Our part', role: 'Our role', technologies: 'Made with' } as const;

export const decisions = { title: 'Key decisions' } as const;

/** Nobody's real former product is drawn: of a given client there is a first variant and the one that was chosen. */
export const comparison = ({ sample }: Project) =>
  sample === true
    ? { title: 'Before and after', afterLabel: 'What we made of it' }
    : { title: 'First variant and final screen', afterLabel: 'The final screen' };

export const outcome = { title: 'What came of it' } as const;

export const screens = { title: 'The screens' } as const;

export const next = { lead: 'The next case study' } as const;

export const closing = {
  title: 'Tell us about your product',
  actions: [
    { href: '/contact', label: 'Start Your Project' },
    { href: '/portfolio', label: `All ${inWords(projects.length)} projects` },
  ],
} as const;
