import { claims } from '../claims.ts';
import images from '../images/wish-visualizer/pictures.gen.ts';
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
  measured: 'Counted one year after the release: people who had drawn at least one wish and shared it.',
  tint: '#b8326e',
  figure: { rule: 'branching', seed: 48 },
  images,
  detail: { file: 'wish-visualizer/draw-piece', width: 360, height: 300 },
  story: [
    'The founder had a wall full of wishes cut from magazines, and an app that was a list with check marks.',
    'We kept the wall. Drawing a wish with a finger takes a minute, and the drawing is enough to begin with; words and dates may follow. Sharing goes to a handful of people who were chosen for this one wish, and to nobody else.',
    'What kept people was smaller than expected: a reminder that shows the drawing and asks one question, at an hour they set themselves. Two features that counted followers were built, tested and taken out again.',
  ],
  sample: true,
} satisfies Project;
