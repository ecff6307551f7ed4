import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that an access token counts. Whoever signs out is out at once: the policies look for the session. */
export const tokenLife = 600;

export type Claims = { sub: string; session_id: string; email: string; aal: 'aal1' | 'aal2' };

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = encoded({ alg: 'HS256', typ: 'JWT' });

/** As Supabase Auth signs it. */
export function signToken(claims: Claims, secret: string, now = Date.now()): string {
  const iat = Math.floor(now / 1000);
  const own = { aud: 'authenticated', role: 'authenticated', iat, exp: iat + tokenLife };
  const text = `${header}.${encoded({ ...claims, ...own })}`;
  return `${text}.${signature(text, secret)}`;
}

/** Undefined where we have not signed it, or it has run out. */
export function readToken(token: string, secret: string, now = Date.now()): Claims | undefined {
  const [head = '', body = '', sign = ''] = token.split('.');
  const [given, own] = [sign, signature(`${head}.${body}`, secret)].map((text) => Buffer.from(text));
  if (head !== header || !given || !own || given.length !== own.length || !timingSafeEqual(given, own))
    return undefined;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims & { exp: number };
  return claims.exp * 1000 > now && claims.session_id ? claims : undefined;
}

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
