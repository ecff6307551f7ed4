import { listAlarms } from '../alarms/list.ts';
import { readAlarmLimits } from '../alarms/settings.ts';
import { keptDays, prepareBackupFolder, removeAgedBackups } from '../embedded/backup-folder.ts';
import { collectForms } from '../host-forms/collect.ts';
import { createHostApi } from '../host-forms/host-api.ts';
import { readHostSettings } from '../host-forms/settings.ts';
import { backUp } from '../leads/backup/back-up.ts';
import { shareErased } from '../leads/backup/erased.ts';
import { noteBackup } from '../leads/backup/note-backup.ts';
import { restore } from '../leads/backup/restore.ts';
import { readLeads } from '../leads/collect.ts';
import { csvHead, csvLines } from '../leads/csv.ts';
import { keepUntil, purge, restorePurged } from '../leads/keep.ts';
import type { Lead } from '../leads/lead.ts';
import { mailTable, readMails, sendAgain } from '../leads/mails.ts';
import { deletePerson, findPerson, type PersonalRow } from '../leads/person.ts';
import { recipientLines, recipientsHead } from '../leads/recipients.ts';
import { type LeadSource, openLeadSource } from '../leads/source.ts';
import { toTable } from '../leads/table.ts';
import { readViolations, toReports } from '../leads/violations.ts';
import { forgetMails } from '../mail/folder.ts';
import { counts } from './counts.ts';
import { actOnFiles, type NeedsNoDatabase, needsNoDatabase } from './files.ts';
import { type ListOptions, type Options, readOptions, UsageError, usage } from './options.ts';

export type Terminal = {
  /** Resolves when there is room for more. */
  write(text: string): void | Promise<void>;
  complain(text: string): void;
  width: number;
};

/** What `pnpm leads` does; returns its exit code. */
export async function run(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  let source: LeadSource | null = null;
  try {
    const options = readOptions(args);
    if (options.action === 'help') {
      say(terminal, usage);
      return 0;
    }
    if (needsNoDatabase(options)) {
      say(terminal, await actOnFiles(options, environment));
      return 0;
    }
    source = await openLeadSource(environment, { create: options.action === 'restore' });
    return await act(options, source, terminal, environment);
  } catch (error) {
    terminal.complain(`${error instanceof Error ? error.message : error}\n`);
    if (error instanceof UsageError) terminal.complain(`\n${usage}\n`);
    return error instanceof UsageError ? 2 : 1;
  } finally {
    await source?.close();
  }
}

function say(terminal: Terminal, text: string): void {
  terminal.write(`${text}\n`);
}

type Action = Exclude<Options, { action: 'help' | NeedsNoDatabase }>;

async function act(
  options: Action,
  source: LeadSource | null,
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  if (options.action === 'list') {
    await list(options, source, terminal);
    return 0;
  }
  if (!source) throw new Error('Nothing has been stored yet: there is no database to work on.');
  const { client, name } = source;
  switch (options.action) {
    case 'export':
      say(terminal, JSON.stringify(await findPerson(client, options.email), null, 2));
      return 0;
    case 'delete':
      return deleteOrShow(options, source, terminal);
    case 'purge':
      say(terminal, counts('Deleted as too old', await purge(client, options.yes)));
      await forgetMails(source);
      if (source.backupDir !== undefined) removeAgedBackups(source.backupDir);
      return 0;
    case 'unpurge':
      say(terminal, counts('Put back', await restorePurged(client)));
      return 0;
    case 'reports':
      say(terminal, toReports(await readViolations(client)));
      return 0;
    case 'alarms': {
      const { text, isWell } = await listAlarms(client, readAlarmLimits(environment));
      say(terminal, text);
      return isWell ? 0 : 1;
    }
    case 'collect': {
      const host = createHostApi(readHostSettings(environment));
      const { stored, removed, refused } = await collectForms({ host, client });
      say(terminal, `${stored} stored, ${removed} deleted at the host.`);
      return refused === 0 ? 0 : 1;
    }
    case 'keep':
      await keepUntil(client, options.id, options.until);
      say(terminal, `Kept until ${options.until}.`);
      return 0;
    case 'mail': {
      const mails = await readMails(client);
      say(
        terminal,
        mails.length === 0 ? 'No mail waits, and none was sent lately.' : mailTable(mails, terminal.width),
      );
      return 0;
    }
    case 'mail-again': {
      const found = await sendAgain(client, options.id);
      say(
        terminal,
        `${found} ${found === 1 ? 'mail waits' : 'mails wait'} again; the server sends within half a minute.`,
      );
      return 0;
    }
    case 'recipients':
      await terminal.write(recipientsHead);
      for await (const lines of recipientLines(client, options.leave)) await terminal.write(lines);
      return 0;
    case 'backup':
      say(
        terminal,
        counts(`Written to ${options.file} from ${name}`, await backUp(client, options.file, options)),
      );
      await noteBackup(source.client, (sentence) => terminal.complain(`${sentence}\n`));
      return 0;
    case 'restore':
      say(terminal, counts(`Put back into ${name}`, await restore(client, options)));
      return 0;
  }
}

async function list(options: ListOptions, source: LeadSource | null, terminal: Terminal): Promise<void> {
  if (options.format === 'csv') return writeCsv(options, source, terminal);
  if (options.format === 'json') return writeJson(options, source, terminal);
  // One more than is shown: whether there are others.
  const some: Lead[] = [];
  if (source !== null)
    for await (const page of readLeads(source.client, options, options.most + 1)) some.push(...page);
  const leads = some.slice(0, options.most);
  if (leads.length === 0) return say(terminal, emptyState(options));
  say(terminal, toTable(leads, terminal.width));
  const more = some.length > leads.length ? ', older ones are not shown (--limit 0 shows all)' : '';
  say(terminal, `\n${leads.length} from ${source?.name}${more}. Whole messages: --json or --csv.`);
}

/** Page by page, so that a hundred thousand leads need no more room than two thousand. */
async function writeCsv(options: ListOptions, source: LeadSource | null, terminal: Terminal): Promise<void> {
  await terminal.write(csvHead);
  if (source === null) return;
  for await (const page of readLeads(source.client, options, options.most))
    await terminal.write(csvLines(page));
}

async function writeJson(options: ListOptions, source: LeadSource | null, terminal: Terminal): Promise<void> {
  let before = '[';
  if (source !== null) {
    for await (const page of readLeads(source.client, options, options.most)) {
      const text = page.map((lead) => JSON.stringify(lead, null, 2).replaceAll('\n', '\n  '));
      await terminal.write(`${before}\n  ${text.join(',\n  ')}`);
      before = ',';
    }
  }
  await terminal.write(before === '[' ? '[]\n' : '\n]\n');
}

function emptyState({ spam, kind, since, until }: ListOptions): string {
  const when = since || until ? ' in this time' : '';
  if (spam) return `No spam${when}: the bot field has caught nothing.`;
  if (kind) return `No leads of the kind ${kind} yet${when}.`;
  if (when) return `No leads${when}.`;
  return (
    'No leads yet. To make the first one: start the site with "npx pnpm start", open ' +
    'http://localhost:4173/contact and send an inquiry. It appears here.'
  );
}

async function deleteOrShow(
  { email, yes }: { email: string; yes: boolean },
  source: LeadSource,
  terminal: Terminal,
): Promise<number> {
  const { client, name } = source;
  const rows = await findPerson(client, email);
  const own = rows.filter((row) => row.own);
  const mentions = rows.filter((row) => !row.own);
  if (own.length === 0) say(terminal, `Nothing is held under ${email} in ${name}.`);
  if (yes) {
    const deleted = await deletePerson(client, email);
    if (own.length > 0) say(terminal, counts(`Deleted from ${name}`, deleted));
    await forgetMails(source);
    await rememberBesideBackups(source);
    say(
      terminal,
      `\nRemembered: no restore brings it back. Not reached are your mailbox and backups: the daily ones go within ${keptDays} days, delete the others.`,
    );
  } else if (own.length > 0) {
    say(terminal, `Held under ${email} in ${name}:\n`);
    for (const row of own) say(terminal, line(row));
    say(
      terminal,
      `\nNothing is deleted yet. To delete ${own.length === 1 ? 'it' : `these ${own.length}`}: add --yes.`,
    );
  }
  if (mentions.length > 0) {
    say(terminal, '\nOthers mention the address. Whether that goes too is for you to decide:\n');
    for (const row of mentions) say(terminal, line(row));
  }
  return 0;
}

/** Without it an old backup could be put back into a new folder that knows nothing of the person. */
async function rememberBesideBackups({ client, backupDir }: LeadSource): Promise<void> {
  if (backupDir === undefined) return;
  prepareBackupFolder(backupDir);
  await shareErased(client, backupDir);
}

function line({ table_name, id, created_at }: PersonalRow): string {
  return `  ${table_name.padEnd(24)}  ${id}  ${created_at.slice(0, 16).replace('T', ' ')}`;
}
