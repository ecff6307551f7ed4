import { cleanLine } from '@laliaflia/leads';
import type { SendMailOptions } from 'nodemailer';
import { isMailable } from './address.ts';
import type { Letter, Letters } from './letters.ts';
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
  const { kind, fields, form_name: form } = mail;
  const sender = (fields.email ?? '').trim();
  const to = kind === 'owner' ? owner : sender;
  if (!isMailable(to)) return undefined;
  const reference = mail.submission_id.slice(0, 8);
  const letter =
    kind === 'owner'
      ? await letters.toOwner({ form, reference, at: new Date(mail.created_at), fields })
      : await letters.toSender({ form, reference });
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
    messageId: mail.message_id,
    ...written(letter),
  };
}

/** To the owner alone. */
export function ownerMessage(letter: Letter, settings: Pick<MailSettings, 'from' | 'to'>): SendMailOptions {
  return { ...addressed(settings), ...written(letter) };
}

function addressed({ from, to }: Pick<MailSettings, 'from' | 'to'>): SendMailOptions {
  return { from, to: { name: '', address: to }, envelope: { from: from.address, to } };
}

function written({ subject, text, html }: Letter): SendMailOptions {
  return {
    subject: cleanLine(subject).slice(0, longestSubject).toWellFormed(),
    text,
    ...(html !== undefined && { html }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    // What a visitor wrote names no file and no address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
