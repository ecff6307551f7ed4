import { AuthRetryableFetchError, createClient, type Session } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lacksSecondFactor } from './assurance.ts';
import { signer } from './test/signer.ts';

/*
 * The owner's desk signs in, and no page of the site. Most of this is the client's own; a new version that answers otherwise is
 * noticed here.
 */

const keys = signer('key-1');

interface Factor {
  id: string;
  factor_type: 'totp' | 'phone';
  status: 'verified' | 'unverified';
}

/** A client with an auth server of its own, which notes what it is asked. Clients of one host share their keys. */
function connect({ host = 'kingfisher', factors = [] as Factor[] } = {}) {
  const asked: string[] = [];
  const storage = new Map<string, string>();
  const user = { id: 'u1', aud: 'authenticated', factors };
  const renewed = keys.sign({ aal: 'aal1', n: 2 });
  const answers: Record<string, () => unknown> = {
    '/auth/v1/user': () => user,
    '/auth/v1/.well-known/jwks.json': () => ({ keys: [keys.publicKey] }),
    '/auth/v1/token': () => ({
      access_token: renewed,
      refresh_token: 'r2',
      token_type: 'bearer',
      expires_in: 3600,
      user,
    }),
    '/auth/v1/logout': () => ({}),
  };
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    const answer = answers[pathname];
    return answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer());
  };
  const client = createClient(`https://${host}.example.com`, 'public', {
    global: { fetch },
    auth: {
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
  });
  const signIn = (token = keys.sign({ aal: 'aal1', amr: [{ method: 'password', timestamp: 1 }] })) =>
    client.auth.setSession({ access_token: token, refresh_token: 'r1' });
  return { client, asked, storage, signIn, renewed };
}

const nobody = { currentLevel: null, nextLevel: null, currentAuthenticationMethods: [] };

afterEach(() => vi.useRealTimers());

describe('a session', () => {
  it('is stored under the first part of the host name', async () => {
    const { storage, signIn } = connect();
    await signIn();
    expect([...storage.keys()]).toEqual(['sb-kingfisher-auth-token']);
  });

  it('has the level of its token and the methods that led to it', async () => {
    const { client, signIn } = connect();
    await signIn(keys.sign({ aal: 'aal2', amr: [{ method: 'totp', timestamp: 2 }] }));
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toEqual({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp', timestamp: 2 }],
    });
  });

  it.each([
    { factor_type: 'totp', status: 'verified', next: 'aal2' },
    { factor_type: 'phone', status: 'verified', next: 'aal2' },
    { factor_type: 'totp', status: 'unverified', next: 'aal1' },
  ] as const)('can reach $next with a factor $factor_type that is $status', async ({ next, ...factor }) => {
    const { client, signIn } = connect({ factors: [{ id: 'f1', ...factor }] });
    await signIn();
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: next });
  });

  it('that is none has no level and no methods', async () => {
    const { client, signIn } = connect({ factors: [{ id: 'f1', factor_type: 'totp', status: 'verified' }] });
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toEqual(nobody);
    await signIn();
    await client.auth.signOut();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toEqual(nobody);
  });

  it('gives the realtime connection its token, the renewed one, and none at the end', async () => {
    const { client, signIn, renewed } = connect();
    await client.auth.initialize();
    const setAuth = vi.spyOn(client.realtime, 'setAuth');
    const token = keys.sign({ aal: 'aal1' });
    await signIn(token);
    expect(setAuth).toHaveBeenLastCalledWith(token);
    await client.auth.refreshSession();
    expect(setAuth).toHaveBeenLastCalledWith(renewed);
    await client.auth.signOut();
    expect(setAuth).toHaveBeenLastCalledWith();
  });
});

describe('what a session lacks', () => {
  const factors: Factor[] = [{ id: 'f1', factor_type: 'totp', status: 'verified' }];
  const ask = ({ client }: ReturnType<typeof connect>, token: string, of = factors) =>
    lacksSecondFactor(client.auth, { access_token: token, user: { factors: of } } as Session);

  it.each([
    { aal: 'aal1', lacks: true },
    { aal: 'aal2', lacks: false },
  ])(
    '$aal with a verified factor: $lacks, told by a token whose signature is verified',
    async ({ aal, lacks }) => {
      const to = connect({ host: `level-${aal}` });
      expect(await ask(to, keys.sign({ aal }))).toBe(lacks);
      expect(to.asked).toEqual(['/auth/v1/.well-known/jwks.json']);
    },
  );

  it('is asked of the server where the token has no key of its own', async () => {
    const to = connect();
    expect(await ask(to, keys.sign({ aal: 'aal2' }, { alg: 'HS256' }))).toBe(false);
    expect(to.asked).toEqual(['/auth/v1/user']);
  });

  it('is the factor where the token is forged', async () => {
    expect(await ask(connect({ host: 'forged' }), keys.forge({ aal: 'aal2' }))).toBe(true);
  });

  it('is nothing where the account has none, and nobody is asked', async () => {
    const to = connect();
    expect(await ask(to, keys.sign({ aal: 'aal1' }), [])).toBe(false);
    expect(to.asked).toEqual([]);
  });

  it.each(['aal1', 'aal2'])('is what the token says, %s, where nobody answers', async (aal) => {
    const { client, signIn } = connect({ factors });
    const token = keys.sign({ aal });
    await signIn(token);
    vi.spyOn(client.auth, 'getClaims').mockResolvedValue({
      data: null,
      error: new AuthRetryableFetchError('fetch failed', 0),
    });
    expect(await lacksSecondFactor(client.auth, { access_token: token, user: { factors } } as Session)).toBe(
      aal === 'aal1',
    );
  });
});

describe('a token', () => {
  it('that is over is refused, unless that is allowed', async () => {
    const { client } = connect();
    const past = keys.sign({ exp: Math.floor(Date.now() / 1000) - 60 });
    const refused = await client.auth.getClaims(past);
    expect(refused).toMatchObject({ data: null, error: { message: expect.stringContaining('expired') } });
    const { data, error } = await client.auth.getClaims(past, { allowExpired: true });
    expect(error).toBeNull();
    expect(data?.claims.sub).toBe('u1');
  });

  it('with a key of its own is checked by that key, and the server is not asked who it is', async () => {
    const { client, asked } = connect({ host: 'own-key' });
    expect((await client.auth.getClaims(keys.sign({}))).error).toBeNull();
    expect(asked).toEqual(['/auth/v1/.well-known/jwks.json']);
    const { error } = await client.auth.getClaims(keys.forge({}));
    expect(error?.message).toBe('Invalid JWT signature');
  });

  it.each([
    { what: 'a symmetric algorithm', header: { alg: 'HS256', kid: 'key-1' } },
    { what: 'no key named', header: { alg: 'ES256' } },
  ])('with $what is checked by asking the server', async ({ header }) => {
    const { client, asked } = connect();
    expect((await client.auth.getClaims(keys.sign({}, header))).error).toBeNull();
    expect(asked).toEqual(['/auth/v1/user']);
  });

  it('is checked with keys that are kept for a while and then fetched again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { client, asked } = connect({ host: 'kept-keys' });
    const token = keys.sign({ exp: Math.floor(Date.now() / 1000) + 86_400 });
    const minutes = 60_000;
    for (const later of [0, 9 * minutes, 2 * minutes]) {
      vi.setSystemTime(Date.now() + later);
      expect((await client.auth.getClaims(token)).error).toBeNull();
      // Fetched at first, at hand after nine minutes, fetched anew after eleven.
      expect(asked).toHaveLength(later === 2 * minutes ? 2 : 1);
    }
  });

  it('of somebody else leaves no session to ask about', () => {
    const client = createClient('https://kingfisher.example.com', 'public', {
      accessToken: async () => 'theirs',
    });
    expect(() => client.auth.getSession()).toThrow(/accessToken option.*is not possible/);
  });
});
