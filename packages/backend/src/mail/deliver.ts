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

export function overSmtp({ smtp, dkim }: Pick<MailSettings, 'smtp' | 'dkim'>): Deliver {
  const transport = createTransport({ ...smtp, ...patience, ...(dkim && { dkim }) });
  return async (message, signal) => {
    await transport.sendMail({ ...message, signal });
  };
}

/** The bytes that would be sent. */
export async function toBytes(
  message: SendMailOptions,
  { dkim }: Pick<MailSettings, 'dkim'>,
): Promise<Uint8Array> {
  const transport = createTransport({ streamTransport: true, buffer: true, ...(dkim && { dkim }) });
  const { message: bytes } = await transport.sendMail(message);
  return bytes as Buffer;
}
