import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { scriptArguments } from '@laliaflia/tooling/script-arguments.ts';
import { cacheFolder, repositoryRoot } from '../../build/paths.ts';
import { command } from './commands.ts';

/** A separate site with its own ports, pages and data, so that the tests never touch a running site. */
export interface Installation {
  name: string;
  port: number;
  apiPort: number;
  url: string;
  api: string;
}

export const shared = installation('shared', 4273, 54373);

function installation(name: string, port: number, apiPort: number): Installation {
  return { name, port, apiPort, url: `http://localhost:${port}`, api: `http://localhost:${apiPort}` };
}

function folder({ name }: Installation): string {
  return path.join(cacheFolder, 'e2e', name);
}

export function siteEnvironment(installation: Installation): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(installation.port),
    API_PORT: String(installation.apiPort),
    SITE_DIST: siteFolder(installation),
    DATA_DIR: dataFolder(installation),
    SITE_URL: 'https://site.example',
    RATE_LIMIT: 'off',
  };
}

/** The folder of its built pages. */
export function siteFolder(installation: Installation): string {
  return path.join(folder(installation), 'site');
}

/** The folder of the built desk, which lies beside. */
export function deskFolder(installation: Installation): string {
  return `${siteFolder(installation)}.desk`;
}

export function dataFolder(installation: Installation): string {
  return path.join(folder(installation), 'data');
}

export function emptyData(installation: Installation): void {
  rmSync(dataFolder(installation), { recursive: true, force: true });
}

export interface RunningSite {
  stop(): Promise<void>;
}

/** Runs what `pnpm start` runs, with an engine that is compiled once and quickly. Resolves when the site is up. */
export async function startSite(installation: Installation): Promise<RunningSite> {
  const child = spawn(process.execPath, ['--liftoff-only', ...scriptArguments('start')], {
    cwd: repositoryRoot,
    env: siteEnvironment(installation),
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
export async function leads(installation: Installation, ...options: string[]): Promise<Lead[]> {
  return JSON.parse(await command('leads', ['--json', ...options], siteEnvironment(installation)));
}
