import type { ResultViewProps } from './result-view.tsx';
import type { ResultAxes } from './result-view.types.ts';

const names = ['Discovery', 'Creativity', 'Delivery', 'Culture', 'Courage', 'Rhythm'];

/** Sample axes with these scores; at least three. */
export function sampleAxes(...scores: number[]): ResultAxes {
  const axes = scores.map((score, place) => ({ id: `axis${place}`, label: names[place] ?? '', score }));
  return axes as unknown as ResultAxes;
}

export const sampleResult: ResultViewProps = {
  title: 'Strong in ideas, slow in shipping them',
  summary: 'Your team finds good questions. Few of the answers reach a customer within a quarter.',
  axes: sampleAxes(78, 92, 35, 61),
  average: 66.5,
  lift: (
    <p>
      <strong>Four points to the next level.</strong> One finished experiment a month would lift Delivery from
      35 to 60.
    </p>
  ),
  recommendation: {
    intro: 'Recommended for you',
    title: 'Deep Dive Workshop',
    text: 'Two days on one real problem of yours, and thirty days of support while you carry on.',
    facts: [
      { label: 'Duration', value: '2 days' },
      { label: 'Group', value: 'Up to 15 people' },
      { label: 'Guide price', value: '€2,400 per participant' },
    ],
    action: { href: '#deep', label: 'See Deep Dive' },
  },
  explanations: [
    {
      id: 'why-1',
      question: 'When a project fails, what happens first?',
      answer: 'We write down what we learned and share it',
      points: '100 of 100',
      text: 'Written learning is what other teams can use. Nothing to lift here.',
    },
    {
      id: 'why-2',
      question: 'How long from an idea to a first test with customers?',
      answer: 'A quarter or more',
      points: '20 of 100',
      text: 'Most of that time is waiting. A paper test in one week would give 100.',
    },
    {
      id: 'why-3',
      question: 'What would you change first?',
      answer: 'Our meetings.',
      text: 'A free answer is not scored.',
    },
  ],
  labels: {
    scores: 'Scores by area',
    axis: 'Area',
    score: 'Score',
    average: 'Average',
    outOf: 'of 100 on average',
    explanations: 'Why these scores',
    answer: 'You answered:',
  },
};
