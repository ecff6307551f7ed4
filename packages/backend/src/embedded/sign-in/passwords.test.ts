import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

it('knows a password again, whichever way its letters were composed, and no other', async () => {
  const hash = await hashPassword('Ångström is long enough');
  expect(hash).not.toContain('long enough');
  const given = ['A\u030angstro\u0308m is long enough', 'Angstrom is long enough'];
  expect(await Promise.all(given.map((each) => isPassword(each, hash)))).toEqual([true, false]);
  expect(await isPassword('Ångström is long enough', undefined)).toBe(false);
});
