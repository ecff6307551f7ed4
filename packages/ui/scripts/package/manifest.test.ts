import { expect, test } from 'vitest';
import { publishedManifest, readManifest } from './manifest.ts';
import { licence, publisherFields, unfilled } from './publisher.ts';

const publisher = {
  author: 'Ada Example',
  repository: 'https://github.com/ada/library',
  homepage: 'https://ada.example',
};

const button = { name: 'button', module: 'primitives/button/index' };

test('the published entries lead to the scripts beside them, and the workspace stays at home', () => {
  const manifest = publishedManifest(readManifest(), [button], publisher);
  expect(manifest.exports['./button']).toBe('./primitives/button/index.js');
  for (const name of ['scripts', 'devDependencies', 'private']) expect(manifest).not.toHaveProperty(name);
});

test('sheets of single entries are published, and only there', () => {
  const { exports } = publishedManifest(readManifest(), [button], publisher, ['css/button.css']);
  expect(exports['./css/button.css']).toBe('./css/button.css');
  expect(readManifest().exports).not.toHaveProperty(['./css/button.css']);
});

test('dependencies are published as ranges of the pinned versions', () => {
  const source = readManifest();
  const { dependencies } = publishedManifest(source, [button], publisher);
  expect(Object.keys(dependencies)).toEqual(Object.keys(source.dependencies));
  for (const [name, range] of Object.entries(dependencies))
    expect(range).toBe(`^${source.dependencies[name]}`);
  for (const pinned of Object.values(source.dependencies)) expect(pinned).toMatch(/^\d+\.\d+\.\d+$/);
});

test('with a placeholder nobody can publish', () => {
  const unowned = { ...publisher, repository: 'https://github.com/OWNER/library' };
  expect(unfilled(publisher)).toEqual([]);
  expect(unfilled(unowned)).toEqual(['repository']);
  expect(publishedManifest(readManifest(), [button], unowned)).toHaveProperty('private', true);
});

test('the addresses of the package follow the repository', () => {
  expect(publisherFields(publisher)).toMatchObject({
    license: 'MIT',
    repository: { url: 'git+https://github.com/ada/library.git', directory: 'packages/ui' },
    bugs: 'https://github.com/ada/library/issues',
  });
  expect(licence(publisher)).toContain('Copyright (c) 2026 Ada Example');
});
