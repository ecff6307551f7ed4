import type { SiteFooterProps } from './site-footer.tsx';

const links = (...labels: string[]) => labels.map((label) => ({ href: `#${label}`, label }));

export const sampleFooter = {
  brand: { href: '#home', label: 'laliaflia' },
  claim: 'Digital products and trained teams, from Frankfurt.',
  contact: {
    email: { href: 'mailto:hello@example.com', label: 'hello@example.com' },
    phone: { href: 'tel:+496990009137', label: '+49 69 90009 137' },
    address: ['Eisvogelweg 12', '60314 Frankfurt am Main', 'Germany'],
    social: links('LinkedIn', 'YouTube'),
    socialLabel: 'Elsewhere',
  },
  columns: [
    {
      title: 'Design Skills',
      links: links(
        'Portfolio',
        'All services',
        'UX Design',
        'UI Design',
        'UX and UI together',
        'Product Development',
        'AI-Powered Design',
      ),
    },
    {
      title: 'Design Methods',
      links: links(
        'Workshops',
        'Live Webinar',
        'Methodologies',
        'For Companies',
        'Innovation Training',
        'AI Innovation Lab',
        'Resources',
      ),
    },
    { title: 'Company', links: links('About', 'Team', 'CV', 'Speech', 'Blog', 'Contact') },
  ],
  newsletter: {
    title: 'One letter a month',
    text: 'A method, an exercise and one screen worth copying. Leave whenever you like.',
    label: 'E-mail address',
    submit: { idle: 'Subscribe', sending: 'Subscribing...' },
    action: '#subscribed',
  },
  copyright: '© 2025 laliaflia, Livia Arndt',
  legal: links('Privacy Policy', 'Terms of Service', 'Imprint'),
  legalLabel: 'Legal',
} satisfies SiteFooterProps;

/** Words that are too long, a list without links and one with many. */
export const longWords = {
  claim: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  columns: [
    {
      title: 'One',
      links: [{ href: '#one', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }],
    },
    { title: 'None', links: [] },
    {
      title: 'Many',
      links: Array.from({ length: 14 }, (_, i) => ({ href: `#${i}`, label: `Link ${i + 1}` })),
    },
  ],
  contact: { ...sampleFooter.contact, social: [] },
} satisfies Partial<SiteFooterProps>;
