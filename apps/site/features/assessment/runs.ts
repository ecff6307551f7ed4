import { deviceStore } from '../../browser/device-store.ts';
import type { Answers } from './scoring/types.ts';
import type { VersionId } from './versions.ts';

/* What has been answered on this device. It stays here until somebody sends it. */

export interface Run {
  id: string;
  answers: Answers;
  /** When its result was first asked for, in milliseconds since 1970. */
  at: number;
}

export interface Runs {
  /** Being answered, or the last one that was. */
  current: Pick<Run, 'id' | 'answers'>;
  /** With a result, the latest last. */
  finished: readonly Run[];
}

export interface RunStore {
  view(): Runs;
  subscribe(changed: () => void): () => void;
  answer(answers: Answers): void;
  /** From the first question again, or with answers that a link has brought. */
  begin(answers?: Answers): void;
  /** The result of what is current has been asked for. */
  finish(now: number): void;
}

export const noRuns: Runs = { current: { id: '', answers: {} }, finished: [] };

const longest = 10;

/** Where the runs of a version are kept on the device. */
export const keptAs = (version: VersionId) => `laliaflia-assessment-${version}`;

function createRuns(version: VersionId): RunStore {
  const { view, subscribe, change } = deviceStore(keptAs(version), (stored) =>
    isRuns(stored) ? stored : { ...noRuns, current: fresh({}) },
  );
  return {
    view,
    subscribe,
    answer: (answers) => change({ ...view(), current: { ...view().current, answers } }),
    begin: (answers = {}) => change({ ...view(), current: fresh(answers) }),
    finish(now) {
      const { current, finished } = view();
      const before = finished.find(({ id }) => id === current.id);
      if (before?.answers === current.answers) return;
      const others = finished.filter((run) => run !== before);
      change({ current, finished: [...others, { ...current, at: before?.at ?? now }].slice(-longest) });
    },
  };
}

/** One of each version for the whole visit. */
export const runStores: Readonly<Record<VersionId, RunStore>> = {
  first: createRuns('first'),
  lab: createRuns('lab'),
};

/** Whether there is a result of any version on this device. */
export function hasFinished(): boolean {
  return Object.values(runStores).some((store) => store.view().finished.length > 0);
}

function fresh(answers: Answers): Runs['current'] {
  return { id: Math.random().toString(36).slice(2), answers };
}

function isRuns(value: unknown): value is Runs {
  const { current, finished } = Object(value) as Partial<Runs>;
  return (
    isStarted(current) && Array.isArray(finished) && finished.every((run) => isStarted(run) && isTime(run))
  );
}

function isStarted(value: unknown): boolean {
  const { id, answers } = Object(value) as Partial<Run>;
  return (
    typeof id === 'string' &&
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every((answer) => typeof answer === 'string')
  );
}

function isTime({ at }: Partial<Run>): boolean {
  return typeof at === 'number';
}
