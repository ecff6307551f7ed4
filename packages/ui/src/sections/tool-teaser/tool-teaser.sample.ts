import type { IdeasMiniature, QuestionMiniature, ScoreMiniature } from './tool-teaser.tsx';

export const question: QuestionMiniature = {
  kind: 'question',
  caption: 'The first of ten questions',
  text: 'When did somebody in your team last watch a customer at work?',
  options: ['This week', 'This month', 'This quarter', 'This year', 'I cannot remember'],
};

export const ideas: IdeasMiniature = {
  kind: 'ideas',
  caption: 'An example: two of five',
  challenge: 'Our returns desk is overrun every January.',
  ideas: [
    {
      text: 'Bees spread a crowd over several doors. Open a second counter where the queue begins, not where it ends.',
      icon: 'spiral',
      method: 'LALIAFLIA',
    },
    {
      text: 'Name the rule that nobody questions: must a thing come back before the money does?',
      icon: 'branch',
      method: 'Applied Imagination',
    },
  ],
};

export const score: ScoreMiniature = {
  kind: 'score',
  caption: 'An example: one of four scores',
  title: 'Delivery',
  score: 30,
  of: 'of 100',
  reasons: [
    {
      points: 20,
      answer: 'It waits for the next planning round',
      text: 'An idea that waits loses the people who wanted it.',
    },
    { points: 40, answer: 'About a quarter', text: 'A quarter leaves room for four lessons a year.' },
  ],
};
