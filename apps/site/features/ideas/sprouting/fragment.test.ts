import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromIdeaFragment, toIdeaFragment } from './fragment.ts';
import { cleanChallenge } from './sprout.ts';

test('a question stands in a fragment as short as it can', () => {
  expect(toIdeaFragment({ challenge: 'Queues & trust', industry: '', round: 0 })).toBe(
    'challenge=Queues+%26+trust',
  );
  expect(toIdeaFragment({ challenge: 'Queues', industry: 'retail', round: 2 })).toBe(
    'challenge=Queues&industry=retail&round=2',
  );
});

test('whatever is asked comes back', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.constantFrom('', 'retail', 'other'),
      fc.nat(999),
      (written, industry, round) => {
        const challenge = cleanChallenge(written);
        fc.pre(challenge !== undefined);
        const question = { challenge: challenge ?? '', industry, round };
        expect(fromIdeaFragment(`#${toIdeaFragment(question)}`)).toEqual(question);
      },
    ),
  );
});

test.each([
  ['', 'nothing'],
  ['#challenge', 'an anchor'],
  ['#challenge=%20', 'a blank'],
  ['#answers=0123', 'something else'],
])('%j (%2$s) asks nothing', (fragment) => {
  expect(fromIdeaFragment(fragment)).toBeUndefined();
});

test.each(['-1', '1.5', 'many', '1000'])('a round of %s is the first', (round) => {
  expect(fromIdeaFragment(`#challenge=Queues&round=${round}`)?.round).toBe(0);
});
