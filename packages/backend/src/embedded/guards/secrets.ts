import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UnusableFolderError } from '../unusable-folder.ts';

/** Fixed, because it is public by nature and the prerendered pages carry it. It opens nothing but inserts. */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_laliaflia_embedded';

export type Secrets = { jwtSecret: string; secretKey: string };

/**
 * Danger: an unset JWT secret has a default that everybody can read in the library's source, so that anybody
 * can sign himself a service-role token.
 *
 * Guard: a random JWT secret and secret key for each data folder, kept in it, readable by its owner alone.
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  if (existsSync(file)) return parse(readFileSync(file, 'utf8'), file);
  const secrets: Secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return secrets;
}

function parse(text: string, file: string): Secrets {
  try {
    const { jwtSecret, secretKey } = JSON.parse(text) as Partial<Secrets>;
    if (jwtSecret && secretKey) return { jwtSecret, secretKey };
  } catch {
    // Said below: an unreadable file and one without the keys are mended the same way.
  }
  throw new UnusableFolderError(
    `${file} does not hold the two secrets. Delete it; the next start makes new ones.`,
  );
}
