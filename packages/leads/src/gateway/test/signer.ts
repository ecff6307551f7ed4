import { generateKeyPairSync, sign } from 'node:crypto';

type Part = Record<string, unknown>;

export interface Signer {
  publicKey: Part;
  /** A token for the user u1 that lasts an hour, unless the claims say otherwise. */
  sign(claims: Part, header?: Part): string;
  /** The same with the signature of another token. */
  forge(claims: Part): string;
}

/** Signs tokens as an auth server does. */
export function signer(kid: string): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signatureOf = (text: string) =>
    sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  const body = (claims: Part, header: Part = { alg: 'ES256', kid }) =>
    `${encode({ typ: 'JWT', ...header })}.${encode({ sub: 'u1', exp: Math.floor(Date.now() / 1000) + 3600, ...claims })}`;
  return {
    publicKey: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
    sign: (claims, header) => `${body(claims, header)}.${signatureOf(body(claims, header))}`,
    forge: (claims) => `${body(claims)}.${signatureOf('another text')}`,
  };
}
