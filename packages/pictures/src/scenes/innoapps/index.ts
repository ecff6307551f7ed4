import type { Scene } from '../../scene.ts';
import styles from './innoapps.css?inline';
import lunch from './lunch.css?inline';
import { Lunch } from './lunch.tsx';
import panel from './panel.css?inline';
import phones from './phones.css?inline';
import sheet from './sheet.css?inline';
import { Sheet } from './sheet.tsx';
import shelf from './shelf.css?inline';
import { Shelf } from './shelf.tsx';
import shift from './shift.css?inline';
import { Shift } from './shift.tsx';
import { Signal } from './signal.tsx';
import states from './states.css?inline';

export default {
  project: 'innoapps',
  fonts: ['@fontsource-variable/gabarito/index.css', '@fontsource-variable/figtree/index.css'],
  styles: [styles, shelf, panel, phones, lunch, shift, sheet, states].join('\n'),
  screens: [
    {
      id: 'shelf',
      device: 'desktop',
      caption: 'The whole family on four shelves, one for each team, and what each app takes from the set.',
      alt: 'Fifteen app icons on shelves by team; Signal is open beside them with eight weeks to the store and 22 of 40 parts.',
      Screen: Shelf,
    },
    {
      id: 'signal',
      device: 'phone',
      caption:
        'Walk once through the flat: the slow corner shows, and the place where the router should stand.',
      alt: 'Plan of a flat with rings of signal and five measured rooms; the kitchen has 38 megabits, and would have 164 from the hall.',
      Screen: Signal,
    },
    {
      id: 'lunch',
      device: 'phone',
      caption: 'A dish and a time without a queue, in the same parts and another colour.',
      alt: 'Black lentils with beetroot and dill for 4 euros 80; bars show the queue from 11:40 to 13:00, and 12:40 is chosen.',
      Screen: Lunch,
    },
    {
      id: 'date-picker',
      device: 'desktop',
      caption: 'One part of the forty: its states, its limits, its name, and who has it.',
      alt: 'Date picker as part 17: the measured month, five states in the accents of five apps, four older pickers struck out, eleven apps that use it.',
      Screen: Sheet,
    },
    {
      id: 'shift',
      device: 'phone',
      caption: 'A month of shifts in the family’s one date picker; a swap shows both days before it is made.',
      alt: 'March with early, late and night shifts as rising and setting suns; Derya asks to swap Saturday 18 for Tuesday 21.',
      Screen: Shift,
    },
  ],
} satisfies Scene;
