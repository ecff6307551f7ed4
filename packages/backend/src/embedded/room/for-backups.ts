import { statSync } from 'node:fs';
import { sentenceForBackup, tooLittleForBackup } from './steps.ts';
import type { Room } from './watch-room.ts';

/** What a backup may take from a disk. */
export type BackupRoom = {
  /**
   * Lets `write` write about so many bytes.
   *
   * @param signal Breaks it off; what `write` gets breaks off too when the room gets short meanwhile.
   * @throws A sentence where there is no room for it, or no longer.
   */
  spend<Result>(
    bytes: number,
    signal: AbortSignal,
    write: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
};

/** Milliseconds between two looks at the disk while it is written to. */
const interval = 1000;

/** On another disk than the database's a backup may take what there is. */
export const anyRoom: BackupRoom = { spend: (_bytes, signal, write) => write(signal) };

/** Of the folder of the backups, beside a database in the data folder. */
export function roomForBackups(folder: string, dataDir: string, { free }: Pick<Room, 'free'>): BackupRoom {
  return statSync(folder).dev === statSync(dataDir).dev ? besideDatabase(free) : anyRoom;
}

/** Leaves so much room that nothing of what visitors send is refused because of a backup. */
export function besideDatabase(free: () => Promise<number>): BackupRoom {
  return {
    async spend(bytes, signal, write) {
      const before = await free();
      if (tooLittleForBackup(before - bytes)) throw new Error(sentenceForBackup(before, bytes));
      const short = new AbortController();
      const timer = setInterval(async () => {
        const room = await free().catch(() => undefined); // The watch on the room says it.
        if (room !== undefined && tooLittleForBackup(room)) short.abort(new Error(sentenceForBackup(room)));
      }, interval).unref();
      try {
        return await write(AbortSignal.any([signal, short.signal]));
      } finally {
        clearInterval(timer);
      }
    },
  };
}
