import { cleanLine } from '@laliaflia/leads';
import type { SendMailOptions } from 'nodemailer';
import { isMailable } from './address.ts';
import type { Letter, Letters, SubscriberLetter } from './letters.ts';
import type { ClaimedMail } from './outbox.ts';
import type { MailSettings } from './settings.ts';

/** Characters; longer ones are cut. */
const longestSubject = 150;
const longestName = 80;

/** @returns Undefined where there is no address that a mail may go to. */
export async function toMessage(
  mail: ClaimedMail,
  letters: Letters,
  { from, to: owner }: Pick<MailSettings, 'from' | 'to'>,
): Promise<SendMailOptions | undefined> {
  const { kind, fields } = mail;
  const sender = (fields.email ?? '').trim();
  const to = kind === 'owner' ? owner : sender;
  if (!isMailable(to)) return undefined;
  const letter = await letterOf(mail, letters);
  return {
    ...addressed({ from, to }),
    ...(kind === 'owner' &&
      isMailable(sender) && {
        replyTo: {
          name: cleanLine(fields.name ?? '')
            .slice(0, longestName)
            .toWellFormed(),
          address: sender,
        },
      }),
    ...(kind === 'answer' && { replyTo: { name: from.name, address: owner } }),
    messageId: mail.message_id,
    ...written(letter, kind !== 'answer'),
  };
}

/** To the owner alone. */
export function ownerMessage(letter: Letter, settings: Pick<MailSettings, 'from' | 'to'>): SendMailOptions {
  return { ...addressed(settings), ...written(letter) };
}

function addressed({ from, to }: Pick<MailSettings, 'from' | 'to'>): SendMailOptions {
  return { from, to: { name: '', address: to }, envelope: { from: from.address, to } };
}

/** @param isAutomatic Nobody has written it by hand. */
function written(
  { subject, text, html, leave }: Letter & Partial<SubscriberLetter>,
  isAutomatic = true,
): SendMailOptions {
  return {
    subject: cleanLine(subject).slice(0, longestSubject).toWellFormed(),
    text,
    ...(html !== undefined && { html }),
    headers: {
      ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
      // RFC 8058: mail programs show a button that posts to the address, with no page in between.
      ...(leave !== undefined && {
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // What a visitor wrote names no file and no address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function letterOf(mail: ClaimedMail, letters: Letters): MaybePromise<Letter & Partial<SubscriberLetter>> {
  const { kind, fields, form_name: form } = mail;
  const reference = mail.submission_id.slice(0, 8);
  if (kind === 'subscriber') return letters.toSubscriber(mail.token);
  if (kind === 'sign-in') return letters.toSignIn(mail.token);
  if (kind === 'answer') return { subject: fields.subject ?? '', text: fields.message ?? '' };
  if (kind === 'sender') return letters.toSender({ form, reference });
  return letters.toOwner({ form, reference, at: new Date(mail.created_at), fields });
}

type MaybePromise<T> = T | Promise<T>;
