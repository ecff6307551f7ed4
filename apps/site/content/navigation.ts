import type { NavGroup } from '@laliaflia/ui';
import { claims } from './claims.ts';
import { countText, money } from './format.ts';
import { readinessMinutes, readinessQuestions } from './lengths.ts';
import type { FigureChoice } from './schema/basics.ts';
import { mailto, site } from './site.ts';
import { webinar } from './webinar.ts';
import { capital } from './words.ts';

/** As the header takes it, but for the figure, which the page draws. */
export type HeaderGroup = Omit<NavGroup, 'feature'> & {
  feature: Omit<NavGroup['feature'], 'figure'> & { figure: FigureChoice };
};

/** The mega menu. `activeOn` lists paths that belong to a group without being linked from it. */
export const headerGroups: HeaderGroup[] = [
  {
    id: 'design-skills',
    label: 'Design Skills',
    path: 'design',
    feature: {
      title: `An airline seat map with a ${claims.completionRate.value} ${claims.completionRate.label}`,
      text: 'Every project with its screens, our role and the results.',
      href: '/portfolio',
      action: 'View Portfolio',
      figure: { rule: 'phyllotaxis', seed: 11 },
    },
    columns: [
      {
        title: 'Craft',
        items: [
          {
            href: '/services/ux-design',
            label: 'UX Design',
            description: 'Research, structure, testing',
            icon: 'research',
          },
          {
            href: '/services/ui-design',
            label: 'UI Design',
            description: 'Screens, systems, handover',
            icon: 'interface',
          },
          {
            href: '/services/ux-ui-design',
            label: 'UX and UI together',
            description: 'Both in one project',
            icon: 'pair',
          },
          {
            href: '/services/design',
            label: 'All services',
            description: 'Four areas at a glance',
            icon: 'all',
          },
        ],
      },
      {
        title: 'Product',
        items: [
          {
            href: '/portfolio',
            label: 'Portfolio',
            description: 'Nine projects and their screens',
            icon: 'portfolio',
          },
          {
            href: '/services/product-development',
            label: 'Product Development',
            description: 'From first sketch to launch',
            icon: 'product',
          },
          {
            href: '/services/ai-powered-design',
            label: 'AI-Powered Design',
            description: 'More versions, sooner',
            icon: 'ai',
          },
          {
            href: '/#hands-on-design',
            label: 'Hands-On Design',
            description: 'On the home page',
            icon: 'pin',
          },
        ],
      },
    ],
  },
  {
    id: 'design-methods',
    label: 'Design Methods',
    path: 'methods',
    activeOn: [
      '/methodologies',
      '/resources',
      '/workshop-details',
      '/ai-assessment',
      '/idea-sprint',
      '/services/innovation-training',
    ],
    feature: {
      title: 'Take the innovation readiness check',
      text: `${capital(readinessQuestions)}, ${readinessMinutes}, and a recommendation at the end.`,
      href: '/ai-assessment',
      action: 'Start the assessment',
      figure: { rule: 'branching', seed: 3 },
    },
    columns: [
      {
        title: 'Learn together',
        items: [
          {
            href: '/workshops',
            label: 'Workshops',
            description: 'With your team, on your problem',
            icon: 'ladder',
          },
          {
            href: '/webinar',
            label: 'Live Webinar',
            description: `${countText(webinar.minutes, 'minute')}, ${money(webinar.price)}`,
            icon: 'ticket',
          },
          { href: '/companies', label: 'For Companies', description: 'Programmes for teams', icon: 'team' },
          { href: '/speech', label: 'Speech', description: 'Keynote and transcript', icon: 'voice' },
          {
            href: '/#design-methods',
            label: 'Three methods',
            description: 'On the home page',
            icon: 'pin',
          },
        ],
      },
      {
        title: 'Methods and tools',
        items: [
          {
            kind: 'branch',
            label: 'Methodologies',
            description: 'Three ways to find ideas',
            icon: 'methods',
            activeOn: ['/methodologies'],
            overview: { href: '/methodologies', label: 'All methods' },
            links: [
              { href: '/laliaflia', label: 'LALIAFLIA', description: 'Life-inspired design', icon: 'spiral' },
              {
                href: '/applied-imagination',
                label: 'Applied Imagination',
                description: 'Structured creative thinking',
                icon: 'branch',
              },
              {
                href: '/innovators-dna',
                label: 'Innovator’s DNA',
                description: 'Five discovery skills',
                icon: 'wave',
              },
            ],
          },
          {
            href: '/ai-lab',
            label: 'AI Innovation Lab',
            description: 'Assessment and idea tools',
            icon: 'lab',
          },
          {
            href: '/resources',
            label: 'Resources',
            description: 'Brochure, articles, tools',
            icon: 'resources',
          },
        ],
      },
    ],
  },
];

export const headerAction = { href: '/contact', label: 'Contact Us' } as const;

export const footerColumns = [
  {
    title: 'Design Skills',
    links: [
      { href: '/portfolio', label: 'Portfolio' },
      { href: '/services/design', label: 'All services' },
      { href: '/services/ux-design', label: 'UX Design' },
      { href: '/services/ui-design', label: 'UI Design' },
      { href: '/services/ux-ui-design', label: 'UX and UI together' },
      { href: '/services/product-development', label: 'Product Development' },
      { href: '/services/ai-powered-design', label: 'AI-Powered Design' },
    ],
  },
  {
    title: 'Design Methods',
    links: [
      { href: '/workshops', label: 'Workshops' },
      { href: '/webinar', label: 'Live Webinar' },
      { href: '/methodologies', label: 'Methodologies' },
      { href: '/companies', label: 'For Companies' },
      { href: '/services/innovation-training', label: 'Innovation Training' },
      { href: '/ai-lab', label: 'AI Innovation Lab' },
      { href: '/resources', label: 'Resources' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/about', label: 'About' },
      { href: '/team', label: 'Team' },
      { href: '/cv', label: 'CV' },
      { href: '/speech', label: 'Speech' },
      { href: '/blog', label: 'Blog' },
      { href: '/contact', label: 'Contact' },
    ],
  },
] as const;

export const legalLinks = [
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/terms', label: 'Terms of Service' },
  { href: '/imprint', label: 'Imprint' },
  { href: '/accessibility', label: 'Accessibility' },
] as const;

export const footer = {
  brand: { href: '/', label: site.brand },
  contact: {
    email: { href: mailto, label: site.email },
    phone: site.phone,
    address: [site.address.street, `${site.address.postalCode} ${site.address.city}`, site.address.country],
    social: site.social,
    socialLabel: 'Follow us',
  },
  columns: footerColumns,
  legal: legalLinks,
  legalLabel: 'Legal',
  claim: site.claim,
  newsletter: {
    /** Anchor: '#newsletter'. */
    id: 'newsletter',
    title: 'A monthly newsletter',
    text: 'One method, one exercise and one good example. Unsubscribe at any time.',
    label: 'E-mail address',
    submit: { idle: 'Subscribe', sending: 'Subscribing...' },
    action: '/thank-you?type=contact',
  },
  copyright: `© ${site.copyrightYear} ${site.legalName}`,
} as const;
