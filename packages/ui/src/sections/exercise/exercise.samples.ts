import type { ExerciseProps } from './exercise.tsx';

export const sample = {
  title: 'Name the rule nobody questions',
  lead: 'Every brief rests on rules that nobody wrote down. This finds one of them.',
  steps: [
    'Read the prompt and write down the first rule that comes to mind.',
    'Ask who made it, and what would happen if it were gone.',
    'Keep writing until the clock stops. Then mark the rule that surprised you.',
  ],
  prompts: [
    'What does everybody in your field do, because everybody does it?',
    'Which step would a customer leave out?',
    'Who would have to say yes, and have you ever asked?',
  ],
  minutes: 8,
  note: { label: 'Your rules', hint: 'Stays on this page. Nothing is stored or sent.' },
} as const satisfies ExerciseProps;
