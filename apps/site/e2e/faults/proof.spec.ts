import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openPglite, openPostgres } from '@laliaflia/backend/connect';
import { startMailServer } from '@laliaflia/tooling/mail-server/mail-server.ts';
import { expect, test } from '@playwright/test';
import { tablesWith } from '../support/erased.ts';
import { flows } from './flows.ts';
import { startOrigin } from './origin.ts';
import { leadsCommand } from './stored-leads.ts';
import { workerConfig } from './worker-config.ts';

/*
 * What the whole is for: a visitor books, the owner hears of it, and when the visitor asks to be forgotten nothing but backups
 * holds them, until those are old. TEST_DATABASE_URL names a PostgreSQL server on which it runs as well (pnpm proof:postgres).
 */
const server = process.env.TEST_DATABASE_URL;
const places: { place: string; worker: number; makeDatabase?: () => Promise<string> }[] = [
  { place: 'the embedded engine', worker: 8 },
  ...(server ? [{ place: 'PostgreSQL', worker: 9, makeDatabase: () => newDatabase(server) }] : []),
];

const person = 'grace.proof@example.com';
const trace = /grace\.proof/i;
const patience = { timeout: 30_000, intervals: [50, 100, 250] };

for (const { place, worker, makeDatabase } of places) {
  test(`a booking, its mails and its erasure on ${place}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const { dataDir, originSite, smtp } = workerConfig(worker);
    const databaseUrl = await makeDatabase?.();
    const mailServer = await startMailServer({ port: smtp });
    const origin = await startOrigin(worker, databaseUrl);
    const command = (...args: string[]) => leadsCommand(dataDir, args, databaseUrl);
    const backups = path.join(dataDir, 'backups');
    const backupsOf = (isHers: boolean) =>
      readdirSync(backups).filter(
        (name) =>
          name.endsWith('.jsonl.gz') &&
          trace.test(gunzipSync(readFileSync(path.join(backups, name))).toString()) === isHers,
      );
    /** When a daily backup has been made there. */
    const restartOnDay = async (day: number, others: number) => {
      origin.machine.setClockAhead(day);
      await origin.restart();
      await expect(() => expect(backupsOf(false)).toHaveLength(others)).toPass(patience);
    };

    const context = await browser.newContext({
      baseURL: `http://localhost:${originSite}`,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    try {
      await expect(() => expect(backupsOf(false)).toHaveLength(1)).toPass(patience);
      const booking = flows.find(({ name }) => name === 'Booking');
      const page = await context.newPage();
      await page.goto(booking?.path ?? '');
      await booking?.sendWithoutScripts(page, person);

      await expect(() => expect(mailServer.mails).toHaveLength(2)).toPass(patience);
      const [told, acknowledged] = ['owner@example.com', person].map((to) =>
        mailServer.mails.find((mail) => mail.to.includes(to)),
      );
      expect(told?.parsed.replyTo?.value[0]?.address).toBe(person);
      expect(told?.parsed.text).toContain('Ada Example');
      expect(acknowledged?.raw).not.toContain('Ada Example');

      expect(await command()).toMatch(new RegExp(`workshop-booking.*${person}`));
      const exported = JSON.parse(await command('--export', person)) as { id: string; content: unknown }[];
      expect(exported).toMatchObject([
        { own: true, content: { fields: { name: 'Ada Example', email: person } } },
      ]);
      expect(acknowledged?.raw).toContain(exported[0]?.id.slice(0, 8));

      await restartOnDay(1.1, 1);
      await expect(() => expect(backupsOf(true)).toHaveLength(1)).toPass(patience);
      expect(await whatHolds(dataDir, databaseUrl, origin.kill)).not.toEqual([]);
      await restartOnDay(1.1, 1);
      expect(await command('--delete', person, '--yes')).toContain('Remembered');
      expect(await whatHolds(dataDir, databaseUrl, origin.kill)).toEqual([]);
      expect(backupsOf(true)).toHaveLength(1);

      await restartOnDay(9, 2);
      expect(backupsOf(true)).toHaveLength(1);
      // Fifteen days after the backup that holds the person, and the empty one of the first day is gone, too.
      await restartOnDay(16.2, 2);
      await expect(() => expect(backupsOf(true)).toEqual([])).toPass(patience);
      expect(await whatHolds(dataDir, databaseUrl, origin.kill)).toEqual([]);
    } finally {
      await context.close();
      await origin.kill();
      await mailServer.close();
      if (server && databaseUrl) await drop(server, databaseUrl);
    }
  });
}

/** The tables of the catalog and the files of the folder, but for the engine's own and the daily backups. */
async function whatHolds(
  dataDir: string,
  databaseUrl: string | undefined,
  end: () => Promise<void>,
): Promise<string[]> {
  await end();
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openPglite(path.join(dataDir, 'postgres'));
  const holding = await tablesWith(database, (row) => trace.test(row));
  await database.connection.close();
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || /^(postgres|backups\/leads-)/.test(path.relative(dataDir, file))) continue;
    if (trace.test(file + readFileSync(file, 'latin1'))) holding.push(file);
  }
  return holding;
}

async function newDatabase(url: string): Promise<string> {
  const name = `proof_${crypto.randomUUID().replaceAll('-', '')}`;
  await tell(url, `create database ${name}`);
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

const drop = (url: string, database: string) =>
  tell(url, `drop database ${new URL(database).pathname.slice(1)} with (force)`);

async function tell(url: string, statement: string): Promise<void> {
  const { run, connection } = await openPostgres(url);
  await run(statement);
  await connection.close();
}
