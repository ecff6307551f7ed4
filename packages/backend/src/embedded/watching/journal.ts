import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';

/** Five files of 2 MB, the oldest thrown away: a fortnight of a busy site, and never more. */
const usualLimits = { files: 5, bytes: 2_000_000 };

/** Lines that wait for the disk. More are dropped: a slow disk must not fill the memory. */
const longestQueue = 1000;

export type Journal = {
  /** One line, with the time. Without personal data: the caller sees to that. */
  write(entry: Readonly<Record<string, string | number | boolean | null>>): void;
  /** Resolves when everything is written, or dropped. */
  flush(): Promise<void>;
};

/**
 * A log for programs: a JSON object a line, in `events.jsonl`, older ones in `events.1.jsonl` and so on. Never fatal: what
 * the disk does not take is dropped.
 *
 * @param hasRoom Whether the disk has room for a log.
 */
export function openJournal(
  folder: string,
  hasRoom: () => Promise<boolean> = async () => true,
  limits = usualLimits,
): Journal {
  const file = (age: number) => path.join(folder, age === 0 ? 'events.jsonl' : `events.${age}.jsonl`);
  const queue: string[] = [];
  let writing: Promise<void> | undefined;
  let size: number | undefined;

  async function writeAll(): Promise<void> {
    while (queue.length > 0) {
      const text = queue.splice(0).join('');
      await write(text).catch(() => {
        size = undefined;
      });
    }
    writing = undefined;
  }

  async function write(text: string): Promise<void> {
    if (!(await hasRoom())) return;
    if (size === undefined) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      size = await stat(file(0)).then(
        ({ size }) => size,
        () => 0,
      );
    }
    if (size > 0 && size + text.length > limits.bytes) {
      for (let age = limits.files - 2; age >= 0; age--)
        await rename(file(age), file(age + 1)).catch(() => {});
      size = 0;
    }
    await appendFile(file(0), text, { mode: 0o600 });
    size += text.length;
  }

  return {
    write(entry) {
      if (queue.length >= longestQueue) return;
      queue.push(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
      writing ??= writeAll();
    },
    flush: async () => writing,
  };
}
