// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the cases are source texts
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteRoot } from '../paths.ts';
import { sentencesOf } from './sentences.ts';

/** What visitors see or read comes from here, and from content. Hosts and checks speak to those who run them. */
const rooms = [
  '*.{ts,tsx}',
  '{browser,delivery,features,pages,pictures,routing,seo,shell}/**/*.{ts,tsx}',
  'build/{downloads,feed,identity,social}/**/*.ts',
];

/** Two words that nobody reads. */
const noSentences: Readonly<Record<string, string>> = {
  'xMidYMin slice': 'how a drawing fills its frame',
  '(width < 48rem) 56vw, min(84vw, 818px)': 'how wide a picture stands',
  average: 'in the lead that the owner reads',
  'The inquiry could not be sent': 'for the console',
  'The chat message could not be saved': 'for the console',
  'The answers could not be sent': 'for the console',
  'The form handling answered': 'for the console',
};

test('all texts of the site are in content', () => {
  const files = rooms
    .flatMap((pattern) => globSync(pattern, { cwd: siteRoot }))
    .filter((file) => !/\.test\.tsx?$|\/test\/|\/samples\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    sentencesOf(file, readFileSync(path.join(siteRoot, file), 'utf8')).map(
      ({ line, text }) => [`${file}:${line}`, text] as const,
    ),
  );
  expect(found.filter(([, text]) => !Object.hasOwn(noSentences, text)).map((each) => each.join(' '))).toEqual(
    [],
  );
  // What is excused must exist, or the list would outlive its reasons.
  expect(Object.keys(noSentences).filter((text) => !found.some(([, each]) => each === text))).toEqual([]);
});

test.each([
  ['text of the markup', 'const a = <p>Hello</p>;', 'Hello'],
  ['two words', "const a = 'Send it';", 'Send it'],
  ['two words in a template', 'const a = `Send it, ${name}`;', 'Send it,'],
  ['a word before what is filled in', 'const a = `See ${title}`;', 'See'],
  ['a word after what is filled in', 'const a = `${count} seats`;', 'seats'],
  ['a word as a label', "const a = { label: 'Send' };", 'Send'],
  ['a word as an attribute', 'const a = <img alt="Portrait" />;', 'Portrait'],
  ['a word for those who listen', 'const a = <nav aria-label="Pages" />;', 'Pages'],
])('%s is found', (_, source, text) => {
  expect(sentencesOf('a.tsx', `\n${source}`)).toEqual([{ line: 2, text }]);
});

test.each([
  ['class names', 'const a = <p className="flex gap-2" />;'],
  ['class names that are chosen', "const a = <p className={b ? 'flex gap' : `grid gap ${c}`} />;"],
  ['what an error tells developers', "throw new TypeError('There is no root');"],
  ['what the console tells developers', 'console.info(`Not sent: ${reason} for now`);'],
  ['tags', 'const a = `<path fill="none" d="${d}"/>`;'],
  ['selectors', "document.querySelector('main button');"],
  ['identifiers, addresses and formats', "const a = ['contact', '/thank-you?type=webinar', `PT${hours}H`];"],
  ['words that come from content', 'const a = <p title={words.title}>{words.text}</p>;'],
])('%s are none', (_, source) => {
  expect(sentencesOf('a.tsx', source)).toEqual([]);
});
