import { claims } from '../claims.ts';
import type { Project } from '../schema/collections.ts';

export default {
  id: 'funding-platform',
  order: 6,
  title: 'Enterprise funding platform',
  company: 'Fördera',
  category: 'UX/UI Design',
  label: 'Funding platform',
  description:
    'Companies apply for public funding without a consultant: questions in plain words, and the status at any time.',
  year: '2021–2022',
  role: 'UX/UI designer',
  mockup: 'desktop',
  technologies: ['Figma', 'Design system', 'Accessibility', 'React'],
  outcomes: [
    'Forms that ask only what the case needs',
    'A status that applicants understand',
    'Accessible to the public standard',
  ],
  claim: claims.applicationTime,
  images: [],
  story: [],
  sample: true,
} satisfies Project;
