import { expect, test } from 'vitest';
import { readAnswer } from './answer.ts';

const read = (status: number, body: string) => readAnswer(new Response(body, { status }));

test('a success gives its row, and words only where it is none', async () => {
  expect(await read(201, '{"id":"a"}')).toEqual({ status: 201, retryAfter: null, row: { id: 'a' } });
  expect(await read(200, '[{"id":"a"}]')).toMatchObject({ row: [{ id: 'a' }] });
  expect(await read(200, '<html>')).toEqual({ status: 200, retryAfter: null, message: '<html>' });
  expect(await read(201, '')).toEqual({ status: 201, retryAfter: null });
});

test('a failure gives what the database says of it, or the words of somebody else', async () => {
  const said = { code: '23514', message: 'violates check', details: null, hint: null };
  expect(await read(400, JSON.stringify(said))).toEqual({ ...said, status: 400, retryAfter: null });
  expect(await read(503, '')).toEqual({ status: 503, retryAfter: null });
  for (const words of ['too large', '"busy"', '12', 'null'])
    expect(await read(413, words)).toEqual({ status: 413, retryAfter: null, message: words });
});
