import type { Scene } from '@laliaflia/tooling/pictures/scene.ts';

export default {
  project: 'wish-visualizer',
  fonts: ['@fontsource-variable/familjen-grotesk/index.css', '@fontsource-variable/caveat/index.css'],
  styles: ['wish.css', 'draw.css', 'circle.css', 'reminder.css', 'way.css'],
  screens: [
    {
      id: 'wall',
      device: 'phone',
      caption: 'All wishes on one wall. One that has come true is dragged to a place of its own.',
      alt: 'Coloured papers with drawn wishes, a cello, a cabin, bread, a dog; one is being carried to the field Came true.',
    },
    {
      id: 'draw',
      device: 'phone',
      caption: 'Draw a wish with a finger, in seven colours and one minute. Words and a date can follow.',
      alt: 'A cabin by a lake being drawn in fat lines, 41 seconds of a minute gone, seven colours and five papers below.',
      piece: { left: 26, top: 240, width: 360, height: 300 },
    },
    {
      id: 'circle',
      device: 'phone',
      caption: 'Each wish goes to a few people chosen for it, who answer in words or drawings.',
      alt: 'A drawn cello with the portraits of five people around it, and replies from Juri and Edda below.',
    },
    {
      id: 'reminder',
      device: 'phone',
      caption: 'A reminder shows the person’s own drawing and asks one question, at the hour they chose.',
      alt: 'Locked screen at 19:30 with the drawn cello, the question whether it came out of its case today, and two answers.',
    },
    {
      id: 'way',
      device: 'phone',
      caption: 'People who drew the same wish, by how far they have come. Nobody counts followers.',
      alt: 'A winding path to the drawn cello with four people on it, from eleven weeks to fourteen months, and a button to wave to Ines.',
    },
  ],
} satisfies Scene;
