import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot, siteRoot } from '../../build/paths.ts';

/** Results of builds and installations, which are not copied. */
const aside = new Set(['dist', '.cache', 'node_modules']);

/** A copy of the site to build in. It links to the same installed packages. */
export function scratchCopy(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'laliaflia-bench-'));
  const site = path.join(root, 'apps/site');
  mkdirSync(site, { recursive: true });
  for (const name of readdirSync(siteRoot)) {
    if (!aside.has(name) && !name.startsWith('dist.'))
      cpSync(path.join(siteRoot, name), path.join(site, name), { recursive: true });
  }
  symlinkSync(path.join(siteRoot, 'node_modules'), path.join(site, 'node_modules'));
  for (const name of [
    'node_modules',
    'packages',
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'tsconfig.json',
  ]) {
    symlinkSync(path.join(repositoryRoot, name), path.join(root, name));
  }
  return root;
}
