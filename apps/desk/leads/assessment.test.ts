import { expect, it } from 'vitest';
import { tellAssessment } from './assessment.ts';

const site = {
  url: 'https://site.example',
  name: '',
  contact: '',
  leave: '',
  workshops: [],
  webinar: { title: '', seats: 0, dates: [] },
  assessments: {
    first: {
      path: '/ai-assessment',
      questions: [
        { id: 'q1', type: 'multiple', text: 'When?', options: ['Now', 'Later'] },
        { id: 'q2', type: 'scale', text: 'How often?', options: ['Never', 'Often'] },
        { id: 'q3', type: 'text', text: 'Why?' },
      ],
    },
  },
} as const;

it('tells answers in words, and leads to the result as the visitor saw it', () => {
  const told = tellAssessment({ version: 'first', q1: 'Later', q2: '2', q3: 'Hm & so' }, site);
  expect(told).toEqual({
    result: 'https://site.example/ai-assessment#answers=11-~Hm%20%26%20so',
    unknown: 0,
    scores: [],
    answers: [
      { question: 'When?', answer: 'Later' },
      { question: 'How often?', answer: 'Often' },
      { question: 'Why?', answer: 'Hm & so' },
    ],
  });
});

it('counts what the questions of today do not have', () => {
  const told = tellAssessment({ version: 'first', q1: 'Tomorrow', q2: '9' }, site);
  expect(told?.unknown).toBe(2);
  expect(told?.result).toMatch(/#answers=---~$/);
  expect(told?.answers[1]?.answer).toBe('Option 9, wording no longer kept');
  expect(tellAssessment({ version: 'third' }, site)).toBeUndefined();
});

it('tells the scores that the visitor was told, where all four are stored', () => {
  const scores = (result: string) => tellAssessment({ version: 'first', result }, site)?.scores;
  expect(scores('discovery 70, creativity 42, delivery 30, culture 100, average 60.5, deep')).toEqual([
    { category: 'Discovery', score: 70 },
    { category: 'Creativity', score: 42 },
    { category: 'Delivery', score: 30 },
    { category: 'Culture', score: 100 },
  ]);
  expect(scores('discovery 70, creativity 42')).toEqual([]);
});
