import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newSubmissionId } from '@laliaflia/leads';
import { afterAll, expect, it } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY, FolderInUseError, startBackend } from '../src/embedded/index.ts';
import { preparedPlace } from './place.ts';
import { inquiry } from './samples.ts';
import { type BackendProcess, spawnBackend } from './spawn-backend.ts';

const place = await preparedPlace();
const { dataDir } = place;
const acknowledged = new Set<string>();
let backend: BackendProcess | undefined;

afterAll(() => backend?.kill());

const visitors = 8;
const enough = 25;

/** Visitors send one inquiry after the other until the server is gone. */
async function sendUntilKilled({ url, kill }: BackendProcess): Promise<void> {
  const signal = new EventTarget();
  const reached = once(signal, 'enough');
  const before = acknowledged.size;
  const visitor = async () => {
    for (;;) {
      const id = newSubmissionId();
      const status = await post(url, id).catch(() => 0);
      if (status === 0) return;
      expect(status).toBe(201);
      acknowledged.add(id);
      if (acknowledged.size - before === enough) signal.dispatchEvent(new Event('enough'));
    }
  };
  const everybody = Array.from({ length: visitors }, visitor);
  await reached;
  await kill();
  await Promise.all(everybody);
}

async function post(url: string, id: string): Promise<number> {
  const response = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ id, ...inquiry }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function asOwner<Row>(url: string, question: string): Promise<Row[]> {
  const { secretKey } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
  const response = await fetch(`${url}/rest/v1/${question}`, { headers: { apikey: secretKey } });
  return (await response.json()) as Row[];
}

it('loses no acknowledged row when it is killed in the middle of submissions, twice', async () => {
  for (let round = 0; round < 2; round++) {
    backend = await spawnBackend(place);
    await sendUntilKilled(backend);
  }
  // Started a third time: the lock of a killed process is nobody's.
  backend = await spawnBackend(place);
  const { url } = backend;
  const rows = await asOwner<{ id: string }>(url, 'contact_submissions?select=id');
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.size).toBeGreaterThanOrEqual(2 * enough);
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  // And the owner will hear of each.
  const mails = await asOwner<{ kind: string; submission_id: string }>(
    url,
    'rpc/list_mails?since=now&most=10000&kind=eq.owner',
  );
  expect(new Set(mails.map((mail) => mail.submission_id))).toEqual(stored);
}, 120_000);

it('refuses a second server on the folder, names the first and says what to do', async () => {
  const second = startBackend({ ...place, port: 0 });
  await expect(second).rejects.toThrow(FolderInUseError);
  const message = await second.catch((error: Error) => error.message);
  expect(message).toContain(dataDir);
  expect(message).toContain(`process ${backend?.pid}`);
  expect(message).toContain('DATA_DIR');
});
