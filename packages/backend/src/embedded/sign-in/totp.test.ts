import { expect, it } from 'vitest';
import { addressOf, codeAt, newSecret, stepOf } from './totp.ts';

/** "12345678901234567890" of the examples in RFC 6238, appendix B, whose codes have two digits more. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('gives at second %i the code of the standard', (second, code) => {
  expect(codeAt(Math.floor(second / 30), secret)).toBe(code);
});

it('takes the code of a clock that is one step off, and no older one', () => {
  const now = 1234567890_000;
  expect(stepOf('005924', secret, now + 30_000)).toBe(stepOf('005924', secret, now));
  expect(stepOf('005924', secret, now + 60_000)).toBeUndefined();
  expect(stepOf('', secret, now)).toBeUndefined();
});

it('makes secrets that apps can read', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(addressOf(secret, 'A & B', 'ada@example.com')).toBe(
    `otpauth://totp/A%20%26%20B:ada%40example.com?secret=${secret}&issuer=A%20%26%20B`,
  );
});
