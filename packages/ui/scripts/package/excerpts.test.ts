import { expect, test } from 'vitest';
import { withExcerpts } from './excerpts.ts';

const read = (file: string) => `// ${file}\n`;

test('the code after a mark is that of the file, and everything else stays', () => {
  const text = 'a\n<!-- file: one.ts -->\n```ts\nold\n```\nb\n```ts\nown\n```\n';
  const renewed = 'a\n<!-- file: one.ts -->\n```ts\n// one.ts\n```\nb\n```ts\nown\n```\n';
  expect(withExcerpts(text, read)).toBe(renewed);
  expect(withExcerpts(renewed, read)).toBe(renewed);
});

test('an empty block is filled, and nothing behind it is lost', () => {
  const text = '<!-- file: one.ts -->\n```ts\n```\n### Next\n```\nown\n```\n';
  expect(withExcerpts(text, read)).toBe(text.replace('```ts\n', '```ts\n// one.ts\n'));
});

test('a mark of a file that is gone stops', () => {
  expect(() => withExcerpts('<!-- file: gone.ts -->\n```ts\nold\n```')).toThrow(/gone\.ts/);
});
