import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@laliaflia/tooling/postgres.ts';
import { cacheFolder } from '../build/paths.ts';
import { findLosses, load } from './load/load.ts';
import { isFlat, latencyTable, lossTable, memoryLine, processorLine } from './load/report.ts';
import type { FromServer } from './load/server.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    soak: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    visitors: { type: 'string', default: '50' },
    pause: { type: 'string', default: '0' },
    'warm-up': { type: 'string', default: '5' },
    postgres: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(`pnpm bench                 50 visitors at once for 60 s, on data of its own
pnpm bench --soak          the same for 10 minutes: memory has to stay flat
  --postgres               on a PostgreSQL server of its own instead of the embedded engine
  --minutes N  --seconds N --visitors N --pause MS between two requests of one visitor (default 0)
  --warm-up N              seconds before those that are measured, in which the engine is compiled (default 5)

Fails on any error, on any acknowledged row that is not in the database, and on growing memory from 5 minutes on.`);
  process.exit(0);
}

const minutes = values.minutes ?? (values.soak ? '10' : undefined);
const milliseconds = minutes ? Number(minutes) * 60_000 : Number(values.seconds) * 1000;
const [visitors, pause] = [Number(values.visitors), Number(values.pause)];
const warmUp = Number(values['warm-up']) * 1000;
if (![milliseconds, visitors].every((number) => number > 0) || !(pause >= 0) || !(warmUp >= 0)) {
  console.error(
    '--seconds, --minutes and --visitors take numbers above 0, --pause milliseconds, --warm-up seconds.',
  );
  process.exit(2);
}

// Not in the system's temporary folder, which may be cleaned while the database runs.
mkdirSync(cacheFolder, { recursive: true });
const folder = mkdtempSync(path.join(cacheFolder, 'bench-'));
const postgres = values.postgres ? await startPostgres({ durable: true }) : undefined;
if (values.postgres && !postgres) {
  console.error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
  process.exit(1);
}
const server = fork(path.join(import.meta.dirname, 'load/server.ts'), [folder, postgres?.url ?? '']);
try {
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  const gone = once(server, 'exit');
  if (server.connected) {
    server.disconnect();
    await gone;
  }
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<boolean> {
  const target = await Promise.race([
    once(server, 'message').then(([message]) => message as Extract<FromServer, { api: string }>),
    once(server, 'exit').then(() => Promise.reject(new Error('The server did not start.'))),
  ]);
  const memory: number[] = [];
  const processor: number[] = [];
  server.on('message', (message: FromServer) => {
    if (!('rss' in message)) return;
    memory.push(message.rss);
    processor.push(message.processor);
  });
  console.log(
    `${visitors} visitors at once for ${milliseconds / 1000} s after ${warmUp / 1000} s of warm-up, each ${pause} ms after the last answer\n`,
  );
  const start = performance.now();
  const result = await load(target, { visitors, milliseconds, pause, warmUp });
  const seconds = (performance.now() - start - warmUp) / 1000;
  const counted = processor.slice(Math.ceil(warmUp / 1000));
  const used = (counted.at(-1) ?? 0) - (counted[0] ?? 0);
  const losses = await findLosses(target, result);

  console.log(
    `${latencyTable(result, seconds)}\n\n${lossTable(losses)}\n\n${memoryLine(memory)}\n${processorLine(used, counted.length - 1, result, seconds)}`,
  );
  for (const [problem, count] of result.errors) console.error(`${count} times: ${problem}`);
  const lost = losses.reduce((sum, loss) => sum + loss.lost, 0);
  const leaks = milliseconds >= 300_000 && !isFlat(memory);
  if (leaks) console.error('The memory of the server grows.');
  console.log(
    `\n${result.errors.size === 0 ? 'No error' : 'Errors'}, ${lost === 0 ? 'nothing lost' : `${lost} rows lost`}.`,
  );
  return result.errors.size === 0 && lost === 0 && !leaks;
}
