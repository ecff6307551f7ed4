import { EMBEDDED_PUBLISHABLE_KEY } from '@laliaflia/backend/embedded';
import {
  type AlarmSettings,
  type MailSettings,
  readAlarmSettings,
  readMailSettings,
} from '@laliaflia/backend/mail';
import { type Proxies, readProxies } from '@laliaflia/backend/visitor-address';
import type { RuntimeConfig } from '../browser/runtime.ts';
import { site } from '../content/site.ts';
import { readPublishableKey } from './settings/publishable-key.ts';

export interface Installation {
  port: number;
  apiPort: number;
  database: { databaseUrl?: string; rateLimit: boolean };
  /** The servers in front of this one. */
  proxies: Proxies;
  mail: MailSettings;
  alarms: AlarmSettings | undefined;
  config: RuntimeConfig;
}

/**
 * The settings of this installation. PORT and API_PORT set the ports of the two local servers; SUPABASE_URL with
 * SUPABASE_PUBLISHABLE_KEY uses a hosted project instead of the local API; DATABASE_URL uses a Postgres server
 * instead of the embedded one; RATE_LIMIT=off turns the rate limits off; TRUSTED_PROXIES names the proxies whose
 * X-Forwarded-For counts; SITE_URL is the origin of canonical links; SMTP_URL, MAIL_FROM, MAIL_TO, DKIM_KEY_FILE and
 * DKIM_SELECTOR are about mail (packages/backend/src/mail/settings.ts), ALARMS, ALARM_QUIET_DAYS and ALARM_ROOM_MB about alarms
 * (packages/backend/src/alarms/settings.ts).
 */
export function installation(environment: NodeJS.ProcessEnv = process.env): Installation {
  const port = readPort('PORT', environment.PORT, 4173);
  const apiPort = readPort('API_PORT', environment.API_PORT, 54321);
  if (port === apiPort)
    throw new UsageError(`PORT and API_PORT are both ${port}: give one of them another number.`);
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = environment;
  const hosted = SUPABASE_URL && SUPABASE_PUBLISHABLE_KEY;
  return {
    port,
    apiPort,
    database: {
      rateLimit: readSwitch('RATE_LIMIT', environment.RATE_LIMIT),
      ...(environment.DATABASE_URL && { databaseUrl: environment.DATABASE_URL }),
    },
    proxies: inOneSentence(() => readProxies(environment.TRUSTED_PROXIES)),
    mail: inOneSentence(() => readMailSettings(environment, { name: site.brand, address: site.email })),
    alarms: inOneSentence(() => readAlarmSettings(environment)),
    config: {
      api: hosted ? readOrigin('SUPABASE_URL', SUPABASE_URL) : `http://localhost:${apiPort}`,
      key: hosted
        ? inOneSentence(() => readPublishableKey('SUPABASE_PUBLISHABLE_KEY', SUPABASE_PUBLISHABLE_KEY))
        : EMBEDDED_PUBLISHABLE_KEY,
      site: readOrigin('SITE_URL', environment.SITE_URL || site.url),
    },
  };
}

/** An error that the user can fix: shown as one sentence without a stack. */
export class UsageError extends Error {}

function readPort(name: string, value: string | undefined, usual: number): number {
  if (value === undefined || value === '') return usual;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new UsageError(
    `${name} is "${value}", which is no port: give a number from 1 to 65535, or leave it out.`,
  );
}

function readSwitch(name: string, value: string | undefined): boolean {
  if (value === undefined || value === '' || value === 'on') return true;
  if (value === 'off') return false;
  throw new UsageError(`${name} is "${value}", which is neither on nor off.`);
}

function inOneSentence<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readOrigin(name: string, value: string): string {
  const url = URL.parse(value);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(
    `${name} is "${value}", which is no address: give one such as https://www.example.com.`,
  );
}
