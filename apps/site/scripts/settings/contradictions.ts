import path from 'node:path';
import { defaultBackupDir, defaultDataDir } from '@laliaflia/backend/embedded';
import { siteRoot } from '../../build/paths.ts';

/** A sentence for each pair of settings that cannot work together. */
export function contradictions(environment: NodeJS.ProcessEnv): string[] {
  return rules.flatMap((rule) => rule(environment) ?? []);
}

type Rule = (environment: NodeJS.ProcessEnv) => string | undefined;

const rules: readonly Rule[] = [
  ({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key }) => {
    if (url && !key) return 'SUPABASE_URL is set, but SUPABASE_PUBLISHABLE_KEY is not: set both or neither.';
    if (key && !url) return 'SUPABASE_PUBLISHABLE_KEY is set, but SUPABASE_URL is not: set both or neither.';
    return undefined;
  },

  ({ SUPABASE_URL: hosted, API_URL: own }) =>
    hosted && own
      ? 'SUPABASE_URL and API_URL are both set, but the pages can name one API only: leave one of them out.'
      : undefined,

  ({ SUPABASE_URL: hosted, DATABASE_URL: own }) =>
    hosted && own
      ? 'SUPABASE_URL and DATABASE_URL are both set: leads would lie in two databases. Leave one of them out.'
      : undefined,

  ({ SITE_URL: site, API_URL: api }) =>
    site?.startsWith('https:') && api?.startsWith('http:') && !isLocal(api)
      ? `SITE_URL is ${site}, and API_URL is ${api}: browsers refuse to ask http from an https page. Give API_URL with https.`
      : undefined,

  ({ API_URL: api, TRUSTED_PROXIES: proxies, RATE_LIMIT: limit }) =>
    api && !isLocal(api) && !proxies && limit !== 'off'
      ? `API_URL is ${api}, so a proxy stands before this server, but TRUSTED_PROXIES does not name it: all visitors ` +
        'would share one rate limit. On the same machine it is TRUSTED_PROXIES=127.0.0.1.'
      : undefined,

  (environment) => {
    const published = path.resolve(environment.SITE_DIST || path.join(siteRoot, 'dist'));
    const dataDir = defaultDataDir(environment);
    const folders = { DATA_DIR: dataDir, BACKUP_DIR: defaultBackupDir(dataDir, environment) };
    const [inside] = Object.entries(folders).find(([, folder]) => isWithin(published, folder)) ?? [];
    return inside && `${inside} lies in the folder of the published pages (${published}): name another one.`;
  },
];

function isLocal(url: string): boolean {
  return /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/.test(url);
}

function isWithin(folder: string, place: string): boolean {
  const way = path.relative(folder, place);
  return way === '' || !(way.startsWith('..') || path.isAbsolute(way));
}
