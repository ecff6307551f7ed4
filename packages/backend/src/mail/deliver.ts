import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailSettings } from './settings.ts';

/** Resolves when the mail is no longer ours to keep. */
export type Deliver = (message: SendMailOptions, signal: AbortSignal) => Promise<void>;

const second = 1000;

/** The answer to the end of a message may take ten minutes (RFC 5321, 4.5.3.2.6): who hangs up before sends twice. */
const patience = {
  connectionTimeout: 30 * second,
  greetingTimeout: 30 * second,
  socketTimeout: 600 * second,
};

/**
 * Of what a newsletter mail promises to a mail program, the signature must cover both headers (RFC 8058, 4); the library's own
 * list has but one.
 */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post';

function signedBy(dkim: MailSettings['dkim']) {
  return dkim && { dkim: { ...dkim, headerFieldNames: signedHeaders } };
}

export function overSmtp({ smtp, dkim }: Pick<MailSettings, 'smtp' | 'dkim'>): Deliver {
  const transport = createTransport({ ...smtp, ...patience, ...signedBy(dkim) });
  return async (message, signal) => {
    await transport.sendMail({ ...message, signal });
  };
}

/** The bytes that would be sent. */
export async function toBytes(
  message: SendMailOptions,
  { dkim }: Pick<MailSettings, 'dkim'>,
): Promise<Uint8Array> {
  const transport = createTransport({ streamTransport: true, buffer: true, ...signedBy(dkim) });
  const { message: bytes } = await transport.sendMail(message);
  return bytes as Buffer;
}
