import type { Client } from '../owner-client.ts';
import { overSmtp } from './deliver.ts';
import type { Letters } from './letters.ts';
import { toMessage } from './message.ts';
import type { Work } from './sender.ts';
import type { MailSettings } from './settings.ts';

export type MailOptions = { settings: MailSettings; letters: Letters };

/** @param elsewhere Where mails go that no server sends. */
export function workOf({ settings, letters }: MailOptions, client: Client, elsewhere: Work['deliver']): Work {
  const { from, smtp } = settings;
  return {
    client,
    domain: from.address.slice(from.address.indexOf('@') + 1),
    compose: (mail) => toMessage(mail, letters, settings),
    deliver: smtp ? bySmtp(settings) : elsewhere,
  };
}

function bySmtp(settings: MailSettings): Work['deliver'] {
  const deliver = overSmtp(settings);
  return (message, _mail, signal) => deliver(message, signal);
}
