import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromFragment, toFragment } from './fragment.ts';
import { answersAt, firstQuestions, labQuestions } from './samples.ts';

test('answers stand in a fragment by position', () => {
  const answers = answersAt(firstQuestions, [0, 1, 4, undefined, 2, 1, 0, 3, 2, 1]);
  expect(toFragment(firstQuestions, answers)).toBe('answers=014-210321');
  expect(fromFragment(firstQuestions, '#answers=014-210321')).toEqual(answers);
});

test('free text comes back as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (written) => {
      const answers = { ...answersAt(labQuestions, [1, 1, undefined, 0, 2, 1, 1, 2, 1, 1]), q3: written };
      expect(fromFragment(labQuestions, `#${toFragment(labQuestions, answers)}`)).toEqual(answers);
    }),
  );
});

test.each([
  ['', 'nothing'],
  ['#main', 'an anchor'],
  ['#answers=01', 'too few'],
  ['#answers=012345678901', 'too many'],
])('%j (%2$s) is none of ours', (fragment) => {
  expect(fromFragment(firstQuestions, fragment)).toBeUndefined();
});

test('what does not fit is left out', () => {
  expect(fromFragment(firstQuestions, '#answers=z1zzzzzzz%')).toEqual({ q2: 'option 1' });
  expect(fromFragment(labQuestions, '#answers=----------~%E0%A4%A')).toEqual({});
});
