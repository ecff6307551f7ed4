import { expect, test } from 'vitest';
import { plainName, synonyms, withSynonyms } from '../../../.storybook/synonyms.ts';

const stories = import.meta.glob<string>('../src/*/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const titles = Object.values(stories).map((text) => /^ {2}title: '([^']+)'/m.exec(text)?.[1]);

test('every component with other names is in Storybook', () => {
  expect(Object.keys(synonyms).filter((title) => !titles.includes(title))).toEqual([]);
});

test.each(['modal', 'carousel', 'pricing', 'stepper', 'dropdown'])('%s leads to a component', (word) => {
  expect(Object.values(synonyms).flat()).toContain(word);
});

test('the words stand in the index and not in the sidebar', () => {
  const found = withSynonyms([
    { title: 'Primitives/Dialog', name: 'Playground' },
    { title: 'Primitives/Dialog', name: 'Open' },
  ]);
  expect(found.map(({ name }) => name)).toEqual(['Playground (modal, overlay, popup)', 'Open']);
  expect(plainName(found[0]?.name ?? '')).toBe('Playground');
});

test('no story of a component with other names has brackets of its own', () => {
  const own = Object.values(stories).filter((text) => /^ {2}name: '.*\)'/m.test(text));
  expect(own).toEqual([]);
});
