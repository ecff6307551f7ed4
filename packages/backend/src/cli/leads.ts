import { parseArgs } from 'node:util';
import { collectLeads } from '../leads/collect.ts';
import { toCsv } from '../leads/csv.ts';
import { type LeadKind, leadKinds } from '../leads/lead.ts';
import { openLeadSource } from '../leads/source.ts';
import { toTable } from '../leads/table.ts';

const usage = `Shows what visitors sent, newest first.

pnpm leads [options]
  --json        as JSON, everything
  --csv         as CSV for a spreadsheet, everything
  --kind KIND   only ${leadKinds.join(', ')}
  --spam        what the bot field caught, instead of the leads
  --limit N     at most N (default: 50 in the table, all otherwise; 0 means all)

Reads the embedded database, also while the site runs (DATA_DIR: another folder). With SUPABASE_URL and
SUPABASE_SECRET_KEY in the environment it reads that hosted project.`;

class UsageError extends Error {}

function readOptions() {
  const { values } = parseOptions();
  const { kind, limit } = values;
  if (kind !== undefined && !(leadKinds as readonly string[]).includes(kind)) {
    throw new UsageError(`There is no kind "${kind}". The kinds are ${leadKinds.join(', ')}.`);
  }
  if (limit !== undefined && !/^\d+$/.test(limit)) throw new UsageError('--limit takes a number.');
  const format = values.json ? 'json' : values.csv ? 'csv' : 'table';
  const most = Number(limit ?? (format === 'table' ? 50 : 0)) || Number.POSITIVE_INFINITY;
  return { format, most, help: values.help, spam: values.spam, kind: kind as LeadKind | undefined };
}

function parseOptions() {
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    json: flag,
    csv: flag,
    spam: flag,
    help: { ...flag, short: 'h' },
    kind: { type: 'string' },
    limit: { type: 'string' },
  } as const;
  try {
    return parseArgs({ options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(): Promise<void> {
  const { format, most, help, spam, kind } = readOptions();
  if (help) return console.log(usage);
  const source = await openLeadSource(process.env);
  const all = source ? await collectLeads(source.client, { spam, ...(kind ? { kind } : {}) }) : [];
  await source?.close();
  const leads = all.slice(0, most);
  if (format === 'json') return console.log(JSON.stringify(leads, null, 2));
  if (format === 'csv') return void process.stdout.write(toCsv(leads));
  if (leads.length === 0) return console.log(emptyState(kind, spam));
  console.log(toTable(leads, process.stdout.columns ?? 140));
  const hidden = all.length - leads.length;
  const more = hidden > 0 ? `, ${hidden} older ones not shown (--limit 0 shows all)` : '';
  console.log(`\n${leads.length} from ${source?.name}${more}. Whole messages: --json or --csv.`);
}

function emptyState(kind: LeadKind | undefined, spam: boolean): string {
  if (spam) return 'No spam: the bot field has caught nothing.';
  if (kind) return `No leads of the kind ${kind} yet.`;
  return (
    'No leads yet. To make the first one: start the site with "npx pnpm start", open ' +
    'http://localhost:4173/contact and send an inquiry. It appears here.'
  );
}

// "pnpm leads | head" closes the pipe early, which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
