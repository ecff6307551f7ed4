import type { AlarmSettings } from './settings.ts';

/** What can be wrong. */
export type AlarmName = 'database' | 'requests' | 'disk' | 'backup' | 'mail' | 'leads';

/** What the database shows of itself, the same for all servers on it. */
export type StoredSigns = {
  newestLead: Date | undefined;
  firstView: Date | undefined;
  /** Of the last days that may be quiet, up to a thousand. */
  views: number;
  deadMails: number;
  lateMails: number;
};

/** What this machine shows. */
export type LocalSigns = {
  startedAt: Date;
  /** Since when the database does not answer. */
  downSince: Date | undefined;
  /** Of the last ten minutes. */
  requests: { all: number; failed: number };
  /** On the disk, in bytes. */
  room: number;
  /** False where another server on the database makes the backups. */
  backsUp: boolean;
  newestBackup: Date | undefined;
  /** Why the last one could not be made. */
  backupFailure: string | undefined;
};

export type Verdict = { isOn: boolean; message: string };

type Question<Signs> = {
  signs: Signs;
  now: Date;
  settings: AlarmSettings;
  /** It has begun and is over only when all is well again: what goes up and down around a limit is one alarm. */
  isOn: boolean;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 * 1024;

/** Fewer visits may be nobody's but the owner's. */
const fewestViews = 10;
const oldestBackup = 2 * day;
/** Five requests that fail, and one in twenty, begin it; fewer than one in a hundred end it. */
const failing = { count: 5, share: 0.05, over: 0.01 };

/** Told by whichever server comes first. */
export const sharedAlarms = {
  mail({ signs: { deadMails, lateMails } }: Question<StoredSigns>): Verdict {
    const parts = [
      ...(deadMails > 0 ? [`${count(deadMails, 'mail')} could not be sent and will not be tried again`] : []),
      ...(lateMails > 0 ? [`${count(lateMails, 'mail')} could not be sent for more than an hour`] : []),
    ];
    return parts.length > 0 ? on(`${parts.join(', and ')}.`) : off('No mail is late.');
  },

  leads({ signs, now, settings: { quietDays }, isOn }: Question<StoredSigns>): Verdict {
    const since = signs.newestLead ?? signs.firstView;
    const quiet = since !== undefined && now.getTime() - since.getTime() > quietDays * day;
    // Without visitors nobody could have written: that does not begin it, and does not end it.
    if (!quiet || (!isOn && signs.views < fewestViews)) return off('A lead has come, or no visitor.');
    const views = signs.views < 1000 ? count(signs.views, 'page view') : 'more than 1000 page views';
    return on(`No lead has come for ${quietDays} days, with ${views} in that time.`);
  },
} satisfies Partial<Record<AlarmName, (question: Question<StoredSigns>) => Verdict>>;

/** Told by each machine for itself. */
export const localAlarms = {
  database({ signs: { downSince }, now }: Question<LocalSigns>): Verdict {
    return downSince !== undefined && now.getTime() - downSince.getTime() >= minute
      ? on('The database does not answer. Leads are not stored; whoever sends one is told to try again.')
      : off('The database answers.');
  },

  requests({ signs: { requests }, isOn }: Question<Pick<LocalSigns, 'requests'>>): Verdict {
    const { all, failed } = requests;
    const fails = isOn
      ? failed > all * failing.over
      : failed >= failing.count && failed >= all * failing.share;
    return fails
      ? on(`${failed} of ${all} requests of the last ten minutes failed (status 500 and above).`)
      : off(`${failed} of ${all} requests of the last ten minutes failed.`);
  },

  disk({ signs: { room }, settings: { leastRoom }, isOn }: Question<LocalSigns>): Verdict {
    const words = `The disk of the data folder has ${Math.floor(room / megabyte)} MB of room`;
    return room < leastRoom * (isOn ? 1.1 : 1)
      ? on(
          `${words}, and should have ${leastRoom / megabyte} MB. Under 64 MB the server stores less and less.`,
        )
      : off(`${words}.`);
  },

  backup({ signs: { backsUp, backupFailure, newestBackup, startedAt }, now }: Question<LocalSigns>): Verdict {
    if (!backsUp) return off('Another server makes the backups.');
    if (backupFailure !== undefined) return on(`No backup could be made: ${backupFailure}`);
    const age = now.getTime() - (newestBackup ?? startedAt).getTime();
    // A server that was off for days makes one first of all.
    const isDue = now.getTime() - startedAt.getTime() > hour;
    return age > oldestBackup && isDue
      ? on(`The newest backup is ${Math.floor(age / day)} days old.`)
      : off('There is a backup.');
  },
} satisfies Partial<Record<AlarmName, (question: Question<LocalSigns>) => Verdict>>;

/**
 * Where no server of ours makes backups, but the provider or a command does.
 *
 * @param signs.obstacle Why not all of them are seen.
 */
export function hostedBackup(
  signs: { newestBackup: Date | undefined; firstView: Date | undefined; obstacle: string | undefined },
  now: Date,
): Verdict {
  const { newestBackup, firstView, obstacle } = signs;
  const since = newestBackup ?? firstView;
  if (since === undefined || now.getTime() - since.getTime() <= oldestBackup)
    return off('There is a backup.');
  const age = Math.floor((now.getTime() - since.getTime()) / day);
  const words = newestBackup
    ? `The newest backup is ${age} days old.`
    : `There is no backup, and the first visitor came ${age} days ago.`;
  return on(obstacle === undefined ? words : `${words} ${obstacle}`);
}

function on(message: string): Verdict {
  return { isOn: true, message };
}

function off(message: string): Verdict {
  return { isOn: false, message };
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
