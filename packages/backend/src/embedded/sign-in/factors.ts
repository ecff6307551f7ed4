import { renderSVG } from 'uqr';
import { answer, refusal, sessionAnswer } from './answers.ts';
import { countAttempts } from './attempts.ts';
import type { Store } from './store.ts';
import type { Claims } from './tokens.ts';
import { addressOf, newSecret, stepOf } from './totp.ts';

type Call = {
  body: Readonly<Record<string, unknown>>;
  /** Of the factor that the address names. */
  id: string;
  address: string | null;
  claims: Claims | undefined;
};

const longestName = 60;
/** Whoever guesses codes knows the password already: they may wait long, even if the owner has to wait with them. */
const waits = { address: 900, account: 900 };

const unknown = () => refusal(404, 'mfa_factor_not_found', 'Factor not found');
const tooLow = () => refusal(403, 'insufficient_aal', 'AAL2 session is required');

/** A second factor: codes from an app. Asked as Supabase Auth is. */
export function secondFactor(store: Store, jwtSecret: string) {
  const attempts = countAttempts(Date.now, { of: 'codes', waits });

  async function enrol({ body }: Call, { sub, session_id, email }: Claims): Promise<Response> {
    const { factor_type, friendly_name, issuer } = body;
    if (factor_type !== 'totp') return refusal(400, 'validation_failed', 'factor_type needs to be totp');
    const name = typeof friendly_name === 'string' ? friendly_name.replaceAll('\0', '') : '';
    const secret = newSecret();
    const id = await store.enrol(session_id, sub, name.toWellFormed().slice(0, longestName), secret);
    if (id === undefined) return tooLow();
    const uri = addressOf(secret, typeof issuer === 'string' ? issuer.slice(0, longestName) : 'Desk', email);
    // Neither picture nor secret is ever shown again.
    return answer({
      ...{ id, type: 'totp', friendly_name: name },
      totp: { qr_code: renderSVG(uri, { border: 4 }), secret, uri },
    });
  }

  async function challenge({ sub, session_id }: Claims, factor: string): Promise<Response> {
    const id = await store.challenge(session_id, sub, factor);
    if (id === undefined) return unknown();
    return answer({ id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + 300 });
  }

  async function verify({ body, address }: Call, claims: Claims, factor: string): Promise<Response> {
    const { sub, session_id } = claims;
    const wait = attempts.wait(address, sub);
    if (wait > 0)
      return refusal(429, 'over_request_rate_limit', 'Too many attempts', { 'retry-after': String(wait) });
    const challenged = String(body.challenge_id);
    const secret = await store.secretOf(session_id, sub, factor, isId(challenged) ? challenged : factor);
    if (secret === undefined)
      return refusal(422, 'mfa_challenge_expired', 'MFA challenge has expired, verify again');
    const step = stepOf(String(body.code), secret);
    const begun = step === undefined ? undefined : await store.pass(session_id, sub, factor, step);
    if (begun === undefined) {
      attempts.fail(address, sub);
      return refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    attempts.succeed(address, sub);
    return sessionAnswer(begun, jwtSecret);
  }

  async function unenrol({ sub, session_id }: Claims, factor: string): Promise<Response> {
    const gone = await store.unenrol(session_id, sub, factor);
    return gone === 'unknown' ? unknown() : gone === 'too low' ? tooLow() : answer({ id: factor });
  }

  /** For whoever is signed in. */
  const own =
    (act: (call: Call, claims: Claims) => Promise<Response>) =>
    async (call: Call): Promise<Response> =>
      call.claims ? act(call, call.claims) : refusal(401, 'bad_jwt', 'Invalid token');

  return {
    'POST /auth/v1/factors': own(enrol),
    'DELETE /auth/v1/factors/:id': own(({ id }, claims) => unenrol(claims, id)),
    'POST /auth/v1/factors/:id/challenge': own(({ id }, claims) => challenge(claims, id)),
    'POST /auth/v1/factors/:id/verify': own((call, claims) => verify(call, claims, call.id)),
  };
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
