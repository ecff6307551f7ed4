import type { Account, Begun } from './store.ts';
import { signToken, tokenLife } from './tokens.ts';

const everybody = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

/** As Supabase Auth words it, so that its client understands. */
export function refusal(
  status: number,
  code: string,
  msg: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { code: status, error_code: code, msg },
    {
      status,
      headers: {
        ...everybody,
        'x-sb-error-code': code,
        'access-control-expose-headers': 'x-sb-error-code, retry-after',
        ...headers,
      },
    },
  );
}

export const nothingHere = () => refusal(404, 'not_found', 'There is nothing here');
export const answer = (value: object) => Response.json(value, { headers: everybody });
export const done = () => new Response(null, { status: 204, headers: everybody });

/** To a browser that asks whether it may. */
export function preflight({ headers }: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...everybody,
      'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
      'access-control-allow-headers':
        headers.get('access-control-request-headers') ?? 'authorization, apikey, content-type',
      'access-control-max-age': '86400',
    },
  });
}

export function sessionAnswer({ session_id, refresh_token, account }: Begun, secret: string): Response {
  const { id: sub, email, aal } = account;
  const now = Date.now();
  return answer({
    access_token: signToken({ sub, session_id, email, aal }, secret, now),
    token_type: 'bearer',
    expires_in: tokenLife,
    expires_at: Math.floor(now / 1000) + tokenLife,
    refresh_token,
    user: userOf(account),
  });
}

/** Nothing that somebody could say of themselves. */
export function userOf(account: Account) {
  const { id, email, created_at, updated_at, email_confirmed_at, last_sign_in_at, factors } = account;
  return {
    ...{ id, email, created_at, updated_at },
    ...(email_confirmed_at && { email_confirmed_at }),
    ...(last_sign_in_at && { last_sign_in_at }),
    ...(factors && { factors }),
    ...{ aud: 'authenticated', role: 'authenticated', phone: '', is_anonymous: false },
    ...{ app_metadata: { provider: 'email', providers: ['email'] }, user_metadata: {}, identities: [] },
  };
}
