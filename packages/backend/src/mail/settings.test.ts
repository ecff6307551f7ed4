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
  const privateKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const file = path.join(folder, 'key.pem');
  writeFileSync(file, privateKey);
  const { dkim } = readMailSettings({ ...set, DKIM_KEY_FILE: file, DKIM_SELECTOR: 'mail' }, own);
  expect(dkim).toEqual({ domainName: 'example.com', keySelector: 'mail', privateKey });
  const DKIM_KEY = String(privateKey);
  expect(readMailSettings({ ...set, DKIM_KEY, DKIM_SELECTOR: 'mail' }, own).dkim).toEqual(dkim);
});
