import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readLeads } from '../../leads/collect.ts';
import type { Client } from '../../owner-client.ts';

/** How long an answer about the database holds, so that whoever asks often asks it seldom; and how long it may take. */
const times = { fresh: 5000, answer: 10_000 };

export type DatabaseState = { ok: boolean; newestLead: Date | null };

/** Asks the database for the newest lead, the whole way that a request takes. */
export function databaseState(owner: Client): () => Promise<DatabaseState> {
  let asked: { at: number; state: Promise<DatabaseState> } | undefined;
  return () => {
    const now = performance.now();
    if (asked === undefined || now - asked.at > times.fresh) asked = { at: now, state: inTime(ask(owner)) };
    return asked.state;
  };
}

async function ask(owner: Client): Promise<DatabaseState> {
  for await (const [lead] of readLeads(owner, {}, 1))
    return { ok: true, newestLead: toDate(lead?.created_at) };
  return { ok: true, newestLead: null };
}

async function inTime(asking: Promise<DatabaseState>): Promise<DatabaseState> {
  const late = Promise.withResolvers<DatabaseState>();
  const no = { ok: false, newestLead: null };
  const timer = setTimeout(() => late.resolve(no), times.answer);
  try {
    return await Promise.race([asking.catch(() => no), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function toDate(time: string | undefined): Date | null {
  return time === undefined ? null : new Date(time);
}

/** The version of the package, and the commit where it runs in a clone: `0.1.0+1b2c3d4`. */
export async function readVersion(): Promise<string> {
  const root = path.join(import.meta.dirname, '../../..');
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const commit = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).then(
    ({ stdout }) => `+${stdout.trim()}`,
    () => '',
  );
  return version + commit;
}
