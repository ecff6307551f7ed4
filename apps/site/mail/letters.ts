import type { Letters } from '@laliaflia/backend/mail';
import { ownerLetter } from './owner-letter.ts';
import { senderLetter } from './sender-letter.ts';
import { subscriberLetter } from './subscriber-letter.ts';

/** The mails of this site. @param site Its origin. */
export function createLetters(site: string): Letters {
  return {
    toOwner: (lead) => ownerLetter(lead),
    toSender: (lead) => senderLetter(lead, site),
    toSubscriber: (token) => subscriberLetter(token, site),
  };
}
