import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Backend, startBackend } from '../src/embedded/index.ts';
import { leads } from './command-line.ts';
import { preparedFolder, temporaryFolder } from './temporary-folder.ts';

vi.mock('../src/embedded/index.ts', async (original) =>
  (await import('./prepared-open.ts')).withPreparedFolders(await original()),
);

const files = temporaryFolder();
const named = (name: string) => path.join(files, name);
const dataDir = preparedFolder();
const here = { DATA_DIR: dataDir };
let backend: Backend;
const [key, sealed] = [named('key.txt'), named('sealed.jsonl.gz.age')];

beforeAll(async () => {
  backend = await startBackend({ dataDir, port: 0 });
  const { out } = await leads(['--new-key', key], here);
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const [recipient = ''] = /age1\w+/.exec(out) ?? [];
  await leads(['--backup', sealed, '--encrypt-to', recipient], here);
});

afterAll(() => backend?.close());

describe('an encrypted backup', () => {
  it('shows nothing, and is opened by its key alone', async () => {
    const bytes = readFileSync(sealed, 'latin1');
    expect(bytes).toMatch(/^age-encryption\.org\/v1\n/);
    expect(bytes).not.toContain('contact_submissions');
    const other = named('other.txt');
    await leads(['--new-key', other], here);
    expect((await leads(['--verify', sealed], here)).complaint).toContain('--identity FILE');
    expect((await leads(['--verify', sealed, '--identity', other], here)).complaint).toContain('another key');
    const { code, out } = await leads(['--verify', sealed, '--identity', key], here);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('can be restored') });
  });

  it.each([
    ['a changed byte', (bytes: Buffer) => bytes.with(-100, (bytes.at(-100) ?? 0) ^ 1)],
    ['a cut end', (bytes: Buffer) => bytes.subarray(0, -100)],
    ['a changed head', (bytes: Buffer) => bytes.with(60, (bytes.at(60) ?? 0) ^ 1)],
  ])('is refused with %s', async (_, change) => {
    const file = named('changed.age');
    writeFileSync(file, change(readFileSync(sealed)));
    expect((await leads(['--verify', file, '--identity', key], here)).complaint).toMatch(
      /damaged|not whole|another key/,
    );
  });

  it('needs a key that is one', async () => {
    const file = named('never.age');
    const say = async (key: string) => (await leads(['--backup', file, '--encrypt-to', key], here)).complaint;
    expect(await say('age1nonsense')).toContain('no public key');
    expect(await say(named('nowhere'))).toContain('no key file');
    writeFileSync(named('empty'), '');
    expect(await say(named('empty'))).toContain('holds no key');
  });
});

describe('sending', () => {
  const credentials = {
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-central-1',
  };
  const received = new Map<string, Buffer>();
  const store = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const isSigned = request.headers.authorization?.endsWith(`Signature=${signature(request, 'secret')}`);
    const isWhole =
      request.headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex');
    if (isSigned && isWhole) received.set(`${request.method} ${request.url}`, body);
    response.writeHead(isSigned && isWhole ? 200 : 403);
    response.end(isSigned ? '' : '<Error><Code>SignatureDoesNotMatch</Code></Error>');
  });
  let to: string;

  beforeAll(async () => {
    store.listen(0, '127.0.0.1');
    await once(store, 'listening');
    to = `http://127.0.0.1:${(store.address() as AddressInfo).port}/bucket/leads`;
  });
  afterAll(() => void store.close());

  it('puts the file into the store, signed', async () => {
    const { code, out } = await leads(['--send', sealed, '--to', to], credentials);
    expect({ code, out }).toEqual({ code: 0, out: `Sent to ${to}/sealed.jsonl.gz.age\n` });
    expect(received.get('PUT /bucket/leads/sealed.jsonl.gz.age')).toEqual(readFileSync(sealed));
  });

  it('says what went wrong', async () => {
    const say = async (file: string, address: string, env: object) =>
      (await leads(['--send', file, '--to', address], { ...env })).complaint;
    expect(await say(sealed, to, { ...credentials, AWS_SECRET_ACCESS_KEY: 'wrong' })).toBe(
      `${sealed} was not sent: the store answered 403 SignatureDoesNotMatch.\n`,
    );
    expect(await say(sealed, to, {})).toContain('AWS_ACCESS_KEY_ID');
    expect(await say(sealed, 'http://127.0.0.1:1/bucket', credentials)).toContain('does not answer');
    expect(await say(named('nowhere'), to, credentials)).toContain('There is no file');
  });

  it('keeps what is not encrypted here', async () => {
    const file = named('open.jsonl');
    await leads(['--backup', file], here);
    expect((await leads(['--send', file, '--to', to], credentials)).complaint).toContain('stays here');
    expect([...received.keys()].join()).not.toContain('open.jsonl');
  });
});

/** AWS Signature Version 4, as a store works it out for itself. */
function signature({ method, url = '', headers }: IncomingMessage, secret: string): string {
  const [, date = '', region = '', service = '', signed = ''] =
    /Credential=\w+\/(\d+)\/([\w-]+)\/(\w+)\/aws4_request, ?SignedHeaders=([\w;-]+)/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const canonical = [
    method,
    url,
    '',
    ...signed.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${date}/${region}/${service}/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}
