import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readMailSettings } from './settings.ts';

const own = { name: 'Our site', address: 'hello@example.com' };
const set = { MAIL_FROM: 'site@example.com', MAIL_TO: 'owner@example.org' };
const folder = mkdtempSync(path.join(tmpdir(), 'mail-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('sends nothing where nothing is set', () => {
  expect(readMailSettings({}, own)).toEqual({ from: own, to: own.address });
});

it.each([
  [
    'smtps://u%40x:p%2Fw@smtp.example.com',
    { port: 465, secure: true, requireTLS: false, auth: { user: 'u@x', pass: 'p/w' } },
  ],
  ['smtp://smtp.example.com', { host: 'smtp.example.com', port: 587, secure: false, requireTLS: true }],
  ['smtp://localhost:2525/', { host: 'localhost', port: 2525, secure: false, requireTLS: false }],
  ['smtp://[::1]', { host: '::1', port: 587, requireTLS: false }],
])('reads %s', (SMTP_URL, server) => {
  const { smtp, from, to } = readMailSettings({ ...set, SMTP_URL }, own);
  expect(smtp).toMatchObject(server);
  expect([from, to]).toEqual([{ name: 'Our site', address: set.MAIL_FROM }, set.MAIL_TO]);
});

it.each([
  [{ SMTP_URL: 'smtp.example.com:465', ...set }, 'SMTP_URL is no address'],
  [{ SMTP_URL: 'https://u:secret@smtp.example.com', ...set }, 'SMTP_URL is no address'],
  [{ SMTP_URL: 'smtp://u:secret@smtp.example.com/?tls=no', ...set }, 'SMTP_URL is no address'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_TO: set.MAIL_TO }, 'MAIL_FROM is not'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: set.MAIL_FROM }, 'MAIL_TO is not'],
  [{ MAIL_TO: 'me' }, 'MAIL_TO is "me", which is no e-mail address'],
  [{ MAIL_FROM: 'a@example.com, b@example.com' }, 'MAIL_FROM is'],
  [{ DKIM_SELECTOR: 'mail' }, 'DKIM_KEY_FILE is not'],
  [{ DKIM_KEY_FILE: '/nowhere' }, 'DKIM_SELECTOR is not'],
  [{ DKIM_KEY_FILE: '/nowhere', DKIM_SELECTOR: 'mail' }, 'DKIM_KEY_FILE is "/nowhere", which is no readable'],
  [{ DKIM_KEY: 'a secret', DKIM_SELECTOR: 'mail' }, 'DKIM_KEY is no readable private key'],
  [{ DKIM_KEY: 'a secret', DKIM_KEY_FILE: '/nowhere' }, 'both set'],
])('explains %j, without the password', (environment, words) => {
  const read = () => readMailSettings(environment, own);
  expect(read).toThrow(words);
  expect(read).not.toThrow('secret');
});

it('signs for the domain of MAIL_FROM', () => {
  const privateKey = makeKey(2048);
  const file = path.join(folder, 'key.pem');
  writeFileSync(file, privateKey);
  const { dkim } = readMailSettings({ ...set, DKIM_KEY_FILE: file, DKIM_SELECTOR: 'mail' }, own);
  expect(dkim).toEqual({ domainName: 'example.com', keySelector: 'mail', privateKey });
  expect(readMailSettings({ ...set, DKIM_KEY: privateKey, DKIM_SELECTOR: 'mail' }, own).dkim).toEqual(dkim);
});

it.each([
  ['a key of the kind ed25519', makeKey()],
  ['an RSA key of 512 bits', makeKey(512)],
])('refuses %s, with which mails would go unsigned', (words, DKIM_KEY) => {
  const read = () => readMailSettings({ ...set, DKIM_KEY, DKIM_SELECTOR: 'mail' }, own);
  expect(read).toThrow(words);
});

/** In PEM form: RSA with so many bits, else ed25519. */
function makeKey(modulusLength?: number): string {
  const { privateKey } = modulusLength
    ? generateKeyPairSync('rsa', { modulusLength })
    : generateKeyPairSync('ed25519');
  return String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
}
