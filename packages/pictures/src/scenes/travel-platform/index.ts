import type { Scene } from '@laliaflia/tooling/pictures/scene.ts';

export default {
  project: 'travel-platform',
  fonts: [
    '@fontsource-variable/archivo/wdth.css',
    '@fontsource-variable/literata/index.css',
    '@fontsource-variable/literata/wght-italic.css',
  ],
  styles: ['travel.css', 'search.css', 'results.css', 'stay.css', 'moved.css', 'basket.css', 'till.css'],
  screens: [
    {
      id: 'search',
      device: 'desktop',
      caption:
        'Connections drawn to scale, with the time for each change in sight: nobody sorts by price first.',
      alt: 'Five connections from Frankfurt to Hiddensee as bands of train and ferry on a time axis, with duration, changes, carbon and price.',
    },
    {
      id: 'stay',
      device: 'desktop',
      caption:
        'A bed is offered by the minutes from the quay, and shown to fit the ferry before anybody pays.',
      alt: 'Room with a stove and a sea view for 94 euros a night, a map of the village ringed by walking minutes, and the hours of the key.',
      piece: { left: 800, top: 80, width: 360, height: 300 },
    },
    {
      id: 'moved',
      device: 'desktop',
      caption:
        'One part of the chain moves, and the rest is moved with it: one decision instead of four telephone calls.',
      alt: 'A train leaves 38 minutes later: the booked chain above the new one, what became of train, ferry and bed, and a map to the Baltic.',
    },
    {
      id: 'basket',
      device: 'desktop',
      caption: 'A train, a ferry and a bed in one basket, each with its own terms, paid once.',
      alt: 'Three coupled tickets of 119.80, 36.80 and 188 euros, the second traveller’s name being typed, and a total of 344.60 euros.',
    },
  ],
} satisfies Scene;
