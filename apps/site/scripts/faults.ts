import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureBrowser } from '@laliaflia/tooling/install-browser.ts';
import { repositoryRoot, siteRoot } from '../build/paths.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(`pnpm faults                    every way of sending, crossed with every fault; writes docs/fault-matrix.md
pnpm faults -g "Contact .*503"  some cells; the others stay in the table as they were

Exits with 1 when a cell breaks a promise. What holds in each cell: docs/fault-matrix.md.`);
  process.exit(0);
}

await ensureBrowser();
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const config = path.join(siteRoot, 'e2e/playwright.config.ts');
const child = spawn(process.execPath, [playwright, 'test', '-c', config, '--project', 'faults', ...args], {
  cwd: repositoryRoot,
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
