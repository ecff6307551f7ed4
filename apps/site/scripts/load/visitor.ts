import { randomUUID } from 'node:crypto';

export interface Target {
  api: string;
  site: string;
  publishableKey: string;
  /** X-Forwarded-For of its requests. */
  forwardedFor?: string;
}

/** One request that should store rows under these ids. */
export interface Send {
  kind: string;
  table: string;
  ids: string[];
  /** What its rows hold and no other submission does; empty for a page view. */
  mark: string;
  request: (signal?: AbortSignal) => Promise<Response>;
}

const person = { name: 'Ada Example', company: 'Example GmbH', role: 'product' };
const address = (id: string) => `${id}@example.com`;

/** What one visitor does repeatedly: opens a page, then sends something. */
export function* visits(target: Target, seed: number): Generator<Send> {
  const all = Object.values(actions);
  for (let turn = seed; ; turn++) {
    yield pageView(target);
    const action = all[turn % all.length] ?? inquiry;
    yield action(target);
  }
}

export const actions = { inquiry, signup, chat, booking, registration };

function pageView(target: Target): Send {
  return insert(target, 'page view', 'analytics_events', [
    { event_type: 'page_view', page_path: '/contact', user_agent: 'bench', referrer: '' },
  ]);
}

function inquiry(target: Target): Send {
  const mark = address(randomUUID());
  const message = 'We would like to talk about a redesign. '.repeat(10);
  const row = { ...person, email: mark, message };
  return insert(target, 'inquiry', 'contact_submissions', [row], { mark, readBack: true });
}

function signup(target: Target): Send {
  const mark = address(randomUUID());
  const row = { email: mark, is_active: true };
  return insert(target, 'newsletter', 'newsletter_subscriptions', [row], { mark, readBack: true });
}

function chat(target: Target): Send {
  const session_id = randomUUID();
  const answer = 'Ignite Day 1,200 euro, Deep Dive 2,400, Innovation Engine 3,600.';
  const rows = [
    { session_id, message: 'What does a workshop cost?', sender: 'user' },
    { session_id, message: answer, sender: 'bot' },
  ];
  return insert(target, 'chat', 'chat_conversations', rows, { mark: session_id });
}

function booking(target: Target): Send {
  return post(target, 'booking (form)', 'workshop-booking', {
    ...person,
    workshopType: 'Deep Dive',
    message: 'In spring.',
  });
}

function registration(target: Target): Send {
  return post(target, 'webinar (form)', 'webinar', {
    ...person,
    payment_id: `payment_${Date.now()}`,
    payment_status: 'completed',
    payment_verification: 'self-declared',
  });
}

function insert(
  { api, publishableKey, forwardedFor }: Target,
  kind: string,
  table: string,
  values: object[],
  { mark = '', readBack = false } = {},
): Send {
  const rows = values.map((row) => ({ id: randomUUID(), ...row }));
  const request: Send['request'] = (signal) =>
    fetch(`${api}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${publishableKey}`,
        'content-type': 'application/json',
        ...from(forwardedFor),
        prefer: readBack ? 'return=representation' : 'return=minimal',
      },
      body: JSON.stringify(rows),
      ...(signal && { signal }),
    });
  return { kind, table, ids: rows.map(({ id }) => id), mark, request };
}

function post(
  { site, forwardedFor }: Target,
  kind: string,
  form: string,
  fields: Record<string, string>,
): Send {
  const id = randomUUID();
  const body = new FormData();
  const mark = address(id);
  const all = { 'form-name': form, 'bot-field': '', submission_id: id, email: mark, ...fields };
  for (const [name, value] of Object.entries(all)) body.set(name, value);
  const headers = from(forwardedFor);
  const request: Send['request'] = (signal) =>
    fetch(site, { method: 'POST', headers, body, ...(signal && { signal }) });
  return { kind, table: 'form_submissions', ids: [id], mark, request };
}

function from(forwardedFor: string | undefined): Record<string, string> {
  return forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
}
