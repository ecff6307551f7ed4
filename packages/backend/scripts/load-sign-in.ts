// Leads beside fifty attempts to sign in a second, while the mail server says nothing. Fails where leads wait for them.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { contact, newSubmissionId } from '@laliaflia/leads';
import { sampleOf } from '@laliaflia/leads/samples';
import { EMBEDDED_PUBLISHABLE_KEY, loadSecrets } from '../src/embedded/guards/secrets.ts';
import { connect } from '../src/owner-client.ts';
import { addOwner } from '../src/owners/owners.ts';
import { spawnBackend } from '../test/spawn-backend.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '20' },
    help: { type: 'boolean', default: false },
  },
});

/** A second. */
const rate = { leads: 10, signIns: 50 };
/** Seconds that the mail server takes a connection and says nothing. */
const silence = 30;
/** How much longer the slowest lead of a hundred may take. */
const allowed = 1.2;

if (values.help) {
  console.log(`pnpm load:sign-in          ${rate.leads} leads a second, alone and beside ${rate.signIns} sign-ins a second, at the embedded database
  --seconds N       of each (default 5)
  --rounds N        the two in turn (default 20), so that whatever else the machine does meets both

The mail server is silent for ${silence} s all the while. Fails where the slowest lead of a hundred takes
${Math.round(100 * (allowed - 1))} % longer beside the sign-ins, the owner gets in not once, or a stranger makes an account.`);
  process.exit(0);
}
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];

const cache = path.join(import.meta.dirname, '../../../node_modules/.cache');
mkdirSync(cache, { recursive: true });
const dataDir = mkdtempSync(path.join(cache, 'load-sign-in-'));
const mailServer = await startSilence();
const backend = await spawnBackend(
  { dataDir },
  {
    isMeasured: true,
    script: 'mailing-process.ts',
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'site@example.com',
      MAIL_TO: 'me@example.com',
    },
  },
);
try {
  const admin = connect(backend.url, loadSecrets(dataDir).secretKey);
  const ada = { email: 'ada@example.com', password: (await addOwner(admin, 'ada@example.com')) ?? '' };
  await each(rate.leads, 3, sendLead); // The first ones compile what all others use.
  const alone: number[] = [];
  const beside: number[] = [];
  const answers = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await each(rate.leads, seconds, sendLead)));
    const [leads] = await Promise.all([
      each(rate.leads, seconds, sendLead),
      each(rate.signIns, seconds, (i) => signIn(i, ada, answers)),
    ]);
    beside.push(...leads);
    console.log(
      `Round ${round + 1}: the slowest of a hundred ${shown(alone)} alone, ${shown(beside)} beside.`,
    );
  }
  const { data } = await admin.auth.admin.listUsers();
  console.log(`${alone.length} leads alone: ${table(alone)}
${beside.length} leads beside ${rate.signIns} sign-ins a second: ${table(beside)}
Answers to the sign-ins: ${[...answers].map(([what, count]) => `${what} ${count}`).join(', ')}
Connections that the mail server was silent to: ${mailServer.count()}; accounts: ${data.users.length}`);
  const most = quantile(alone, 0.99) * allowed;
  if (quantile(beside, 0.99) > most)
    fail(`Leads wait for sign-ins: at most ${most.toFixed(1)} ms were allowed.`);
  // Guesses cannot be answered so: it was the owner.
  if (!answers.get('token 200')) fail('The owner could not sign in once, so that nothing was measured.');
  if (data.users.length !== 1) fail('Somebody from outside has made an account.');
  if (mailServer.count() === 0) fail('No mail was tried.');
} finally {
  await backend.kill();
  mailServer.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** So many a second, whether those before are answered or not. @returns Milliseconds that each took. */
async function each(
  perSecond: number,
  forSeconds: number,
  act: (i: number) => Promise<void>,
): Promise<number[]> {
  const begun = performance.now();
  const all: Promise<number>[] = [];
  for (let i = 0; i < perSecond * forSeconds; i += 1) {
    await pause(Math.max(0, begun + (i * 1000) / perSecond - performance.now()));
    const start = performance.now();
    all.push(act(i).then(() => performance.now() - start));
  }
  return Promise.all(all);
}

function post(address: string, body: object): Promise<Response> {
  return fetch(`${backend.url}${address}`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function sendLead(): Promise<void> {
  const response = await post('/rest/v1/contact_submissions', {
    id: newSubmissionId(),
    ...sampleOf(contact),
  });
  await response.arrayBuffer();
  if (response.status !== 201) throw new Error(`A lead was answered with ${response.status}.`);
}

/** The owner, somebody who guesses, and strangers who ask for a link or an account. */
async function signIn(
  i: number,
  owner: { email: string; password: string },
  answers: Map<string, number>,
): Promise<void> {
  const email = `stranger${i}@example.com`;
  const calls = [
    ['/auth/v1/token?grant_type=password', owner],
    ['/auth/v1/token?grant_type=password', { email, password: 'a guess that is long' }],
    ['/auth/v1/otp', { email: i % 10 < 5 ? owner.email : email, create_user: true }],
    ['/auth/v1/magiclink', { email }],
    ['/auth/v1/signup', { email, password: 'a password that is long' }],
  ] as const;
  const [address, body] = calls[i % calls.length] ?? calls[0];
  const response = await post(address, body);
  await response.arrayBuffer();
  const what = `${address.replace(/^.*v1\/|\?.*$/g, '')} ${response.status}`;
  answers.set(what, (answers.get(what) ?? 0) + 1);
}

/** Takes connections, and closes them when it has been silent for long enough. */
async function startSilence() {
  const sockets = new Set<Socket>();
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.setTimeout(silence * 1000, () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    count: () => taken,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function shown(times: readonly number[]): string {
  return `${quantile(times, 0.99).toFixed(1)} ms`;
}

function table(times: readonly number[]): string {
  return [0.5, 0.9, 0.99, 1]
    .map((share) => `${share === 1 ? 'slowest' : `p${share * 100}`} ${quantile(times, share).toFixed(1)} ms`)
    .join(', ');
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
