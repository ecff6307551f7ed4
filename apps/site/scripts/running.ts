import path from 'node:path';
import { type Backend, FolderInUseError, OwnerError } from '@laliaflia/backend/embedded';
import { PortError } from '@laliaflia/backend/serve';
import { repositoryRoot } from '../build/paths.ts';
import { site } from '../content/site.ts';
import { type Installation, UsageError } from './installation.ts';
import { BuildError } from './publish-apart.ts';

type OnStop = (close: () => Promise<void>) => void;

/**
 * Runs until Ctrl-C, then closes what was opened, in reverse order. Errors that the user can fix are shown as one
 * sentence.
 */
export async function run(start: (onStop: OnStop) => Promise<void>): Promise<void> {
  const closers: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      for (const close of closers.toReversed()) await close().catch((error: unknown) => console.error(error));
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping !== undefined) process.exit(1);
      void stop().then(() => process.exit(0));
    });
  }
  try {
    await start((close) => closers.push(close));
  } catch (error) {
    complain(error);
    await stop();
    process.exit(1);
  }
}

/** Errors that the user can fix are shown as sentences, others with their stack. */
export function complain(error: unknown): void {
  console.error(isForUser(error) ? error.message : error);
}

function isForUser(error: unknown): error is Error {
  return [UsageError, FolderInUseError, OwnerError, PortError, BuildError].some(
    (kind) => error instanceof kind,
  );
}

type Running = Pick<Installation, 'port' | 'mail' | 'config'> & { backend: Backend };

export function printAddresses({ port, backend, mail, config }: Running): void {
  const data = path.relative(repositoryRoot, backend.dataDir);
  const shown = data.startsWith('..') ? backend.dataDir : data;
  const rows = process.env.DATABASE_URL
    ? 'PostgreSQL of DATABASE_URL'
    : 'embedded, for small sites: from 50 requests a second set DATABASE_URL (docs/leads.md)';
  console.log(`
  Site   http://localhost:${port}
  Desk   http://localhost:${port}/desk/, for who is an owner: npx pnpm run owner add you@example.com
  API    ${backend.url}${config.api === backend.url ? '' : `, which the pages call ${config.api}`}
  Data   ${shown}
  Rows   ${rows}
  Leads  npx pnpm leads
  Mail   ${mail.smtp ? `to ${mail.to} by ${mail.smtp.host}` : `files in ${path.join(shown, 'mail')}; SMTP_URL sends them`}

  Ctrl-C stops both.
`);
  if (config.api === backend.url && config.site !== site.url && !/\/\/localhost(:|$)/.test(config.site))
    console.log(
      `  Only this machine reaches the API: before visitors come to ${config.site}, set API_URL (docs/deploy.md).\n`,
    );
}
