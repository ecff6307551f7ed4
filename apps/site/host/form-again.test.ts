import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, serve } from '@laliaflia/backend/serve';
import { askedFields, type Form, type FormName, forms } from '@laliaflia/leads';
import { sampleOf } from '@laliaflia/leads/samples';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldProblems, fieldWords, refusals } from '../content/forms.ts';
import { hostWords } from '../delivery/host-words.ts';
import type { FormSubmission } from './forms.ts';
import { createHost } from './server.ts';
import { postAsBrowser } from './test/browser.ts';

const root = mkdtempSync(path.join(tmpdir(), 'form-again-'));
/** An optional field has no words for when it is missing. */
const wordsOf: Readonly<Record<string, { label: string; missing?: string }>> = fieldWords;
const stored: FormSubmission[] = [];
let server: RunningServer;
let address = '';

beforeAll(async () => {
  for (const page of ['index', 'thank-you']) writeFileSync(path.join(root, `${page}.html`), page);
  const storeFormSubmission = async (submission: FormSubmission) => stored.push(submission);
  const host = createHost({
    root,
    compressed: path.join(root, 'compressed'),
    storeFormSubmission,
    countViolation: async () => {},
    pressNewsletterLink: async () => 'stale',
    words: hostWords,
  });
  server = await serve(host, { port: 0 });
  address = `http://localhost:${server.port}`;
});

beforeEach(() => {
  stored.length = 0;
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const target = '/thank-you?type=contact';

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await postAsBrowser(address + target, fields, headers);
  const html = await answer.text();
  return { answer, html, $: load(html) };
}

/** What a browser would send of the form on the page, as it came. */
function formOn($: ReturnType<typeof load>): Record<string, string> {
  return Object.fromEntries(
    $('form')
      .serializeArray()
      .map(({ name, value }) => [name, value]),
  );
}

const whole = (form: Form): Record<string, string> => ({ 'form-name': form.name, ...sampleOf(form) });

describe.each(Object.values<Form>(forms))('$name', (form) => {
  const required = askedFields(form).filter((field) => field.required);

  it('comes back when it is empty: every field that is missing, and why', async () => {
    const { answer, $ } = await send({ 'form-name': form.name });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const wrong = $('[aria-invalid=true]').toArray();
    expect(wrong.map((field) => $(field).attr('name'))).toEqual(required.map(({ name }) => name));
    for (const field of wrong) {
      const name = $(field).attr('name') ?? '';
      const words = wordsOf[name];
      if (words?.missing === undefined) throw new Error(`${name} has no words for when it is missing.`);
      expect($(`label[for="${name}"]`).text()).toBe(words.label);
      expect($(`#${$(field).attr('aria-describedby')}`).text()).toBe(words.missing);
    }
    expect($('a').attr('href')).toBe(refusals.pages[form.name as FormName]);
    expect(stored).toEqual([]);
  });

  it.each(required)(
    'comes back without its $name, and goes through once that is written',
    async ({ name }) => {
      const before = { ...whole(form), [name]: '', extra: 'kept' };
      const { answer, $ } = await send(before);
      expect(answer.status).toBe(400);
      expect($('[aria-invalid]').attr('name')).toBe(name);
      expect($('form').attr('action')).toBeUndefined();
      expect(stored).toEqual([]);
      const after = await send({ ...formOn($), [name]: whole(form)[name] ?? '' });
      expect(after.answer.status).toBe(303);
      expect(after.answer.headers.get('location')).toBe(target);
      const fields = { ...sampleOf<Form>(form), extra: 'kept' };
      expect(stored).toMatchObject([{ form_name: form.name, fields }]);
    },
  );

  it('tells a script in one line', async () => {
    const body = new URLSearchParams({ 'form-name': form.name });
    const answer = await fetch(address, { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toMatch(/^Please fill in all required fields\. .*E-mail: Enter your e-mail/);
    expect(stored).toEqual([]);
  });
});

it('says which field is beyond its limit, and keeps what stands in it', async () => {
  const message = `First line\n${'ü'.repeat(5001)}`;
  const { answer, $ } = await send({ ...whole(forms.contact), message });
  expect(answer.status).toBe(400);
  expect($('#message-problem').text()).toBe(fieldProblems.tooLong(5000));
  expect($('h1').text()).toBe('Please check the marked fields');
  expect($('textarea').text() === message).toBe(true);
});

it('keeps markup as the words it is, wherever it stands', async () => {
  const evil = '"><script>alert(1)</script>\'</textarea><b onclick=x>&amp;';
  const { html, $ } = await send({
    ...whole(forms.contact),
    name: evil,
    message: evil,
    email: '',
    topic: evil,
    [evil.slice(0, 60)]: evil,
  });
  expect($('script, b')).toHaveLength(0);
  expect(html).not.toContain('<script');
  expect(formOn($)).toMatchObject({ name: evil, message: evil, topic: evil, [evil.slice(0, 60)]: evil });
});

it('allows itself nothing but its styles and its way back', async () => {
  const { answer } = await send({ 'form-name': 'contact' });
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; /,
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

describe('the link back', () => {
  const back = async (referer: string) =>
    (await send({ 'form-name': 'webinar' }, { referer })).$('a').attr('href');

  it.each([
    ['the page that the form was on', '/company?topic=x&a=%3Cb%3E', '/company?topic=x&a=%3Cb%3E'],
    ['the form’s own page after this very answer', target, '/webinar'],
    ['no other host by two slashes', '//elsewhere.example/x', '/elsewhere.example/x'],
  ])('leads to %s', async (_what, from, to) => {
    expect(await back(address + from)).toBe(to);
  });

  it.each(['https://elsewhere.example/contact', 'javascript:alert(1)', 'nonsense', ''])(
    'does not follow %s',
    async (referer) => {
      expect(await back(referer)).toBe('/webinar');
    },
  );
});
