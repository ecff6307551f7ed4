import { describe, expect, test } from 'vitest';
import { folderOf, readSpec, specs } from '../../../.storybook/docs/spec.ts';

/** Folders of components are those that show something: they have a file of stories. */
const stories = Object.keys(import.meta.glob('../src/{primitives,media,sections}/*/*.stories.tsx'));
const folders = [...new Set(stories.map((file) => folderOf(file.replace('../', '/packages/ui/'))))];

/** The rows of the first table whose head begins with these words. */
function rows(body: string, ...head: string[]): string[][] {
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const lines = body.split('\n').filter((line) => line.startsWith('|'));
  const start = lines.findIndex((line) => head.every((word) => cells(line).includes(word)));
  return start < 0 ? [] : lines.slice(start + 2).map(cells);
}

const place = (folder: string) => `packages/ui/src/${folder}`;

/** What is wrong with the specification of a folder, and what to do about it. */
function complaintsAbout(folder: string): string[] {
  const spec = specs.get(folder);
  if (!spec?.title)
    return [
      `${place(folder)} has stories and no SPEC.md. Write one in the form of sections/method-cards/SPEC.md: the docs page is made of it.`,
    ];
  const part = (title: string) => spec.sections.find((section) => section.title === title)?.body ?? '';
  const complaints: string[] = [];
  if (/^(\||- )/m.test(spec.lead))
    complaints.push(
      `${place(folder)}/SPEC.md has a table or a list before its first section: the head of the docs page has room for sentences. Give it a heading of its own.`,
    );
  const pairs = rows(part('Do and do not'), 'Do', 'Do not');
  if (pairs.length === 0 || pairs.some(([write, not]) => write === '' && not === ''))
    complaints.push(
      `${place(folder)}/SPEC.md has no table with the head "| Do | Do not |", or an empty row in it. Add at least one pair a caller would ask about.`,
    );
  const keyboard = part('Keyboard');
  if (!/^No keyboard behaviour\b/m.test(keyboard) && rows(keyboard, 'Key', 'Does').length === 0)
    complaints.push(
      `${place(folder)}/SPEC.md has neither a table with the head "| Key | Does |" nor the sentence "No keyboard behaviour." Add the one that is true.`,
    );
  return complaints;
}

test('each component has a specification with what to do, what not to do, and what keys do', () => {
  expect(folders.length).toBeGreaterThan(60);
  expect(folders.flatMap(complaintsAbout)).toEqual([]);
});

describe('a specification is read', () => {
  test('whichever way its sections begin', () => {
    const { title, lead, sections } = readSpec(`# Thing

What it is.

We guarantee

- a promise;

The caller owes a name.

| Key | Does    |
| --- | ------- |
| Tab | Reaches |

| Do | Do not |
| -- | ------ |
| a  | b      |

States: \`data-open\`.
`);
    expect({ title, lead }).toEqual({ title: 'Thing', lead: 'What it is.' });
    expect(sections.map((section) => section.title)).toEqual([
      'We guarantee',
      'The caller owes',
      'Do and do not',
      'Keyboard',
      'Attributes',
    ]);
    expect(sections[0]?.body).toBe('- a promise;');
    expect(sections[1]?.body).toBe('A name.');
  });

  test('with the promises of two components of one folder', () => {
    const { sections } = readSpec(
      '# A and B\n\n## A guarantees\n\n- x\n\n## The caller owes\n\n- y\n\n## B guarantees\n\n- z\n',
    );
    expect(sections.map(({ title }) => title)).toEqual(['A guarantees', 'B guarantees', 'The caller owes']);
  });
});
