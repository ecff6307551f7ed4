import { parseArgs } from 'node:util';
import { isEmail } from '@laliaflia/leads';
import { type LeadKind, leadKinds } from '../leads/lead.ts';

export const usage = `Shows what visitors sent, newest first.

pnpm leads [options]
  --kind KIND       only ${leadKinds.join(', ')}
  --since DATE      from this day on (2026-11-21, or a time such as 2026-11-21T09:00)
  --until DATE      up to and with this day
  --spam            what the bot field or the static host takes for spam, instead of the leads
  --json            as JSON, everything
  --csv             as CSV for a spreadsheet, everything
  --limit N         at most N (default: 50 in the table, all otherwise; 0 means all)

A person asks (GDPR)
  --export EMAIL    everything that is held under the address, as JSON
  --delete EMAIL    shows what would be deleted; with --yes it is, in every table

Time
  --purge           deletes what is older than the privacy page allows; the embedded server does it daily. After a
                    jump of the clock, or where much would go, only with --yes
  --unpurge         puts back what the purges of the last 30 days have taken
  --keep ID --until DATE   belongs to a contract: not purged before that day

Mail
  --mail            what is dead, what waits, and what was sent or skipped in the last seven days
  --mail-again ID   tries a mail again that is dead or was skipped; "all" tries all that are dead
  --recipients URL  who has confirmed the newsletter, as CSV, each with a link that unsubscribes at the page URL

Site
  --alarms          what is wrong, and what was; exits with 1 where something is
  --reports         what browsers blocked in the last 30 days because the content security policy forbids it
  --collect         stores what the static host still holds of the forms and deletes it there, as its hourly job does

Safety
  --backup FILE     all rows of all tables, as they are at one moment, into a new file (.gz: compressed);
                    with --encrypt-to KEY (age1…, or a file with it) only the holder of the secret key can open it
  --verify FILE     checks a backup: restores it into a throwaway database and compares
  --restore FILE    verifies it, then puts back what is missing; what is there stays as it is
  --identity FILE   the secret key, for an encrypted file
  --new-key FILE    makes a secret key; shows the public one for --encrypt-to
  --send FILE --to URL       sends an encrypted backup to a store that speaks S3
  --rotate-secrets  makes a new secret key, JWT secret and health token, while no server runs
  --health-token    prints the token for the details of /health and for /metrics

Reads the embedded database, also while the site runs (DATA_DIR: another folder). With SUPABASE_URL and
SUPABASE_SECRET_KEY in the environment it works on that hosted project. More: docs/leads.md`;

export class UsageError extends Error {}

export type ListOptions = {
  action: 'list';
  format: 'table' | 'json' | 'csv';
  most: number;
  spam: boolean;
  kind?: LeadKind;
  since?: Date;
  until?: Date;
};

export type Options =
  | { action: 'help' }
  | { action: 'health-token' | 'rotate-secrets' }
  | ListOptions
  | { action: 'export'; email: string }
  | { action: 'delete'; email: string; yes: boolean }
  | { action: 'purge'; yes: boolean }
  | { action: 'unpurge' | 'reports' | 'alarms' | 'collect' }
  | { action: 'keep'; id: string; until: string }
  | { action: 'mail' }
  | { action: 'mail-again'; id?: string }
  | { action: 'recipients'; leave: string }
  | { action: 'backup'; file: string; encryptTo: string | undefined }
  | { action: 'restore'; file: string; identity: string | undefined }
  | { action: 'verify'; file: string; identity: string | undefined }
  | { action: 'new-key'; file: string }
  | { action: 'send'; file: string; to: string };

const actions = [
  ...(['export', 'delete', 'purge', 'unpurge', 'keep', 'mail', 'mail-again', 'recipients'] as const),
  ...(['backup', 'restore', 'verify', 'new-key', 'send'] as const),
  ...(['alarms', 'reports', 'collect', 'health-token', 'rotate-secrets'] as const),
];

export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  if (values.help) return { action: 'help' };
  const [action, another] = actions.filter((name) => values[name] !== undefined);
  if (another) throw new UsageError(`--${action} and --${another} are two things: one at a time.`);
  if (values.yes && action !== 'delete' && action !== 'purge')
    throw new UsageError('--yes belongs to --delete and to --purge.');
  if (values['encrypt-to'] !== undefined && action !== 'backup')
    throw new UsageError('--encrypt-to belongs to --backup.');
  if (values.identity !== undefined && action !== 'restore' && action !== 'verify')
    throw new UsageError('--identity belongs to --restore and to --verify.');
  switch (action) {
    case 'export':
      return { action, email: readEmail(action, values.export) };
    case 'delete':
      return { action, email: readEmail(action, values.delete), yes: values.yes === true };
    case 'purge':
      return { action, yes: values.yes === true };
    case 'unpurge':
    case 'alarms':
    case 'reports':
    case 'collect':
    case 'health-token':
    case 'rotate-secrets':
    case 'mail':
      return { action };
    case 'mail-again': {
      const id = values['mail-again'];
      return id === 'all' ? { action } : { action, id: readId(action, id) };
    }
    case 'recipients':
      return { action, leave: readPage(action, values.recipients) };
    case 'keep':
      return { action, id: readId(action, values.keep), until: readDay(values.until) };
    case 'backup':
      return { action, file: readFile(action, values.backup), encryptTo: values['encrypt-to'] };
    case 'restore':
    case 'verify':
      return { action, file: readFile(action, values[action]), identity: values.identity };
    case 'new-key':
      return { action, file: readFile(action, values[action]) };
    case 'send':
      return { action, file: readFile(action, values.send), to: readDestination(values.to) };
    default:
      return readList(values);
  }
}

type Values = ReturnType<typeof parse>;

function parse(args: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  const text = { type: 'string' } as const;
  const options = {
    help: { ...flag, short: 'h' },
    json: flag,
    csv: flag,
    spam: flag,
    kind: text,
    since: text,
    until: text,
    limit: text,
    export: text,
    delete: text,
    yes: flag,
    purge: flag,
    unpurge: flag,
    alarms: flag,
    reports: flag,
    collect: flag,
    'health-token': flag,
    'rotate-secrets': flag,
    keep: text,
    mail: flag,
    'mail-again': text,
    recipients: text,
    backup: text,
    'encrypt-to': text,
    restore: text,
    verify: text,
    identity: text,
    'new-key': text,
    send: text,
    to: text,
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readList({ kind, limit, json, csv, spam = false, since, until }: Values): ListOptions {
  if (kind !== undefined && !isKind(kind)) {
    throw new UsageError(`There is no kind "${kind}". The kinds are ${leadKinds.join(', ')}.`);
  }
  if (limit !== undefined && !/^\d+$/.test(limit)) throw new UsageError('--limit takes a number.');
  if (json && csv) throw new UsageError('--json and --csv are two formats: one at a time.');
  const format = json ? 'json' : csv ? 'csv' : 'table';
  const most = Number(limit ?? (format === 'table' ? 50 : 0)) || Number.POSITIVE_INFINITY;
  return {
    action: 'list',
    format,
    most,
    spam,
    ...(kind !== undefined && { kind }),
    ...(since !== undefined && { since: readTime('since', since) }),
    ...(until !== undefined && { until: readTime('until', until) }),
  };
}

function isKind(value: string): value is LeadKind {
  return (leadKinds as readonly string[]).includes(value);
}

const day = /^\d{4}-\d\d-\d\d$/;

/** In the time zone of whoever asks. A day as the end is meant with all its hours. */
function readTime(name: 'since' | 'until', value: string): Date {
  const isDay = day.test(value);
  const time = new Date(isDay ? `${value}T00:00` : value);
  if (!/^\d{4}-/.test(value) || Number.isNaN(time.getTime())) {
    throw new UsageError(`--${name} is "${value}", which is no date: write it as 2026-11-21.`);
  }
  if (isDay && name === 'until') time.setDate(time.getDate() + 1);
  return time;
}

function readDay(value: string | undefined): string {
  if (value !== undefined && day.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw new UsageError('--keep needs the last day as well: --until 2036-12-31.');
}

function readEmail(name: string, value: string | undefined): string {
  if (value !== undefined && isEmail(value.trim())) return value.trim();
  throw new UsageError(`--${name} takes an e-mail address, and "${value}" is none.`);
}

function readId(name: 'keep' | 'mail-again', value: string | undefined): string {
  if (value !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value;
  const [what, where] = name === 'keep' ? ['lead', '--json'] : ['mail', '--mail'];
  throw new UsageError(`--${name} takes the whole id of a ${what}, which ${where} shows.`);
}

function readFile(name: string, value: string | undefined): string {
  if (value) return value;
  throw new UsageError(`--${name} takes the name of a file.`);
}

function readPage(name: string, value: string | undefined): string {
  const url = URL.parse(value ?? '');
  if (url && /^https?:$/.test(url.protocol) && url.pathname.length > 1 && url.search === '') return url.href;
  throw new UsageError(
    `--${name} takes the page that unsubscribes: https://www.example.com/newsletter/leave.`,
  );
}

function readDestination(value: string | undefined): string {
  const url = URL.parse(value ?? '');
  if (url && /^https?:$/.test(url.protocol) && url.pathname.length > 1) return url.href;
  throw new UsageError(
    '--send needs the folder in the store as well: --to https://s3.example.com/bucket/folder.',
  );
}
