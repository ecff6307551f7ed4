import { expect, test } from 'vitest';
import { asWritten } from '../../../.storybook/docs/as-written.ts';

const parts = ['Accordion.Root', 'Accordion.Item', 'Sheet.Root', 'Sheet.Body'];

test('parts have the name that is imported', () => {
  const drawn = '<AccordionRoot multiple>\n  <AccordionItem value="a" />\n</AccordionRoot>';
  expect(asWritten(drawn, parts, 'Button')).toBe(
    '<Accordion.Root multiple>\n  <Accordion.Item value="a" />\n</Accordion.Root>',
  );
});

test('a bare name is a part on the page of its component alone', () => {
  expect(asWritten('<Root><Body /></Root>', parts, 'Sheet')).toBe('<Sheet.Root><Sheet.Body /></Sheet.Root>');
  expect(asWritten('<Root><Body /></Root>', parts, 'Button')).toBe('<Root><Body /></Root>');
  expect(asWritten('<RootBeer /><Bodyguard />', parts, 'Sheet')).toBe('<RootBeer /><Bodyguard />');
});

test('a picture that is drawn in code is a file, in an attribute and in data', () => {
  expect(asWritten(`<img src="data:image/svg+xml,%3Csvg font='Arial'%3E" alt="A map" />`, [], '')).toBe(
    '<img src="/picture.svg" alt="A map" />',
  );
  expect(asWritten(String.raw`{ src: 'data:image/png;base64,a\'b', alt: 'It’s a map' }`, [], '')).toBe(
    `{ src: '/picture.png', alt: 'It’s a map' }`,
  );
});
