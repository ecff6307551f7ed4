import type { Scene } from '@laliaflia/tooling/pictures/scene.ts';

export default {
  project: 'funding-platform',
  fonts: ['@fontsource-variable/schibsted-grotesk/index.css', '@fontsource-variable/source-sans-3/index.css'],
  styles: [
    'funding-platform.css',
    'application.css',
    'law.css',
    'status.css',
    'review.css',
    'request.css',
    'contrast.css',
  ],
  screens: [
    {
      id: 'application',
      device: 'desktop',
      caption: 'Beside each question: the law it comes from, and the officer who needs the answer.',
      alt: 'Application for process heat without gas, tab Costs: four lines that add up to 281,000 euros, one being typed; beside it the guideline, the reader and a grant of 112,400 euros.',
    },
    {
      id: 'status',
      device: 'desktop',
      caption: 'Where the application is now: the lit room shows on whose desk it lies.',
      alt: 'Five rooms of an office, the third one lit, with Ms Okafor and a yellow file on her desk; below, the one page that she needs by 11 March.',
    },
    {
      id: 'review',
      device: 'desktop',
      caption:
        'What the officers see: one list, one view of each case, and a request that names the missing document.',
      alt: 'Seven cases at the left, an offer with one line marked in the middle, at the right a request for a second price list until 11 March being written.',
      piece: { left: 0, top: 80, width: 392, height: 327 },
    },
    {
      id: 'contrast',
      device: 'desktop',
      caption:
        'The same form at double size, dark and by keyboard. The error says what is wrong and how to correct it.',
      alt: 'Shares of two partners, 60 and 30, the second one marked as 10 short; buttons to put 40 or add a partner, two errors listed, and what a screen reader says.',
    },
  ],
} satisfies Scene;
