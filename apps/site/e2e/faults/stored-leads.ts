import { randomUUID } from 'node:crypto';
import { EMBEDDED_PUBLISHABLE_KEY } from '@laliaflia/backend/embedded';
import { expect } from '@playwright/test';
import { command } from '../support/commands.ts';
import type { WorkerConfig } from './worker-config.ts';

export type Channel = 'database' | 'form';

export interface StoredMail {
  id: string;
  kind: string;
  state: string;
  attempts: number;
}

/** What is stored, read directly and not through the proxies. */
export interface StoredLeads {
  /** The channels over which a submission with this mark has come; one entry for each id. */
  of(mark: string): Promise<Channel[][]>;
  /** At the end `pnpm leads` has to show it exactly once. */
  remember(mark: string): void;
  /** Checks that `pnpm leads` shows everything remembered. */
  checkWithLeadsCommand(): Promise<void>;
  /** The mails that a submission with this mark has made. */
  mailsOf(mark: string): Promise<StoredMail[]>;
  /** No mail is sent any more that has not been tried, whosever it is. */
  skipUntriedMails(): Promise<void>;
  /** What `pnpm leads --mail` prints. */
  mailTable(): Promise<string>;
  /** Subscribes an address in advance. */
  subscribe(email: string): Promise<void>;
}

const tables: readonly { table: string; column: string; channel: Channel }[] = [
  { table: 'contact_submissions', column: 'email', channel: 'database' },
  { table: 'newsletter_subscriptions', column: 'email', channel: 'database' },
  { table: 'chat_conversations', column: 'message', channel: 'database' },
  { table: 'form_submissions', column: 'fields->>email', channel: 'form' },
];

/** What `pnpm leads` prints. */
export function leadsCommand(
  dataDir: string,
  args: readonly string[],
  databaseUrl?: string,
): Promise<string> {
  return ownCommand('leads', dataDir, args, databaseUrl);
}

/** What a command of the backend prints. */
export const ownCommand = (
  name: 'leads' | 'owner',
  dataDir: string,
  args: readonly string[],
  databaseUrl?: string,
): Promise<string> =>
  command(name, args, {
    ...process.env,
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });

export function createStoredLeads({ dataDir, originApi }: WorkerConfig, secretKey: string): StoredLeads {
  const marks: string[] = [];
  const rest = `http://localhost:${originApi}/rest/v1`;

  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };

  async function read(table: string, query: Record<string, string>) {
    const answer = await fetch(`${rest}/${table}?${new URLSearchParams(query)}`, { headers });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  const idsOf = (table: string, column: string, mark: string): Promise<{ id: string }[]> =>
    read(table, { select: 'id', [column]: `eq.${mark}` });

  async function skip({ id }: StoredMail): Promise<void> {
    const answer = await fetch(`${rest}/rpc/settle_mail`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ mail_id: id, attempt: 0, outcome: 'skipped' }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }

  return {
    async of(mark) {
      const byId = new Map<string, Channel[]>();
      for (const { table, column, channel } of tables) {
        for (const { id } of await idsOf(table, column, mark)) {
          byId.set(id, [...(byId.get(id) ?? []), channel]);
        }
      }
      return [...byId.values()];
    },

    remember: (mark) => void marks.push(mark),

    async checkWithLeadsCommand() {
      const addresses = (JSON.parse(await leadsCommand(dataDir, ['--json'])) as { email: string }[]).map(
        ({ email }) => email,
      );
      const shown = new Map<string, number>();
      for (const address of addresses) shown.set(address, (shown.get(address) ?? 0) + 1);
      expect(marks.filter((mark) => shown.get(mark) !== 1)).toEqual([]);
    },

    async mailsOf(mark) {
      const ids = new Set<string>();
      for (const { table, column } of tables)
        for (const { id } of await idsOf(table, column, mark)) ids.add(id);
      const submission_id = `in.(${[...ids].join()})`;
      return read('rpc/list_mails', { since: '2000-01-01', most: '100000', submission_id });
    },

    async skipUntriedMails() {
      const untried = { state: 'eq.waiting', attempts: 'eq.0' };
      const mails: StoredMail[] = await read('rpc/list_mails', {
        since: '2000-01-01',
        most: '100000',
        ...untried,
      });
      await Promise.all(mails.map(skip));
    },

    mailTable: () => leadsCommand(dataDir, ['--mail']),

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
