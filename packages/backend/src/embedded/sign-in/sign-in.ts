import type { Session } from '../connect.ts';
import type { Exclusive } from '../guards/role-queue.ts';
import { EMBEDDED_PUBLISHABLE_KEY, type Secrets } from '../guards/secrets.ts';
import { administer } from './administer.ts';
import { answer, done, nothingHere, preflight, refusal, sessionAnswer, userOf } from './answers.ts';
import { countAttempts } from './attempts.ts';
import { findCall, type SignInCall } from './calls.ts';
import { secondFactor } from './factors.ts';
import { inTurn } from './in-turn.ts';
import { isPassword } from './passwords.ts';
import { openStore } from './store.ts';
import { type Claims, readToken } from './tokens.ts';

type Body = Readonly<Record<string, unknown>>;
type Call = { body: Body; url: URL; request: Request; address: string | null };
type WhoCall = Call & { claims: Claims | undefined; id: string };

/**
 * What the desk needs of Supabase Auth, for a database without it: password, link by mail, second factor, refresh, sign-out, and
 * making owners with the secret key. Whatever else it offers is not here, and nobody signs up.
 *
 * Only the database is asked in its queue. Passwords are hashed outside, and mails wait in the outbox.
 *
 * @returns What answers a request; undefined where it is none of these.
 */
export function createSignIn(
  database: Pick<Session, 'query'>,
  exclusive: Exclusive,
  { jwtSecret, secretKey }: Pick<Secrets, 'jwtSecret' | 'secretKey'>,
) {
  const store = openStore(database, exclusive);
  const attempts = countAttempts();
  const hashing = inTurn();
  const asking = inTurn();
  const administrate = administer(store, hashing);

  async function byPassword({ body, address }: Call): Promise<Response> {
    const email = emailOf(body);
    const wait = attempts.wait(address, email);
    if (wait > 0) return comeLater(wait);
    const password = textOf(body.password);
    // Whoever is told to come again has asked nothing of the database.
    const begun = await hashing(async () => {
      const found = await store.passwordOf(email);
      const isRight = await isPassword(password, found?.hash);
      return isRight && found ? store.byPassword(found.id) : undefined;
    });
    if (begun === 'too many') return comeLater(5);
    if (begun === undefined) {
      attempts.fail(address, email);
      return refusal(400, 'invalid_credentials', 'Invalid login credentials');
    }
    attempts.succeed(address, email);
    return sessionAnswer(begun, jwtSecret);
  }

  async function byRefreshToken({ body }: Call): Promise<Response> {
    const begun = await store.refresh(textOf(body.refresh_token));
    return begun
      ? sessionAnswer(begun, jwtSecret)
      : refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }

  /** Nobody guesses 244 random bits: there is nothing to slow down. */
  async function byLink({ body }: Call): Promise<Response> {
    const begun = await store.takeLink(textOf(body.token_hash));
    return begun
      ? sessionAnswer(begun, jwtSecret)
      : refusal(403, 'otp_expired', 'Email link is invalid or has expired');
  }

  /** The same answer whoever asks, and no account for anybody: `create_user` is not even read. */
  async function askLink({ body }: Call): Promise<Response> {
    const asked = await asking(() => store.askLink(emailOf(body)));
    return asked === 'too many' ? comeLater(5) : answer({});
  }

  const claimsOf = ({ headers }: Request) =>
    readToken(/^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '', jwtSecret);

  async function tellUser({ request }: Call): Promise<Response> {
    const claims = claimsOf(request);
    const account = claims && (await store.accountOf(claims.session_id, claims.sub));
    return account
      ? answer(userOf(account))
      : refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }

  async function signOut({ request, url }: Call): Promise<Response> {
    const claims = claimsOf(request);
    if (claims) await store.finish(claims.session_id, claims.sub, url.searchParams.get('scope') ?? 'global');
    return done();
  }

  const token = (call: Call) => {
    const grant = call.url.searchParams.get('grant_type');
    if (grant === 'password') return byPassword(call);
    return grant === 'refresh_token' ? byRefreshToken(call) : nothingHere();
  };

  const calls: Readonly<Record<SignInCall, (call: WhoCall) => Promise<Response> | Response>> = {
    'POST /auth/v1/token': token,
    'POST /auth/v1/otp': askLink,
    'POST /auth/v1/verify': byLink,
    'POST /auth/v1/logout': signOut,
    'GET /auth/v1/user': tellUser,
    ...secondFactor(store, jwtSecret),
  };

  return async (request: Request, address: string | null): Promise<Response | undefined> => {
    const url = new URL(request.url);
    const { pathname } = url;
    if (!pathname.startsWith('/auth/v1/')) return undefined;
    const { method, headers } = request;
    if (method === 'OPTIONS') return preflight(request);
    const key = headers.get('apikey');
    if (key !== secretKey && key !== EMBEDDED_PUBLISHABLE_KEY)
      return refusal(401, 'no_authorization', 'Invalid API key');
    const isAdmin = pathname.startsWith('/auth/v1/admin/') && key === secretKey;
    const known = findCall(method, pathname);
    if (!isAdmin && known === undefined) return nothingHere();
    const body = await bodyOf(request);
    if (body === undefined) return refusal(400, 'bad_json', 'Could not parse request body as JSON');
    try {
      const about = { body, url, request, address };
      if (known === undefined) return await administrate(about);
      return await calls[known.call]({ ...about, id: known.id, claims: claimsOf(request) });
    } catch (error) {
      // Neither what was typed nor the query: only what kind of failure it was.
      console.error(`Signing in failed: ${(error as { code?: string }).code ?? (error as Error).name}`);
      return refusal(503, 'unexpected_failure', 'The database does not answer', { 'retry-after': '5' });
    }
  };
}

function comeLater(seconds: number): Response {
  return refusal(429, 'over_request_rate_limit', 'Too many attempts', { 'retry-after': String(seconds) });
}

async function bodyOf(request: Request): Promise<Body | undefined> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Body) : undefined;
  } catch {
    return undefined;
  }
}

/** What is no text, or holds what a database cannot, is nobody's. */
function textOf(value: unknown): string {
  return typeof value === 'string' && !value.includes('\0') ? value.toWellFormed() : '';
}

function emailOf({ email }: Body): string {
  return textOf(email).trim().toLowerCase().slice(0, 254);
}
