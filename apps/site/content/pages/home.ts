import { claims } from '../claims.ts';
import { clients } from '../clients.ts';
import { subjects } from '../head.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';

export const head = {
  title: `Design & Innovation Expert | ${site.brand}`,
  description: `UX/UI design, product development and innovation training from one senior partner in Frankfurt. ${claims.experience.value} years of experience, one direct line.`,
  keywords: ['design and innovation expert', ...subjects, 'AI-powered design'],
} as const satisfies PageHead;

export const hero = {
  title: 'Design & Innovation Expert',
  lead: 'Interfaces that people finish, teams that can invent the next one. One senior partner for both.',
  actions: [
    { href: '/portfolio', label: 'View Portfolio' },
    { href: '/contact', label: 'Start Your Project' },
  ],
  fact: claims.experienceInDesign,
} as const;

export const paths = {
  title: 'Two Paths to Innovation',
  lead: 'Have it designed, or learn how. Most clients begin with one and come back for the other.',
  design: {
    id: 'hands-on-design',
    title: 'Hands-On Design',
    text: 'UX/UI design, product development and AI-powered design, from the first interview to the shipped interface.',
    links: [
      { href: '/services/ux-design', label: 'UX design' },
      { href: '/services/ui-design', label: 'UI design' },
      { href: '/services/product-development', label: 'Product development' },
      { href: '/services/ai-powered-design', label: 'AI-powered design' },
    ],
  },
  methods: {
    id: 'design-methods',
    title: 'Design Methods',
    text: 'Innovation training through three methodologies, in one to three days or sixty minutes online.',
    links: [
      { href: '/laliaflia', label: 'LALIAFLIA' },
      { href: '/applied-imagination', label: 'Applied Imagination' },
      { href: '/innovators-dna', label: 'Innovator’s DNA' },
      { href: '/webinar', label: 'Live webinar' },
    ],
  },
} as const;

export const trustedBy = {
  title: 'Trusted by Industry Leaders',
  clients: clients.map(({ id, name }) => ({ id, name })),
  closing: { href: '/contact', label: 'Yours would be number eighteen.' },
} as const;
