import type { Answers } from '@laliaflia/domain';
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

function createRuns(version: VersionId): RunStore {
  const key = `laliaflia-assessment-${version}`;
  const listeners = new Set<() => void>();
  let runs: Runs | undefined;

  const view = () => {
    runs ??= read(key) ?? { ...noRuns, current: fresh({}) };
    return runs;
  };
  const change = (next: Runs) => {
    runs = next;
    write(key, next);
    for (const listener of listeners) listener();
  };

  return {
    view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
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

function fresh(answers: Answers): Runs['current'] {
  return { id: Math.random().toString(36).slice(2), answers };
}

function read(key: string): Runs | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isRuns(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, runs: Runs): void {
  try {
    localStorage.setItem(key, JSON.stringify(runs));
  } catch {
    // Storage may be blocked or full: then it stays as long as the page.
  }
}

/** What was kept may come from another version of this code, or from somebody who edits storage. */
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
