import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureBrowser } from '@laliaflia/tooling/install-browser.ts';
import { repositoryRoot, siteRoot } from '../../build/paths.ts';

/** Runs a project of Playwright as a command of its own, whose exit code it has. @returns Whether it has passed. */
export async function runProject(
  project: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  await ensureBrowser();
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const config = path.join(siteRoot, 'e2e/playwright.config.ts');
  const child = spawn(process.execPath, [playwright, 'test', '-c', config, `--project=${project}`, ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = code ?? 1;
  return code === 0;
}
