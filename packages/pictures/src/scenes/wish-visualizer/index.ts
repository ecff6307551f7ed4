import type { Scene } from '@laliaflia/tooling/pictures/scene.ts';

export default {
  project: 'wish-visualizer',
  fonts: ['@fontsource-variable/familjen-grotesk/index.css', '@fontsource-variable/caveat/index.css'],
  styles: ['wish.css', 'draw.css', 'circle.css', 'reminder.css', 'way.css'],
  screens: [
    {
      id: 'wall',
      device: 'phone',
      caption: 'The wall stayed a wall: a wish is taken down with a finger when it has come true.',
      alt: 'Coloured papers with drawn wishes, a cello, a cabin, bread, a dog; one is being carried to the field Came true.',
    },
    {
      id: 'draw',
      device: 'phone',
      caption: 'A finger, seven colours and a minute; words and dates may follow.',
      alt: 'A cabin by a lake being drawn in fat lines, 41 seconds of a minute gone, seven colours and five papers below.',
      piece: { left: 26, top: 240, width: 360, height: 300 },
    },
    {
      id: 'circle',
      device: 'phone',
      caption:
        'Each wish has its own circle: a handful of people chosen for it, who answer in words or in lines.',
      alt: 'A drawn cello with the portraits of five people around it, and replies from Juri and Edda below.',
    },
    {
      id: 'reminder',
      device: 'phone',
      caption: 'A reminder people keep: their own drawing, one question, at the hour they set.',
      alt: 'Locked screen at 19:30 with the drawn cello, the question whether it came out of its case today, and two answers.',
    },
    {
      id: 'way',
      device: 'phone',
      caption: 'Others who drew the same stand further along the path, and nobody counts followers.',
      alt: 'A winding path to the drawn cello with four people on it, from eleven weeks to fourteen months, and a button to wave to Ines.',
    },
  ],
} satisfies Scene;
