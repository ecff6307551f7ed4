import type { Project } from '../schema/collections.ts';

export default {
  id: 'branding-tool',
  order: 9,
  title: 'Automated branding tool',
  company: 'Markwerk',
  category: 'AI-Powered Design',
  label: 'Branding tool',
  description:
    'From a name and three adjectives to a logo, colours and type that fit each other, ready to use.',
  year: '2023–2024',
  role: 'Concept and design',
  mockup: 'showcase',
  technologies: ['Figma', 'Generative models', 'Design tokens', 'TypeScript'],
  outcomes: [
    'A first identity in ten minutes',
    'Contrast checked for every pair of colours',
    'Files that print shops accept',
  ],
  images: [],
  story: [],
  sample: true,
} satisfies Project;
