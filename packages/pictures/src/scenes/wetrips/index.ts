import type { Scene } from '@laliaflia/tooling/pictures/scene.ts';

export default {
  project: 'wetrips',
  fonts: ['@fontsource-variable/gabarito/index.css', '@fontsource-variable/onest/index.css'],
  styles: ['wetrips.css', 'plan.css', 'vote.css', 'purse.css', 'trail.css', 'order.css'],
  screens: [
    {
      id: 'plan',
      device: 'phone',
      caption: 'Each idea shows who had it. The ring says whether it is proposed, agreed or paid.',
      alt: 'Monday of a week on the Soča: the pass, rafting already paid, a waterfall, and a dinner that is proposed only.',
      piece: { left: 15, top: 110, width: 360, height: 300 },
    },
    {
      id: 'vote',
      device: 'phone',
      caption: 'A vote on where to sleep: who said yes, who would come along, and who has not answered.',
      alt: 'Vote on where to sleep: four yes for a hut at 63 euros each, one if need be, Ben silent; a camp site comes second.',
      piece: { left: 27, top: 428, width: 104, height: 83 },
    },
    {
      id: 'trail',
      device: 'phone',
      caption: 'The map works without a network and shows where to meet and where the others were last seen.',
      alt: 'Map of the valley at Kobarid without a network: three friends together, Nora and Kasia where they were last seen, a meeting point at 15:10.',
    },
    {
      id: 'order',
      device: 'phone',
      caption: 'Back on the network, all changes are merged. Only a real conflict is put to the group.',
      alt: 'Changes made on this phone and by everyone else in order of time, and a choice between two dinners.',
    },
    {
      id: 'purse',
      device: 'phone',
      caption: 'Who has paid too much, who too little, and the fewest payments that settle it.',
      alt: 'Common purse of 1,344.60 euros: Amir, Nora and Jule are owed, Kasia, Teo and Ben owe; five payments settle it.',
    },
  ],
} satisfies Scene;
