import type { Step } from './steps.ts';

type Ordered = Pick<Step, 'name' | 'after'>;

/**
 * Runs the steps side by side, in their order: a lane takes the first one whose predecessors have ended, and waits only where
 * there is none.
 *
 * @throws Where a step comes after one that never ends, such as itself.
 */
export async function inLanes<Some extends Ordered>(
  steps: readonly Some[],
  lanes: number,
  run: (step: Some) => Promise<void>,
): Promise<void> {
  const waiting = [...steps];
  const running = new Map<Some, Promise<void>>();
  const isReady = ({ name, after }: Some) =>
    [...waiting, ...running.keys()].every(
      (other) => other.name === name || (after !== 'all' && after !== other.name),
    );
  const lane = async () => {
    while (waiting.length > 0) {
      const step = waiting.find(isReady);
      if (step !== undefined) {
        waiting.splice(waiting.indexOf(step), 1);
        const ended = run(step);
        running.set(step, ended);
        await ended;
        running.delete(step);
      } else if (running.size > 0) await Promise.race(running.values());
      else throw new Error(`Nothing can come before ${waiting.map(({ name }) => name).join(', ')}.`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
