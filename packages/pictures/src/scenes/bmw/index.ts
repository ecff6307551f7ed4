import type { Scene } from '../../scene.ts';
import beside from './beside.css?inline';
import base from './bmw.css?inline';
import feed from './feed.css?inline';
import { Feed } from './feed.tsx';
import letter from './letter.css?inline';
import map from './map.css?inline';
import { EventMap } from './map.tsx';
import mend from './mend.css?inline';
import { Mend } from './mend.tsx';
import moderation from './moderation.css?inline';
import { Moderation } from './moderation.tsx';
import roadbook from './roadbook.css?inline';

export default {
  project: 'bmw',
  fonts: ['@fontsource-variable/archivo/wdth.css', '@fontsource-variable/instrument-sans/index.css'],
  styles: [base, feed, beside, map, roadbook, mend, moderation, letter].join('\n'),
  screens: [
    {
      id: 'feed',
      device: 'desktop',
      caption:
        'Clubs, events and garages in one feed; a run report carries its roadbook, so that others can drive it.',
      alt: 'A run report with an ochre coupé on a mountain pass and four junction signs; at the sides clubs, the next meeting on 2 July and owners of the same model.',
      Screen: Feed,
    },
    {
      id: 'event-map',
      device: 'desktop',
      caption:
        'Meetings found by place and by date at once, each with the way there as a co-driver reads it.',
      alt: 'Map between Lake Constance and the Alps with six dated pins and a marked loop; left four meetings, right the chosen one with its roadbook, below a calendar of weeks.',
      Screen: EventMap,
    },
    {
      id: 'mend',
      device: 'desktop',
      caption:
        'Who can mend it: the part in its place, the steps of those who did it, and three people nearby.',
      alt: 'Blueprint of a coupé with the heater valve lit; five steps below, the third one current; at the side Leyla, Anton and Yves with distance and offer.',
      Screen: Mend,
    },
    {
      id: 'moderation',
      device: 'desktop',
      caption: 'A volunteer decides on one screen, sees what the author will read, and can take it back.',
      alt: 'A reported post with one marked sentence, a junction with three ways of which asking for a change is chosen, the letter to the author, and two of six cases done.',
      Screen: Moderation,
    },
  ],
} satisfies Scene;
