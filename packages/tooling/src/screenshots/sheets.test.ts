import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot, root } from '../paths.ts';

/*
 * Axe does not check a matrix story in the light theme, because it checks each story in it: so each must be a story
 * of the file.
 */
const files = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
const withSheet = files
  .map((file) => ({ file, source: readFileSync(fromRoot(file), 'utf8') }))
  .filter(({ source }) => /\bmatrix\(/.test(source));
const sheets = withSheet.flatMap(({ file, source }) => {
  const cells = /\bmatrix\(\s*\w+\s*,\s*\{([\s\S]*?)\}\s*\)/.exec(source)?.[1];
  return cells === undefined ? [] : [{ file, source, cells }];
});

test('every story of a matrix is also run and checked alone', () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets).toHaveLength(withSheet.length);
  const wrong = sheets.flatMap(({ file, source, cells }) => {
    const names = cells
      .split(',')
      .map((cell) => cell.replace(/\/\/.*$/gm, '').trim())
      .filter(Boolean);
    return names.flatMap((name) =>
      new RegExp(`export const ${name}\\b`).test(source) ? [] : [`${file}: ${name}`],
    );
  });
  expect(wrong).toEqual([]);
  expect(sheets.filter(({ source }) => source.includes("'!test'")).map(({ file }) => file)).toEqual([]);
});
