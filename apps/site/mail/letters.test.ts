import { forms } from '@laliaflia/leads';
import { expect, it } from 'vitest';
import { promises } from '../content/promises.ts';
import { site } from '../content/site.ts';
import { createLetters } from './letters.ts';

const letters = createLetters('https://www.example.com');
const at = new Date('2026-11-24T09:00:00Z');

it('tells the owner all that the form carried, the message last', async () => {
  const fields = {
    // As the database hands them over: short names first.
    role: 'ceo',
    email: 'ada@example.com',
    empty: '',
    topic: 'proposal',
    message: 'One\nTwo',
    name: 'Ada',
  };
  const { subject, text } = await letters.toOwner({ form: 'contact', reference: '1a2b3c4d', at, fields });
  expect(subject).toBe('Inquiry: Ada');
  expect(text).toBe(
    `Inquiry

Name: Ada
E-mail: ada@example.com
Your role: CEO/Founder
topic: proposal
Received: Tuesday, November 24, 2026 at 10:00 AM
Reference: 1a2b3c4d

Message:
One
Two

A reply to this mail goes to the sender.`,
  );
});

it('says where nobody can be answered', async () => {
  const lead = { form: 'assessment-report', reference: '1a2b3c4d', at, fields: { q1: 'a' } };
  const { subject, text } = await letters.toOwner(lead);
  expect(subject).toBe('Assessment: no name');
  expect(text).toContain('gave no address');
});

it.each(Object.keys(forms).filter((name) => name !== 'newsletter'))(
  'tells the sender of %s when they hear from us',
  async (form) => {
    const { subject, text } = await letters.toSender({ form, reference: '1a2b3c4d' });
    expect(subject).toMatch(/^We have your /);
    expect(text).toContain('Reference: 1a2b3c4d');
    expect(Object.values(promises).some((promise) => text.includes(promise))).toBe(true);
    expect(text.match(/https?:\/\/[^\s]+/g)).toEqual(['https://www.example.com']);
  },
);

it('tells the owner what to do about an alarm, as large as what is wrong, and nothing when it is over', async () => {
  const alarm = { alarm: 'disk', message: 'The disk has 9 MB.', began: at, machine: 'web:/data' } as const;
  const { text, html = '' } = await letters.ofAlarm({ ...alarm, isOver: false });
  expect(text.split('\n\n')).toEqual([
    'The disk is nearly full',
    'The disk has 9 MB.',
    expect.stringMatching(/^Began: .*\nMachine: web:\/data$/),
    expect.stringMatching(/^What to do:\nMake room/),
    expect.stringContaining('no further mail'),
  ]);
  expect(html).toMatch(/<p class="ink"[^>]*>Make room/);
  expect((await letters.ofAlarm({ ...alarm, isOver: true })).text).not.toMatch(/What to do|no further/);
});

it('asks a subscriber for one press, with nothing of anybody in it, and with the way out', async () => {
  const { subject, text, html = '', leave } = await letters.toSubscriber('0123abcd');
  expect(subject).toBe(`Please confirm your subscription | ${site.brand}`);
  expect(leave).toBe('https://www.example.com/newsletter/leave?token=0123abcd');
  expect(text.match(/https?:\/\/\S+/g)).toEqual([
    'https://www.example.com/newsletter/confirm?token=0123abcd',
    leave,
    'https://www.example.com',
  ]);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(text.match(/https?:\/\/\S+/g));
  // Nothing that opening it would fetch, and no colour in one theme alone.
  expect(html).not.toMatch(/<img|url\(/);
  const classes = [...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name);
  const [, style = ''] = /prefers-color-scheme:dark\)\{(.*?)<\/style>/.exec(html) ?? [];
  expect(classes).toContain('button');
  expect(classes.filter((name) => !style.includes(`.${name}`))).toEqual([]);
});

it('signs an owner in by a link that no server is told', async () => {
  const { text, html = '' } = await letters.toSignIn('0123abcd');
  const links = ['https://www.example.com/desk/enter#0123abcd', 'https://www.example.com'];
  expect(text.match(/https?:\/\/\S+/g)).toEqual(links);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(links);
});

it('puts nothing of the sender into the markup, and has each colour in both themes', async () => {
  const fields = { name: '<script>x</script>', email: 'ada@example.com', message: 'a\n<img src=x>' };
  const { html = '' } = await letters.toOwner({ form: 'contact', reference: '1a2b3c4d', at, fields });
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('a<br/>&lt;img src=x&gt;');
  const classes = new Set([...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name));
  expect([...classes].sort()).toEqual(['card', 'ground', 'ink', 'muted']);
  const [, style = ''] = /prefers-color-scheme:dark\)\{(.*?)<\/style>/.exec(html) ?? [];
  expect([...classes].filter((name) => !style.includes(`.${name}`))).toEqual([]);
  expect(html.length).toBeLessThan(10_000);
});
