import { expect, test } from 'vitest';
import { formatMessage } from '../src/internal/i18n/format-message.ts';

const sources = import.meta.glob<string>('../src/{internal,primitives,media,sections}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const backstage = /\.(test|stories|samples?|harness|play)\./;

/** A default (`label = 'Close'`), a fallback (`?? 'Close'`), an attribute, a text between two tags, or what a function says. */
const english =
  /(?:\?\?|\w =|(?:label|title|alt|placeholder)=)\s*["'`][A-Z][a-z]|<\w[^<>]*>\s*[A-Z][a-z]+[\w ,.]*\s*<\/|=> `\$\{[^`\n]*\} [a-z]{2,}[^`\n]*`/g;

test('no component has English of its own: it stands in messages/en.ts', () => {
  const files = Object.entries(sources).filter(([file]) => !backstage.test(file));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap(([file, text]) =>
    [...text.matchAll(english)].map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "label = 'Close',",
  "{labels?.story ?? 'How it went'}",
  `const inWords = (value: number, max: number) => \`\${value} out of \${max}\`;`,
  '<nav aria-label="Main">',
  '<span className="sr-only">Play video</span>',
])('%s would be found', (line) => expect(line).toMatch(english));

test('a message takes its plural form from the rules of the language', () => {
  const files = { one: '{count} файл', few: '{count} файла', many: '{count} файлов', other: '{count} файла' };
  const say = (count: number) => formatMessage(files, { count }, 'ru');
  expect([1, 2, 5, 21].map(say)).toEqual(['1 файл', '2 файла', '5 файлов', '21 файл']);
});

test('a form that a translation leaves out is the other one', () => {
  expect(formatMessage({ other: '{count} Zeichen' }, { count: 1 }, 'de')).toBe('1 Zeichen');
});

test('numbers come in the digits of the locale, texts as they are', () => {
  expect(formatMessage('{at} / {of}', { at: 12, of: '1.234' }, 'ar-EG')).toBe('١٢ / 1.234');
  expect(formatMessage('{count} characters', { count: 2000 }, 'en-US')).toBe('2000 characters');
});

test('a placeholder that nothing fills stays visible', () => {
  expect(formatMessage('{count} of {all}', { count: 1 }, 'en')).toBe('1 of {all}');
});
