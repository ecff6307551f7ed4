import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeAgedBackups } from '../src/embedded/backup-folder.ts';
import { backUpDaily } from '../src/embedded/daily-backup.ts';
import { alone } from '../src/embedded/duty.ts';
import { type Backend, openFolder, startBackend } from '../src/embedded/index.ts';
import { besideDatabase } from '../src/embedded/room/for-backups.ts';
import { checkBackup } from '../src/leads/backup/read-backup.ts';
import type { Client } from '../src/owner-client.ts';
import { preparedPlace } from './place.ts';
import { inquiry } from './samples.ts';
import { temporaryFolder } from './temporary-folder.ts';

const anHour = 60 * 60 * 1000;
const megabyte = 1024 * 1024;
const place = await preparedPlace();
let owner: Client;
let close: () => Promise<void>;
const complain = vi.spyOn(console, 'error');

beforeAll(async () => {
  ({ owner, close } = await openFolder(place.dataDir, place));
  await owner.from('contact_submissions').insert(inquiry);
});
afterAll(() => close?.());
beforeEach(() => void complain.mockReset().mockImplementation(() => {}));

/** The server looks at this time whether a backup is due. */
async function look(folder: string, time: string, client = owner): Promise<void> {
  const daily = backUpDaily(client, folder, { now: () => new Date(time) });
  await daily.idle();
  await daily.stop();
}

const names = (folder: string) => readdirSync(folder).sort();

describe('a backup each day', () => {
  it('is made at the start when the newest is older than a day, and not before', async () => {
    const folder = temporaryFolder();
    await look(folder, '2026-11-24T03:17:05Z');
    await look(folder, '2026-11-25T03:17:00Z');
    expect(names(folder)).toEqual(['leads-2026-11-24T03-17-05Z.jsonl.gz']);
    await look(folder, '2026-11-25T03:17:05Z');
    expect(names(folder)).toHaveLength(2);
    const file = path.join(folder, 'leads-2026-11-25T03-17-05Z.jsonl.gz');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await checkBackup({ file })).rows.contact_submissions).toBe(1);
    expect(complain).not.toHaveBeenCalled();
  });

  it('is noted for the desk when it is made, and only then', async () => {
    const folder = temporaryFolder();
    const noted = async () => (await owner.rpc('noted_backup').throwOnError()).data as unknown as string;
    const before = Date.now();
    await look(folder, '2026-11-24T03:17:05Z');
    const first = await noted();
    expect(Date.parse(first)).toBeGreaterThanOrEqual(before - 1000);
    await look(folder, '2026-11-24T09:00:00Z');
    expect(await noted()).toBe(first);
    await look(folder, '2026-11-25T03:17:05Z');
    expect(await noted()).not.toBe(first);
  });

  it('is made even if it cannot be noted', async () => {
    const folder = temporaryFolder();
    const refuse = async () => ({ data: null, error: { message: 'permission denied' } });
    const rpc = (...call: Parameters<Client['rpc']>) =>
      call[0] === ('note_backup' as never) ? refuse() : owner.rpc(...call);
    const client = new Proxy(owner, { get: (of, key) => (key === 'rpc' ? rpc : Reflect.get(of, key)) });
    const daily = backUpDaily(client, folder);
    await daily.idle();
    await daily.stop();
    expect([daily.failure(), names(folder).length]).toEqual([undefined, 1]);
    expect(complain).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('permission denied'));
  });

  it('is made by a server that runs on', async () => {
    const folder = temporaryFolder();
    let time = new Date('2026-11-24T00:00:00Z').getTime();
    const now = () => {
      time += 6 * anHour;
      return new Date(time);
    };
    const daily = backUpDaily(owner, folder, { every: 5, now });
    await vi.waitFor(() => expect(names(folder).length).toBeGreaterThanOrEqual(3), { timeout: 20_000 });
    await daily.stop();
    expect(names(folder).some((name) => name.endsWith('.unfinished'))).toBe(false);
  });

  it('is not made where another server makes them, until that one has died', async () => {
    const folder = temporaryFolder();
    let ours = false;
    let take = () => {};
    const duty = { ...alone, isOurs: async () => ours, onTaken: (task: () => void) => (take = task) };
    const daily = backUpDaily(owner, folder, { duty });
    await daily.idle();
    expect(names(folder)).toEqual([]);
    ours = true;
    take();
    await daily.idle();
    await daily.stop();
    expect(names(folder)).toHaveLength(1);
  });

  it('is not begun where it would leave too little room for what visitors send', async () => {
    const folder = temporaryFolder();
    const last = 'leads-2026-11-20T00-00-00Z.jsonl.gz';
    writeFileSync(path.join(folder, last), Buffer.alloc(10 * megabyte));
    const made = async (megabytes: number) => {
      const room = besideDatabase(async () => megabytes * megabyte);
      const daily = backUpDaily(owner, folder, { now: () => new Date('2026-11-24T00:00:00Z'), room });
      await daily.idle();
      const failure = daily.failure();
      await daily.stop();
      return [failure, names(folder).length];
    };
    expect(await made(74)).toEqual([
      'the disk has 74 MB of room, which is too little for a backup of about 10 MB, because 65 MB are kept for what visitors ' +
        'send. Make room, or give a folder on another disk with BACKUP_DIR.',
      1,
    ]);
    expect(complain).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('No backup was made today'));
    expect(await made(75)).toEqual([undefined, 2]);
  });

  it('is broken off without a trace when the room gets short meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const folder = temporaryFolder();
      let megabytes = 1000;
      const room = besideDatabase(async () => megabytes * megabyte);
      // The disk fills after the first page of rows.
      const rpc = async (...call: Parameters<Client['rpc']>) => {
        if (call[0] === ('read_backup' as never) && megabytes > 60) {
          megabytes = 60;
          await vi.advanceTimersByTimeAsync(1000);
        }
        return owner.rpc(...call);
      };
      const client = new Proxy(owner, { get: (of, key) => (key === 'rpc' ? rpc : Reflect.get(of, key)) });
      const daily = backUpDaily(client, folder, { room });
      await daily.idle();
      expect(daily.failure()).toMatch(
        /^the disk has 60 MB of room, which is too little for the rest of a backup/,
      );
      expect(names(folder).filter((name) => name.startsWith('leads-'))).toEqual([]);
      await daily.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps fourteen, and never touches what is not its own', async () => {
    const folder = temporaryFolder();
    const others = ['leads-2020-01-01T00-00-00Z.jsonl.gz.age', 'leads-old.jsonl.gz', 'notes.txt.unfinished'];
    for (const name of others) writeFileSync(path.join(folder, name), '');
    writeFileSync(path.join(folder, 'leads-2026-11-01T00-00-00Z.jsonl.gz.unfinished'), 'a killed process');
    for (let day = 1; day <= 20; day++) {
      const name = `leads-2026-10-${String(day).padStart(2, '0')}T00-00-00Z.jsonl.gz`;
      writeFileSync(path.join(folder, name), '');
    }
    await look(folder, '2026-11-24T00:00:00Z');
    const own = names(folder).filter((name) => !others.includes(name));
    expect(own).toHaveLength(14);
    expect([own[0], own.at(-1)]).toEqual([
      'leads-2026-10-08T00-00-00Z.jsonl.gz',
      'leads-2026-11-24T00-00-00Z.jsonl.gz',
    ]);
    expect(names(folder)).toEqual(expect.arrayContaining(others));
  });

  it('is removed after fourteen days, however few there are, but for the newest', () => {
    const folder = temporaryFolder();
    const at = (day: string) => {
      const name = `leads-${day}T03-00-00Z.jsonl.gz`;
      writeFileSync(path.join(folder, name), '');
      return name;
    };
    const made = ['2026-10-01', '2026-11-10', '2026-11-11', '2027-11-24'].map(at);
    const left = (time: string) => {
      removeAgedBackups(folder, new Date(time));
      return names(folder);
    };
    expect(left('2026-11-25T02:00:00Z')).toEqual([made[2]]);
    expect(left('2026-12-25T03:00:00Z')).toEqual([made[2]]);
    const newer = at('2026-12-25');
    expect(left('2026-12-25T04:00:00Z')).toEqual([newer]);
  });

  it('is made although a wrong clock has made one of next year', async () => {
    const folder = temporaryFolder();
    await look(folder, '2027-11-24T00:00:00Z');
    await look(folder, '2026-11-24T00:00:00Z');
    expect(names(folder)).toHaveLength(2);
  });

  it('that fails is said in one sentence, leaves nothing and is tried again', async () => {
    const folder = path.join(temporaryFolder(), 'backups');
    writeFileSync(folder, 'a file in its place');
    await look(folder, '2026-11-24T00:00:00Z');
    expect(complain).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^No backup was made today, the next attempt is within the hour: [^\n]+$/),
    );
  });
});

describe('a server', () => {
  it('makes one at its start, in the data folder, and says when it cannot write there', async () => {
    const options = { ...(await preparedPlace()), port: 0 };
    const folder = options.dataDir;
    const backend: Backend = await startBackend(options);
    const made = () => expect(names(path.join(folder, 'backups'))).toEqual([expect.stringMatching(/gz$/)]);
    await vi.waitFor(made, { timeout: 20_000 });
    await backend.close();
    expect(statSync(path.join(folder, 'backups')).mode & 0o777).toBe(0o700);
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    await expect(startBackend({ ...options, backupDir: file })).rejects.toThrow(
      /^No backup can be written to .*file .* Name another folder with BACKUP_DIR\.$/,
    );
  });
});
