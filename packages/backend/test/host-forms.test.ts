import { newSubmissionId, workshopBooking } from '@laliaflia/leads';
import { sampleOf } from '@laliaflia/leads/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSecrets } from '../src/embedded/guards/secrets.ts';
import { type Backend, startBackend } from '../src/embedded/index.ts';
import { hourlyJob, submissionCreated } from '../src/host-forms/index.ts';
import { connect } from '../src/owner-client.ts';
import { leads } from './command-line.ts';
import { type Held, startStaticHost, submissionCall } from './static-host.ts';
import { preparedFolder } from './temporary-folder.ts';

const host = await startStaticHost();
const dataDir = preparedFolder();
let backend: Backend;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  backend = await startBackend({ dataDir, port: 0, rateLimit: true });
  const { secretKey } = loadSecrets(dataDir);
  environment = { ...host.settings, SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: secretKey };
});
afterAll(() => backend?.close());

const said = { log: vi.spyOn(console, 'log'), error: vi.spyOn(console, 'error') };
beforeEach(async () => {
  host.forget();
  for (const spy of Object.values(said)) spy.mockReset().mockImplementation(() => {});
  await owner().from('form_submissions').delete().neq('form_name', '').throwOnError();
  await owner().from('newsletter_subscriptions').delete().neq('email', '').throwOnError();
});

const owner = () => connect(backend.url, loadSecrets(dataDir).secretKey);
const rows = async () => (await owner().from('form_submissions').select('*').throwOnError()).data;
const call = (submission: Partial<Held>) => submissionCreated(submissionCall(submission), environment);
const collect = async () => (await hourlyJob(environment)).json();
const booking = {
  ...sampleOf(workshopBooking),
  workshopType: 'Deep Dive',
  'bot-field': '',
  submission_id: '',
};

describe('the call for a submission', () => {
  it('stores it as a lead, without what the host knows of the sender', async () => {
    const id = newSubmissionId();
    const response = await call(host.post('workshop-booking', { ...booking, submission_id: id }));
    expect(response.status).toBe(200);
    const { 'bot-field': _, submission_id: __, ...fields } = booking;
    expect(await rows()).toEqual([
      expect.objectContaining({ id, form_name: 'workshop-booking', spam: false, fields }),
    ]);
  });

  it('stores it once, however often it comes', async () => {
    const submission = host.post('workshop-booking', booking);
    await Promise.all([call(submission), call(submission), call(submission)]);
    expect((await call(submission)).status).toBe(200);
    expect(await rows()).toHaveLength(1);
    // The same of the sender under another id of the host: a repeat whose answer got lost.
    const submission_id = newSubmissionId();
    for (let i = 0; i < 2; i++) await call(host.post('webinar', { ...booking, submission_id }));
    expect(await rows()).toHaveLength(2);
  });

  it('believes nothing but the id', async () => {
    const submission = host.post('workshop-booking', booking);
    const forged = {
      ...submission,
      form_id: 'form-newsletter',
      data: { name: 'Mallory', email: 'mallory@example.com' },
    };
    expect((await call(forged)).status).toBe(200);
    expect(JSON.stringify(await rows())).not.toMatch(/mallory/i);
    expect(await rows()).toMatchObject([{ form_name: 'workshop-booking', fields: { name: booking.name } }]);
  });

  it('that is forged stores nothing', async () => {
    const invented = { id: '614d2b91e3695a1fb8eb52c5', form_id: 'form-contact', data: booking };
    expect((await call(invented)).status).toBe(404);
    const others = host.post('workshop-booking', booking, { form_id: 'form-of-another-site' });
    expect((await call(others)).status).toBe(404);
    expect((await call(host.post('an-older-form', booking))).status).toBe(404);
    for (const id of [undefined, '', '../sites', 'x/y', 'a?b', 'x'.repeat(65), 7 as never])
      expect((await call({ data: booking, ...(id !== undefined && { id }) })).status).toBe(400);
    const nonsense = new Request('https://site.example/', { method: 'POST', body: 'payload=1' });
    expect((await submissionCreated(nonsense, environment)).status).toBe(400);
    expect(await rows()).toEqual([]);
    expect(host.asked.filter((path) => /sites$|\.\./.test(path))).toEqual([]);
  });

  it('cannot claim that a payment was verified, nor that it is incomplete', async () => {
    await call(host.post('webinar', { ...booking, payment_verification: 'verified', incomplete: 'all' }));
    expect(await rows()).toMatchObject([{ fields: { payment_verification: 'self-declared' } }]);
    expect(JSON.stringify(await rows())).not.toContain('incomplete');
  });

  it('fails where the host or the database does, without a word of why to the caller', async () => {
    const submission = host.post('workshop-booking', booking);
    host.breakOn(() => true);
    const response = await call(submission);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('The form stays at the host and is taken later.\n');
    expect(said.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('answers 500 to GET'));
    host.breakOn(() => false);
    const elsewhere = { ...environment, SUPABASE_URL: 'http://127.0.0.1:1' };
    expect((await submissionCreated(submissionCall(submission), elsewhere)).status).toBe(500);
    expect(host.held()).toEqual([submission.id]);
  });
});

describe('the hourly job', () => {
  it('stores what no call has brought, then deletes the copies of the host', async () => {
    const [known] = Array.from({ length: 8 }, () => host.post('workshop-booking', booking));
    host.post('newsletter', { email: 'ada@example.com' });
    await call(known ?? {});
    expect(host.held()).toHaveLength(9);
    expect(await collect()).toEqual({ stored: 8, removed: 9, refused: 0, isUnfinished: false });
    expect(await rows()).toHaveLength(9);
    expect(host.held()).toEqual([]);
    expect(await collect()).toMatchObject({ stored: 0, removed: 0 });
  });

  it('keeps as spam what the host takes for spam, and what the bot field caught', async () => {
    host.post('workshop-booking', { ...booking, email: 'perhaps@example.com' }, { state: 'spam' });
    host.post('workshop-booking', { ...booking, email: 'bot@example.com', 'bot-field': 'x', name: 'a\nb' });
    await collect();
    expect((await rows()).map(({ spam }) => spam)).toEqual([true, true]);
    expect(host.held()).toEqual([]);
    const { out } = await leads(['--spam'], { DATA_DIR: dataDir });
    expect(out).toContain('perhaps@example.com');
    expect((await leads([], { DATA_DIR: dataDir })).out).toContain('No leads yet');
  });

  it('deletes no copy before it is stored', async () => {
    host.post('workshop-booking', booking);
    const response = await hourlyJob({ ...environment, SUPABASE_URL: 'http://127.0.0.1:1' });
    expect(response.status).toBe(500);
    expect(host.held()).toHaveLength(1);
    expect(host.asked.join()).not.toContain('DELETE');
    await collect();
    expect(host.held()).toEqual([]);
  });

  it('takes the others where the database refuses one', async () => {
    await owner().from('form_submissions').delete().neq('form_name', '');
    host.post('workshop-booking', booking);
    const hostile = host.post(
      'workshop-booking',
      { ...booking, message: '"'.repeat(39_000) },
      { id: 'x'.repeat(65) },
    );
    host.post('workshop-booking', booking);
    expect(await collect()).toEqual({ stored: 2, removed: 2, refused: 1, isUnfinished: false });
    expect(host.held()).toEqual([hostile.id]);
    expect(said.error).toHaveBeenCalledWith(expect.stringContaining('It stays at the host.'));
  });

  it('deletes on its next run what it could not delete, and does not bring back who was erased meanwhile', async () => {
    host.post('workshop-booking', { ...booking, email: 'gone@example.com' });
    host.breakOn((method) => method === 'DELETE');
    expect((await hourlyJob(environment)).status).toBe(500);
    const { out } = await leads(['--delete', 'gone@example.com', '--yes'], { DATA_DIR: dataDir });
    expect(out).toContain('Deleted');
    host.breakOn(() => false);
    expect(await collect()).toMatchObject({ stored: 0, removed: 1 });
    expect(await rows()).toEqual([]);
    expect(host.held()).toEqual([]);
  });

  it('leaves alone what is no form of ours', async () => {
    host.post('an-older-form', { text: 'x' });
    expect(await collect()).toMatchObject({ stored: 0, removed: 0 });
    expect(host.held()).toHaveLength(1);
  });

  it('can be done by hand', async () => {
    host.post('workshop-booking', booking);
    const settings = { ...host.settings, NETLIFY_SITE_ID: host.settings.SITE_ID, DATA_DIR: dataDir };
    expect((await leads(['--collect'], settings)).out).toBe('1 stored, 1 deleted at the host.\n');
    expect((await leads(['--collect'], { ...settings, NETLIFY_API_TOKEN: '' })).complaint).toMatch(
      /^NETLIFY_API_TOKEN is not set: /,
    );
  });
});

describe('a form that the host took though it lacks something', () => {
  it('is kept, and pnpm leads says what it lacks', async () => {
    const { name: _, ...nameless } = booking;
    const submission = host.post('workshop-booking', { ...nameless, email: 'ada@', role: 'king' });
    expect((await call(submission)).status).toBe(200);
    const { out } = await leads([], { DATA_DIR: dataDir });
    expect(out).toContain('incomplete: name missing, email malformed, role missing');
    expect((await leads(['--csv'], { DATA_DIR: dataDir })).out).toContain('name missing, email malformed');
  });

  it('has the time at which it was sent, where that is long ago', async () => {
    const created_at = '2026-11-20T09:00:00.000Z';
    await call(host.post('workshop-booking', booking, { created_at }));
    await call(host.post('workshop-booking', booking));
    const times = (await rows()).map(({ fields }) => (fields as Record<string, string>).sent_at);
    expect(times.sort()).toEqual([created_at, undefined]);
  });
});
