import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { MailSettings } from '@laliaflia/backend/mail';
import type { Report } from './report.ts';

/** `node:dns/promises`, or what a test says. */
export interface Dns {
  resolveTxt(name: string): Promise<string[][]>;
}

/** Names that stand for nothing real (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(localhost|local|test|example|invalid|internal|example\.(com|net|org))$/;

/** Whether other mail servers believe that mails of this domain come from it. */
export async function checkSenderDomain(
  { from, dkim, selector }: Pick<MailSettings, 'from' | 'dkim'> & { selector: string },
  dns: Dns,
  report: Report,
): Promise<void> {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1).toLowerCase();
  if (reserved.test(domain))
    return report.note(
      `SPF, DKIM and DMARC are not looked up: no mail server believes a mail from ${domain} anyway.`,
    );
  const said = async (name: string, check: (records: string[]) => string | undefined, good: string) => {
    const problem = await texts(dns, name).then(
      check,
      (error: Error) => `${name} cannot be looked up: ${error.message}.`,
    );
    if (problem === undefined) report.good(good);
    else report.bad(problem);
  };
  await said(domain, (records) => spfProblem(domain, records), `SPF: ${domain} says which servers may send.`);
  await said(
    `_dmarc.${domain}`,
    (records) => dmarcProblem(domain, records),
    `DMARC: ${domain} says what to do with a forged mail.`,
  );
  if (selector === '')
    return report.note(
      'DKIM is not looked up: give --dkim-selector, the part before ._domainkey of its DNS record.',
    );
  const name = `${selector}._domainkey.${domain}`;
  await said(name, (records) => dkimProblem(name, records, dkim?.privateKey), `DKIM: the key is at ${name}.`);
}

/** None where the name or the record does not exist. */
async function texts(dns: Dns, name: string): Promise<string[]> {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

function spfProblem(domain: string, all: string[]): string | undefined {
  const records = all.filter((text) => /^v=spf1( |$)/i.test(text));
  if (records.length === 0)
    return `SPF: ${domain} has no TXT record v=spf1, so that anybody may send in its name.`;
  if (records.length > 1)
    return `SPF: ${domain} has ${records.length} records v=spf1, and servers then believe none.`;
  const [record = ''] = records;
  if (/(^| )\+?all( |$)/i.test(record))
    return `SPF: the record of ${domain} ends with "all" and allows everybody to send.`;
  if (/ [~-]all( |$)| redirect=/i.test(record)) return undefined;
  return `SPF: the record of ${domain} does not say what becomes of other servers: end it with "-all" or "~all".`;
}

function dmarcProblem(domain: string, all: string[]): string | undefined {
  const records = all.filter((text) => /^v=DMARC1\s*;/i.test(text));
  if (records.length !== 1)
    return `DMARC: _dmarc.${domain} has ${records.length} records v=DMARC1, and should have one, such as "v=DMARC1; p=quarantine".`;
  return tag(records[0] ?? '', 'p') === undefined
    ? `DMARC: the record of _dmarc.${domain} has no policy (p=).`
    : undefined;
}

function dkimProblem(name: string, all: string[], privateKey: string | undefined): string | undefined {
  const key = all.map((text) => tag(text, 'p')).find((value) => value !== undefined);
  if (key === undefined) return `DKIM: ${name} has no TXT record with a key (p=).`;
  if (key === '') return `DKIM: the key at ${name} is revoked (p= is empty).`;
  if (privateKey !== undefined && key !== publicPart(privateKey))
    return `DKIM: the key at ${name} is not the one that DKIM_KEY_FILE signs with.`;
  return undefined;
}

function tag(record: string, name: string): string | undefined {
  const [, value] = new RegExp(`(?:^|;)\\s*${name}\\s*=([^;]*)`, 'i').exec(record) ?? [];
  return value?.replace(/\s/g, '');
}

/** As it stands in a DNS record: of RSA the whole structure, of Ed25519 the bare key (RFC 8463). */
function publicPart(privateKey: string): string {
  const key = createPublicKey(createPrivateKey(privateKey));
  if (key.asymmetricKeyType === 'ed25519')
    return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}
