import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withOurDocs } from '../../../../.storybook/docs/manifests.ts';
import { findEntries } from '../package/entries.ts';
import { source } from '../package/paths.ts';
import { assistantFiles } from './assistants.ts';
import { componentPages, pageText } from './component-docs.ts';
import { readProps } from './read-props.ts';

/* One file for everything that asks the compiler about the props: each worker would ask it again, for seconds. */
const pages = componentPages();
const docs = new Map(pages.map((page) => [page.name, pageText(page)]));
const all = [...docs.values()].join('\n');

test('every specification has a page, with its promises and its keys', () => {
  expect(docs.size).toBe(globSync('*/*/SPEC.md', { cwd: source }).length);
  for (const page of docs.values()) expect(page).toMatch(/## We guarantee[\s\S]*## Keyboard/);
});

test('every component has a table of its props on one page', () => {
  const names = Object.keys(readProps());
  expect(names.filter((name) => all.split(`\n### ${name}\n`).length !== 2)).toEqual([]);
  expect(docs.get('button')).toMatch(/\| `variant` \| `"contrast" \\\| "ghost"/);
  expect(docs.get('button')).not.toMatch(/"(ink|pollen)"/);
});

test('an example imports from entries of the package and leaves the checks of its story out', () => {
  const button = docs.get('button');
  expect(button).toContain("import { Field, Input } from '@laliaflia/ui/field';");
  expect(button).toContain('export const InAForm = () => (');
  expect(button).not.toContain('userEvent');
  expect(docs.get('accordion')).toContain("import { ComponentProps } from 'react';");
});

test('no example needs what is not published', () => {
  const imports = [...all.matchAll(/^import .* from '([^']+)';/gm)].map(([, from = '']) => from);
  expect(imports.length).toBeGreaterThan(100);
  const outside = imports.filter((from) => !/^(react(-dom)?|@laliaflia\/ui\/[\w-]+)$/.test(from));
  expect(outside).toEqual([]);
});

/* The prop tables in Storybook are made from these comments: without them a row has a name and no meaning. */
test('every component and every prop of ours has a doc comment', () => {
  const components = Object.entries(readProps());
  expect(components.length).toBeGreaterThan(100);
  const silent = components.flatMap(([name, { about, props }]) => [
    ...(about === '' ? [name] : []),
    ...props.filter((prop) => prop.about === '').map((prop) => `${name}.${prop.name}`),
  ]);
  expect(
    silent,
    'Write a doc comment where the prop is declared: units, default, what it does when empty.',
  ).toEqual([]);
});

/** Of React, the DOM and TypeScript, a parameter of the type itself, or what the specification tells in words. */
const known = new RegExp(
  `^(?:${[
    'React(?:Node|Element)|Component\\w+|FunctionComponent|\\w+Attributes|DetailedHTMLProps|JSXElementConstructor',
    'HTML\\w*Element|Element|Event|Ref|RefObject|NumberFormatOptions',
    // A callback's answer, the words of a component, former names that go, a parameter.
    'ShareOutcome|\\w+Labels|FormerSurface|Value|Row|Date',
    'Record|Readonly|Partial|Exclude|Promise|Pick|Omit|NoInfer|Id',
    // Put together of several types, or told in words by the specification.
    'PluralMessage|FormValues|AnyField|UpToSix|MediaImage|GalleryImage|ShowcaseImage|\\w+GalleryProps|ProjectCardProps',
    'GroupHead|CvEntry|Legal(?:SectionHead|Block)|OutboxItemBase|ResultAxes',
  ].join('|')})$`,
);

describe('for assistants', () => {
  const files = assistantFiles(pages, '1.2.3');
  const index = files['llms.txt'] ?? '';

  test('the index leads to a page of every component, and to nothing else', () => {
    const links = [...index.matchAll(/\]\((docs\/[^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.toSorted()).toEqual(pages.map(({ name }) => `docs/${name}.md`).toSorted());
    for (const link of links) expect(files[link]).toMatch(/^# /);
  });

  test('each line of it says what the component is for', () => {
    const lines = index.split('\n').filter((line) => line.includes('](docs/'));
    for (const line of lines)
      expect(line).toMatch(/^- \[[A-Z][\w, ]+\]\(docs\/[\w-]+\.md\): (?!Follows)[A-Z].+[.?!]$/);
  });

  test('components.json has every entry with its page and its props', () => {
    const { version, entries } = JSON.parse(files['components.json'] ?? '');
    expect(version).toBe('1.2.3');
    const names = findEntries().map(({ name }) => `@laliaflia/ui/${name}`);
    for (const { entry, docs } of entries) {
      expect(names).toContain(entry);
      expect(files).toHaveProperty([docs]);
    }
    const button = entries.find(({ entry }: { entry: string }) => entry === '@laliaflia/ui/button');
    expect(button.components.Button.props).toContainEqual(
      expect.objectContaining({ name: 'loading', required: false }),
    );
  });

  test('what a prop is made of can be written from components.json alone', () => {
    const { entries } = JSON.parse(files['components.json'] ?? '') as {
      entries: {
        components: Record<string, { props: { types: string[] }[]; shapes: Record<string, string> }>;
      }[];
    };
    const untold = entries.flatMap(({ components }) =>
      Object.entries(components).flatMap(([name, { props, shapes }]) => {
        const texts = [...props.flatMap(({ types }) => types), ...Object.values(shapes)];
        const names = texts.flatMap(
          (text) => text.replaceAll(/"[^"]*"/g, '').match(/\b[A-Z][A-Za-z]+\b/g) ?? [],
        );
        return [...new Set(names)]
          .filter((each) => !(each in shapes) && !known.test(each))
          .map((each) => `${name}: ${each}`);
      }),
    );
    expect(untold).toEqual([]);
  });

  test('Storybook tells assistants the same, and nothing of what is no component', () => {
    const story = (folder: string) => ({
      id: 'x',
      name: 'X',
      path: `./packages/ui/src/${folder}/x.stories.tsx`,
      import: "import { X } from 'laliaflia';",
      stories: [],
      jsDocTags: {},
    });
    const told = withOurDocs({
      components: { v: 0, components: { button: story('primitives/button'), colour: story('tokens') } },
    }).components?.components;
    expect(Object.keys(told ?? {})).toEqual(['button']);
    expect(told?.button?.import).toBe("import { Button } from '@laliaflia/ui/button';");
    expect(told?.button?.description).toContain('## We guarantee');
    expect(told?.button?.apiDescription).toMatch(/### Button\n[\s\S]*`loading`[\s\S]*## Example/);
  });
});
