import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Exports } from '../build/content/records.ts';
import { walk } from '../build/content/walk.ts';
import { readiness } from './assessment.ts';
import { readinessLength } from './assessment-length.ts';
import { countText, dateText, money, timeText } from './format.ts';
import { prices } from './prices.ts';
import { promises } from './promises.ts';
import { webinar } from './webinar.ts';
import { shownDate, today } from './webinar-dates.ts';
import { counted, inWords } from './words.ts';
import { workshopDays, workshopSpan } from './workshop-lengths.ts';
import { workshops } from './workshops.ts';

/*
 * One fact stands in one place: a record is changed, and what was said of it before may not be left anywhere, neither in
 * digits nor in words. What must be gone is made of the record as it is, and has to be there before the change.
 */

interface Change {
  /** Modules below content/ and what replaces their exports. */
  files: Readonly<Record<string, (original: Exports) => Exports>>;
  /** What pages may say because of the record, in any case of letters. At least one of them says some of it. */
  gone: readonly string[];
  /** What at least one page says after the change. */
  said: readonly string[];
}

const inside = (name: string, values: object) => (original: Exports) => ({
  ...original,
  [name]: { ...(original[name] as object), ...values },
});
const priceOf = (id: 'webinar' | 'deep'): Change => {
  const { amount } = prices[id];
  const changed = { ...prices[id], amount: amount + 28 };
  return {
    files: { 'prices.ts': inside('prices', { [id]: changed }) },
    gone: [money(prices[id]), `${amount} euro`, `${amount.toLocaleString('en')} euro`],
    said: [money(changed)],
  };
};
const inMinutes = (minutes: number) => [counted(minutes, 'minute'), countText(minutes, 'minute')];

const { minutes } = webinar;
const last = shownDate(today);
const { questions } = readiness;
const { engine } = workshops;
const longer = { ...engine, days: engine.days + 1, hours: engine.hours + 8 };
const answer: string = promises.answer;
const sameDay = ['within twenty-four hours', 'within a day'];

const changes: Record<string, Change> = {
  'the price of the webinar': priceOf('webinar'),
  'the price of a workshop': priceOf('deep'),
  'the date of the webinar': {
    files: { 'webinar.ts': inside('webinar', { dates: [{ start: '2031-05-06T11:35', left: 3 }] }) },
    gone: [
      dateText(last.start).replace(/, \d+$/, ''),
      last.start.slice(0, '2025-01-31'.length),
      timeText(last.start),
    ],
    said: [dateText('2031-05-06'), '11:35'],
  },
  'the length of the webinar': {
    files: {
      // Its title says its length; the module makes both of one number.
      'webinar.ts': inside('webinar', {
        minutes: minutes + 30,
        title: webinar.title.replace(counted(minutes, 'minute'), counted(minutes + 30, 'minute')),
      }),
    },
    gone: [`${inWords(minutes)}-minute`, ...inMinutes(minutes), `${minutes} min`],
    said: inMinutes(minutes + 30),
  },
  'how many questions the assessment has': {
    files: {
      'assessment.ts': inside('readiness', { questions: [...questions, ...questions.slice(0, 2)] }),
    },
    gone: [counted(questions.length, 'question'), `${questions.length} questions`],
    said: [counted(questions.length + 2, 'question'), `${questions.length + 2} questions`],
  },
  'how long the assessment takes': {
    files: { 'assessment-length.ts': inside('readinessLength', { minutes: readinessLength.minutes + 2 }) },
    gone: inMinutes(readinessLength.minutes),
    said: inMinutes(readinessLength.minutes + 2),
  },
  'how many days the longest workshop has': {
    files: { 'workshops.ts': inside('workshops', { engine: longer }) },
    gone: [
      ...['workshop of', 'workshops of', 'workshops in'].map((before) => `${before} ${workshopSpan}`),
      `${workshopSpan} or`,
      `${engine.days}+ days`,
    ],
    said: [
      workshopSpan.replace(/\w+ days$/, counted(longer.days, 'day')),
      workshopDays.replace(/\w+ days$/, counted(longer.days, 'day')),
      `${longer.days}+ days`,
    ],
  },
  'when an answer comes': {
    files: {
      'promises.ts': inside('promises', { answer: 'within 3 hours', confirmation: 'within 3 hours' }),
    },
    gone: [answer, ...(answer === 'within 24 hours' ? sameDay : [])],
    said: ['within 3 hours'],
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

/** The text for itself, not as the end or the beginning of a longer word or number. */
function says(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d]|\\d[.,])${text.replace(/[+.]/g, '\\$&')}(?![\\p{L}\\d]|[.,]\\d)`, 'iu');
}

let before: string[];
beforeAll(async () => {
  before = await everySentence();
});

it.each(Object.entries(changes))('%s is written once', async (_, { files, gone, said }) => {
  const left = (sentences: readonly string[]) =>
    sentences.filter((sentence) => gone.some((old) => says(old).test(sentence)));
  const unsaid = (sentences: readonly string[]) =>
    said.filter((now) => !sentences.some((sentence) => says(now).test(sentence)));
  expect(left(before)).not.toEqual([]);
  expect(unsaid(before)).not.toEqual([]);

  for (const [file, change] of Object.entries(files))
    vi.doMock(`./${file}`, async (original) => change(await original<Exports>()));
  vi.resetModules();
  const after = await everySentence();
  expect(left(after)).toEqual([]);
  expect(unsaid(after)).toEqual([]);
});
