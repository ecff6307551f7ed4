export type HostSettings = {
  /** Where the host's API is. */
  api: string;
  site: string;
  token: string;
};

const usualApi = 'https://api.netlify.com/api/v1';

/**
 * NETLIFY_API_TOKEN is a personal access token of the static host, with which its API gives out the forms. The host itself sets
 * SITE_ID in its functions; elsewhere NETLIFY_SITE_ID does. NETLIFY_API_URL is for tests.
 *
 * @throws A sentence for whoever has made the settings.
 */
export function readHostSettings({
  NETLIFY_API_TOKEN: token = '',
  NETLIFY_API_URL: api = usualApi,
  NETLIFY_SITE_ID: named,
  SITE_ID: own,
}: NodeJS.ProcessEnv): HostSettings {
  const site = named || own || '';
  if (!/^[\w.~+/=-]{20,}$/.test(token))
    throw new Error(
      token === ''
        ? 'NETLIFY_API_TOKEN is not set: make a personal access token at Netlify (User settings, Applications).'
        : 'NETLIFY_API_TOKEN is no access token: it has 20 characters or more, and no space.',
    );
  if (!/^[\w.-]+$/.test(site))
    throw new Error(
      site === ''
        ? 'NETLIFY_SITE_ID is not set: give the id of the site (Project configuration, Project ID).'
        : `NETLIFY_SITE_ID is "${site}", which is no id of a site.`,
    );
  const url = URL.parse(api);
  // A token goes unencrypted to nobody else.
  const isSafe = url?.protocol === 'https:' || /^(localhost|127\.0\.0\.1)$/.test(url?.hostname ?? '');
  if (url === null || !isSafe)
    throw new Error(`NETLIFY_API_URL is "${api}", which is no address that begins with https://.`);
  return { api: url.href.replace(/\/$/, ''), site, token };
}
