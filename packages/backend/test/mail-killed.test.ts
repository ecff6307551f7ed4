import path from 'node:path';
import { newSubmissionId } from '@laliaflia/leads';
import { afterAll, expect, it, vi } from 'vitest';
import { openPglite } from '../src/embedded/connect.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from '../src/embedded/index.ts';
import { inquiry } from './samples.ts';
import { startSmtp } from './smtp.ts';
import { type BackendProcess, spawnBackend } from './spawn-backend.ts';
import { preparedFolder } from './temporary-folder.ts';

const smtp = await startSmtp();
const dataDir = preparedFolder();
let backend: BackendProcess | undefined;

afterAll(() => backend?.kill());

async function start(): Promise<BackendProcess> {
  const settings = {
    SMTP_URL: `smtp://localhost:${smtp.port}`,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'owner@example.com',
  };
  backend = await spawnBackend({ dataDir }, { script: 'mailing-process.ts', environment: settings });
  return backend;
}

/** A killed server keeps what it was sending to itself for a quarter of an hour, which is over now. */
async function endLeases(): Promise<void> {
  const database = await openPglite(path.join(dataDir, 'postgres'));
  const mails = await database.query<{ state: string; attempts: number }>(
    'select state, attempts from mail.outbox',
  );
  expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['waiting']));
  expect(Math.min(...mails.map(({ attempts }) => attempts))).toBeGreaterThan(0);
  await database.run('update mail.outbox set next_attempt_at = now()');
  await database.connection.close();
}

async function send({ url }: BackendProcess, id: string): Promise<void> {
  const response = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ id, ...inquiry }),
  });
  expect(response.status).toBe(201);
}

it('a server that is killed between storing and sending sends when it is there again, under the same Message-ID', async () => {
  const connections = vi.fn(() => new Promise<void>(() => {}));
  smtp.onConnect = connections;
  const killed = await start();
  const id = newSubmissionId();
  await send(killed, id);
  await vi.waitFor(() => expect(connections).toHaveBeenCalledTimes(2), 20_000);
  await killed.kill();
  await endLeases();
  smtp.forgive();

  // Killed again when the mail server has taken both, and has not said so yet.
  const taken: (string | undefined)[] = [];
  smtp.onData = ({ parsed }) => {
    taken.push(parsed.messageId);
    return new Promise(() => {});
  };
  const killedAgain = await start();
  await vi.waitFor(() => expect(taken).toHaveLength(2), 20_000);
  await killedAgain.kill();
  await endLeases();
  smtp.forgive();

  await start();
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), 20_000);
  expect(smtp.mails.map(({ to }) => to[0]).sort()).toEqual([inquiry.email, 'owner@example.com'].sort());
  expect(smtp.mails.map(({ parsed }) => parsed.messageId).sort()).toEqual(taken.sort());
  for (const { raw } of smtp.mails) expect(raw).toContain(id.slice(0, 8));
}, 120_000);
