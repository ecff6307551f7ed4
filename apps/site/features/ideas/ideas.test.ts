import { expect, test } from 'vitest';
import { ideaBank } from '../../content/ideas/index.ts';
import { form } from '../../content/pages/idea-sprint.ts';
import { groupOf } from './sprouting/people.ts';
import { sproutIdeas } from './sprouting/sprout.ts';

const subjects = [
  'Passengers',
  'Our new employees',
  'Patients after surgery',
  'The teams in our three offices',
  'First-time buyers',
  'Older account holders',
  'Students in their first term',
  'The people on the night shift',
  'Suppliers',
  'Visitors of our museum',
  'Drivers',
  'Parents',
  'Members of our community',
  'Nurses',
  'Small shops',
  'Unsere Kunden',
  'Apprentices',
  'Applicants',
];
const problems = [
  'wait too long before anything happens.',
  'cannot find what they are looking for',
  'do not trust the app with their data.',
  'leave after the first month',
  'find it too expensive, and say so.',
  'hear about decisions too late; nobody talks to them',
  'do not understand the form and call us instead',
  'make the same mistake again and again',
  'are too few: how might we grow without more staff?',
  'resist every change we make',
  'feel alone with it',
  '“know” the product and use a tenth of it',
];
const challenges = subjects.flatMap((subject) => problems.map((problem) => `${subject} ${problem}`));
const industries = ['', ...form.industry.choices.map(({ value }) => value)];
const sprouted = challenges.map((challenge, i) =>
  sproutIdeas(ideaBank, { challenge, industry: industries[i % industries.length] ?? '', round: 0 }),
);
const texts = sprouted.flat().map(({ text }) => text);

test('every industry of the form has words of its own', () => {
  expect(Object.keys(ideaBank.industries).sort()).toEqual(industries.toSorted());
});

test('more than 200 challenges have five ideas each, from all three methods, no two alike', () => {
  expect(challenges.length).toBeGreaterThan(200);
  for (const ideas of sprouted) {
    expect(new Set(ideas.map(({ text }) => text)).size).toBe(5);
    expect(new Set(ideas.map(({ method }) => method)).size).toBe(3);
  }
});

test('the words of the challenge are in every five, and in most of the ideas the people concerned', () => {
  for (const [i, ideas] of sprouted.entries()) {
    const text = ideas.map((idea) => idea.text).join(' ');
    expect(text, challenges[i]).toMatch(/“[^”]+”/);
    const { people } = groupOf(challenges[i] ?? '') ?? { people: undefined };
    if (people) expect(text, challenges[i]).toContain(people.replace(/s$/, ''));
  }
});

test('no two challenges have the same five, and hardly an idea comes back word for word', () => {
  expect(new Set(sprouted.map((ideas) => ideas.map(({ text }) => text).join('|'))).size).toBe(
    challenges.length,
  );
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(5);
  expect(counts.size / texts.length).toBeGreaterThan(0.85);
});

test('every seedling and every first step is used', () => {
  const used = new Set(
    [0, 1, 2, 3].flatMap((round) =>
      challenges.flatMap((challenge) =>
        sproutIdeas(ideaBank, { challenge, industry: '', round }).map(({ id }) => id),
      ),
    ),
  );
  expect([...ideaBank.seedlings.map(({ id }) => id)].filter((id) => !used.has(id))).toEqual([]);
});

// No template may show through: what a gap filled wrongly would look like.
test.each<[string, RegExp]>([
  ['a gap', /undefined|null|\{|\}|\$|\[object/],
  ['a doubled word', /\b(\p{L}+) \1\b/iu],
  ['a doubled blank', / {2}/],
  ['a blank before a stop', / [.,;:?!]/],
  ['two stops', /[.,;:?!]{2}/],
  ['an article before a vowel', /\b[Aa] (?!euro|one|unit|use|user)[aeiou]/],
  ['an article before a consonant', /\b[Aa]n (?!hour|honest)[^aeiou“]/],
  ['an empty quotation', /“\s*”/],
  ['a small letter after a stop', /[.?!] [a-z]/],
])('no idea has %s', (_, mistake) => {
  const quotations = /“[^”]*”/g;
  const wrong = texts.map((text) => text.replace(quotations, '“it”')).filter((text) => mistake.test(text));
  expect([...new Set(wrong)]).toEqual([]);
});

test('every idea is whole: it begins large, ends with a stop and closes its quotations', () => {
  for (const text of texts) {
    expect(text).toMatch(/^\p{Lu}.*[.?!]$/su);
    expect(text.split('“').length, text).toBe(text.split('”').length);
    expect(text.length, text).toBeGreaterThan(100);
    expect(text.length, text).toBeLessThan(480);
  }
});
