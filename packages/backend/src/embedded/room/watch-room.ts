import { statfs } from 'node:fs/promises';
import { comeAgain } from '../come-again.ts';
import type { Answering } from '../thread/messages.ts';
import { second } from '../thread/patience.ts';
import { pause } from '../thread/pause.ts';
import { isRefused, sentenceFor, stepFor, type Weight } from './steps.ts';
import { weightOf } from './weight.ts';

export type Room = {
  /** Refuses what there is no room for before the database is asked. */
  guard(answer: Answering): Answering;
  /** In bytes. */
  free(): Promise<number>;
  takes(weight: Weight): Promise<boolean>;
  /** Resolves when leads can be stored, or when it is aborted. */
  enough(signal: AbortSignal): Promise<void>;
  stop(): void;
};

/** Between two looks at the disk that nobody asks for, in seconds. */
const interval = 1;

/**
 * Looks at the room on a folder's disk, and says in a sentence when it gets short and when it is over.
 *
 * @param storesHere Whether the database is in the folder. Otherwise nothing is refused, and there is nothing to say.
 */
export function watchRoom(folder: string, storesHere: boolean): Room {
  let step = 0;
  let underWay = 0;
  let looking: Promise<number> | undefined;

  /** One look for everybody who asks at the same time. */
  function free(): Promise<number> {
    looking ??= measure(folder).finally(() => (looking = undefined));
    return looking;
  }

  function notice(room: number): void {
    const before = step;
    step = stepFor(room, before);
    // Each step further is news, and the end; not the steps on the way back.
    if (step > before || (step === 0 && before > 0)) console.error(sentenceFor(step, room));
  }

  const takes = async (weight: Weight) => {
    if (!storesHere) return true;
    const room = await free();
    return !isRefused(weight, stepFor(room, step), room, underWay);
  };

  let isUnseen = false;
  const look = () =>
    free().then(notice, (error: Error) => {
      if (!isUnseen) console.error(`The room on the disk cannot be seen: ${error.message}`);
      isUnseen = true;
    });
  const timer = storesHere ? setInterval(look, interval * second).unref() : undefined;

  return {
    guard: (answer) => async (request) => {
      const weight = storesHere ? weightOf(request) : undefined;
      if (weight === undefined) return answer(request);
      const room = await free();
      notice(room);
      if (isRefused(weight, step, room, underWay)) return noRoom();
      const size = request.body?.byteLength ?? 0;
      underWay += size;
      try {
        return await answer(request);
      } finally {
        underWay -= size;
      }
    },
    free,
    takes,
    async enough(signal) {
      while (!signal.aborted && !(await takes('lead'))) await pause(interval, signal);
    },
    stop: () => clearInterval(timer),
  };
}

function noRoom(): Response {
  return comeAgain('The server has no room for it on its disk.', { code: '53100', retryAfter: 60 });
}

export async function measure(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
