import { afterEach, expect, it, vi } from 'vitest';
import type { Exports } from '../build/content/records.ts';
import { walk } from '../build/content/walk.ts';

/*
 * One fact stands in one place: a record is changed, and what it said before may not be left anywhere, neither in
 * digits nor in words.
 */

interface Change {
  /** Modules below content/ and what replaces their exports. */
  files: Readonly<Record<string, (original: Exports) => Exports>>;
  /** What pages said because of the record. */
  gone: readonly RegExp[];
  /** What at least one of them says now. */
  said: readonly RegExp[];
}

const record = (exports: Exports, name: string) => exports[name] as Readonly<Record<string, unknown>>;
const amount = (id: string, euros: number) => (original: Exports) => {
  const prices = record(original, 'prices') as Record<string, object>;
  return { ...original, prices: { ...prices, [id]: { ...prices[id], amount: euros } } };
};
const inside = (name: string, values: object) => (original: Exports) => ({
  ...original,
  [name]: { ...record(original, name), ...values },
});

const changes: Record<string, Change> = {
  'the price of the webinar': {
    files: { 'prices.ts': amount('webinar', 77) },
    gone: [/€49\b/, /\b49 euro/i],
    said: [/€77\b/],
  },
  'the price of a workshop': {
    files: { 'prices.ts': amount('deep', 2468) },
    gone: [/(?<!\d)2,400\b/],
    said: [/€2,468/],
  },
  'the date of the webinar': {
    files: { 'webinar.ts': inside('webinar', { start: '2031-05-06T11:30' }) },
    gone: [/September 18|2025-09-18|\b14:00\b/],
    said: [/May 6, 2031/, /\b11:30\b/],
  },
  'the length of the webinar': {
    files: {
      // Its title says its length; the module makes both of one number.
      'webinar.ts': inside('webinar', { minutes: 90, title: 'Three methods in ninety minutes' }),
    },
    gone: [/\bsixty\b/i, /\b60 min/],
    said: [/\bninety minutes\b/i, /\b90 minutes\b/],
  },
  'how many questions the assessment has': {
    files: {
      'assessment-length.ts': inside('readinessLength', { questions: 12 }),
      'assessment.ts': (original) => {
        const questions = record(original, 'readiness').questions as readonly unknown[];
        return inside('readiness', { questions: [...questions, ...questions.slice(0, 2)] })(original);
      },
    },
    gone: [/\bten questions\b/i, /\b10 questions\b/],
    said: [/\btwelve questions\b/i],
  },
  'how long the assessment takes': {
    files: { 'assessment-length.ts': inside('readinessLength', { minutes: 7 }) },
    gone: [/\bfive minutes\b/i, /\b5 minutes\b/],
    said: [/\bseven minutes\b/i, /\b7 minutes\b/],
  },
  'how many days the longest workshop has': {
    files: {
      'workshops.ts': (original) => {
        const workshops = record(original, 'workshops') as Record<string, object>;
        return {
          ...original,
          workshops: { ...workshops, engine: { ...workshops.engine, days: 4, hours: 32 } },
        };
      },
    },
    gone: [/workshops? (of|in) one to three days/i, /one to three days or/i],
    said: [/one to four days/i, /one, two or four days/i],
  },
  'when an answer comes': {
    files: {
      'promises.ts': inside('promises', { answer: 'within 3 hours', confirmation: 'within 3 hours' }),
    },
    gone: [/within (24|twenty-four) hours/i, /within a day/i],
    said: [/within 3 hours/],
  },
};

afterEach(() => {
  vi.resetModules();
  for (const { files } of Object.values(changes))
    for (const file of Object.keys(files)) vi.doUnmock(`./${file}`);
});

const modules = import.meta.glob<Exports>([
  './*.ts',
  './{pages,projects,team,chat,ideas}/**/*.ts',
  // The list of articles is made by the build; their texts are read below.
  '!./articles.ts',
  '!./**/*.{test,d}.ts',
]);

/** Whatever the pages say, the texts of articles and laws included, by the place where it stands. */
async function everySentence(): Promise<string[]> {
  const values = Object.fromEntries(
    await Promise.all(
      Object.entries(modules).map(async ([file, load]): Promise<[string, Exports]> => [file, await load()]),
    ),
  );
  const { readLibrary } = await import('../build/content/library.ts');
  const { texts } = readLibrary(await import('../build/content/quotable.ts'));
  return [
    ...[...walk(values)].flatMap(({ path, value }) =>
      typeof value === 'string' ? `${path.join('.')}: ${value}` : [],
    ),
    ...texts.map(({ file, text }) => `${file}: ${text.html}`),
  ];
}

for (const [what, { files, gone, said }] of Object.entries(changes)) {
  it(`${what} is written once`, async () => {
    for (const [file, change] of Object.entries(files))
      vi.doMock(`./${file}`, async (original) => change(await original<Exports>()));
    const sentences = await everySentence();
    expect(sentences.filter((sentence) => gone.some((old) => old.test(sentence)))).toEqual([]);
    expect(said.filter((now) => !sentences.some((sentence) => now.test(sentence)))).toEqual([]);
  });
}
