import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../build/paths.ts';

/** The arguments with which `pnpm start` calls Node, at the root of the repository. */
export function startArguments(): string[] {
  const file = path.join(repositoryRoot, 'package.json');
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: { start: string } };
  const [, ...rest] = scripts.start.split(' ');
  return rest;
}
