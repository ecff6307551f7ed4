import type { Scene } from '@laliaflia/tooling/pictures/scene.ts';

export default {
  project: 'bmw',
  fonts: ['@fontsource-variable/archivo/wdth.css', '@fontsource-variable/instrument-sans/index.css'],
  styles: [
    'bmw.css',
    'feed.css',
    'beside.css',
    'map.css',
    'roadbook.css',
    'mend.css',
    'moderation.css',
    'letter.css',
  ],
  screens: [
    {
      id: 'feed',
      device: 'desktop',
      caption:
        'Clubs, events and garages in one feed; a run report carries its roadbook, so that others can drive it.',
      alt: 'A run report with an ochre coupé on a mountain pass and four junction signs; at the sides clubs, the next meeting on 2 July and owners of the same model.',
      piece: { left: 470, top: 280, width: 360, height: 300 },
    },
    {
      id: 'event-map',
      device: 'desktop',
      caption:
        'Meetings found by place and by date at once, each with the way there as a co-driver reads it.',
      alt: 'Map between Lake Constance and the Alps with six dated pins and a marked loop; left four meetings, right the chosen one with its roadbook, below a calendar of weeks.',
    },
    {
      id: 'mend',
      device: 'desktop',
      caption:
        'Who can mend it: the part in its place, the steps of those who did it, and three people nearby.',
      alt: 'Blueprint of a coupé with the heater valve lit; five steps below, the third one current; at the side Leyla, Anton and Yves with distance and offer.',
    },
    {
      id: 'moderation',
      device: 'desktop',
      caption: 'A volunteer decides on one screen, sees what the author will read, and can take it back.',
      alt: 'A reported post with one marked sentence, a junction with three ways of which asking for a change is chosen, the letter to the author, and two of six cases done.',
    },
  ],
} satisfies Scene;
