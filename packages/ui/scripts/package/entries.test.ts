import { expect, test } from 'vitest';
import { entriesOf, findEntries } from './entries.ts';

test('an entry is called like the folder, whatever its layer', () => {
  expect(entriesOf(['sections/tier-cards/index.ts', 'primitives/button/index.ts'])).toEqual([
    { name: 'button', module: 'primitives/button/index' },
    { name: 'tier-cards', module: 'sections/tier-cards/index' },
  ]);
});

test('two folders of one name, or a name with another meaning, are refused', () => {
  expect(() => entriesOf(['media/card/index.ts', 'sections/card/index.ts'])).toThrow(/both be published/);
  expect(() => entriesOf(['primitives/css-target/index.ts'])).toThrow(/is taken/);
});

test('finds the folders of the library', () => {
  const names = findEntries().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['button', 'device-gallery', 'icons', 'site-header']));
});
