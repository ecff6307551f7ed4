import { makeKey } from '../leads/backup/keys.ts';
import { verify } from '../leads/backup/restore.ts';
import { send } from '../leads/backup/send.ts';
import { counts } from './counts.ts';
import type { Options } from './options.ts';

type FileAction = Extract<Options, { action: 'verify' | 'new-key' | 'send' }>;

/** What is about a file alone. */
export function needsNoDatabase(options: Options): options is FileAction {
  return ['verify', 'new-key', 'send'].includes(options.action);
}

/** Does it; returns what there is to say. */
export async function safeguard(options: FileAction, environment: NodeJS.ProcessEnv): Promise<string> {
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
  }
}
