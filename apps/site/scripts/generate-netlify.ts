import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { netlifyToml } from '../build/host/netlify-toml.ts';
import { functionFolders, repositoryRoot, siteRoot } from '../build/paths.ts';

const file = path.join(repositoryRoot, 'netlify.toml');

export function generate({ check }: { check: boolean }): void {
  const { scripts, optionalDependencies } = JSON.parse(
    readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8'),
  ) as { scripts: Record<string, string>; optionalDependencies: { node: string } };
  const commands = ['build', 'build:functions'];
  for (const name of commands)
    if (!Object.hasOwn(scripts, name)) throw new Error(`netlify.toml names "pnpm ${name}", which is gone.`);
  const text = netlifyToml({
    commands: commands.map((name) => `npx pnpm ${name}`),
    publish: fromRoot(path.join(siteRoot, 'dist')),
    functions: fromRoot(functionFolders.netlify),
    node: optionalDependencies.node.split('.')[0] ?? '',
  });
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text)
    throw new Error(
      'netlify.toml is not what apps/site/scripts/generate-netlify.ts says: run "pnpm generate"',
    );
}

function fromRoot(folder: string): string {
  return path.relative(repositoryRoot, folder);
}
