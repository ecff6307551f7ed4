import type { Fault } from './fault.ts';
import type { FaultHandler } from './proxy.ts';
import * as responses from './responses.ts';

/** The proxy of the flow's first channel handles submissions like this until the reset. */
const failure = (name: string, handler: FaultHandler, more: Partial<Fault> = {}): Fault => ({
  name,
  start: ({ proxy }) => proxy.intercept(handler),
  ...more,
});
const refusal = (name: string, handler: FaultHandler, more: Partial<Fault> = {}) =>
  failure(name, handler, { isRefusal: true, ...more });

const page = '<!doctype html><title>Wi-Fi</title><h1>Welcome to this network</h1>';
const wait = { 'retry-after': '40', 'access-control-expose-headers': 'Retry-After' };

/** Faults of the servers and of the connection to them. */
export const serverFaults: readonly Fault[] = [
  { name: 'Connection refused', start: ({ proxy }) => proxy.close() },
  failure('Connection reset', responses.resets),
  failure('Stored, the answer breaks off', responses.breaksOff),
  failure('Stored, the answer never comes', responses.dropsResponse),
  failure('No answer for 30 s', responses.neverResponds, {
    async during({ flow, proxy, visitor }) {
      // The time of a submission that has not been made yet would begin after the jump.
      await proxy.arrival(flow.submissions);
      await visitor.page.clock.fastForward(30_000);
    },
  }),
  failure('A slow answer', responses.delays(400)),
  refusal('400, a check of the database', responses.databaseResponds(400, '23514', 'violates a check')),
  refusal('401', responses.responds(401, { message: 'Invalid API key' })),
  refusal('403 with 42501', responses.databaseResponds(403, '42501', 'permission denied')),
  refusal('404', responses.responds(404, '')),
  refusal('409 with 23505 on the e-mail', responses.databaseResponds(409, '23505', 'violates "email_key"'), {
    async start({ flow, proxy, mark, subscribe }) {
      // The newsletter gets the real case: the address is subscribed already.
      if (flow.name === 'Newsletter') await subscribe(mark);
      else proxy.intercept(responses.databaseResponds(409, '23505', 'violates "email_key"'));
    },
  }),
  refusal('409 with 23505 on our own id', responses.storedBefore),
  refusal('413', responses.responds(413, 'The request is too large')),
  failure('429 with Retry-After', responses.responds(429, { code: 'PT429', message: 'Too many' }, wait)),
  failure('500', responses.databaseResponds(500, 'XX000', 'internal error')),
  failure('503', responses.responds(503, '')),
  failure('200, a page instead of JSON', responses.responds(200, page)),
  failure('200, broken JSON', responses.responds(200, '{"id": "0b0e')),
  failure('200, empty', responses.responds(200, '')),
  {
    name: 'CORS refused',
    start: ({ api }) =>
      api.edit(({ headers }) => {
        for (const name of Object.keys(headers)) if (name.startsWith('access-control-')) delete headers[name];
      }),
  },
  {
    name: 'Database killed hard and restarted',
    start: ({ proxy, origin }) =>
      proxy.intercept(async ({ response, forward }) => {
        // Only once: later submissions find no server.
        proxy.intercept(responses.resets);
        const lost = forward().catch(() => {});
        await origin.kill();
        await lost;
        response.destroy();
      }),
    fix: ({ origin }) => origin.restart(),
  },
];
