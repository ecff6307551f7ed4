import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../build/paths.ts';
import { faultsFolder } from './places.ts';

/** The pages as `pnpm build` publishes them; nothing to do where that has just been done. */
export default function globalSetup(): void {
  rmSync(faultsFolder, { recursive: true, force: true });
  const runner = path.join(repositoryRoot, 'packages/tooling/run.mjs');
  execFileSync(process.execPath, [runner, 'apps/site/scripts/build.ts'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
