import type { Step } from './steps.ts';

type Ordered = Pick<Step, 'name' | 'after' | 'alone'>;

/**
 * Runs the steps side by side, in their order: a lane that is free takes the first one whose predecessors have ended, and waits
 * only where there is none. A step that wants to be alone begins when all lanes are free, and keeps them all.
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
  const hasLane = ({ alone }: Some) =>
    running.size === 0 ||
    (!alone && running.size < lanes && [...running.keys()].every((other) => !other.alone));
  while (waiting.length > 0 || running.size > 0) {
    const step = waiting.find((each) => hasLane(each) && isReady(each));
    if (step !== undefined) {
      waiting.splice(waiting.indexOf(step), 1);
      running.set(
        step,
        run(step).then(() => void running.delete(step)),
      );
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`Nothing can come before ${waiting.map(({ name }) => name).join(', ')}.`);
  }
}
