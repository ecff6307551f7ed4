import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { EMBEDDED_PUBLISHABLE_KEY } from '@laliaflia/backend/embedded';
import { expect } from '@playwright/test';
import { repositoryRoot } from '../../build/paths.ts';
import type { WorkerConfig } from './worker-config.ts';

interface Row {
  id: string;
  email?: string;
  message?: string;
  fields?: Record<string, string>;
}

export type Channel = 'database' | 'form';

/** What is stored, read directly and not through the proxies. */
export interface StoredLeads {
  /** The channels over which a submission with this mark has come; one entry for each id. */
  of(mark: string): Promise<Channel[][]>;
  /** At the end `pnpm leads` has to show it exactly once. */
  remember(mark: string): void;
  /** Checks that `pnpm leads` shows everything remembered. */
  checkWithLeadsCommand(): Promise<void>;
  /** Subscribes an address in advance. */
  subscribe(email: string): Promise<void>;
}

const tables = {
  contact_submissions: 'database',
  newsletter_subscriptions: 'database',
  chat_conversations: 'database',
  form_submissions: 'form',
} as const satisfies Record<string, Channel>;

export function createStoredLeads({ dataDir, originApi }: WorkerConfig, secretKey: string): StoredLeads {
  const marks: string[] = [];
  const rest = `http://localhost:${originApi}/rest/v1`;

  async function rows(table: string): Promise<Row[]> {
    const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
    const answer = await fetch(`${rest}/${table}?order=created_at.desc&limit=1000`, { headers });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  return {
    async of(mark) {
      const byId = new Map<string, Channel[]>();
      for (const [table, channel] of Object.entries(tables)) {
        for (const { id, email, message, fields } of await rows(table)) {
          if (![email, message, fields?.email].includes(mark)) continue;
          byId.set(id, [...(byId.get(id) ?? []), channel]);
        }
      }
      return [...byId.values()];
    },

    remember: (mark) => void marks.push(mark),

    async checkWithLeadsCommand() {
      const runner = path.join(repositoryRoot, 'packages/tooling/run.mjs');
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [runner, 'packages/backend/src/cli/leads.ts', '--json'],
        { cwd: repositoryRoot, env: { ...process.env, DATA_DIR: dataDir }, maxBuffer: 64 * 1024 * 1024 },
      );
      const addresses = (JSON.parse(stdout) as { email: string }[]).map(({ email }) => email);
      const shown = new Map<string, number>();
      for (const address of addresses) shown.set(address, (shown.get(address) ?? 0) + 1);
      expect(marks.filter((mark) => shown.get(mark) !== 1)).toEqual([]);
    },

    async subscribe(email) {
      const answer = await fetch(`${rest}/newsletter_subscriptions`, {
        method: 'POST',
        headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ id: randomUUID(), email, is_active: true }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
  };
}
