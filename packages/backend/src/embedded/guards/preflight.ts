/**
 * Danger: @supabase/lite takes the question of a browser whether it may call a function (OPTIONS) for a call without
 * parameters: it answers 404, and pages of another origin can call nothing; a function without parameters it would run.
 *
 * Guard: the answer that the library gives for tables, and nothing is called.
 */
export function answerPreflight({ method, url, headers }: Request): Response | undefined {
  if (method !== 'OPTIONS' || !/^\/+rest\/v1\/+rpc(\/|$)/.test(new URL(url).pathname)) return undefined;
  return new Response(null, {
    status: 200,
    headers: {
      allow: 'OPTIONS,GET,HEAD,POST',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, OPTIONS, HEAD',
      'access-control-allow-headers':
        headers.get('access-control-request-headers') ??
        'authorization, apikey, content-type, prefer, x-client-info',
      'access-control-max-age': '86400',
    },
  });
}
