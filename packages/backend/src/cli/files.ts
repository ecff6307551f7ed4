import { existsSync } from 'node:fs';
import path from 'node:path';
import { lockFolder } from '../embedded/guards/folder-lock.ts';
import { loadSecrets, rotateSecrets } from '../embedded/guards/secrets.ts';
import { defaultDataDir, FolderInUseError } from '../embedded/index.ts';
import { makeKey } from '../leads/backup/keys.ts';
import { verify } from '../leads/backup/restore.ts';
import { send } from '../leads/backup/send.ts';
import { counts } from './counts.ts';
import type { Options } from './options.ts';

const fileActions = ['verify', 'new-key', 'send', 'health-token', 'rotate-secrets'] as const;

export type NeedsNoDatabase = (typeof fileActions)[number];
type FileAction = Extract<Options, { action: NeedsNoDatabase }>;

/** What is about a file alone. */
export function needsNoDatabase(options: Options): options is FileAction {
  return (fileActions as readonly string[]).includes(options.action);
}

/** Does it; returns what there is to say. */
export async function actOnFiles(options: FileAction, environment: NodeJS.ProcessEnv): Promise<string> {
  switch (options.action) {
    case 'verify':
      return counts(`${options.file} is whole and can be restored`, await verify(options));
    case 'new-key': {
      const key = await makeKey(options.file);
      return (
        `The secret key is in ${options.file}: keep it where the backups are not, because without it they cannot be opened. ` +
        `The public key, for --encrypt-to:\n\n${key}`
      );
    }
    case 'send':
      return `Sent to ${await send(options.file, options.to, environment)}`;
    case 'health-token':
      return readHealthToken(defaultDataDir(environment));
    case 'rotate-secrets':
      return rotate(defaultDataDir(environment));
  }
}

function rotate(dataDir: string): string {
  requireSecrets(dataDir);
  try {
    const lock = lockFolder(dataDir);
    try {
      rotateSecrets(dataDir);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const server = error.holder ? ` (process ${error.holder.pid})` : '';
    throw new Error(
      `Nothing was changed: a server keeps the secrets with which it started. Stop it${server}, run this again, start it.`,
      { cause: error },
    );
  }
  return 'The secret key, the JWT secret and the token of /health and /metrics are new; the old ones open nothing any more.';
}

function requireSecrets(dataDir: string): void {
  if (existsSync(path.join(dataDir, 'secrets.json'))) return;
  throw new Error(`The data folder ${dataDir} has no secrets yet: start the site once.`);
}

function readHealthToken(dataDir: string): string {
  requireSecrets(dataDir);
  return loadSecrets(dataDir).healthToken;
}
