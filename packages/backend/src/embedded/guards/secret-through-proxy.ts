/**
 * Danger: a proxy makes the API reachable for everybody, and a secret key that got lost would open every row from anywhere.
 *
 * Guard: what a proxy has passed on is a visitor's. The secret key, and a token that claims its role, count only on the
 * machine itself.
 */
export function refuseSecretThroughProxy({ headers }: Request, secretKey: string): Response | undefined {
  if (!forwardingHeaders.some((name) => headers.has(name))) return undefined;
  const [, bearer = ''] = /^Bearer\s+(\S+)/i.exec(headers.get('authorization') ?? '') ?? [];
  const credentials = [headers.get('apikey') ?? '', bearer];
  if (!credentials.some((given) => given === secretKey || claimsOwnersRole(given))) return undefined;
  return Response.json(
    { code: 'PT401', message: 'The secret key is refused through a proxy', details: null, hint: null },
    { status: 401, headers: { 'access-control-allow-origin': '*' } },
  );
}

/** Each proxy writes at least one of them. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'];

function claimsOwnersRole(token: string): boolean {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(payload) as { role?: unknown }).role === 'service_role';
  } catch {
    return false;
  }
}
