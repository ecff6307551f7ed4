/**
 * The key that stands in every page.
 *
 * @throws A sentence if it is one that opens everything, which is easily confused with it; the key itself is not said.
 */
export function readPublishableKey(name: string, value: string): string {
  if (value.startsWith('sb_secret_') || roleOf(value) === 'service_role')
    throw new Error(
      `${name} is the secret key, and every visitor would get it: give the one that begins with sb_publishable_, ` +
        'and make a new secret key if a site was published with this one.',
    );
  return value;
}

/** Older keys are JSON Web Tokens. */
function roleOf(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}
