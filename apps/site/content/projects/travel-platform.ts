import images from '../images/travel-platform/pictures.gen.ts';
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
  tint: '#2f7d3b',
  figure: { rule: 'phyllotaxis', seed: 29 },
  images,
  detail: { file: 'travel-platform/stay-piece', width: 360, height: 300, position: '25% calc(-24px - 17%)' },
  story: [
    'Three booking systems, three baskets and three confirmation mails: a train, a ferry and a bed for the same weekend could only be booked by people with patience.',
    'The first prototype was a table on paper, moved about by hand while test persons spoke their wishes aloud. It taught us that nobody sorts by price first. They look for the connection that leaves enough time for the change.',
    'The search therefore compares by time, by number of changes and by carbon, and keeps the whole chain together when one part of it moves. The first release covered a single corridor, from Frankfurt to the Baltic, and was used before the rest was drawn.',
  ],
  sample: true,
} satisfies Project;
