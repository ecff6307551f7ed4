import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { scriptArguments } from '@laliaflia/tooling/script-arguments.ts';
import { testSite, testSiteSettings } from '@laliaflia/tooling/test-site.ts';
import { repositoryRoot } from '../../build/paths.ts';
import { command } from './commands.ts';

const { port, apiPort, pages, data } = testSite;

/** The site of the tests. */
export const shared = {
  port,
  apiPort,
  url: `http://localhost:${port}`,
  api: `http://localhost:${apiPort}`,
  /** The folder of its built pages. */
  pages,
  /** The folder of the built desk, which lies beside. */
  desk: `${pages}.desk`,
  data,
};

export const siteEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...testSiteSettings,
  DATA_DIR: data,
  RATE_LIMIT: 'off',
});

export function emptyData(): void {
  rmSync(data, { recursive: true, force: true });
}

export interface RunningSite {
  stop(): Promise<void>;
}

/** Runs what `pnpm start` runs, with an engine that is compiled once and quickly. Resolves when the site is up. */
export async function startSite(): Promise<RunningSite> {
  const child = spawn(process.execPath, ['--liftoff-only', ...scriptArguments('start')], {
    cwd: repositoryRoot,
    env: siteEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilUp(child);
  return { stop: () => end(child) };
}

function untilUp(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (said.includes('Ctrl-C stops both.')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The site ended with ${code} before it was up:\n${said}`)));
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

export interface Lead {
  [field: string]: unknown;
}

/** What `pnpm leads --json` prints. */
export async function leads(...options: string[]): Promise<Lead[]> {
  return JSON.parse(await command('leads', ['--json', ...options], siteEnvironment()));
}
