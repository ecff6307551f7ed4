import { EMBEDDED_PUBLISHABLE_KEY } from '../../src/embedded/guards/secrets.ts';
import { addOwner, changePassword } from '../../src/owners/owners.ts';
import type { Filled, Question } from './questions.ts';

const address = 'owner@example.com';

/** Of each database, whose owner signs in once. */
const tokens = new WeakMap<Filled, Promise<string>>();

function call({ api }: Filled, path: string, body: object, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return api.fetch(request, '127.0.0.1');
}

async function signIn(filled: Filled): Promise<string> {
  const password = (await addOwner(filled.owner, address)) ?? (await changePassword(filled.owner, address));
  const response = await call(filled, '/auth/v1/token?grant_type=password', { email: address, password });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (!token) throw new Error(`Signing in answered ${response.status}.`);
  return token;
}

async function rpc(filled: Filled, name: string, body: object): Promise<unknown> {
  const token = tokens.get(filled) ?? signIn(filled);
  tokens.set(filled, token);
  const response = await call(filled, `/rest/v1/rpc/${name}`, body, {
    authorization: `Bearer ${await token}`,
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Milliseconds that an owner waits at most for a page of so many leads or mails, however far back it lies. */
export const most = (leads: number) => (leads <= 100_000 ? 200 : 400);
const times = 20;

function list(name: string, query: object, expected: 'some' | 'none' = 'some'): Question {
  return {
    name: `The desk: ${name}`,
    times,
    most,
    async ask(filled) {
      const leads = await rpc(filled, 'desk_leads', { most: 50, ...query });
      const found = Array.isArray(leads) && leads.length > 0;
      if (found !== (expected === 'some')) throw new Error(`${name} shows ${JSON.stringify(leads)}.`);
    },
  };
}

const monthsAgo = (months: number) => new Date(Date.now() - months * 30 * 24 * 60 * 60 * 1000).toISOString();
const page = (months: number) => ({ before_time: monthsAgo(months), before_id: crypto.randomUUID() });

const numbers = (filled: Filled) => rpc(filled, 'desk_numbers', { weeks: 12 });

async function some(filled: Filled, name: string, body: object): Promise<void> {
  const rows = await rpc(filled, name, body);
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${name} shows ${JSON.stringify(rows)}.`);
}

function guests(name: string, of_event: string): Question {
  return {
    name: `The desk: ${name}`,
    times,
    most,
    ask: (filled) => some(filled, 'desk_guests', { of_event, known: ['deep', 'transform'] }),
  };
}

/** As an owner who is signed in, through row security. */
export const desk: readonly Question[] = [
  {
    name: 'The desk: signing in, and the newest page',
    times: 1,
    most: () => 2000,
    ask: (filled) => rpc(filled, 'desk_leads', { most: 50 }),
  },
  list('the newest page', {}),
  list('a page half a year back', page(6)),
  list('a kind and a state', { of_kind: 'webinar', of_state: 'won' }),
  list('a kind and a state, half a year back', { of_kind: 'webinar', of_state: 'won', ...page(6) }),
  list('a rare word', { search: 'person91' }),
  list('a word of most leads', { search: 'design' }),
  list('a word of most leads, half a year back', { search: 'design', ...page(6) }),
  list('a word that was used long ago', { search: 'springtime' }),
  list('two words, a kind and a state', { search: 'design example', of_kind: 'webinar', of_state: 'won' }),
  list('a word of nobody', { search: 'unheardof' }, 'none'),
  list('a rare word and a state', { search: 'springtime', of_state: 'lost' }),
  { name: 'The desk: the counts', times, most, ask: (filled) => rpc(filled, 'desk_counts', {}) },
  // Whoever looks first on a day adds up the days before.
  { name: 'The desk: the first numbers of a day', times: 1, ask: numbers, most: () => 60_000 },
  { name: 'The desk: the numbers', times, most, ask: numbers },
  {
    name: 'The desk: where assessments are left',
    times,
    most,
    ask: (filled) => some(filled, 'desk_assessments', { weeks: 12 }),
  },
  { name: 'The desk: the seats', times, most, ask: (filled) => some(filled, 'desk_seats', {}) },
  guests('guests of a workshop', 'deep'),
  guests('guests of other workshops', 'other'),
  guests('guests of the webinar', 'webinar'),
];
