import { closestMatch } from 'leven';

/** Every setting of an installation, as docs/deploy.md explains them. */
export const settings = [
  ...['PORT', 'API_PORT', 'SITE_URL', 'API_URL', 'SITE_DIST', 'TRUSTED_PROXIES', 'RATE_LIMIT'],
  ...['DATABASE_URL', 'DATA_DIR', 'BACKUP_DIR'],
  ...['SMTP_URL', 'MAIL_FROM', 'MAIL_TO', 'DKIM_KEY_FILE', 'DKIM_SELECTOR'],
  ...['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'],
  ...['NETLIFY_API_TOKEN', 'NETLIFY_SITE_ID'],
  ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION'],
] as const;

/** Names that begin like this are ours, whatever follows. */
const own = /^(SMTP|MAIL|DKIM|BACKUP|TRUSTED|RATE)_/;

/** Names of other programs that look like a slip in one of ours, and of the hosts' functions. */
const foreign = ['DKIM_KEY', 'NETLIFY_API_URL', 'MAILTO', 'POST', 'HOST', 'SORT'];

/** A sentence for each variable that was probably meant to be a setting and is none. */
export function misspelt(environment: NodeJS.ProcessEnv): string[] {
  const known: readonly string[] = settings;
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || foreign.includes(name) || name.length < 4) return [];
    const meant = closestMatch(name.toUpperCase(), known, { maxDistance: name.length < 8 ? 1 : 2 });
    if (meant !== undefined) return [`${name} is no setting: ${meant} was probably meant.`];
    return own.test(name) ? [`${name} is no setting. docs/deploy.md lists them.`] : [];
  });
}
