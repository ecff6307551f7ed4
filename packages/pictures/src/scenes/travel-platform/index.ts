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
      caption: 'Train and ferry drawn to scale, so that everybody sees how long each change takes.',
      alt: 'Five connections from Frankfurt to Hiddensee as bands of train and ferry on a time axis, with duration, changes, carbon and price.',
    },
    {
      id: 'stay',
      device: 'desktop',
      caption:
        'A room, how far it is from the quay, and a check that the ferry arrives while the key is there.',
      alt: 'Room with a stove and a sea view for 94 euros a night, a map of the village ringed by walking minutes, and the hours of the key.',
      piece: { left: 800, top: 80, width: 360, height: 300 },
    },
    {
      id: 'moved',
      device: 'desktop',
      caption: 'A train is late. Ferry and room move with it, and the traveller decides once.',
      alt: 'A train leaves 38 minutes later: the booked chain above the new one, what became of train, ferry and bed, and a map to the Baltic.',
    },
    {
      id: 'basket',
      device: 'desktop',
      caption: 'A train, a ferry and a room in one basket, each with its own terms, paid once.',
      alt: 'Three coupled tickets of 119.80, 36.80 and 188 euros, the second traveller’s name being typed, and a total of 344.60 euros.',
    },
  ],
} satisfies Scene;
