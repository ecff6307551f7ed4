import { EMBEDDED_PUBLISHABLE_KEY } from '@laliaflia/backend/embedded';
import { type MailSettings, readMailSettings } from '@laliaflia/backend/mail';
import { type Proxies, readProxies } from '@laliaflia/backend/visitor-address';
import type { RuntimeConfig } from '../browser/runtime.ts';
import { site } from '../content/site.ts';
import { contradictions } from './settings/contradictions.ts';
import { misspelt } from './settings/names.ts';
import { readPublishableKey } from './settings/publishable-key.ts';
import { readDatabaseUrl, readOrigin, readPort, readSwitch } from './settings/values.ts';

export interface Installation {
  port: number;
  apiPort: number;
  database: { databaseUrl?: string; rateLimit: boolean };
  /** The servers in front of this one. */
  proxies: Proxies;
  mail: MailSettings;
  config: RuntimeConfig;
}

/** Errors that the user can fix: shown as sentences without a stack. */
export class UsageError extends Error {}

/**
 * The settings of this installation; docs/deploy.md says what each one does. All that is wrong with them is said at once.
 *
 * @throws UsageError
 */
export function installation(environment: NodeJS.ProcessEnv = process.env): Installation {
  const problems = [...misspelt(environment), ...contradictions(environment)];

  function attempt<Value>(read: () => Value, otherwise: Value): Value {
    try {
      return read();
    } catch (error) {
      problems.push((error as Error).message);
      return otherwise;
    }
  }
  function setting<Value>(name: string, read: (name: string, value: string) => Value, usual: Value): Value {
    const value = environment[name];
    return value === undefined || value === '' ? usual : attempt(() => read(name, value), usual);
  }

  const own = { name: site.brand, address: site.email };
  const apiPort = setting('API_PORT', readPort, 54321);
  const databaseUrl = setting<string | undefined>('DATABASE_URL', readDatabaseUrl, undefined);
  const ownApi = setting('API_URL', readOrigin, `http://localhost:${apiPort}`);
  const result: Installation = {
    port: setting('PORT', readPort, 4173),
    apiPort,
    database: {
      rateLimit: setting('RATE_LIMIT', readSwitch, true),
      ...(databaseUrl !== undefined && { databaseUrl }),
    },
    proxies: attempt(() => readProxies(environment.TRUSTED_PROXIES), readProxies()),
    mail: attempt(() => readMailSettings(environment, own), readMailSettings({}, own)),
    config: {
      api: setting('SUPABASE_URL', readOrigin, ownApi),
      key: setting('SUPABASE_PUBLISHABLE_KEY', readPublishableKey, EMBEDDED_PUBLISHABLE_KEY),
      site: setting('SITE_URL', readOrigin, site.url),
    },
  };
  if (result.port === apiPort)
    problems.push(`PORT and API_PORT are both ${apiPort}: give one of them another number.`);
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return result;
}
