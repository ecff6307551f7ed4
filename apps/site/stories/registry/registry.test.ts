import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from '../composer/catalogue.tsx';
import { registryFiles } from './registry.ts';

/** What shadcn asks of an item and of a registry, for the fields that ours have. */
const file = z.strictObject({
  path: z.string().regex(/^components\/blocks\/[a-z-]+\.tsx$/),
  type: z.literal('registry:component'),
  target: z.string(),
  content: z.string(),
});
const item = z.strictObject({
  $schema: z.literal('https://ui.shadcn.com/schema/registry-item.json'),
  name: z.string().regex(/^[a-z][a-z-]*$/),
  type: z.literal('registry:block'),
  title: z.string().min(1),
  description: z.string().min(1),
  dependencies: z.array(z.string()),
  docs: z.string(),
  files: z.array(file).length(1),
});
const registry = z.strictObject({
  $schema: z.literal('https://ui.shadcn.com/schema/registry.json'),
  name: z.string(),
  homepage: z.url(),
  items: z.array(item.omit({ $schema: true })),
});

const files = registryFiles(catalogue, { homepage: 'https://ui.example/', isPublished: false });

test('every section of the composer is a block, and the list names each', () => {
  const { 'registry.json': list, ...items } = files;
  expect(Object.keys(items)).toHaveLength(catalogue.length);
  for (const each of Object.values(items)) item.parse(each);
  expect(registry.parse(list).items.map(({ name }) => `${name}.json`)).toEqual(Object.keys(items));
});

test('a block imports its section, and asks for the library only where it can be found', () => {
  const published = registryFiles(catalogue, { homepage: 'https://ui.example/', isPublished: true });
  const one = item.parse(published['tier-cards.json']);
  expect(one.dependencies).toEqual(['@laliaflia/ui']);
  expect(item.parse(files['tier-cards.json']).dependencies).toEqual([]);
  expect(one.files[0]?.content).toContain("import { TierCards } from '@laliaflia/ui';");
  expect(one.files[0]?.content).toContain('return <TierCards {...words} />;');
});
