import type { Scene } from '@laliaflia/tooling/pictures/scene.ts';

export default {
  project: 'wetrips',
  fonts: ['@fontsource-variable/gabarito/index.css', '@fontsource-variable/onest/index.css'],
  styles: ['wetrips.css', 'plan.css', 'vote.css', 'purse.css', 'trail.css', 'order.css'],
  screens: [
    {
      id: 'plan',
      device: 'phone',
      caption: 'Every idea stands beside the face it came from; the ring says proposed, agreed or paid.',
      alt: 'Monday of a week on the Soča: the pass, rafting already paid, a waterfall, and a dinner that is proposed only.',
      piece: { left: 15, top: 110, width: 360, height: 300 },
    },
    {
      id: 'vote',
      device: 'phone',
      caption:
        'One question, one evening: who said yes, who would if need be, and who has not answered since Tuesday.',
      alt: 'Vote on where to sleep: four yes for a hut at 63 euros each, one if need be, Ben silent; a camp site comes second.',
      piece: { left: 25, top: 427, width: 102, height: 80 },
    },
    {
      id: 'trail',
      device: 'phone',
      caption:
        'The question comes up in a car park without a network, so the map and the answer are on the phone.',
      alt: 'Map of the valley at Kobarid without a network: three friends together, Nora and Kasia where they were last seen, a meeting point at 15:10.',
    },
    {
      id: 'order',
      device: 'phone',
      caption:
        'Back on the network, the changes of both sides run into one line; only a real clash is put to the group.',
      alt: 'Changes made on this phone and by everyone else in order of time, and a choice between two dinners.',
    },
    {
      id: 'purse',
      device: 'phone',
      caption: 'Who is ahead, who is behind, and the fewest payments that make it even.',
      alt: 'Common purse of 1,344.60 euros: Amir, Nora and Jule are owed, Kasia, Teo and Ben owe; five payments settle it.',
    },
  ],
} satisfies Scene;
