import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IdeaBank } from '../../../content/ideas/types.ts';
import { focusOf, shortened } from './focus.ts';
import { groupOf } from './people.ts';
import { sproutIdeas } from './sprout.ts';
import { themesOf } from './themes.ts';

const seedlings = (['one', 'two'] as const).flatMap((method) =>
  Array.from({ length: 6 }, (_, i) => ({
    id: `${method}-${i}`,
    method,
    themes: i < 2 ? (['waiting'] as const) : i === 2 ? [] : (['cost'] as const),
    text: ({ people, focus }: { people: string; focus: string }) => `Idea ${i} for ${people} and ${focus}.`,
  })),
);
const bank: IdeaBank<'one' | 'two'> = {
  seedlings,
  steps: [1, 2, 3, 4].map((i) => ({ id: `s${i}`, text: () => `Step ${i}.` })),
  mix: { one: 2, two: 1 },
  quoted: (words) => `“${words}”`,
  unquotable: 'your challenge',
  industries: {
    '': { people: 'people', person: 'somebody', place: 'there' },
    retail: { people: 'shoppers', person: 'a shopper', place: 'in the shop' },
  },
};
const ideas = (challenge: string, industry = '', round = 0) =>
  sproutIdeas(bank, { challenge, industry, round });
const threeWith = (words: string) =>
  Array(3).fill(expect.objectContaining({ text: expect.stringContaining(words) }));

test('the same question has the same ideas, whatever the blanks around it', () => {
  const asked = ideas('The queue is too long', 'retail');
  expect(asked).toHaveLength(3);
  expect(ideas('  The queue\n is too long ', 'retail')).toEqual(asked);
  expect(ideas('The queue is too short', 'retail')).not.toEqual(asked);
});

test('a blank challenge has none', () => {
  expect(ideas(' \n')).toEqual([]);
});

test('an industry gives its words, and an unknown one those of none', () => {
  expect(ideas('Queues', 'retail')).toEqual(threeWith('shoppers'));
  expect(ideas('Queues', 'toString')).toEqual(threeWith('for people'));
});

test('those whom the challenge names come before those of the industry', () => {
  expect(ideas('Nurses and queues', 'retail')).toEqual(threeWith('for nurses'));
});

test.each([
  ['?', 'your challenge'],
  ['🙂', 'your challenge'],
  ['WHY SO SLOW?!', '“Why so slow?!”'],
  ['AI', '“AI”'],
  ['Customers cancel', '“Customers cancel”'],
  ['Our returns desk is overrun', '“returns desk”'],
  ['Patients do not take their medicine', '“Patients do not take their medicine”'],
])('%j is spoken of as %s', (challenge, quotation) => {
  expect(ideas(challenge)).toEqual(threeWith(`and ${quotation}.`));
});

test('what fits the challenge comes first, then what fits anything', () => {
  const chosen = ideas('We wait too long').map(({ id }) => id);
  expect(chosen.filter((id) => id.startsWith('one')).sort()).toEqual(['one-0', 'one-1']);
  expect(['two-0', 'two-1']).toContain(chosen.find((id) => id.startsWith('two')));
  // Nothing is known of this one: two of each method fit nothing else either.
  expect(ideas('Xylophones').map(({ id }) => id)).toContain('two-2');
});

test('another round brings other ideas as long as there are some', () => {
  const seen = [0, 1, 2].flatMap((round) => ideas('We wait too long', '', round).map(({ id }) => id));
  expect(new Set(seen).size).toBe(9);
  expect(ideas('We wait too long', '', 300)).toHaveLength(3);
});

test('whatever is asked, no two ideas are alike', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom('', 'retail'),
      fc.nat(50),
      (challenge, industry, round) => {
        const found = ideas(challenge, industry, round);
        expect(new Set(found.map(({ text }) => text)).size).toBe(challenge.trim() === '' ? 0 : 3);
      },
    ),
  );
});

describe('what a challenge is about', () => {
  test.each([
    ['The queue at the gate is too long', ['waiting']],
    ['Nobody trusts the new app, and many cancel', ['trust', 'leaving']],
    ['Unsere Kunden finden die Auswahl zu groß', ['finding']],
    ['AI', ['change']],
    ['Air and aid', []],
    ['Kundenabwanderung', ['leaving']],
    ['Die Wartezeiten in der Notaufnahme', ['waiting']],
    ['Purple', []],
  ])('%j: %j', (challenge, expected) => {
    expect(themesOf(challenge)).toEqual(expected);
  });

  test.each([
    ['Our returns desk is overrun every January.', 'returns desk'],
    ['How might we reduce waiting times?', 'waiting times'],
    ['We need more', 'We need more'],
    ['Patients do not take their medicine', 'Patients'],
    ['Nurses spend 40% of their shift on documentation', 'documentation'],
    ['Die Wartezeiten in der Notaufnahme sind zu lang', 'Wartezeiten'],
    ['Die Übergabe zwischen Schichten klappt nicht', 'Schichten'],
  ])('the most telling words of %j are %j', (challenge, expected) => {
    expect(focusOf(challenge)).toBe(expected);
  });

  test.each([
    ['Nurses spend too long on forms', 'nurses', 'a nurse'],
    ['the USER’s password', 'users', 'a user'],
    ['Suppliers keep our customers waiting', 'suppliers', 'a supplier'],
    ['Unsere neuen Mitarbeiterinnen kündigen', 'employees', 'an employee'],
    ['Wir finden keine Azubis', 'apprentices', 'an apprentice'],
    ['boring for new hires', 'new colleagues', 'a new colleague'],
  ])('%j is about %s', (challenge, people, person) => {
    expect(groupOf(challenge)).toEqual({ people, person });
  });

  test.each(['Queues', 'usernames', 'kindness', ''])('%j names nobody', (challenge) => {
    expect(groupOf(challenge)).toBeUndefined();
  });

  test('a long text is cut between words and says so', () => {
    expect(shortened('One two three four five.', 12)).toBe('One two…');
    expect(shortened('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(shortened(' Short.  ', 20)).toBe('Short');
  });
});
