import { setTimeout as pause } from 'node:timers/promises';

/** So many wait; more are told to come again. */
const longestQueue = 8;
/** Where others wait, it rests so many times as long as the last one took, and so many milliseconds at most. */
const rest = { times: 3, most: 1000 };

/** One at a time, and with rests as soon as there are many, so that who signs in leaves the processors to the visitors. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result | 'too many'> => {
    if (waiting >= longestQueue) return 'too many';
    waiting += 1;
    let begun = 0;
    const turn = last
      .then(() => {
        begun = performance.now();
        return task();
      })
      .finally(() => {
        waiting -= 1;
      });
    last = turn
      .catch(() => {})
      .then(() =>
        waiting > 0 ? pause(Math.min(rest.times * (performance.now() - begun), rest.most)) : undefined,
      );
    return turn;
  };
}

export type InTurn = ReturnType<typeof inTurn>;
