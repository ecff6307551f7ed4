import type { Scene } from '@laliaflia/tooling/pictures/scene.ts';

export default {
  project: 'innoapps',
  fonts: ['@fontsource-variable/gabarito/index.css', '@fontsource-variable/figtree/index.css'],
  styles: [
    'innoapps.css',
    'shelf.css',
    'panel.css',
    'phones.css',
    'lunch.css',
    'shift.css',
    'sheet.css',
    'states.css',
  ],
  screens: [
    {
      id: 'shelf',
      device: 'desktop',
      caption: 'Fifteen apps, one shelf for each team, and the shared parts that each app uses.',
      alt: 'Fifteen app icons on shelves by team; Signal is open beside them with eight weeks to the store and 22 of 40 parts.',
      piece: { left: 277, top: 140, width: 360, height: 300 },
    },
    {
      id: 'signal',
      device: 'phone',
      caption:
        'Walk once through the flat: the app shows where the signal is weak and where to put the router.',
      alt: 'Plan of a flat with rings of signal and five measured rooms; the kitchen has 38 megabits, and would have 164 from the hall.',
    },
    {
      id: 'lunch',
      device: 'phone',
      caption: 'Choose a dish and a time without a queue. The parts are shared, the colour is the app’s own.',
      alt: 'Black lentils with beetroot and dill for 4 euros 80; bars show the queue from 11:40 to 13:00, and 12:40 is chosen.',
    },
    {
      id: 'date-picker',
      device: 'desktop',
      caption: 'One of forty shared parts, with its states, its limits and the apps that use it.',
      alt: 'Date picker as part 17: the measured month, five states in the accents of five apps, four older pickers struck out, eleven apps that use it.',
    },
    {
      id: 'shift',
      device: 'phone',
      caption: 'A month of shifts in the shared date picker. A swap shows both days before it is agreed.',
      alt: 'March with early, late and night shifts as rising and setting suns; Derya asks to swap Saturday 18 for Tuesday 21.',
    },
  ],
} satisfies Scene;
