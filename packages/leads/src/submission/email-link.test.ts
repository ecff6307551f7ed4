import { expect, it } from 'vitest';
import { emailLink } from './email-link.ts';

const letter = {
  to: 'hello@example.com',
  subject: 'Message from the website',
  greeting: 'This could not be sent by the form:',
  labels: { name: 'Name', company: 'Company', message: 'Message' },
};

it('carries what was filled in, by its labels, and nothing else', () => {
  const link = emailLink({ ...letter, fields: { name: 'Ada & Co', message: 'a\nb', payment_id: 'x' } });
  const url = new URL(link);
  expect(url.protocol + url.pathname).toBe('mailto:hello@example.com');
  expect(url.searchParams.get('subject')).toBe('Message from the website');
  expect(url.searchParams.get('body')).toBe(
    'This could not be sent by the form:\r\n\r\nName: Ada & Co\r\nMessage: a\nb',
  );
});

it.each(['x', 'ü', '🐝'])('stays within what systems hand over, with a long message of %s', (letterOfIt) => {
  const link = emailLink({ ...letter, fields: { name: 'Ada', message: letterOfIt.repeat(5000) } });
  expect(link.length).toBeLessThanOrEqual(1900);
  expect(link.length).toBeGreaterThan(1800);
  expect(decodeURIComponent(link)).toMatch(/…$/);
});

it('is cut no sooner than it has to be', () => {
  const link = (message: string) => emailLink({ ...letter, fields: { name: 'Ada', message } });
  const most = 'x'.repeat(1900 - link('x').length + 1);
  expect(link(most)).toHaveLength(1900);
  expect(link(most)).toMatch(/x$/);
  expect(link(`${most}x`)).not.toMatch(/x$/);
});
