import type { Scene } from '../../scene.ts';
import base from './bmw.css?inline';
import { Feed } from './feed.tsx';
import feed from './feed.css?inline';

export default {
  project: 'bmw',
  fonts: ['@fontsource-variable/archivo/wdth.css', '@fontsource-variable/instrument-sans/index.css'],
  styles: [base, feed].join('\n'),
  screens: [
    {
      id: 'feed',
      device: 'desktop',
      caption: 'Clubs, events and garages in one feed; a run report carries its roadbook, so that others can drive it.',
      alt: 'A run report with an ochre coupé on a mountain pass and four junction signs; at the sides clubs, the next meeting on 2 July and owners of the same model.',
      Screen: Feed,
    },
  ],
} satisfies Scene;
