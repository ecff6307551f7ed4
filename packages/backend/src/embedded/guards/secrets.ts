import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OwnerError } from '../owner-error.ts';

/** Fixed, because it is public by nature and the prerendered pages carry it. It opens nothing but inserts. */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_laliaflia_embedded';

export type Secrets = {
  jwtSecret: string;
  secretKey: string;
  /** Opens the details of /health and /metrics, and nothing else. */
  healthToken: string;
};

/**
 * Danger: an unset JWT secret has a default that everybody can read in the library's source, so that anybody
 * can sign himself a service-role token.
 *
 * Guard: a random JWT secret and secret key for each data folder, kept in it, readable by its owner alone.
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    const secrets = newSecrets();
    write(file, secrets, 'wx');
    return secrets;
  }
  const { jwtSecret, secretKey, healthToken } = parse(readFileSync(file, 'utf8'), file);
  if (healthToken) return { jwtSecret, secretKey, healthToken };
  // A folder of before there was a token.
  const secrets = { jwtSecret, secretKey, healthToken: newHealthToken() };
  replace(file, secrets);
  return secrets;
}

/** Makes new secrets in place of those of a data folder. Whoever calls holds its lock: a server keeps what it started with. */
export function rotateSecrets(dataDir: string): void {
  replace(path.join(dataDir, 'secrets.json'), newSecrets());
}

function newSecrets(): Secrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    healthToken: newHealthToken(),
  };
}

function replace(file: string, secrets: Secrets): void {
  write(`${file}.unfinished`, secrets, 'w');
  renameSync(`${file}.unfinished`, file);
}

function newHealthToken(): string {
  return `health_${randomBytes(24).toString('base64url')}`;
}

function write(file: string, secrets: Secrets, flag: 'w' | 'wx'): void {
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag, flush: true });
}

function parse(text: string, file: string): Omit<Secrets, 'healthToken'> & Partial<Secrets> {
  try {
    const { jwtSecret, secretKey, healthToken } = JSON.parse(text) as Partial<Secrets>;
    if (jwtSecret && secretKey) return { jwtSecret, secretKey, ...(healthToken && { healthToken }) };
  } catch {
    // Said below: an unreadable file and one without the keys are mended the same way.
  }
  throw new OwnerError(`${file} does not hold the two secrets. Delete it; the next start makes new ones.`);
}
