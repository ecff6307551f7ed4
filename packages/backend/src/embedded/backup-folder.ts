import { accessSync, constants, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { unfinishedEnding } from '../leads/backup/write-whole.ts';
import { OwnerError } from './owner-error.ts';

/** How many daily backups there are at most. */
const kept = 14;

/** How long an erased person is still in one. */
export const keptDays = 14;

export function defaultBackupDir(dataDir: string, environment: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(environment.BACKUP_DIR || path.join(dataDir, 'backups'));
}

/** Makes the folder of the backups; fails in a sentence where none can be written. */
export function prepareBackupFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    if (!statSync(folder).isDirectory()) throw new Error('it is a file');
  } catch (error) {
    throw new OwnerError(
      `No backup can be written to ${folder} (${(error as Error).message}). Name another folder with BACKUP_DIR.`,
      { cause: error },
    );
  }
}

const aDay = 24 * 60 * 60 * 1000;

const ownName = /^leads-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)\.jsonl\.gz$/;

export type DailyBackup = { file: string; time: Date };

export function nameAt(time: Date): string {
  return `leads-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`;
}

/** The daily backups of a folder, the newest first; none where there is no folder. */
export function dailyBackups(folder: string): DailyBackup[] {
  return namesIn(folder)
    .flatMap((name) => {
      const [, day, hour, minute, second] = ownName.exec(name) ?? [];
      return day
        ? [{ file: path.join(folder, name), time: new Date(`${day}${hour}:${minute}:${second}`) }]
        : [];
    })
    .sort((one, other) => other.time.getTime() - one.time.getTime());
}

/** Removes all but the newest, and what a killed process has left; nothing that is named otherwise. */
export function removeOldBackups(folder: string): void {
  for (const { file } of dailyBackups(folder).slice(kept)) rmSync(file);
  for (const name of namesIn(folder)) {
    const isLeftover =
      name.endsWith(unfinishedEnding) && ownName.test(name.slice(0, -unfinishedEnding.length));
    if (isLeftover) rmSync(path.join(folder, name));
  }
}

/**
 * Removes what is too old, also where the server ran so seldom that there are few, and what a wrong clock has made in the
 * future. The newest stays in any case. Only for who knows that the clock is right: after a purge.
 */
export function removeAgedBackups(folder: string, now = new Date()): void {
  const ageInDays = ({ time }: DailyBackup) => (now.getTime() - time.getTime()) / aDay;
  const backups = dailyBackups(folder);
  const newest = backups.find((backup) => ageInDays(backup) > -1);
  if (newest === undefined) return;
  for (const backup of backups) {
    const age = ageInDays(backup);
    if (backup !== newest && (age > keptDays || age <= -1)) rmSync(backup.file);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // Not there, or no folder: prepareBackupFolder says what is to be said.
  }
}
