import { expect, it } from 'vitest';
import type { PlainRequest } from '../thread/messages.ts';
import { Counter, toText } from './metrics.ts';
import { storedLeads } from './stored-leads.ts';

it('is the text format of Prometheus, with labels escaped', () => {
  const counter = new Counter();
  counter.add({ kind: 'a' });
  counter.add({ kind: 'say "\\\n' });
  counter.add({ kind: 'a' });
  const text = toText([
    { name: 'things_total', help: 'Things.', type: 'counter', values: counter.values() },
    { name: 'room_bytes', help: 'Room.', type: 'gauge', values: [{ value: 1.5 }] },
    { name: 'newest', help: 'None yet.', type: 'gauge', values: [] },
  ]);
  expect(text).toBe(`# HELP things_total Things.
# TYPE things_total counter
things_total{kind="a"} 2
things_total{kind="say \\"\\\\\\n"} 1
# HELP room_bytes Room.
# TYPE room_bytes gauge
room_bytes 1.5
# HELP newest None yet.
# TYPE newest gauge
`);
});

const id = '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a';
const request = (table: string, body: unknown, by: PlainRequest['by'] = 'visitor'): PlainRequest => ({
  method: 'POST',
  url: `http://localhost/rest/v1/${table}?columns=id`,
  headers: [],
  body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)).buffer,
  peerAddress: null,
  by,
});

it('says of a stored lead what it is, and nothing of whom it is from', () => {
  const person = { name: 'Ada', email: 'ada@example.com' };
  expect(storedLeads(request('contact_submissions', { id, ...person }))).toEqual([
    { kind: 'contact', table: 'contact_submissions', id, channel: 'database', spam: false },
  ]);
  const form = { id, form_name: 'webinar', fields: person, spam: true };
  expect(storedLeads(request('form_submissions', [form]))).toEqual([
    { kind: 'webinar', table: 'form_submissions', id, channel: 'form', spam: true },
  ]);
  const odd = { id: 'ada@example.com', form_name: 'ada@example.com' };
  expect(storedLeads(request('form_submissions', odd))).toMatchObject([{ kind: 'other', id: null }]);
  expect(storedLeads(request('contact_submissions', 'name,email\nAda,a@b.de'))).toMatchObject([{ id: null }]);
});

it('takes neither page views nor what the owner puts back for leads', () => {
  expect(storedLeads(request('analytics_events', { id }))).toEqual([]);
  expect(storedLeads(request('contact_submissions', { id }, 'owner'))).toEqual([]);
  expect(storedLeads({ ...request('contact_submissions', { id }), method: 'PATCH' })).toEqual([]);
});
