import { hostname } from 'node:os';
import { overSmtp, toBytes } from '../mail/deliver.ts';
import { mailFolder, writeFileOf } from '../mail/folder.ts';
import { ownerMessage } from '../mail/message.ts';
import type { MailOptions } from '../mail/work.ts';
import type { Entry } from './book.ts';

/** Resolves when the owner's mail server, or the folder, has it. */
export type Tell = (entry: Entry, at: Date, signal: AbortSignal) => Promise<void>;

/** Past the outbox, which may be what is wrong, or cannot be reached. */
export function tellOwner({ settings, letters }: MailOptions, dataDir: string): Tell {
  const deliver = settings.smtp && overSmtp(settings);
  return async ({ alarm, place, isOn, message, began }, at, signal) => {
    const letter = await letters.ofAlarm({
      ...{ alarm, message, began, isOver: !isOn },
      ...(place !== '' && { machine: hostname() }),
    });
    const mail = ownerMessage(letter, settings);
    if (deliver) return deliver(mail, signal);
    const name = `alarm-${alarm}-${isOn ? 'begins' : 'is-over'}`;
    await writeFileOf(mailFolder(dataDir), at, name, await toBytes(mail, settings));
  };
}
