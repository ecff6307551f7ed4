import { type FormName, formNames } from '@laliaflia/leads';
import type { HostSettings } from './settings.ts';

/** As the host's API gives it (https://open-api.netlify.com), of which only this is read. */
export type HostSubmission = {
  id: string;
  form_id?: string;
  created_at: string;
  /** What was sent, and what the host knows of the sender. */
  data: Readonly<Record<string, unknown>>;
};

/** How the host has judged them itself. */
export type HostState = 'verified' | 'spam';

export type HostApi = {
  /** Our forms by their ids. */
  forms(): Promise<ReadonlyMap<string, FormName>>;
  submission(id: string): Promise<HostSubmission | undefined>;
  /** A page of those that are there now, and whether there are more. */
  submissions(form: string, state: HostState, page: number): Promise<[HostSubmission[], boolean]>;
  remove(id: string): Promise<void>;
};

const perPage = 100;

/** Milliseconds for one answer. */
const patience = 10_000;

export function createHostApi({ api, site, token }: HostSettings): HostApi {
  async function ask(method: 'GET' | 'DELETE', path: string): Promise<Response> {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The API of the static host answers ${response.status} to ${method} ${path}.`);
  }

  async function list<Item>(path: string): Promise<[Item[], boolean]> {
    const response = await ask('GET', path);
    if (!response.ok) throw new Error(`The API of the static host knows nothing of ${path}.`);
    const hasMore = /rel="?next"?/.test(response.headers.get('link') ?? '');
    return [(await response.json()) as Item[], hasMore];
  }

  return {
    async forms() {
      const [all] = await list<{ id: string; name: string }>(`/sites/${site}/forms`);
      const ours = all.flatMap(({ id, name }) => {
        const known = formNames.find((each) => each === name);
        return known === undefined ? [] : [[id, known] as const];
      });
      return new Map(ours);
    },

    async submission(id) {
      const response = await ask('GET', `/submissions/${encodeURIComponent(id)}`);
      if (!response.ok) return undefined;
      // One, though the API's description says a list.
      const found = (await response.json()) as HostSubmission | HostSubmission[];
      return [found].flat().find((each) => each.id === id);
    },

    submissions: (form, state, page) =>
      list(`/forms/${form}/submissions?state=${state}&page=${page}&per_page=${perPage}`),

    async remove(id) {
      // 404: it is gone, which is what was wanted.
      const response = await ask('DELETE', `/submissions/${encodeURIComponent(id)}`);
      await response.body?.cancel();
    },
  };
}
