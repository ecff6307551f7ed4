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
  request: () => Promise<Response>;
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
  const email = address(randomUUID());
  const message = 'We would like to talk about a redesign. '.repeat(10);
  return insert(target, 'inquiry', 'contact_submissions', [{ ...person, email, message }], true);
}

function signup(target: Target): Send {
  const row = { email: address(randomUUID()), is_active: true };
  return insert(target, 'newsletter', 'newsletter_subscriptions', [row], true);
}

function chat(target: Target): Send {
  const session_id = randomUUID();
  return insert(target, 'chat', 'chat_conversations', [
    { session_id, message: 'What does a workshop cost?', sender: 'user' },
    {
      session_id,
      message: 'Ignite Day 1,200 euro, Deep Dive 2,400, Innovation Engine 3,600.',
      sender: 'bot',
    },
  ]);
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
  readBack = false,
): Send {
  const rows = values.map((row) => ({ id: randomUUID(), ...row }));
  const request = () =>
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
    });
  return { kind, table, ids: rows.map(({ id }) => id), request };
}

function post(
  { site, forwardedFor }: Target,
  kind: string,
  form: string,
  fields: Record<string, string>,
): Send {
  const id = randomUUID();
  const body = new FormData();
  const all = { 'form-name': form, 'bot-field': '', submission_id: id, email: address(id), ...fields };
  for (const [name, value] of Object.entries(all)) body.set(name, value);
  const request = () => fetch(site, { method: 'POST', headers: from(forwardedFor), body });
  return { kind, table: 'form_submissions', ids: [id], request };
}

function from(forwardedFor: string | undefined): Record<string, string> {
  return forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
}
