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
        'Clubs, events and garages share one feed. A run report includes the route, so that others can drive it.',
      alt: 'A run report with an ochre coupé on a mountain pass and four junction signs; at the sides clubs, the next meeting on 2 July and owners of the same model.',
      piece: { left: 470, top: 246, width: 360, height: 300 },
    },
    {
      id: 'event-map',
      device: 'desktop',
      caption: 'Events found by place and by date on one screen, each with its route.',
      alt: 'Map between Lake Constance and the Alps with six dated pins and a marked loop; left four meetings, right the chosen one with its roadbook, below a calendar of weeks.',
    },
    {
      id: 'mend',
      device: 'desktop',
      caption:
        'Help with a repair: where the part is, steps that worked for others, and three people nearby.',
      alt: 'Blueprint of a coupé with the heater valve lit; five steps below, the third one current; at the side Leyla, Anton and Yves with distance and offer.',
    },
    {
      id: 'moderation',
      device: 'desktop',
      caption:
        'A volunteer decides on one screen, sees what the author will read, and can undo the decision.',
      alt: 'A reported post with one marked sentence, a junction with three ways of which asking for a change is chosen, the letter to the author, and two of six cases done.',
    },
  ],
} satisfies Scene;
