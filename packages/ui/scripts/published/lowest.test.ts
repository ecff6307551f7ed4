import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { dist } from '../package/paths.ts';
import { type Consumer, lowestPeers, setUp } from './consumers.ts';
import { buildConsumer, checkTypes, renderOnServer } from './use-consumer.ts';

/* The oldest React, types of React and Tailwind that peerDependencies promise. */
const { tarballs, folder } = inject('published');
let consumer: Consumer;

beforeAll(async () => {
  consumer = await setUp('tailwind', `${folder}/lowest`, tarballs.npm, lowestPeers());
  await buildConsumer(consumer);
});

test.each(['react', 'react-dom', '@types/react', 'tailwindcss'])(
  '%s is installed as old as promised',
  async (peer) => {
    const file = path.join(consumer.folder, 'node_modules', peer, 'package.json');
    const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
    expect(version).toBe(lowestPeers()[peer]);
  },
);

test('has types', () => checkTypes(consumer, 'bundler', 'esnext'));

test('renders on a server', async () => {
  expect(await renderOnServer(consumer)).toContain('Installed from a tarball');
});

/** The names of layers have dots too. */
const classesIn = (css: string) =>
  new Set(css.replaceAll(/@layer[^{;]*/g, '').match(/\.(?:\\.|[a-zA-Z_-])(?:\\.|[\w-])*/g));

test('has every class that the newest Tailwind writes', async () => {
  const [sheet = ''] = globSync('dist/assets/*.css', { cwd: consumer.folder });
  const found = classesIn(await readFile(path.join(consumer.folder, sheet), 'utf8'));
  const wanted = classesIn(await readFile(path.join(dist, 'styles.css'), 'utf8'));
  expect(wanted.size).toBeGreaterThan(1000);
  expect([...wanted].filter((name) => !found.has(name) && !name.startsWith('.laliaflia'))).toEqual([]);
});
