import { type LeadSource, openLeadSource } from '../leads/source.ts';
import { localTime } from '../leads/table.ts';
import { addOwner, changePassword, listOwners, removeOwner } from '../owners/owners.ts';
import type { Terminal } from './run.ts';

const usage = `Says who works at the desk (/desk), where leads are read.

pnpm run owner add EMAIL        makes an owner, and shows the password once
pnpm run owner password EMAIL   makes a new password, and signs the owner out everywhere
pnpm run owner list             who is an owner
pnpm run owner remove EMAIL     takes the rights and the account away

Works while the site runs, too. With SUPABASE_URL and SUPABASE_SECRET_KEY in the environment it works on that hosted
project. More: docs/desk.md`;

/** What `pnpm run owner` does; returns its exit code. */
export async function runOwner(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Pick<Terminal, 'write' | 'complain'>,
): Promise<number> {
  const [command = '', email = '', ...others] = args;
  const isKnown = command === 'list' ? email === '' : ['add', 'password', 'remove'].includes(command);
  if (!isKnown || others.length > 0 || (command !== 'list' && email === '')) {
    terminal.complain(`${usage}\n`);
    return ['', 'help', '--help'].includes(command) ? 0 : 2;
  }
  let source: LeadSource | null = null;
  try {
    source = await openLeadSource(environment, { create: true });
    if (!source) throw new Error('There is no database.');
    terminal.write(`${await act(command, email, source)}\n`);
    return 0;
  } catch (error) {
    terminal.complain(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  } finally {
    await source?.close();
  }
}

async function act(command: string, email: string, { client }: LeadSource): Promise<string> {
  if (command === 'add') {
    const password = await addOwner(client, email);
    return password === undefined
      ? `${email} is an owner, with the password of before.`
      : `${email} is an owner. ${shown(password)}`;
  }
  if (command === 'password')
    return `${email} is signed out everywhere. ${shown(await changePassword(client, email))}`;
  if (command === 'remove') {
    await removeOwner(client, email);
    return `${email} is no owner any more.`;
  }
  const owners = await listOwners(client);
  return owners.length === 0
    ? 'There is no owner yet: npx pnpm run owner add EMAIL makes one.'
    : owners.map(({ email: address, added_at }) => `${address}  since ${localTime(added_at)}`).join('\n');
}

function shown(password: string): string {
  return `Password, shown this once:\n\n  ${password}\n\nOr leave it, and let the desk mail you a link.`;
}
