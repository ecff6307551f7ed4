/** So many wait; more are told to come again. */
const longestQueue = 20;

/** One at a time, so that who signs in leaves a processor to the visitors. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result | 'too many'> => {
    if (waiting >= longestQueue) return 'too many';
    waiting += 1;
    const turn = last.then(task).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => {});
    return turn;
  };
}

export type InTurn = ReturnType<typeof inTurn>;
