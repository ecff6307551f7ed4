import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.ts';

/** The arguments with which a script of the root package calls Node, in the root folder: `pnpm start` for one. */
export function scriptArguments(name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [program, ...rest] = scripts[name]?.split(' ') ?? [];
  if (program !== 'node') throw new Error(`The script ${name} does not call Node.`);
  return rest;
}
