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
    { title: 'Design Skills', links: links('Portfolio', 'UX Design', 'UI Design', 'Product Development') },
    { title: 'Design Methods', links: links('Workshops', 'Live Webinar', 'Methodologies', 'For Companies') },
    { title: 'Company', links: links('About', 'Team', 'CV', 'Contact') },
  ],
  newsletter: {
    title: 'One letter a month',
    text: 'A method, an exercise and one screen worth copying.',
    label: 'E-mail address',
    submit: { idle: 'Subscribe', sending: 'Subscribing...' },
    action: '#subscribed',
  },
  copyright: '© 2025 laliaflia',
  legal: links('Privacy Policy', 'Terms of Service', 'Imprint'),
  legalLabel: 'Legal',
} satisfies SiteFooterProps;
