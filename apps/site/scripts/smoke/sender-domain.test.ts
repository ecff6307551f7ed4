import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkSenderDomain } from './sender-domain.ts';
import { heardReport } from './test-report.ts';

const domain = 'laliaflia.eu';
const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'der' },
});
const dkim = { domainName: domain, keySelector: 's1', privateKey };
const right: Record<string, string[][]> = {
  [domain]: [['some-verification=1'], ['v=spf1 include:_spf.provider.eu ', '-all']],
  [`_dmarc.${domain}`]: [['v=DMARC1; p=quarantine; rua=mailto:me@laliaflia.eu']],
  [`s1._domainkey.${domain}`]: [[`v=DKIM1; k=ed25519; p=${publicKey.subarray(-32).toString('base64')}`]],
};

async function heard(records = right, { selector = 's1', at = domain, code = 'ENOTFOUND' } = {}) {
  const report = heardReport();
  const resolveTxt = async (name: string) => {
    const found = records[name];
    if (found) return found;
    throw Object.assign(new Error(`queryTxt ${code} ${name}`), { code });
  };
  await checkSenderDomain(
    { from: { name: '', address: `site@${at}` }, dkim, selector },
    { resolveTxt },
    report,
  );
  return report.said;
}

it('finds all three records', async () => {
  expect(await heard()).toMatchObject({
    good: [/./, /./, /./].map(() => expect.any(String)),
    bad: [],
    note: [],
  });
});

const spf = (text: string) => ({ [domain]: [[text]] });

it.each<[string, Record<string, string[][] | undefined>]>([
  ['SPF: laliaflia.eu has no TXT record', { [domain]: undefined }],
  ['has 2 records v=spf1', { [domain]: [['v=spf1 -all'], ['v=spf1 mx -all']] }],
  ['allows everybody to send', spf('v=spf1 mx +all')],
  ['allows everybody to send', spf('v=spf1 mx all')],
  ['does not say what becomes of other servers', spf('v=spf1 mx')],
  ['_dmarc.laliaflia.eu has 0 records', { [`_dmarc.${domain}`]: undefined }],
  ['has no policy', { [`_dmarc.${domain}`]: [['v=DMARC1; rua=mailto:x@y.z']] }],
  ['has no TXT record with a key', { [`s1._domainkey.${domain}`]: undefined }],
  ['is revoked', { [`s1._domainkey.${domain}`]: [['v=DKIM1; p=']] }],
  ['is not the one that DKIM_KEY_FILE signs with', { [`s1._domainkey.${domain}`]: [['v=DKIM1; p=AAAA']] }],
])('says: %s', async (sentence, changed) => {
  const records = Object.fromEntries(
    Object.entries({ ...right, ...changed }).filter(
      (each): each is [string, string[][]] => each[1] !== undefined,
    ),
  );
  expect((await heard(records)).bad).toEqual([expect.stringContaining(sentence)]);
});

it('says that a name server does not answer, and does not take that for a missing record', async () => {
  expect((await heard({}, { code: 'ETIMEOUT' })).bad).toEqual(
    [1, 2, 3].map(() => expect.stringContaining('cannot be looked up')),
  );
});

it('says what it has not looked up', async () => {
  expect(await heard(right, { at: 'example.com' })).toMatchObject({
    good: [],
    bad: [],
    note: [expect.stringContaining('example.com')],
  });
  const { good, note } = await heard(right, { selector: '' });
  expect([good.length, note]).toEqual([2, [expect.stringContaining('give --dkim-selector')]]);
});
