import { expect, it } from 'vitest';
import { tellAssessment } from './assessment.ts';

const site = {
  url: 'https://site.example',
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
  expect(tellAssessment({ version: 'third' }, site)).toBeUndefined();
});
