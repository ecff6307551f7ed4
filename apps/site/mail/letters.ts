import type { Letters } from '@laliaflia/backend/mail';
import { alarmLetter } from './alarm-letter.ts';
import { ownerLetter } from './owner-letter.ts';
import { senderLetter } from './sender-letter.ts';
import { signInLetter } from './sign-in-letter.ts';
import { subscriberLetter } from './subscriber-letter.ts';

/** The mails of this site. @param site Its origin. */
export function createLetters(site: string): Letters {
  return {
    toOwner: (lead) => ownerLetter(lead),
    ofAlarm: (alarm) => alarmLetter(alarm),
    toSender: (lead) => senderLetter(lead, site),
    toSubscriber: (token) => subscriberLetter(token, site),
    toSignIn: (token) => signInLetter(token, site),
  };
}
