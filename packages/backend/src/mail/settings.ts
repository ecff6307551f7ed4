import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isMailable } from './address.ts';

export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise by STARTTLS. */
  secure: boolean;
  /** To another machine nothing goes unencrypted. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
};

export type MailSettings = {
  from: { name: string; address: string };
  /** The owner's. */
  to: string;
  /** Without one, mails are files in the data folder. */
  smtp?: SmtpServer;
  dkim?: { domainName: string; keySelector: string; privateKey: string };
};

/**
 * SMTP_URL names the server (`smtps://user:password@smtp.example.com`), MAIL_FROM whom the mails come from, MAIL_TO where the
 * owner's go. DKIM_KEY_FILE with DKIM_SELECTOR signs them; DKIM_KEY is the key itself, where there are no files.
 *
 * @param own Of the site: the name that mails come from, and the address where none is set and nothing is really sent.
 * @throws A sentence for whoever has made the settings.
 */
export function readMailSettings(
  environment: NodeJS.ProcessEnv,
  own: { name: string; address: string },
): MailSettings {
  const { SMTP_URL: url } = environment;
  const usual = url ? undefined : own.address;
  const address = readAddress('MAIL_FROM', environment.MAIL_FROM || usual);
  return {
    from: { name: own.name, address },
    to: readAddress('MAIL_TO', environment.MAIL_TO || usual),
    ...(url && { smtp: readServer(url) }),
    ...readDkim(environment, address.slice(address.indexOf('@') + 1)),
  };
}

function readAddress(name: string, value: string | undefined): string {
  if (value === undefined) throw new Error(`SMTP_URL is set, but ${name} is not: give an e-mail address.`);
  if (isMailable(value)) return value;
  throw new Error(`${name} is "${value}", which is no e-mail address: give one such as hello@example.com.`);
}

/** The value itself is not said: it carries a password. */
function readServer(value: string): SmtpServer {
  const url = URL.parse(value);
  const isSmtp = url !== null && /^smtps?:$/.test(url.protocol) && /^[\w.:[\]-]+$/.test(url.hostname);
  if (!isSmtp || !/^\/?$/.test(url.pathname) || url.search !== '')
    throw new Error(
      'SMTP_URL is no address of a mail server: give one such as smtps://user:password@smtp.example.com.',
    );
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !/^(localhost|127\..+|::1)$/.test(host),
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
}

function readDkim(
  { DKIM_KEY_FILE: file, DKIM_KEY: key, DKIM_SELECTOR: selector }: NodeJS.ProcessEnv,
  domainName: string,
): Pick<MailSettings, 'dkim'> {
  if (!file && !key && !selector) return {};
  if (file && key) throw new Error('DKIM_KEY_FILE and DKIM_KEY are both set: set one of them.');
  if (!file && !key) throw new Error('DKIM_SELECTOR is set, but DKIM_KEY_FILE is not: set both or neither.');
  const name = file ? 'DKIM_KEY_FILE' : 'DKIM_KEY';
  if (!selector || !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(selector))
    throw new Error(
      `${name} is set, but DKIM_SELECTOR is not: give the part before ._domainkey of your DNS record.`,
    );
  const privateKey = readPrivateKey(name, file, key);
  const { asymmetricKeyType: type = 'unknown', asymmetricKeyDetails: { modulusLength = 0 } = {} } =
    privateKey;
  // nodemailer signs with RSA alone; with any other key it sends unsigned, and says nothing.
  if (type !== 'rsa' || modulusLength < smallestKey)
    throw new Error(
      `${name} is ${type === 'rsa' ? `an RSA key of ${modulusLength} bits` : `a key of the kind ${type}`}, and DKIM needs RSA with at least ${smallestKey} bits: make one with "openssl genrsa 2048".`,
    );
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return { dkim: { domainName, keySelector: selector, privateKey: String(pem) } };
}

/** Signatures of smaller ones are ignored (RFC 8301, 3.2). */
const smallestKey = 1024;

function readPrivateKey(name: string, file: string | undefined, key: string | undefined): KeyObject {
  try {
    return createPrivateKey(key || readFileSync(file ?? '', 'utf8'));
  } catch (error) {
    throw new Error(`${name} is ${file ? `"${file}", which is ` : ''}no readable private key in PEM form.`, {
      cause: error,
    });
  }
}
