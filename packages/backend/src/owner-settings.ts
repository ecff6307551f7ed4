export type OwnerSettings = { url: string; key: string };

/**
 * SUPABASE_URL and SUPABASE_SECRET_KEY name the database to a function of a host. The functions of hosted Supabase get the key
 * in SUPABASE_SECRET_KEYS, a JSON object by name, and from older projects in SUPABASE_SERVICE_ROLE_KEY.
 *
 * @throws A sentence for whoever has made the settings.
 */
export function readOwnerSettings(environment: NodeJS.ProcessEnv): OwnerSettings {
  const { SUPABASE_URL: url = '' } = environment;
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol))
    throw new Error(
      url === ''
        ? 'SUPABASE_URL is not set: give the address of the project, such as https://abc.supabase.co.'
        : `SUPABASE_URL is "${url}", which is no address: give one such as https://abc.supabase.co.`,
    );
  return { url: parsed.origin, key: readKey(environment) };
}

/** The value itself is not said. */
function readKey({
  SUPABASE_SECRET_KEY: key,
  SUPABASE_SECRET_KEYS: keys,
  SUPABASE_SERVICE_ROLE_KEY: legacy,
}: NodeJS.ProcessEnv): string {
  const found = key || firstOf(keys) || legacy;
  if (!found) throw new Error('SUPABASE_SECRET_KEY is not set: give the secret key of the project.');
  if (found.startsWith('sb_publishable_'))
    throw new Error(
      'SUPABASE_SECRET_KEY is the publishable key, which may read nothing: give the one that begins with sb_secret_.',
    );
  return found;
}

function firstOf(keys: string | undefined): string | undefined {
  if (!keys) return undefined;
  try {
    const named = JSON.parse(keys) as Record<string, string>;
    return named.default ?? Object.values(named)[0];
  } catch {
    throw new Error('SUPABASE_SECRET_KEYS is no JSON: it is set by Supabase itself, so leave it as it is.');
  }
}
