import { claims } from '../claims.ts';
import type { Project } from '../schema/collections.ts';

export default {
  id: 'wish-visualizer',
  order: 8,
  title: 'Social wish-visualising app',
  company: 'Wunsch',
  category: 'Product Development',
  label: 'Social app',
  description: 'People draw what they wish for, share it with a few, and find others on the same way.',
  year: '2018',
  role: 'Product designer',
  mockup: 'mobile',
  technologies: ['Sketch', 'Motion design', 'Swift', 'Community design'],
  outcomes: [
    'A wish becomes a picture in a minute',
    'Circles of friends instead of followers',
    'Reminders that people keep switched on',
  ],
  claim: claims.wishAppUsers,
  images: [],
  story: [],
  sample: true,
} satisfies Project;
