import { expect, test } from 'vitest';
import { functionSource, storySource } from '../../../.storybook/docs/story-source.ts';

const parts = ['Accordion.Root', 'Accordion.Item', 'Sheet.Root', 'Sheet.Body'];
const importable = [
  ...['Accordion', 'Accordion', 'Sheet', 'Button', 'Link'].map((name) => ({ name, from: '@laliaflia/ui' })),
  { name: 'ArrowIcon', from: '@laliaflia/ui/icons' },
];
const written = (source: string, component = 'Button') =>
  storySource(source, { importable, parts, component });

test('parts have the name that is imported', () => {
  const drawn = '<AccordionRoot multiple>\n  <AccordionItem value="a" />\n</AccordionRoot>';
  expect(written(drawn)).toBe(
    'import { Accordion } from \'@laliaflia/ui\';\n\n<Accordion.Root multiple>\n  <Accordion.Item value="a" />\n</Accordion.Root>',
  );
});

test('a bare name is a part on the page of its component alone', () => {
  expect(written('<Root><Body /></Root>', 'Sheet')).toContain('<Sheet.Root><Sheet.Body /></Sheet.Root>');
  expect(written('<Root><Body /></Root>')).toContain('\n<Root><Body /></Root>');
  expect(written('<RootBeer /><Bodyguard />', 'Sheet')).toContain('\n<RootBeer /><Bodyguard />');
});

test('everything that is used is imported, and what cannot be is named', () => {
  expect(written('<Button after={<Link href="#" />}>Go</Button>')).toMatch(
    /^import \{ Button, Link \} from '@laliaflia\/ui';\n\n</,
  );
  expect(written('<Button after={<ArrowIcon />}>Go</Button>')).toMatch(
    /^import \{ Button \} from '@laliaflia\/ui';\nimport \{ ArrowIcon \} from '@laliaflia\/ui\/icons';\n\n</,
  );
  expect(written('<Looks><Button /></Looks>')).toMatch(
    /^\/\/ Of this story alone, not of the library: Looks\.\nimport \{ Button \} from/,
  );
  expect(written('<p>Words</p>')).toBe('<p>Words</p>');
});

test('it gives the same result twice, and nothing for nothing', () => {
  for (const source of ['<Button />', '<Looks />', '<p />', '']) {
    expect(written(written(source))).toBe(written(source));
  }
  expect(written('')).toBe('');
});

test('a picture that is drawn in code is a file, in an attribute and in data', () => {
  expect(written(`<img src="data:image/svg+xml,%3Csvg font='Arial'%3E" alt="A map" />`)).toBe(
    '<img src="/picture.svg" alt="A map" />',
  );
  expect(written(String.raw`{ src: 'data:image/png;base64,a\'b', alt: 'It’s a map' }`)).toBe(
    `{ src: '/picture.png', alt: 'It’s a map' }`,
  );
});

test('a function that answers stands as it is, one that only listens is left out', () => {
  const words = (value: number) => `${value} %`;
  expect(functionSource(words)).toBe(words);
  const spy = Object.assign(() => {}, { mock: {} });
  expect(String(functionSource(spy))).toBe('() => {}');
});
