import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { results } from '@laliaflia/tooling/paths.ts';

/** What `pnpm proof:consumers` leaves: the tarball that passed, and where. Never checked in. */
export interface Proof {
  /** SHA-256 of the tarball, in hexadecimal digits. */
  tarball: string;
  frameworks: readonly string[];
}

const file = path.join(results, 'consumers.json');

export const hashOfTarball = (tarball: string): string =>
  createHash('sha256').update(readFileSync(tarball)).digest('hex');

export const readProof = (): Proof | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Proof) : undefined;

export async function writeProof(proof: Proof): Promise<void> {
  await mkdir(results, { recursive: true });
  writeFileSync(file, `${JSON.stringify(proof, null, 2)}\n`);
}
