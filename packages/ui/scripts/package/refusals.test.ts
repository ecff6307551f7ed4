import { expect, test } from 'vitest';
import { refusals, unproved } from './refusals.ts';

const ready = {
  publisher: {
    author: 'Ada Example',
    repository: 'https://github.com/ada/library',
    homepage: 'https://ada.example',
  },
  version: '0.2.0',
  changelog: '# @laliaflia/ui\n\n## 0.2.0\n\nNews.\n',
  changesets: [],
};

test('a version with an owner and a changelog is released', () => {
  expect(refusals(ready)).toEqual([]);
});

test('a placeholder is refused by name', () => {
  const publisher = { ...ready.publisher, homepage: 'https://OWNER.example' };
  expect(refusals({ ...ready, publisher })).toEqual([
    expect.stringMatching(/^Nobody owns the package yet: .* placeholder in homepage\./),
  ]);
});

test('a change that no version contains is refused', () => {
  expect(refusals({ ...ready, changesets: ['brave-kites-sing.md'] })).toEqual([
    expect.stringContaining('No version contains brave-kites-sing.md.'),
  ]);
});

test('a version without its section in the changelog is refused', () => {
  expect(refusals({ ...ready, version: '0.2' })).toEqual([expect.stringContaining('what 0.2 is')]);
});

const proof = { tarball: 'ab'.repeat(32), frameworks: ['vite', 'next', 'react-router', 'astro'] };

test('a tarball that passed in every framework is released', () => {
  expect(unproved(proof.tarball, proof)).toBeUndefined();
});

test('a tarball without a pass is refused, and so is another one than the one that passed', () => {
  expect(unproved(proof.tarball, undefined)).toMatch(/^No tarball .* Run "pnpm proof:consumers"/);
  expect(unproved('cd'.repeat(32), proof)).toMatch(/^Another tarball .* abababababab, .* cdcdcdcdcdcd\. Run/);
});
