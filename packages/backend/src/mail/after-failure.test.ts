import { expect, it } from 'vitest';
import { afterFailure, inShort, pauses } from './after-failure.ts';

const failure = (properties: object) => Object.assign(new Error('why'), properties);
const refused = failure({ command: 'RCPT TO', responseCode: 550, permanent: true });

it('pauses grow, and end after about two days', () => {
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(pauses.reduce((sum, pause) => sum + pause) / 3600).toBeCloseTo(46, 0);
  const tries = Array.from({ length: pauses.length + 1 }, (_, i) =>
    afterFailure({ kind: 'owner', attempt: i + 1 }, failure({ code: 'ESOCKET' })),
  );
  expect(tries.map(({ outcome }) => outcome)).toEqual([...pauses.map(() => 'again'), 'dead']);
  expect(tries[2]).toEqual({ outcome: 'again', reason: 'why', wait_seconds: 15 * 60 });
});

it.each([
  ['sender', refused, 'refused'],
  ['sender', failure({ command: 'DATA', responseCode: 554, permanent: true }), 'refused'],
  ['sender', failure({ command: 'RCPT TO', responseCode: 451, permanent: false }), 'again'],
  ['sender', failure({ command: 'AUTH PLAIN', responseCode: 535, permanent: true }), 'again'],
  ['sender', failure({ command: 'MAIL FROM', responseCode: 550, permanent: true }), 'again'],
  ['owner', refused, 'again'],
] as const)('a mail to the %s after %o: %s', (kind, error, outcome) => {
  expect(afterFailure({ kind, attempt: 1 }, error).outcome).toBe(outcome);
});

it('what a server says is one line that a terminal shows as it is', () => {
  const error = failure({ code: 'ESOCKET', message: 'a\n\u001b[2Jb\n' });
  expect(afterFailure({ kind: 'owner', attempt: 1 }, error)).toMatchObject({ reason: 'a [2Jb' });
});

it('the log names no address', () => {
  const error = failure({ code: 'EENVELOPE', responseCode: 451, message: '451 <ada@example.com> later' });
  expect(inShort(error)).toBe('EENVELOPE 451');
  expect(inShort(new Error('why'))).toBe('why');
});
