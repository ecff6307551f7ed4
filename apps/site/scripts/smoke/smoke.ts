import { randomBytes } from 'node:crypto';
import { type LeadSource, openLeadSource } from '@laliaflia/backend/leads';
import type { MailSettings } from '@laliaflia/backend/mail';
import { type ApiAddress, smokeMark } from '@laliaflia/leads';
import { sendByScript } from './by-script.ts';
import { checkHeaders } from './headers.ts';
import { checkMails } from './mails.ts';
import { checkOtherAddresses, checkPages, type FetchedPage, getFrom, isOnThisMachine } from './pages.ts';
import type { Report } from './report.ts';
import { checkSenderDomain, type Dns } from './sender-domain.ts';
import type { Marks } from './sent.ts';
import { checkStored, findLeftovers, removeMarked } from './stored.ts';
import { sendWithoutScript } from './without-script.ts';

export interface SmokeOptions {
  /** Origin. */
  site: string;
  /** Gets the mails. */
  mailbox: string;
  environment: NodeJS.ProcessEnv;
  mail: MailSettings;
  dns: Dns;
  /** Of the DKIM record; empty: it is not looked up. */
  selector: string;
  report: Report;
  /** Ends everything; what was sent is removed all the same. */
  signal: AbortSignal;
}

/** Tries a site that is live as a visitor and as its owner do, and leaves nothing behind. */
export async function smoke({
  site,
  mailbox,
  environment,
  mail,
  dns,
  selector,
  report,
  signal,
}: SmokeOptions): Promise<void> {
  const get = getFrom(site, signal);
  const pages = await checkPages(site, get, report);
  await checkOtherAddresses(site, get, report);
  await checkHeaders(site, pages, get, report);
  if (isOnThisMachine(site))
    report.note(
      'SPF, DKIM and DMARC are not looked up: this site is on this machine, which no mail server asks about.',
    );
  else await checkSenderDomain({ ...mail, selector }, dns, report);

  const source = await openLeadSource(environment);
  if (source === null)
    throw new Error('There is no database here: set what "pnpm leads" needs to reach that of the site.');
  const marks = newMarks(mailbox);
  try {
    const leftovers = await findLeftovers(source.client, mailbox);
    if (leftovers.length > 0) {
      report.note(
        `An earlier smoke test was broken off and has left ${leftovers.length} leads, which go now.`,
      );
      await removeMarked(source, leftovers, report);
    }
    await sendAndFind(pages, source, marks, { site, get, report, signal });
  } finally {
    await removeMarked(source, marks.all, report).finally(source.close);
  }
}

async function sendAndFind(
  pages: readonly FetchedPage[],
  { client }: LeadSource,
  marks: Marks,
  { site, ...means }: Pick<SmokeOptions, 'site' | 'report' | 'signal'> & { get: ReturnType<typeof getFrom> },
): Promise<void> {
  const { report } = means;
  const api = apiOf(pages);
  const sent = [
    ...(await sendByScript({ site, api }, { ...means, marks })),
    ...(await sendWithoutScript(site, pages, { ...means, marks })),
  ];
  report.good(`${sent.length} marked leads are sent: ${sent.map(({ what }) => what).join(', ')}.`);
  const stored = await checkStored(client, sent, means);
  await checkForeignEyes(api, report, means.signal);
  await checkMails(client, stored, means);
}

/** Address and key as the pages name them. */
function apiOf(pages: readonly FetchedPage[]): ApiAddress {
  const [page] = pages;
  const read = (name: string) => page?.$(`meta[name="laliaflia:${name}"]`).attr('content') ?? '';
  return { url: read('api'), key: read('key') };
}

/** There are leads in the database at this moment, and the key that everybody knows must not show them. */
async function checkForeignEyes(
  { url, key }: ApiAddress,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const seen: string[] = [];
  for (const table of [
    'contact_submissions',
    'newsletter_subscriptions',
    'form_submissions',
    'chat_conversations',
  ]) {
    const answer = await fetch(`${url}/rest/v1/${table}?select=*&limit=1`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal,
    });
    const rows: unknown = await answer.json().catch(() => undefined);
    if (answer.ok && !(Array.isArray(rows) && rows.length === 0)) seen.push(table);
  }
  if (seen.length === 0) report.good('With the public key nobody reads a row.');
  else report.bad(`With the public key anybody reads ${seen.join(' and ')}.`);
}

function newMarks(mailbox: string): Marks {
  const run = randomBytes(4).toString('hex');
  const all: string[] = [];
  return {
    all,
    next() {
      const mark = smokeMark(mailbox, run, all.length + 1);
      all.push(mark);
      return mark;
    },
  };
}
