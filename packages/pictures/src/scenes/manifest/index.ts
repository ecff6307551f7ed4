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
      caption: 'The coach asks one question at a time and leaves time to think.',
      alt: 'Evening check-in with a woman who looks out over hills at dusk: two answers, a marked one, the question what you would do first, and a ring that counts 1:36 of quiet.',
      piece: { left: 16, top: 649, width: 96, height: 96 },
    },
    {
      id: 'week',
      device: 'phone',
      caption: 'The week as one ribbon. A day that went wrong is folded away, and the plan goes on.',
      alt: 'Week of 13 to 19 May as a winding ribbon with one thing a day: Monday and Tuesday done, a fold on Wednesday, today marked in orange.',
      piece: { left: 0, top: 250, width: 360, height: 300 },
    },
    {
      id: 'next-step',
      device: 'phone',
      caption: 'One next step, with a place, a first sentence and a smaller step for a bad day.',
      alt: 'A bench under a tree in low sun; below it the step to ring Mr Adeyemi from the bench in 25 minutes, with a quotation from Tuesday.',
    },
    {
      id: 'refold',
      device: 'phone',
      caption: 'A child falls ill at 13:20. Four minutes later the rest of the day has a new plan.',
      alt: 'Wednesday as a timeline that bends when a child has a fever; below it three tasks: one moved, one halved, one let go.',
    },
    {
      id: 'voice',
      device: 'phone',
      caption: 'One tone of voice for chat, mail and reminders. One dial sets it for all three.',
      alt: 'A dial between gentle and blunt stands on plain; the same voice in a chat message, a mail and a reminder; three things the coach never does.',
    },
  ],
} satisfies Scene;
