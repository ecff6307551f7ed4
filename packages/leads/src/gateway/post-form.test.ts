import { afterEach, expect, test, vi } from 'vitest';
import { postForm } from './post-form.ts';

const fields = { email: 'ada@example.com' };

afterEach(() => vi.unstubAllGlobals());

test('an answer that breaks off behind its head is an answer, and nothing is left uncaught', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  vi.stubGlobal('fetch', async () => new Response(broken, { status: 200 }));
  const uncaught: unknown[] = [];
  const note = (reason: unknown) => uncaught.push(reason);
  process.on('unhandledRejection', note);
  const outcome = await postForm({ form: 'workshop-booking', id: 'an-id', fields, action: '/' });
  await new Promise((next) => setTimeout(next));
  process.off('unhandledRejection', note);
  expect(outcome.kind).toBe('stored');
  expect(uncaught).toEqual([]);
});

test('the time that filling in took goes along, where that was measured', async () => {
  const posted: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    posted.push(body.get('filling_seconds'));
    return new Response('', { status: 200 });
  });
  await postForm({ form: 'workshop-booking', id: 'an-id', fields, seconds: 42, action: '/' });
  await postForm({ form: 'workshop-booking', id: 'an-id', fields, action: '/' });
  expect(posted).toEqual(['42', null]);
});

test('the page that answers a form is not fetched any further', async () => {
  const cancel = vi.fn();
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ cancel }), { status: 200 }));
  await postForm({ form: 'workshop-booking', id: 'an-id', fields, action: '/' });
  expect(cancel).toHaveBeenCalledOnce();
});
