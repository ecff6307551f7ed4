import { expect, test } from 'vitest';
import { withOurDocs } from '../../../../.storybook/docs/manifests.ts';
import { findEntries } from '../package/entries.ts';
import { assistantFiles } from './assistants.ts';
import { componentPages } from './component-docs.ts';

const pages = componentPages();
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

/** Of React, the DOM and TypeScript, a parameter of the type itself, or what the specification tells in words. */
const known = new RegExp(
  `^(?:${[
    'React(?:Node|Element)|Component\\w+|FunctionComponent|\\w+Attributes|DetailedHTMLProps|JSXElementConstructor',
    'HTML\\w*Element|Element|Event|Ref|RefObject|NumberFormatOptions',
    'Record|Readonly|Partial|Exclude|Promise|Pick|Omit|NoInfer|Id',
    // Put together of several types, or told in words by the specification.
    'PluralMessage|FormValues|AnyField|UpToSix|MediaImage|GalleryImage|ShowcaseImage|\\w+GalleryProps|ProjectCardProps',
    'GroupHead|CvEntry|Legal(?:SectionHead|Block)|OutboxItemBase|ResultAxes',
  ].join('|')})$`,
);

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
