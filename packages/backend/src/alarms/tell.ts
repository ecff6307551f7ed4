import { hostname } from 'node:os';
import { overSmtp, toBytes } from '../mail/deliver.ts';
import { mailFolder, writeFileOf } from '../mail/folder.ts';
import { ownerMessage } from '../mail/message.ts';
import type { MailOptions } from '../mail/work.ts';
import type { Entry } from './book.ts';

/** Resolves when the owner's mail server, or the folder, has it. */
export type Tell = (entry: Entry, at: Date, signal: AbortSignal) => Promise<void>;

type Elsewhere = (entry: Entry, at: Date, bytes: Uint8Array) => Promise<void>;

/**
 * Past the outbox, which may be what is wrong, or cannot be reached.
 *
 * @param elsewhere Where the mail goes without a mail server.
 */
export function tellOwner({ settings, letters }: MailOptions, elsewhere: Elsewhere): Tell {
  const deliver = settings.smtp && overSmtp(settings);
  return async (entry, at, signal) => {
    const { alarm, place, isOn, message, began } = entry;
    const letter = await letters.ofAlarm({
      ...{ alarm, message, began, isOver: !isOn },
      ...(place !== '' && { machine: hostname() }),
    });
    const mail = ownerMessage(letter, settings);
    return deliver ? deliver(mail, signal) : elsewhere(entry, at, await toBytes(mail, settings));
  };
}

/** Among the mails that no server sends. */
export function intoMailFolder(dataDir: string): Elsewhere {
  return ({ alarm, isOn }, at, bytes) =>
    writeFileOf(mailFolder(dataDir), at, `alarm-${alarm}-${isOn ? 'begins' : 'is-over'}`, bytes);
}
