import dns from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { readMailSettings } from '@laliaflia/backend/mail';
import { isEmail } from '@laliaflia/leads';
import { site as content } from '../content/site.ts';
import { readOrigin } from './settings/values.ts';
import { isOnThisMachine } from './smoke/pages.ts';
import { printedReport } from './smoke/report.ts';
import { smoke } from './smoke/smoke.ts';

const usage = `pnpm smoke https://www.example.com
  --mailbox me@example.com   who gets the mails of the test (default: MAIL_TO)
  --dkim-selector NAME       where your mail provider signs: the part before ._domainkey (default: DKIM_SELECTOR)

Tries a site that is live: pages, headers, the sender's domain, and one marked lead through every form, by script and
without. Looks for all of them in the database, with their mails, and removes them again. Needs the same settings as
"pnpm leads" on that database. Your mailbox gets about a dozen mails. More: docs/deploy.md`;

const { values, positionals } = parseArgs({
  options: {
    mailbox: { type: 'string' },
    'dkim-selector': { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
  allowPositionals: true,
});

if (values.help) {
  console.log(usage);
  process.exit(0);
}

const report = printedReport((line) => console.log(line));
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => {
    if (stopping.signal.aborted) process.exit(130);
    console.log('Broken off. What was sent is removed; once more ends at once.');
    stopping.abort();
  });

try {
  const options = read();
  const start = performance.now();
  await smoke({ ...options, environment: process.env, dns, report, signal: stopping.signal });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    report.problems === 0 ? `\nAll is well (${seconds} s).` : `\n${report.problems} problems (${seconds} s).`,
  );
  process.exitCode = report.problems === 0 ? 0 : 1;
} catch (error) {
  if (!stopping.signal.aborted) console.error(`✘ ${explain(error)}`);
  process.exitCode = stopping.signal.aborted ? 130 : 1;
}
// Connections that are kept open would hold the process for a while.
process.exit();

function read() {
  try {
    const [address] = positionals;
    if (address === undefined || positionals.length > 1) throw new Error('Give the address of one site.');
    const site = readOrigin('The address', address);
    const mail = readMailSettings(process.env, { name: content.brand, address: content.email });
    const mailbox = values.mailbox ?? (process.env.MAIL_TO || isOnThisMachine(site) ? mail.to : undefined);
    if (mailbox === undefined || !isEmail(mailbox))
      throw new Error(
        'Give the mailbox that gets the mails of the test: MAIL_TO, or --mailbox me@example.com.',
      );
    const selector = values['dkim-selector'] ?? process.env.DKIM_SELECTOR ?? '';
    return { site, mail, mailbox, selector };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}

/** Of fetch the reason, which it keeps to itself. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
