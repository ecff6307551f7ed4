import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { withExport } from './barrel.ts';
import { componentFiles } from './component.ts';
import { type Names, namesOf } from './names.ts';
import { pageFiles, withRoute } from './page.ts';
import { sectionFiles } from './section.ts';

const names = namesOf('price-list') as Names;

it('derives three names', () => {
  expect(names).toEqual({ kebab: 'price-list', pascal: 'PriceList', words: 'Price list' });
});

it.each(['', 'PriceList', 'price_list', 'price--list', '../price', '2-lists'])(
  'refuses the name %j',
  (name) => {
    expect(namesOf(name)).toBeUndefined();
  },
);

it('puts the export of a new folder where the alphabet has it', () => {
  const barrel = [
    "export * from './media/avatar/index.ts';",
    "export * from './primitives/badge/index.ts';",
    "export * from './primitives/text/index.ts';",
    "export * from './sections/hero/index.ts';",
    '',
  ].join('\n');
  const at = (layer: 'primitives' | 'sections', kebab: string) =>
    withExport(barrel, layer, kebab)
      .split('\n')
      .findIndex((line) => line.includes(`/${kebab}/`));
  expect([at('primitives', 'alert'), at('primitives', 'zoom'), at('sections', 'zoom')]).toEqual([1, 3, 4]);
  expect(withExport(barrel, 'primitives', 'badge')).toBe(barrel);
});

it('adds a route as the last line of the table, and says so when it finds none', () => {
  expect(withRoute("const routes = [\n  { path: '/' },\n];\n", names)).toBe(
    "const routes = [\n  { path: '/' },\n  { path: '/price-list', page: 'price-list' },\n];\n",
  );
  expect(() => withRoute('nothing', names)).toThrow('no list of routes');
});

it('writes sources that can be parsed', () => {
  const files = { ...componentFiles(names), ...sectionFiles(names), ...pageFiles(names) };
  const sources = Object.entries(files).filter(([file]) => /\.tsx?$/.test(file));
  expect(sources).toHaveLength(10);
  const broken = sources.filter(([file, text]) => parseSync(file, text).errors.length > 0);
  expect(broken.map(([file]) => file)).toEqual([]);
});
