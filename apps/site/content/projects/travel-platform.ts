import type { Project } from '../schema/collections.ts';

export default {
  id: 'travel-platform',
  order: 7,
  title: 'Travel platform',
  company: 'Reisewerk',
  category: 'Product Development',
  label: 'Travel platform',
  description: 'One search for trains, ferries and beds, for people who would rather not fly.',
  year: '2019–2020',
  role: 'Product designer',
  mockup: 'desktop',
  technologies: ['Figma', 'TypeScript', 'React', 'Search design'],
  outcomes: [
    'Three kinds of booking in one basket',
    'Connections compared by time and by carbon',
    'First release after fourteen weeks',
  ],
  images: [],
  story: [],
  sample: true,
} satisfies Project;
