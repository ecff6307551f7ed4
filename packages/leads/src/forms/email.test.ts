import { expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { isNewsletterEmpty, validateNewsletter } from './newsletter.ts';

it.each(['a@b.co', 'first.last+tag@sub.example.com', 'jörg@bücher.example', "o'neil@example.com"])(
  'accepts %s',
  (email) => {
    expect(isEmail(email)).toBe(true);
    expect(validateNewsletter({ email: ` ${email} ` })).toBeNull();
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
  expect(validateNewsletter({ email })?.heading).toBe('Please check your e-mail address');
});

it('tells an empty newsletter form, which does nothing, from a wrong one', () => {
  expect(isNewsletterEmpty({ email: '  ' })).toBe(true);
  expect(isNewsletterEmpty({ email: 'a' })).toBe(false);
});
