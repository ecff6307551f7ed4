import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../src/{internal,primitives,media,sections}/**/*.{ts,tsx,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/*
 * Colours of a theme are written with light-dark(), which follows the `color-scheme` around an element. So they are right
 * in an application that sets it in its own way, such as with a class `dark`.
 */
test('no style asks for the theme in another way than by color-scheme', () => {
  const asking = Object.entries(sources)
    .filter(([file]) => !/\.(test|stories)\.|logo-mark/.test(file))
    .filter(([, text]) => /[\s"'`:]dark:[\w[]|prefers-color-scheme|\[data-theme/.test(text))
    .map(([file]) => file);
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(asking).toEqual([]);
});
