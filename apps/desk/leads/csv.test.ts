import { expect, it } from 'vitest';
import type { LeadLine } from '../data/types.ts';
import { csvOf } from './csv.ts';

const lead = (place: number, summary: LeadLine['summary'] = {}): LeadLine => ({
  id: `lead-${place}`,
  created_at: '2026-11-24T09:00:00+00:00',
  kind: 'workshop-booking',
  state: 'new',
  summary,
});

/** A database with so many leads, and what was asked of it. */
function stored(count: number) {
  const all = Array.from({ length: count }, (_, place) => lead(place));
  const asked: (string | undefined)[] = [];
  const read = async (before: LeadLine | undefined, most: number) => {
    asked.push(before?.id);
    const from = before ? all.findIndex(({ id }) => id === before.id) + 1 : 0;
    return all.slice(from, from + most);
  };
  return { read, asked };
}

const idsIn = (text: string) => text.match(/lead-\d+/g) ?? [];

it('is UTF-8 for a spreadsheet: quoted, without anything that it would run', async () => {
  const summary = {
    name: '=1+1',
    email: 'ada@example.com',
    company: 'Example, "the" GmbH',
    message: '@x;-y',
    paid: { verified_by: 'eve@example.com', verified_at: '2026-11-25T09:00:00+00:00' },
  };
  const { text } = await csvOf(
    async () => [lead(1, summary)],
    () => {},
  );
  expect(text).toBe(
    '\ufeffReference,Received,Kind,State,Name,E-mail,Company,"Paid, verified by",First 200 characters of the message\r\n' +
      `lead-1,2026-11-24T09:00:00.000Z,Workshop booking,New,'=1+1,ada@example.com,"Example, ""the"" GmbH","eve@example.com, 2026-11-25T09:00:00.000Z","'@x;'-y"\r\n`,
  );
});

it('reads on from the last lead of each page, says how far it is, and holds each lead once', async () => {
  const { read, asked } = stored(450);
  const counts: number[] = [];
  const { text, count, isAll } = await csvOf(read, (so) => counts.push(so));
  expect(asked).toEqual([undefined, 'lead-199', 'lead-399']);
  expect(counts).toEqual([200, 400, 450]);
  expect({ count, isAll }).toEqual({ count: 450, isAll: true });
  expect(new Set(idsIn(text)).size).toBe(450);
});

it.each([
  [399, { count: 399, isAll: true }],
  [400, { count: 400, isAll: true }],
  [401, { count: 400, isAll: false }],
  [900, { count: 400, isAll: false }],
])('of %i leads says truly what is in a file of at most 400', async (count, said) => {
  const { text, ...file } = await csvOf(stored(count).read, () => {}, 400);
  expect(file).toEqual(said);
  expect(idsIn(text)).toHaveLength(said.count);
});
