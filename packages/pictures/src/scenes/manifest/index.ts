import type { Scene } from '@laliaflia/tooling/pictures/scene.ts';

export default {
  project: 'manifest',
  fonts: [
    '@fontsource-variable/literata/opsz.css',
    '@fontsource-variable/literata/opsz-italic.css',
    '@fontsource-variable/figtree/index.css',
  ],
  styles: ['manifest.css', 'evening.css', 'plan.css', 'voice.css'],
  screens: [
    {
      id: 'conversation',
      device: 'phone',
      caption: 'One question at a time, and a silence long enough to think.',
      alt: 'Evening check-in with a woman who looks out over hills at dusk: two answers, a marked one, the question what you would do first, and a ring that counts 1:36 of quiet.',
      piece: { left: 13, top: 645, width: 102, height: 102 },
    },
    {
      id: 'week',
      device: 'phone',
      caption: 'The plan is one ribbon: where a day went wrong it folds, and goes on.',
      alt: 'Week of 13 to 19 May as a winding ribbon with one thing a day: Monday and Tuesday done, a fold on Wednesday, today marked in orange.',
      piece: { left: 0, top: 250, width: 360, height: 300 },
    },
    {
      id: 'next-step',
      device: 'phone',
      caption: 'A single next step, with the place and the first sentence, and always a smaller one.',
      alt: 'A bench under a tree in low sun; below it the step to ring Mr Adeyemi from the bench in 25 minutes, with a quotation from Tuesday.',
    },
    {
      id: 'refold',
      device: 'phone',
      caption: 'A day goes wrong at 13:20, and four minutes later it is still a plan.',
      alt: 'Wednesday as a timeline that bends when a child has a fever; below it three tasks: one moved, one halved, one let go.',
    },
    {
      id: 'voice',
      device: 'phone',
      caption: 'One tone of voice for chat, mail and reminders, set once and heard at once.',
      alt: 'A dial between gentle and blunt stands on plain; the same voice in a chat message, a mail and a reminder; three things the coach never does.',
    },
  ],
} satisfies Scene;
