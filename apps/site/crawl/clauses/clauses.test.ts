import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../build/paths.ts';
import { clause, page, test } from './clause.ts';
import { clauses, sections } from './index.ts';
import { notPassed, testsOf } from './passed.ts';
import { clauseTable } from './table.ts';

const report = (status: string) => ({
  testResults: [
    {
      name: '/house/apps/a.test.ts',
      assertionResults: [{ title: 'q1 gives 3 by position', status }],
    },
  ],
});

const proved = clause('9.a.b', 'a score', test('apps/a.test.ts', '%s gives %j by position'));

it('accepts a test that ran and passed, by the title in its source', () => {
  expect(notPassed([proved], testsOf(report('passed'), '/house'))).toEqual([]);
});

it.each(['failed', 'skipped', 'pending'])('accepts no test that is %s', (status) => {
  expect(notPassed([proved], testsOf(report(status), '/house'))).toEqual([
    '9.a.b (a score): apps/a.test.ts › "%s gives %j by position" did not pass',
  ]);
});

it('accepts no test with a similar title or in another file', () => {
  const other = (title: string, file = 'apps/a.test.ts') => [{ file, title, passed: true }];
  const complaint = ['9.a.b (a score): apps/a.test.ts › "%s gives %j by position" did not run'];
  expect(notPassed([proved], other('q1 gives 3 by position, mostly'))).toEqual(complaint);
  expect(notPassed([proved], other('q1 gives 3 by position', 'apps/b.test.ts'))).toEqual(complaint);
});

it('reads the reports of Playwright too', () => {
  const spec = (status: string) => ({ title: 'is sent', ok: status === 'expected', tests: [{ status }] });
  const suites = [{ file: 'a.spec.ts', suites: [{ file: 'a.spec.ts', specs: [spec('expected')] }] }];
  const ran = testsOf({ config: { rootDir: '/house/e2e' }, suites }, '/house');
  expect(ran).toEqual([{ file: 'e2e/a.spec.ts', title: 'is sent', passed: true }]);
});

it('gives each clause an id of its own', () => {
  const ids = clauses.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.length).toBeGreaterThan(200);
});

it('names tests that are there', () => {
  const named = clauses.flatMap(({ id, proofs }) =>
    proofs.flatMap((proof) => (proof.kind === 'test' ? [{ id, ...proof }] : [])),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((proof) => !standsIn(proof)).map(({ id, file, title }) => [id, file, title])).toEqual(
    [],
  );
});

it('is a table for readers', () => {
  const one = clause('2.x.y', 'says | so', page('/a').shows('Words'), page('/a').has(2, 'li'));
  expect(clauseTable([{ title: '2 X', clauses: [one] }])).toContain(
    '| 2.x.y | says \\| so | `/a` shows "Words"; `/a` has 2 `li` |',
  );
  expect(clauseTable(sections)).toContain(`## ${sections[0].title}`);
});

/** Whether the source has a test of this title; the whole proof then asks whether it has run and passed. */
function standsIn({ file, title }: { file: string; title: string }): boolean {
  const place = path.join(repositoryRoot, file);
  if (!existsSync(place)) return false;
  const source = readFileSync(place, 'utf8');
  if (file.endsWith('.stories.tsx')) return source.includes(`export const ${title.replaceAll(' ', '')}:`);
  // What a title of %s or $name leaves open may be part of a template in the source.
  const parts = title.split(/%\w|\$\w+/).map((text) => text.replace(/[^\w\s]/g, '\\$&'));
  return new RegExp(parts.join(String.raw`(%\w|\$\w+|\$\{[^}]+\})`)).test(source);
}
