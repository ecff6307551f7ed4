import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cacheFolder } from '../build/paths.ts';
import { Machine } from './machine/machine.ts';
import { countRows } from './soak/count.ts';
import { smallDisk } from './soak/disk.ts';
import { readPages, reportPages } from './soak/readers.ts';
import { soakReport } from './soak/report.ts';
import { sendLeads } from './soak/senders.ts';
import { freePort, Server } from './soak/server.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    senders: { type: 'string', default: '20' },
    readers: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(`pnpm soak                  the real server for 10 minutes, with a hard kill each minute and a disk that fills between
  --minutes N  --senders N (default 20)  --readers N of pages (default 5)

Fails on any acknowledged row that is missing or there twice, on a page that is not answered while the server runs, on a
submission that is never acknowledged, on growing memory from 5 minutes on, and where SIGTERM does not end the server.`);
  process.exit(0);
}

const minute = 60_000;
const minutes = Number(values.minutes);
const [senders, readers] = [Number(values.senders), Number(values.readers)];
if (![minutes, senders, readers].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--minutes, --senders and --readers take whole numbers above 0.');
  process.exit(2);
}
/** How long repeats may take after the last new submission. */
const grace = 2 * minute;
/** Of new submissions, and of repeats and pages. */
const [end, deadline] = [new AbortController(), new AbortController()];

// Not in the system's temporary folder, which may be cleaned while the database runs.
mkdirSync(cacheFolder, { recursive: true });
const folder = mkdtempSync(path.join(cacheFolder, 'soak-'));
const machine = new Machine(path.join(folder, 'machine'));
const disk = smallDisk(path.join(folder, 'disk'), machine);
const server = new Server(folder, path.join(disk.folder, 'data'), machine, [
  await freePort(),
  await freePort(),
]);
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  disk.remove();
  rmSync(folder, { recursive: true, force: true });
});
try {
  process.exitCode = (await soak()) ? 0 : 1;
} finally {
  end.abort();
  deadline.abort();
  await server.stop();
}

async function soak(): Promise<boolean> {
  await server.start();
  console.log(`${minutes} minutes, ${senders} senders, ${readers} readers. The disk: ${disk.kind}.\n`);
  const memory: number[] = [];
  const watch = setInterval(async () => {
    const bytes = await server.memory();
    if (bytes !== undefined) memory.push(bytes);
  }, 1000).unref();
  const reading = readPages(server.target.site, readers, deadline.signal);
  const sending = sendLeads(server.target, senders, end.signal, deadline.signal);
  await Promise.race([trouble(), sending.then(() => Promise.reject(new Error('Nobody sends.')))]);
  end.abort();
  const timer = setTimeout(() => deadline.abort(), grace);
  const results = await sending;
  clearTimeout(timer);
  deadline.abort();
  clearInterval(watch);
  const pages = reportPages(await reading, server.absences);
  const counts = await countRows(server.target, results);
  const asked = performance.now();
  const status = await server.stop();
  const seconds = (performance.now() - asked) / 1000;
  const stop = { status, seconds };
  const { text, promisesBroken } = soakReport({
    counts,
    pages,
    memory,
    stop,
    said: server.said,
    minutes,
    kills: server.absences.length,
  });
  console.log(text);
  for (const promise of promisesBroken) console.error(promise);
  return promisesBroken.length === 0;
}

/** Each minute the disk is full for a while, and the server is killed at its end; not at the very end. */
async function trouble(): Promise<void> {
  for (let past = 1; past <= minutes; past += 1) {
    const begun = performance.now();
    // At another time in each minute, or those who were told to wait for one would always meet it.
    await sleep(10_000 + Math.random() * 25_000);
    disk.fill();
    await sleep(10_000);
    disk.empty();
    await sleep(minute - (performance.now() - begun));
    if (past < minutes) await server.killAndStart();
    console.log(`Minute ${past}${past < minutes ? `: killed, up again after ${downtime()} s` : ''}`);
  }
}

function downtime(): string {
  const { from = 0, to = 0 } = server.absences.at(-1) ?? {};
  return ((to - from) / 1000).toFixed(1);
}
