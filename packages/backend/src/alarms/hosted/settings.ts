export type HostedSettings = {
  /** Where the Management API is. */
  api: string;
  /** The id of the project. */
  project: string;
  token: string;
};

const usualApi = 'https://api.supabase.com';

/**
 * MANAGEMENT_API_TOKEN is an access token of hosted Supabase that may read logs and backups: its functions may be given no
 * secret whose name begins with SUPABASE_. PROJECT_REF names the project where its address does not, and MANAGEMENT_API_URL is
 * for tests.
 *
 * @returns Undefined without a token.
 * @throws A sentence for whoever has made the settings.
 */
export function readHostedSettings({
  MANAGEMENT_API_TOKEN: token = '',
  MANAGEMENT_API_URL: api = usualApi,
  PROJECT_REF: named = '',
  SUPABASE_URL: address = '',
}: NodeJS.ProcessEnv): HostedSettings | undefined {
  if (token === '') return undefined;
  if (!/^[\w.~+/=-]{20,}$/.test(token))
    throw new Error('MANAGEMENT_API_TOKEN is no access token: it has 20 characters or more, and no space.');
  const [, own = ''] = /^https:\/\/([a-z\d]+)\.supabase\.co\/?$/.exec(address) ?? [];
  const project = named || own;
  if (!/^[a-z\d]+$/.test(project))
    throw new Error(
      project === ''
        ? `PROJECT_REF is not set, and SUPABASE_URL is "${address}": give the id of the project (Settings, General).`
        : `PROJECT_REF is "${project}", which is no id of a project.`,
    );
  const url = URL.parse(api);
  // A token goes unencrypted to nobody else.
  const isSafe = url?.protocol === 'https:' || /^(localhost|127\.0\.0\.1)$/.test(url?.hostname ?? '');
  if (url === null || !isSafe)
    throw new Error(`MANAGEMENT_API_URL is "${api}", which is no address that begins with https://.`);
  return { api: url.origin, project, token };
}
