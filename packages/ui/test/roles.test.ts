import { expect, test } from 'vitest';
import { roles } from '../../../.storybook/roles.ts';

const files = import.meta.glob<string>(
  [
    '../src/**/*.stories.tsx',
    '../../../apps/site/stories/**/*.stories.tsx',
    '../../../.storybook/*.stories.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const kebab = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The ids that Storybook gives to stories and docs pages. */
const ids = new Set(
  Object.values(files).flatMap((text) => {
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
      kebab(name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')),
    );
    return [`${kebab(title)}--docs`, ...names.map((name) => `${kebab(title)}--${name}`)];
  }),
);

test.each(Object.entries(roles))('the page for the %s leads to what is there', (_, { steps }) => {
  const links = steps.flatMap(({ links: own }) => own.map(([to]) => to));
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter((to) => !ids.has(to))).toEqual([]);
});
