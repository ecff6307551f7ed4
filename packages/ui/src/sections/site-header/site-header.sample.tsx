import { LivingFigure } from '../../media/living-figure/index.ts';
import { LogoMark } from '../../media/logo-mark/index.ts';
import type { SiteHeaderProps } from './site-header.tsx';
import type { NavGroup } from './site-header.types.ts';

/** The groups of the consultancy, as stories and tests show them. */
export const sampleGroups: NavGroup[] = [
  {
    id: 'design-skills',
    label: 'Design Skills',
    path: 'design',
    activeOn: ['/services/design', '/services/ux-ui-design'],
    feature: {
      title: 'Seat selection that people finish',
      text: 'An airline lets its passengers choose in three taps and know why.',
      href: '/portfolio',
      action: 'See the case',
      figure: (
        <LivingFigure
          rule="phyllotaxis"
          cells={150}
          parts={0}
          tone="primary"
          preserveAspectRatio="xMidYMin slice"
        />
      ),
    },
    columns: [
      {
        title: 'Craft',
        items: [
          {
            href: '/portfolio',
            label: 'Portfolio',
            description: 'Nine projects, real screens',
            icon: 'portfolio',
          },
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
        ],
      },
      {
        title: 'Product',
        items: [
          {
            href: '/services/product-development',
            label: 'Product Development',
            description: 'From first sketch to launch',
            icon: 'product',
          },
          {
            href: '/services/ai-powered-design',
            label: 'AI-Powered Design',
            description: 'More variants, earlier answers',
            icon: 'ai',
          },
        ],
      },
    ],
  },
  {
    id: 'design-methods',
    label: 'Design Methods',
    path: 'methods',
    activeOn: ['/workshop-details'],
    feature: {
      title: 'Take the innovation readiness check',
      text: 'Ten questions, five minutes, a plan at the end.',
      href: '/ai-assessment',
      action: 'Start the check',
      figure: (
        <LivingFigure
          rule="phyllotaxis"
          cells={150}
          parts={0}
          seed={3}
          tone="secondary"
          preserveAspectRatio="xMidYMin slice"
        />
      ),
    },
    columns: [
      {
        title: 'Learn together',
        items: [
          {
            href: '/workshops',
            label: 'Workshops',
            description: 'One to three days on site',
            icon: 'ladder',
          },
          { href: '/webinar', label: 'Live Webinar', description: '60 minutes, €49', icon: 'ticket' },
          { href: '/speech', label: 'Speech', description: 'Keynote and transcript', icon: 'voice' },
          { href: '/companies', label: 'For Companies', description: 'Programmes for teams', icon: 'team' },
        ],
      },
      {
        title: 'Think for yourself',
        items: [
          {
            kind: 'branch',
            label: 'Methodologies',
            description: 'Three ways to find ideas',
            icon: 'methods',
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
            description: 'Brochure, articles, explainers',
            icon: 'resources',
          },
        ],
      },
    ],
  },
];

export const sampleHeader: SiteHeaderProps = {
  currentPath: '/',
  groups: sampleGroups,
  action: { href: '/contact', label: 'Contact Us' },
  brand: { href: '/', label: 'laliaflia', mark: <LogoMark size={32} /> },
};

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';

/** What content may come to: long words without a break, nothing but labels, one link, more than fit. */
export const stressGroups: NavGroup[] = [
  {
    id: 'one',
    label: longWord,
    path: 'design',
    feature: { title: longWord, text: longWord, href: '/one', action: longWord, figure: null },
    columns: [{ title: longWord, items: [{ href: '/only', label: longWord, description: longWord }] }],
  },
  {
    id: 'many',
    label: 'Many',
    path: 'methods',
    feature: { title: longWord, text: longWord, href: '/many', action: longWord, figure: null },
    columns: ['First', 'Second'].map((title) => ({
      title,
      items: Array.from({ length: 14 }, (_, index) => ({
        href: `/${title}/${index}`,
        label: index % 5 === 3 ? longWord : `${title} ${index}`,
        ...(index % 2 === 0 && { description: 'A line that says a little more than it has to, and wraps' }),
      })),
    })),
  },
];
