import { expect, it } from 'vitest';
import { requestContext } from '../request-context.ts';
import { restoreErrorCode } from './error-codes.ts';

const asLibraryAnswers = () => Response.json({ code: 'SUP', message: 'Unexpected' }, { status: 500 });

it.each<[code: string, status: number, retryAfter: string | null]>([
  ['57014', 503, '5'],
  ['58030', 503, '5'],
  ['53100', 503, '5'],
  ['08006', 503, '5'],
  ['23514', 400, null],
  ['55P03', 500, null],
])(
  'an error %s of the database is a %d, and says when to come again: %s',
  async (code, status, retryAfter) => {
    const databaseError = Object.assign(new Error('It failed.'), { code });
    const context = { method: 'POST', headers: '{}', rateLimit: true, longest: 0, databaseError };
    const answer = await requestContext.run(context, () => restoreErrorCode(asLibraryAnswers()));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(await answer.json()).toMatchObject({ code, message: 'It failed.' });
  },
);
