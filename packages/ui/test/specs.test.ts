import { describe, expect, test } from 'vitest';
import { onePart, readAnatomy } from '../../../.storybook/docs/anatomy.ts';
import { docsId, followSpec } from '../../../.storybook/docs/places.ts';
import { folderOf, headings, readSpec, type Spec, specs } from '../../../.storybook/docs/spec.ts';

/** Component folders are those with a file of stories. */
const stories = Object.keys(import.meta.glob('../src/{primitives,media,sections}/*/*.stories.tsx'));
const folders = [...new Set(stories.map((file) => folderOf(file.replace('../', '/packages/ui/'))))];

/** What a table with this first word in its head is about. */
const tables = new Map<string, string>([
  ['Do', 'Do and do not'],
  ['Key', 'Keyboard'],
  ['Text', 'Content'],
  ['Attribute', 'Attributes'],
]);

/** Headings that every specification has. */
const always = headings.indexOf('Keyboard') + 1;

/** What is not written in the one form that the docs page reads: the headings of `headings`, each before what it is about. */
function deviations({ lead, sections }: Spec): string[] {
  const titles = sections.map(({ title }) => title);
  const wanted = headings.filter((heading, place) => place < always || titles.includes(heading));
  const found = titles.join() === wanted.join() ? [] : [`has the headings ${titles.join(', ')}`];
  for (const { title, body } of [{ title: 'the lead', body: lead }, ...sections]) {
    const lines = body.split('\n');
    for (const [index, line] of lines.entries()) {
      // The head of a table stands above a line of dashes.
      const head = /^\|[\s|:-]+$/.test(lines[index + 1] ?? '')
        ? /^\|\s*(\w+)\s*\|/.exec(line)?.[1]
        : undefined;
      const about = tables.get(head ?? '') ?? title;
      if (about !== title) found.push(`has the table of "${about}" below ${title}`);
      if (/^(We guarantee|The caller owes)\b/.test(line)) found.push(`has "${line}" without ##`);
    }
  }
  return found;
}

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

const items = (body: string) => body.split('\n').filter((line) => /^- \S/.test(line));

/** What the docs page needs from the four sections for whoever chooses a component. */
function complaintsAboutUse(folder: string, part: (title: string) => string): string[] {
  const where = `packages/ui/src/${folder}/SPEC.md`;
  const complaints: string[] = [];
  for (const title of ['When to use', 'When not'])
    if (items(part(title)).length === 0)
      complaints.push(`${where} has no "- " line below "## ${title}". Name at least one occasion.`);
  const broken = [
    ...part('When not')
      .concat(part('When to use'))
      .matchAll(/\]\((\.[^)]+)\)/g),
  ]
    .map(([, href = '']) => href)
    .filter((href) => !known.has(followSpec(href, folder)));
  if (broken.length > 0) complaints.push(`${where} leads to no component: ${broken.join(', ')}.`);
  const anatomy = part('Anatomy');
  const parts = readAnatomy(anatomy);
  const numbered = parts.length > 0 && parts.every(({ number }, index) => number === index + 1);
  if (anatomy !== onePart && !(numbered && parts.length === anatomy.split('\n').length))
    complaints.push(
      `${where} needs, below "## Anatomy", lines like "1. Label (\`label\`): What it is for", numbered from 1, or "${onePart}".`,
    );
  const content = part('Content');
  const texts = rows(content, 'Text', 'Length', 'Voice');
  if (content !== 'No words of its own.' && (texts.length === 0 || texts.some((row) => row.includes(''))))
    complaints.push(
      `${where} needs, below "## Content", a full table with the head "| Text | Length | Voice |", or "No words of its own."`,
    );
  return complaints;
}

/** Where links of specifications may lead. */
const known = new Set(folders.map((folder) => `./?path=/docs/${docsId(folder)}`));

const place = (folder: string) => `packages/ui/src/${folder}`;

/** The problems of a folder's specification, and how to fix them. */
function complaintsAbout(folder: string): string[] {
  const spec = specs.get(folder);
  if (!spec?.title)
    return [
      `${place(folder)} has stories and no SPEC.md. Write one in the form of sections/method-cards/SPEC.md: the docs page is made of it.`,
    ];
  const part = (title: string) => spec.sections.find((section) => section.title === title)?.body ?? '';
  const complaints = deviations(spec).map(
    (deviation) =>
      `${place(folder)}/SPEC.md ${deviation}. It wants these headings in this order, those up to Keyboard always: ${headings.map((heading) => `"## ${heading}"`).join(', ')}.`,
  );
  if (/^(\||- )/m.test(spec.lead))
    complaints.push(
      `${place(folder)}/SPEC.md has a table or a list before its first section: the head of the docs page has room for sentences. Give it a heading of its own.`,
    );
  complaints.push(...complaintsAboutUse(folder, part));
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

test('the docs page of a folder has the address that links are given', () => {
  const titles = Object.values(
    import.meta.glob<string>('../src/{primitives,media,sections}/*/*.stories.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map((text) => /^ {2}title: '([^']+)'/m.exec(text)?.[1] ?? '');
  const ids = new Set(titles.map((title) => `${title.toLowerCase().replaceAll('/', '-')}--docs`));
  expect(folders.map(docsId).filter((id) => !ids.has(id))).toEqual([]);
});

const written = `# Thing

What it is.

## When to use

- once;

## When not

- Twice: [Button](../button/SPEC.md).

## Anatomy

1. Label (\`label\`): What it is for

## Content

No words of its own.

## We guarantee

- a promise;

## The caller owes

A name.

## Do and do not

| Do | Do not |
| -- | ------ |
| a  | b      |

## Keyboard

No keyboard behaviour.
`;

describe('a specification', () => {
  test('is read by its headings', () => {
    expect(readSpec(written)).toEqual({
      title: 'Thing',
      lead: 'What it is.',
      sections: [
        { title: 'When to use', body: '- once;' },
        { title: 'When not', body: '- Twice: [Button](../button/SPEC.md).' },
        { title: 'Anatomy', body: '1. Label (`label`): What it is for' },
        { title: 'Content', body: 'No words of its own.' },
        { title: 'We guarantee', body: '- a promise;' },
        { title: 'The caller owes', body: 'A name.' },
        { title: 'Do and do not', body: '| Do | Do not |\n| -- | ------ |\n| a  | b      |' },
        { title: 'Keyboard', body: 'No keyboard behaviour.' },
      ],
    });
    expect(deviations(readSpec(written))).toEqual([]);
  });

  test.each([
    ['a promise without a heading', '## We guarantee\n\n- a promise', 'We guarantee a promise'],
    ['a table without a heading', '## Do and do not\n\n', ''],
    ['keys without a heading', '## Keyboard\n\nNo keyboard', 'No keyboard'],
    ['a heading of its own', '## Keyboard', '## Rules\n\nThree.\n\n## Keyboard'],
    ['a heading at another place', '## We guarantee', '## Attributes\n\n`data-x`\n\n## We guarantee'],
    ['a heading twice', '## Keyboard', '## Keyboard\n\nTab.\n\n## Keyboard'],
    ['a missing section', '## When not\n\n- Twice: [Button](../button/SPEC.md).\n\n', ''],
    ['a smaller heading', '## The caller owes', '### The caller owes'],
    ['attributes below another heading', 'No keyboard behaviour.', '| Attribute | Values |\n| - | - |'],
  ])('has no other form: %s', (_, from, to) => {
    const changed = written.replace(from, to);
    expect(changed).not.toBe(written);
    expect(deviations(readSpec(changed))).not.toEqual([]);
  });

  test.each([
    ['an occasion that is no list', '- once;', 'once;'],
    ['a link to nothing', '../button/SPEC.md', '../knob/SPEC.md'],
    ['a part without a selector', '1. Label (`label`): What', '1. Label: What'],
    ['parts that are counted wrongly', '1. Label', '2. Label'],
    ['a table of texts without lengths', 'No words of its own.', '| Text | Voice |\n| - | - |\n| a | b |'],
  ])('has no other content: %s', (_, from, to) => {
    const complain = (text: string) =>
      complaintsAboutUse(
        'primitives/thing',
        (title) => readSpec(text).sections.find((section) => section.title === title)?.body ?? '',
      );
    expect(complain(written)).toEqual([]);
    expect(complain(written.replace(from, to))).toHaveLength(1);
  });
});
