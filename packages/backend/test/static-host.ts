import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export type Held = {
  id: string;
  form_id: string;
  form_name: string;
  site_url: string;
  created_at: string;
  data: Record<string, unknown>;
  state: 'verified' | 'spam';
};

const site = '11111111-2222-4333-8444-555555555555';
const token = 'nfp_aTokenOfThisTestOnly';

/** Of a page, whatever is asked for: so that a few submissions have several pages. */
const longestPage = 3;

/** The part of the static host's API that its description names for forms, on this machine. */
export async function startStaticHost() {
  const forms = [
    'contact',
    'newsletter',
    'workshop-booking',
    'webinar',
    'assessment-report',
    'an-older-form',
  ];
  let held: Held[] = [];
  let broken: (method: string, path: string) => boolean = () => false;
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://host');
    asked.push(`${method} ${pathname}`);
    const answer = (status: number, body?: unknown, headers = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    const shown = ({ state: _, ...submission }: Held) => submission;
    if (request.headers.authorization !== `Bearer ${token}`)
      return answer(401, { code: 401, message: 'Access Denied' });
    if (broken(method, pathname)) return answer(500, { code: 500, message: 'Internal error' });
    const path = pathname.replace(/^\/api\/v1/, '');
    if (path === `/sites/${site}/forms`)
      return answer(
        200,
        forms.map((name) => ({ id: `form-${name}`, site_id: site, name })),
      );
    const [, form] = /^\/forms\/([^/]+)\/submissions$/.exec(path) ?? [];
    if (form !== undefined) {
      const state = searchParams.get('state') ?? 'verified';
      const page = Number(searchParams.get('page') ?? 1);
      const all = held.filter((each) => each.form_id === form && each.state === state).reverse();
      const end = page * longestPage;
      const more = all.length > end ? { link: `<${url}>; rel="next"` } : {};
      return answer(200, all.slice(end - longestPage, end).map(shown), more);
    }
    const [, id] = /^\/submissions\/([^/]+)$/.exec(path) ?? [];
    const found = held.find((each) => each.id === id);
    if (found === undefined) return answer(404, { code: 404, message: 'Not Found' });
    if (method === 'GET') return answer(200, shown(found));
    held = held.filter((each) => each !== found);
    return answer(204);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());

  let counter = 0;
  return {
    settings: {
      NETLIFY_API_TOKEN: token,
      NETLIFY_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
      SITE_ID: site,
    },
    /** What a visitor posts; the host adds what it knows of them. */
    post(form: string, fields: Record<string, unknown>, other: Partial<Held> = {}): Held {
      counter += 1;
      const submission: Held = {
        id: (0x614d2b91e369 + counter).toString(16).padEnd(24, '5'),
        form_id: `form-${form}`,
        form_name: form,
        site_url: 'https://site.example',
        created_at: new Date().toISOString(),
        data: {
          ...fields,
          ip: '203.0.113.7',
          user_agent: 'Mozilla/5.0',
          referrer: 'https://site.example/contact',
        },
        state: 'verified',
        ...other,
      };
      held.push(submission);
      return submission;
    },
    held: () => held.map(({ id }) => id),
    asked,
    /** Answers these requests with 500. */
    breakOn(which: typeof broken) {
      broken = which;
    },
    forget() {
      held = [];
      asked.length = 0;
      broken = () => false;
    },
  };
}

/** The call that the host makes for a submission, as its documentation shows it. */
export function submissionCall(submission: Partial<Held>): Request {
  const { data = {}, state: _, ...rest } = submission;
  const payload = {
    number: 7,
    title: data.name,
    email: data.email,
    name: data.name,
    data,
    human_fields: {},
    ...rest,
  };
  return new Request('https://site.example/.netlify/functions/submission-created', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payload, site: { id: site, name: 'site' } }),
  });
}
