import { weightOf } from '../room/weight.ts';
import type { Answering, PlainRequest } from '../thread/messages.ts';
import type { Journal } from './journal.ts';
import { Counter, type Metric } from './metrics.ts';
import { countedLeads } from './stored-leads.ts';

/** A request to the site that failed on our side. */
export type FailedPage = {
  method: string;
  /** A page that exists, or `other`: what a visitor has typed may hold an address. */
  target: string;
  status: number;
  milliseconds: number;
};

export type Observer = {
  /** Counts what is answered, and writes down what failed and which lead was stored. */
  around(answer: Answering): Answering;
  notePage(failed: FailedPage): void;
  metrics(): Metric[];
};

export function observe(journal: Journal): Observer {
  const requests = new Counter();
  const stored = new Counter();
  const refused = new Counter();

  function noteStored(request: PlainRequest): void {
    for (const lead of countedLeads(request)) {
      stored.add({ kind: lead.kind, channel: lead.channel, spam: String(lead.spam) });
      journal.write({ event: 'stored', ...lead });
    }
  }

  async function noteRefused(request: PlainRequest, response: Response, start: number): Promise<void> {
    const { status } = response;
    const code = await codeOf(response.clone());
    const reason =
      status === 429 ? 'limit' : code === noRoom ? 'room' : status === 503 ? 'database' : undefined;
    if (reason) refused.add({ reason });
    if (status < 500) return;
    const milliseconds = Math.round(performance.now() - start);
    journal.write({ event: 'failed', ...nameOf(request), status, code, milliseconds });
  }

  return {
    around: (answer) => async (request) => {
      const start = performance.now();
      const kind = weightOf(request) ?? 'other';
      try {
        const response = await answer(request);
        requests.add({ kind, status: `${Math.floor(response.status / 100)}xx` });
        if (response.status === 201) noteStored(request);
        if (response.status === 429 || response.status >= 500) await noteRefused(request, response, start);
        return response;
      } catch (error) {
        requests.add({ kind, status: '5xx' });
        const milliseconds = Math.round(performance.now() - start);
        journal.write({ event: 'failed', ...nameOf(request), status: 500, code: null, milliseconds });
        throw error;
      }
    },
    notePage: (failed) => journal.write({ event: 'failed', ...failed, code: null }),
    metrics: () => [
      {
        name: 'laliaflia_requests_total',
        help: 'Requests to the API, by what they bring and the class of the answer.',
        type: 'counter',
        values: requests.values(),
      },
      {
        name: 'laliaflia_leads_stored_total',
        help: 'Leads that were stored, by form and channel.',
        type: 'counter',
        values: stored.values(),
      },
      {
        name: 'laliaflia_refused_total',
        help: 'Requests that were told to come again: too many (limit), no room on the disk, or no database.',
        type: 'counter',
        values: refused.values(),
      },
    ],
  };
}

const noRoom = '53100';

/** Neither the query nor a name of the visitor's choosing: both may hold an address. */
function nameOf({ method, url }: PlainRequest): { method: string; target: string } {
  const { pathname } = new URL(url);
  return { method, target: /^\/rest\/v1\/(rpc\/)?[a-z_]{1,60}$/.test(pathname) ? pathname : 'other' };
}

async function codeOf(response: Response): Promise<string | null> {
  const { code } = (await response.json().catch(() => ({}))) as { code?: unknown };
  return typeof code === 'string' && /^\w{1,10}$/.test(code) ? code : null;
}
