import { randomBytes, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { hashApart } from './hash-apart.ts';

/** 32 MB and a tenth of a second, in a program of its own: neither the database nor a visitor waits for it. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };
const bytes = { salt: 16, key: 32 };

/** As people may type it: a longer one would only cost time. */
export const longestPassword = 256;
export const shortestPassword = 12;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(bytes.salt);
  const key = await derive(password, salt);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes the same time where there is no password to compare with. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [name, N, r, p, salt = '', key = ''] = (hash ?? (await nobodys())).split('$');
  const expected = Buffer.from(key, 'base64url');
  if (name !== 'scrypt' || expected.length !== bytes.key) return false;
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: cost.maxmem };
  const given = await derive(password.slice(0, longestPassword), Buffer.from(salt, 'base64url'), options);
  return timingSafeEqual(given, expected) && typeof hash === 'string';
}

let ofNobody: Promise<string> | undefined;
function nobodys(): Promise<string> {
  ofNobody ??= hashPassword(randomBytes(bytes.key).toString('base64url'));
  return ofNobody;
}

function derive(password: string, salt: Buffer, options: ScryptOptions = cost): Promise<Buffer> {
  return hashApart(password.normalize('NFKC'), salt, bytes.key, options);
}
