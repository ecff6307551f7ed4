import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';
import { folderOfRun } from './test-disk.ts';

it('removes what a killed run has left, and nothing of a run that goes on', () => {
  const disk = temporaryFolder();
  const ended = execFileSync(process.execPath, ['--print', 'process.pid'], { encoding: 'utf8' }).trim();
  const [left, another, foreign] = [
    `laliaflia-tests-${ended}-a`,
    `laliaflia-tests-${process.ppid}-b`,
    'else',
  ].map((name) => path.join(disk, name));
  for (const folder of [left, another, foreign])
    mkdirSync(path.join(folder ?? '', 'postgres'), { recursive: true });
  const own = folderOfRun(disk);
  expect([left, another, foreign, own].map((folder) => existsSync(folder ?? ''))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
