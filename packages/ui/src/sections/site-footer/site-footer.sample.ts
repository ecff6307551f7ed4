import type { SiteFooterProps } from './site-footer.tsx';

const links = (...labels: string[]) => labels.map((label) => ({ href: `#${label}`, label }));

export const sampleFooter = {
  brand: { href: '#home', label: 'laliaflia' },
  claim: 'Design that people finish. Methods that teams keep.',
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
