/**
 * Danger: the answer to a refused row says whether an e-mail address is known, and a refusal rolls its own count back. A
 * list of addresses could be asked one by one without limit, or two by two without a trace: what fails in a batch is told.
 *
 * Guard: a visitor subscribes one address at a time, and a refused row of any table counts towards the limits like another.
 */
export function guardAgainstProbing(secretKey: string, ask: (request: Request) => Promise<Response>) {
  /** The table into which a visitor inserts with this request. */
  const tableOf = ({ method, url, headers }: Request): string | undefined => {
    if (method !== 'POST' || headers.get('apikey') === secretKey) return undefined;
    return /^\/rest\/v1\/(\w+)\/*$/.exec(decoded(new URL(url).pathname))?.[1];
  };

  return {
    /** What to answer instead of asking the database. */
    async refuse(request: Request): Promise<Response | undefined> {
      if (tableOf(request) !== 'newsletter_subscriptions' || !(await isBatch(request))) return undefined;
      const message = 'Send one address at a time';
      return Response.json(
        { code: 'PT400', message, details: null, hint: null },
        { status: 400, headers: { 'access-control-allow-origin': '*' } },
      );
    },

    /** After the answer. */
    async count(request: Request, { status }: Response, visitorAddress: string | null): Promise<void> {
      const table = tableOf(request);
      if (table === undefined || visitorAddress === null || status === 429 || status < 400 || status > 499)
        return;
      const headers = {
        apikey: secretKey,
        'content-type': 'application/json',
        'x-visitor-address': visitorAddress,
      };
      const body = JSON.stringify({ refused_table: table });
      const url = new URL('/rest/v1/rpc/count_refusal', request.url);
      const { ok, status: answer } = await ask(new Request(url, { method: 'POST', headers, body }));
      if (!ok) console.error(`A refused row was not counted: the database answered ${answer}.`);
    },
  };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Unreadable is for the database to say. */
async function isBatch(request: Request): Promise<boolean> {
  if (request.headers.get('content-type')?.includes('csv')) return true;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return Array.isArray(body) && body.length !== 1;
}
