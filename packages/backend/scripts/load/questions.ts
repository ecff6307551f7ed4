import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { contact, newSubmissionId } from '@laliaflia/leads';
import { sampleOf } from '@laliaflia/leads/samples';
import { createFormStore } from '../../src/embedded/form-store.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../src/embedded/guards/secrets.ts';
import type { OpenDatabase } from '../../src/embedded/open-database.ts';
import { backUp } from '../../src/leads/backup/back-up.ts';
import { type LeadQuery, readLeads } from '../../src/leads/collect.ts';
import { csvLines } from '../../src/leads/csv.ts';
import { purge } from '../../src/leads/keep.ts';
import { readMails } from '../../src/leads/mails.ts';
import { findPerson } from '../../src/leads/person.ts';
import { claimMails, settleMail } from '../../src/mail/outbox.ts';
import { desk, most } from './desk.ts';

export type Filled = Pick<OpenDatabase, 'api' | 'owner'> & { folder: string };

export type Question = {
  name: string;
  /** How often it is asked. */
  times: number;
  /** Asks once; a number that it resolves with is how many units were done, each of which may take its time. */
  ask(filled: Filled, round: number): Promise<unknown>;
  /** What a unit is, where it is not one answer. */
  unit?: string;
  /** Milliseconds for a database of so many leads, where its time may not be that of the small one: more rows are more work. */
  most?(leads: number): number;
};

const sampleInquiry = sampleOf(contact);

/** A visitor in twenty rows, so that counters are both made and counted on. */
const visitor = (round: number) => `198.18.${((round / 20) % 250) | 0}.${round % 20 === 19 ? 9 : 7}`;

async function insert({ api }: Filled, table: string, row: object, address: string, expected = 201) {
  const response = await api.fetch(
    new Request(`http://localhost/rest/v1/${table}`, {
      method: 'POST',
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ id: newSubmissionId(), ...row }),
    }),
    address,
  );
  if (response.status !== expected)
    throw new Error(`${table} answered ${response.status} instead of ${expected}: ${await response.text()}`);
}

function page(name: string, query: LeadQuery): Question {
  return {
    name,
    times: 30,
    async ask({ owner }) {
      let leads = 0;
      for await (const some of readLeads(owner, query, 51)) leads += some.length;
      if (leads === 0) throw new Error(`${name} shows nothing.`);
    },
  };
}

const aDay = 24 * 60 * 60 * 1000;
const halfAYearAgo = new Date(Date.now() - 180 * aDay);

/** Each the whole way that a request takes through the API. */
export const questions: readonly Question[] = [
  {
    name: 'A page view',
    times: 400,
    ask: (filled, round) =>
      insert(
        filled,
        'analytics_events',
        { event_type: 'page_view', page_path: '/contact', referrer: '' },
        visitor(round),
      ),
  },
  {
    name: 'An inquiry, with its two mails',
    times: 400,
    ask: (filled, round) =>
      insert(filled, 'contact_submissions', sampleInquiry, `198.19.${round % 250}.${(round / 250) | 0}`),
  },
  {
    name: 'A newsletter subscription',
    times: 400,
    ask: (filled, round) =>
      insert(
        filled,
        'newsletter_subscriptions',
        { email: `${newSubmissionId()}@example.com` },
        `198.19.${round % 250}.9`,
      ),
  },
  {
    name: 'A form of the host',
    times: 400,
    ask: ({ owner }, round) =>
      createFormStore(owner)({
        form_name: 'webinar',
        fields: sampleInquiry,
        spam: false,
        peerAddress: `198.19.${round % 250}.11`,
      }),
  },
  {
    name: 'A refusal by the limits',
    times: 200,
    async ask(filled, round) {
      const sends = round === 0 ? 10 : 0;
      for (let i = 0; i < sends; i++)
        await insert(filled, 'contact_submissions', sampleInquiry, '198.18.255.1');
      await insert(filled, 'contact_submissions', sampleInquiry, '198.18.255.1', 429);
    },
  },
  {
    name: 'A mail taken from the outbox and noted as sent',
    times: 100,
    async ask({ owner }) {
      const [mail] = await claimMails(owner, 1, 'example.com');
      if (!mail) throw new Error('The outbox is empty.');
      await settleMail(owner, mail, { outcome: 'sent' });
    },
  },
  page('pnpm leads', {}),
  page('pnpm leads --kind webinar', { kind: 'webinar' }),
  page('pnpm leads --spam', { spam: true }),
  // Rows of long ago lie on the disk, not in memory as in the small database.
  { ...page('pnpm leads --until half a year ago', { until: halfAYearAgo }), most },
  {
    name: 'pnpm leads --mail',
    times: 10,
    ask: async ({ owner }) => void (await readMails(owner)),
    most,
  },
  ...desk,
  {
    name: 'pnpm leads --export of a person',
    times: 3,
    ask: async ({ owner }) => void (await findPerson(owner, 'person9@example.com')),
    most: () => 60_000,
  },
  {
    name: 'pnpm leads --csv',
    unit: 'thousand leads',
    times: 1,
    async ask({ owner }) {
      let leads = 0;
      for await (const some of readLeads(owner)) {
        csvLines(some);
        leads += some.length;
      }
      return leads / 1000;
    },
  },
  {
    name: 'The daily backup',
    unit: 'thousand rows',
    times: 1,
    async ask({ owner, folder }) {
      const file = path.join(folder, 'leads.jsonl.gz');
      const counts = await backUp(owner, file);
      console.log(`A backup of ${Math.round(statSync(file).size / 1e6)} MB`);
      await rm(file);
      return Object.values(counts).reduce((sum, count) => sum + count, 0) / 1000;
    },
  },
  {
    name: 'The daily purge',
    times: 1,
    async ask({ owner }) {
      const deleted = await purge(owner);
      if (!deleted.analytics_events) throw new Error('The purge deleted no page view.');
    },
    most: () => 60_000,
  },
];
