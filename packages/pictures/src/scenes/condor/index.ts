import type { Scene } from '@laliaflia/tooling/pictures/scene.ts';

export default {
  project: 'condor',
  fonts: ['@fontsource-variable/red-hat-display/index.css', '@fontsource-variable/red-hat-text/index.css'],
  styles: ['condor.css', 'cabin.css', 'sheet.css', 'evening.css', 'ticket.css', 'pass.css', 'task.css'],
  screens: [
    {
      id: 'seat-map',
      device: 'phone',
      caption: 'All four sit in one row, and every free seat shows its price.',
      alt: 'Seat map of a flight from Frankfurt to Palma: four travellers in row 14, seats A to D, prices on the free seats, 52 euros in all.',
      piece: { left: 31, top: 438, width: 98, height: 49 },
    },
    {
      id: 'seat-facts',
      device: 'phone',
      caption: 'A seat compared with the current one: legroom, light, distance and price.',
      alt: 'Seat 12F compared with 14D: window, 84 centimetres of legroom, shade until landing, 18 euros more than now.',
      piece: { left: 15, top: 100, width: 360, height: 300 },
    },
    {
      id: 'seat-list',
      device: 'phone',
      caption: 'The same seats as a list, for large type and for screen readers.',
      alt: 'Free seats row by row in large type; the focus is on 13 A, window, 14 euros, and its announcement stands below.',
    },
    {
      id: 'boarding',
      device: 'phone',
      caption: 'Four seats on one receipt, with boarding time, gate and the code to scan.',
      alt: 'Confirmation of seats 14A to 14D for Lena, Mia, Tom and Jonas Brandt, with boarding time 06:05, gate B26 and a code to scan.',
    },
    {
      id: 'seat-task',
      device: 'phone',
      caption: 'Four travellers without seats, and the price on every free seat.',
      alt: 'Seat map of a flight from Frankfurt to Palma before anybody has a seat: Lena, Mia, Tom and Jonas wait, and the free seats say their prices.',
    },
  ],
} satisfies Scene;
