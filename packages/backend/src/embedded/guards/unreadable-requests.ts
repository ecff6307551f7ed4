/**
 * Danger: @supabase/lite answers what it does not expect with 500 and a stack in the log: sign-in and storage, which are
 * switched off, an address with half an escape, or no columns at all. A token without a signature counts as no token.
 *
 * Guard: a clear refusal before the library sees the request.
 */
export async function refuseUnreadable(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!isReadable(pathname)) return refusal(400, 'The address of the request cannot be read');
  if (!pathname.startsWith('/rest/v1/')) return refusal(404, 'There is nothing but tables here');
  if (isUnsigned(request.headers)) return refusal(401, 'The token is not signed');
  if (
    request.method === 'POST' &&
    /^\/rest\/v1\/\w+\/*$/.test(pathname) &&
    (await request.clone().text()).trim() === '{}'
  )
    return refusal(400, 'The row has no columns');
  return undefined;
}

function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** A key of ours has no dots, and a token has three parts that are not empty. */
function isUnsigned(headers: Headers): boolean {
  const [, token = ''] = /^Bearer +(.*)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (token === '' || token === headers.get('apikey')) return false;
  const parts = token.split('.');
  return parts.length !== 3 || parts.includes('');
}

function refusal(status: number, message: string): Response {
  return Response.json(
    { code: `PT${status}`, message, details: null, hint: null },
    { status, headers: { 'access-control-allow-origin': '*' } },
  );
}
