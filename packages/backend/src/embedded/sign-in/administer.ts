import { answer, nothingHere, refusal, userOf } from './answers.ts';
import type { InTurn } from './in-turn.ts';
import { hashPassword, longestPassword, shortestPassword } from './passwords.ts';
import type { Account, Store } from './store.ts';

type Call = { body: Readonly<Record<string, unknown>>; url: URL; request: Request };

const users = '/auth/v1/admin/users';

function told(account: Account | undefined): Response {
  return account ? answer(userOf(account)) : refusal(404, 'user_not_found', 'User not found');
}

/** What `pnpm run owner` does, with the secret key. */
export function administer(store: Store, hashing: InTurn) {
  async function hashOf({ password }: Call['body']): Promise<string | Response> {
    if (
      typeof password !== 'string' ||
      password.length < shortestPassword ||
      password.length > longestPassword
    )
      return refusal(
        422,
        'weak_password',
        `Give a password of ${shortestPassword} to ${longestPassword} characters`,
      );
    const hash = await hashing(() => hashPassword(password));
    return hash === 'too many' ? refusal(429, 'over_request_rate_limit', 'Too many attempts') : hash;
  }

  async function add(body: Call['body']): Promise<Response> {
    const { email } = body;
    if (typeof email !== 'string') return refusal(400, 'validation_failed', 'An address is missing');
    const hash = await hashOf(body);
    if (typeof hash !== 'string') return hash;
    const added = await store.add(email.trim().toLowerCase(), hash);
    return added
      ? answer(userOf(added))
      : refusal(422, 'email_exists', 'A user with this email address has already been registered');
  }

  async function change(id: string, body: Call['body']): Promise<Response> {
    const hash = await hashOf(body);
    if (typeof hash !== 'string') return hash;
    return told(await store.changePassword(id, hash));
  }

  return async ({ body, url: { pathname }, request: { method } }: Call): Promise<Response> => {
    if (pathname === users && method === 'GET')
      return answer({ users: (await store.all()).map(userOf), aud: 'authenticated' });
    if (pathname === users && method === 'POST') return add(body);
    const [, id] = /^\/auth\/v1\/admin\/users\/([0-9a-f-]{36})$/.exec(pathname) ?? [];
    if (id === undefined) return nothingHere();
    if (method === 'GET') return told(await store.account(id));
    if (method === 'PUT') return change(id, body);
    return method === 'DELETE' ? told(await store.remove(id)) : nothingHere();
  };
}
