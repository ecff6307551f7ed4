import { createHmac, randomBytes } from 'node:crypto';

/* Codes from an app, as RFC 6238 has them and all apps make them: six digits, SHA-1, new every thirty seconds. */

const period = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits in base 32, as one types them into an app. */
export function newSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte & 31]).join('');
}

/**
 * Which step a code belongs to. A clock may be one step off.
 *
 * @returns Undefined where it is not the code of any of them.
 */
export function stepOf(code: string, secret: string, now = Date.now()): number | undefined {
  const here = Math.floor(now / 1000 / period);
  return [here, here - 1, here + 1].find((step) => codeAt(step, secret) === code);
}

export function codeAt(step: number, secret: string): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', decoded(secret)).update(counter).digest();
  const start = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(start) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** What an app reads from a picture. */
export function addressOf(secret: string, issuer: string, email: string): string {
  const names = [issuer, email].map(encodeURIComponent);
  return `otpauth://totp/${names.join(':')}?secret=${secret}&issuer=${names[0]}`;
}

function decoded(secret: string): Buffer {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
