import type { Scene } from '../../scene.ts';
import basket from './basket.css?inline';
import { Basket } from './basket.tsx';
import moved from './moved.css?inline';
import { Moved } from './moved.tsx';
import results from './results.css?inline';
import search from './search.css?inline';
import { Search } from './search.tsx';
import stay from './stay.css?inline';
import { Stay } from './stay.tsx';
import till from './till.css?inline';
import base from './travel.css?inline';

export default {
  project: 'travel-platform',
  fonts: [
    '@fontsource-variable/archivo/wdth.css',
    '@fontsource-variable/literata/index.css',
    '@fontsource-variable/literata/wght-italic.css',
  ],
  styles: [base, search, results, stay, moved, basket, till].join('\n'),
  screens: [
    {
      id: 'search',
      device: 'desktop',
      caption:
        'Connections drawn to scale, with the time for each change in sight: nobody sorts by price first.',
      alt: 'Five connections from Frankfurt to Hiddensee as bands of train and ferry on a time axis, with duration, changes, carbon and price.',
      Screen: Search,
    },
    {
      id: 'stay',
      device: 'desktop',
      caption:
        'A bed is offered by the minutes from the quay, and shown to fit the ferry before anybody pays.',
      alt: 'Room with a stove and a sea view for 94 euros a night, a map of the village ringed by walking minutes, and the hours of the key.',
      Screen: Stay,
    },
    {
      id: 'moved',
      device: 'desktop',
      caption:
        'One part of the chain moves, and the rest is moved with it: one decision instead of four telephone calls.',
      alt: 'A train leaves 38 minutes later: the booked chain above the new one, what became of train, ferry and bed, and a map to the Baltic.',
      Screen: Moved,
    },
    {
      id: 'basket',
      device: 'desktop',
      caption: 'A train, a ferry and a bed in one basket, each with its own terms, paid once.',
      alt: 'Three coupled tickets of 119.80, 36.80 and 188 euros, the second traveller’s name being typed, and a total of 344.60 euros.',
      Screen: Basket,
    },
  ],
} satisfies Scene;
