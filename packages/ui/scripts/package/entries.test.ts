import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entriesOf, exportMaps, findEntries } from './entries.ts';
import { packageRoot } from './paths.ts';

test('an entry is called like the folder, whatever its layer', () => {
  expect(entriesOf(['sections/tier-cards/index.ts', 'primitives/button/index.ts'])).toEqual(
    expect.arrayContaining([
      { name: 'button', module: 'primitives/button/index' },
      { name: 'tier-cards', module: 'sections/tier-cards/index' },
    ]),
  );
});

test('two folders of one name, or a name with another meaning, are refused', () => {
  expect(() => entriesOf(['media/card/index.ts', 'sections/card/index.ts'])).toThrow(/both be published/);
  expect(() => entriesOf(['primitives/tokens/index.ts'])).toThrow(/both be published/);
});

test('finds the folders of the library', () => {
  const names = findEntries().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['button', 'device-gallery', 'icons', 'site-header']));
});

test('the workspace and the published package have the same entries, and each leads to one file', () => {
  const { workspace, published } = exportMaps(findEntries());
  expect(Object.keys(published)).toEqual(Object.keys(workspace));
  expect(
    Object.entries({ ...workspace, ...published }).filter((entry) => entry.join().includes('*')),
  ).toEqual([]);
  const missing = Object.values(workspace).filter((file) => !existsSync(path.join(packageRoot, file)));
  expect(missing).toEqual([]);
});
