import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['a@b.co', 'first.last+tag@sub.example.com', 'jörg@bücher.example', "o'neil@example.com"])(
  'accepts %s',
  (email) => {
    expect(isEmail(email)).toBe(true);
  },
);

it.each([
  '',
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a b@c.de',
  'a@b..co',
  'a@@b.co',
  'a@.co',
  `${'x'.repeat(250)}@b.co`,
])('refuses %s', (email) => {
  expect(isEmail(email)).toBe(false);
});
