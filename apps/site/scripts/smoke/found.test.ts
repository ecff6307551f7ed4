import type { LeadSource } from '@laliaflia/backend/leads';
import { expect, it } from 'vitest';
import { checkMails } from './mails.ts';
import { checkStored, type Stored } from './stored.ts';
import { heardReport } from './test-report.ts';

const means = () => ({ report: heardReport(), signal: AbortSignal.abort() });
const one: Stored = {
  what: 'contact by script',
  kind: 'contact',
  mark: 'me+smoke-01234567-1@example.com',
  table: 'contact_submissions',
  id: 'a',
  typed: { name: 'Smoke test', message: 'Hello' },
};

/** The owner's access, with these answers. */
const answering = (data: object[]) => {
  const answer = { range: async () => ({ data, error: null }), in: async () => ({ data, error: null }) };
  return { rpc: () => answer } as unknown as LeadSource['client'];
};

const row = {
  table_name: one.table,
  id: 'a',
  own: true,
  content: { name: 'Smoke test', message: 'Hello', email: one.mark },
};

async function stored(...rows: object[]): Promise<string[]> {
  const { report, signal } = means();
  await checkStored(answering(rows), [one], { report, signal });
  return report.said.bad;
}

it('finds a lead', async () => expect(await stored(row)).toEqual([]));

it('leaves other marks of the mailbox alone', async () => {
  const other = { ...row, id: 'b', content: { ...row.content, email: 'me+smoke-01234567-2@example.com' } };
  expect(await stored(row, other)).toEqual([]);
});

it.each<[string, object[]]>([
  ['2 times', [row, { ...row, id: 'b' }]],
  [
    'is in form_submissions, and not in contact_submissions',
    [{ ...row, table_name: 'form_submissions', content: { fields: row.content } }],
  ],
  ['under another id', [{ ...row, id: 'b' }]],
  ['other values of message', [{ ...row, content: { ...row.content, message: 'Hell' } }]],
])('says: %s', async (sentence, rows) => {
  expect(await stored(...rows)).toEqual([expect.stringContaining(sentence)]);
});

it('waits for a lead that is not there until it is stopped', async () => {
  await expect(stored()).rejects.toThrow('aborted');
});

const mail = (kind: string, state = 'sent', last_error: string | null = null) => ({
  submission_id: 'a',
  kind,
  state,
  last_error,
  attempts: 1,
});

async function mails(lead: Partial<Stored>, ...all: object[]): Promise<string[]> {
  const { report, signal } = means();
  await checkMails(answering(all), [{ ...one, ...lead }], { report, signal });
  return report.said.bad;
}

it('wants one mail to the owner and one to the sender', async () => {
  expect(await mails({}, mail('owner'), mail('sender'))).toEqual([]);
  expect(await mails({}, mail('owner'), mail('sender', 'skipped', 'No more than 1 to one address'))).toEqual(
    [],
  );
  expect(await mails({ kind: 'newsletter' }, mail('owner'), mail('subscriber'))).toEqual([]);
});

it('does not wait for a confirmation that the ceiling holds back', async () => {
  const held = { ...mail('subscriber', 'waiting'), attempts: 0 };
  expect(await mails({ kind: 'newsletter' }, mail('owner'), held)).toEqual([]);
});

it.each<[string, object[]]>([
  ['mails to owner, not to owner and sender', [mail('owner')]],
  ['mails to owner and owner and sender, not to', [mail('owner'), mail('owner'), mail('sender')]],
  ['the mail to the owner is given up (550)', [mail('owner', 'dead', '550'), mail('sender')]],
  [
    'no mail to the sender (The address has refused',
    [mail('owner'), mail('sender', 'skipped', 'The address has refused a mail before.')],
  ],
])('says: %s', async (sentence, all) => {
  expect(await mails({}, ...all)).toEqual([expect.stringContaining(sentence)]);
});
