import * as answer from './answers.ts';
import type { Misbehaviour } from './door.ts';
import type { Fault } from './fault.ts';

/** The door that the way takes first answers like this, until it is mended. */
const door = (name: string, trouble: Misbehaviour, more: Partial<Fault> = {}): Fault => ({
  name,
  arm: ({ door }) => door.misbehave(trouble),
  ...more,
});
const refusal = (name: string, trouble: Misbehaviour, more: Partial<Fault> = {}) =>
  door(name, trouble, { isRefusal: true, ...more });

const page = '<!doctype html><title>Wi-Fi</title><h1>Welcome to this network</h1>';
const wait = { 'retry-after': '40', 'access-control-expose-headers': 'Retry-After' };

/** What goes wrong at the other end, and on the line to it. */
export const answers: readonly Fault[] = [
  { name: 'Connection refused', arm: ({ door }) => door.close() },
  door('Connection reset', answer.resets),
  door('Stored, the answer breaks off', answer.breaksOff),
  door('Stored, the answer never comes', answer.swallowsTheAnswer),
  door('No answer for 30 s', answer.saysNothing, {
    async during({ door, visitor }) {
      await door.arrival();
      await visitor.page.clock.fastForward(30_000);
    },
  }),
  door('A slow answer', answer.slowly(400)),
  refusal('400, a check of the database', answer.databaseSays(400, '23514', 'violates a check')),
  refusal('401', answer.says(401, { message: 'Invalid API key' })),
  refusal('403 with 42501', answer.databaseSays(403, '42501', 'permission denied')),
  refusal('404', answer.says(404, '')),
  refusal('409 with 23505 on the e-mail', answer.databaseSays(409, '23505', 'violates "email_key"'), {
    async arm({ way, door, mark, subscribe }) {
      // For the newsletter the real thing: somebody has subscribed with this address before.
      if (way.name === 'Newsletter') await subscribe(mark);
      else door.misbehave(answer.databaseSays(409, '23505', 'violates "email_key"'));
    },
  }),
  refusal('409 with 23505 on our own id', answer.storedBefore),
  refusal('413', answer.says(413, 'The request is too large')),
  door('429 with Retry-After', answer.says(429, { code: 'PT429', message: 'Too many' }, wait)),
  door('500', answer.databaseSays(500, 'XX000', 'internal error')),
  door('503', answer.says(503, '')),
  door('200, a page instead of JSON', answer.says(200, page)),
  door('200, broken JSON', answer.says(200, '{"id": "0b0e')),
  door('200, empty', answer.says(200, '')),
  {
    name: 'CORS refused',
    arm: ({ api }) =>
      api.edit(({ headers }) => {
        for (const name of Object.keys(headers)) if (name.startsWith('access-control-')) delete headers[name];
      }),
  },
  {
    name: 'Database killed hard and restarted',
    arm: ({ door, origin }) =>
      door.misbehave(async ({ response, forward }) => {
        // Only once: what comes later finds nobody.
        door.misbehave(answer.resets);
        const lost = forward().catch(() => {});
        await origin.kill();
        await lost;
        response.destroy();
      }),
    mend: ({ origin }) => origin.restart(),
  },
];
