import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromFragment, toFragment } from './index.ts';
import { answersAt, firstQuestions, labQuestions } from './samples.ts';
import type { AssessmentQuestion } from './types.ts';

test('answers stand in a fragment by position', () => {
  const answers = answersAt(firstQuestions, [0, 1, 4, undefined, 2, 1, 0, 3, 2, 1]);
  expect(toFragment(firstQuestions, answers)).toBe('answers=014-210321');
  expect(fromFragment(firstQuestions, '#answers=014-210321')).toEqual({ asked: 10, answers });
});

test('free text comes back as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (written) => {
      const answers = { ...answersAt(labQuestions, [1, 1, undefined, 0, 2, 1, 1, 2, 1, 1]), q3: written };
      expect(fromFragment(labQuestions, `#${toFragment(labQuestions, answers)}`)?.answers).toEqual(answers);
    }),
  );
});

test.each([
  ['', 'nothing'],
  ['#main', 'an anchor'],
  ['#anchors=0123401234', 'another name'],
  ['#answers=01', 'too few'],
  ['#answers=012345678901', 'too many'],
])('%j (%2$s) is none of ours', (fragment) => {
  expect(fromFragment(firstQuestions, fragment)).toBeUndefined();
});

test('what does not fit is left out', () => {
  expect(fromFragment(firstQuestions, '#answers=z1zzzzzzz%')).toEqual({
    asked: 10,
    answers: { q2: 'option 1' },
  });
  expect(fromFragment(labQuestions, '#answers=----------~%E0%A4%A')?.answers).toStrictEqual({});
  expect(fromFragment(firstQuestions, '#answers=zzzzzzzzzz')?.answers).toStrictEqual({});
});

test('words that are missing stay missing, and a # within them belongs to them', () => {
  const answers = answersAt(labQuestions, [1, 1, undefined, 0, 2, 1, 1, 2, 1, 1]);
  expect(toFragment(labQuestions, answers)).toBe('answers=11-0211211~');
  expect(fromFragment(labQuestions, '#answers=11-0211211')?.answers).toStrictEqual(answers);
  expect(fromFragment(labQuestions, 'answers=11-0211211~a#b')?.answers).toEqual({ ...answers, q3: 'a#b' });
});

test('several answers in words come back each to its question, tildes and all', () => {
  const words = ['q1', 'q2', 'q3'].map(
    (id): AssessmentQuestion => ({ id, type: 'text', category: 'culture', text: `${id}?` }),
  );
  const answers = { q1: 'a~b', q2: 'second', q3: 'third' };
  expect(toFragment(words, answers)).toBe('answers=---~a%7Eb~second~third');
  expect(fromFragment(words, toFragment(words, answers))?.answers).toEqual(answers);
});

test('a link from before a question was added still tells what was answered then', () => {
  const added: AssessmentQuestion = {
    id: 'q11',
    type: 'multiple',
    category: 'culture',
    text: 'q11?',
    options: ['option 0', 'option 1'],
  };
  for (const questions of [firstQuestions, labQuestions]) {
    const answers = answersAt(questions, [0, 1, 2, 3, 2, 1, 0, 3, 2, 1]);
    const link = toFragment(questions, answers);
    expect(fromFragment([...questions, added], link)).toEqual({ asked: 10, answers });
    const later = { ...answers, q11: 'option 1' };
    const laterLink = toFragment([...questions, added], later);
    expect(fromFragment([...questions, added], laterLink)).toEqual({ asked: 11, answers: later });
  }
});

test('an assessment that never had ten questions has links of its own length', () => {
  const few = firstQuestions.slice(0, 3);
  expect(fromFragment(few, '#answers=010')).toEqual({ asked: 3, answers: answersAt(few, [0, 1, 0]) });
  expect(fromFragment(few, '#answers=01')).toBeUndefined();
});
