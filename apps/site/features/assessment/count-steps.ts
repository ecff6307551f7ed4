import { useEffect, useRef } from 'react';
import { track } from '../../browser/tracking.ts';
import type { Answers } from './scoring/types.ts';
import { addressFor, nextStage, type Stage } from './stage.ts';
import type { Version } from './versions.ts';

/** How far somebody is: questions counted from 1, and the result behind the last one. */
function placeOf({ questions }: Version, stage: Stage): number {
  if (stage === 'overview') return 0;
  return stage === 'result' ? questions.length + 1 : stage + 1;
}

/** How far the answers show that somebody has been before, in another visit say: that was counted then. */
export function reachedBefore(version: Version, answers: Answers): number {
  return Object.keys(answers).length === 0 ? 0 : placeOf(version, nextStage(version, answers));
}

/** Whether a stage lies beyond what was reached, and how far one is now. */
export function reach(version: Version, stage: Stage, reached: number): { isNew: boolean; reached: number } {
  const place = placeOf(version, stage);
  return { isNew: place > reached, reached: Math.max(place, reached) };
}

/**
 * Counts each question once as it is reached, so that its owner sees where an assessment is left: which question, and neither
 * what was answered nor by whom. Nothing is kept on the device for it.
 */
export function useStepCount(
  version: Version,
  run: string,
  stage: Stage | undefined,
  answers: Answers,
): void {
  const known = useRef<{ run: string; reached: number }>(undefined);
  useEffect(() => {
    if (stage === undefined) return;
    if (known.current?.run !== run) known.current = { run, reached: reachedBefore(version, answers) };
    const { isNew, reached } = reach(version, stage, known.current.reached);
    known.current.reached = reached;
    if (isNew) track('assessment_step', addressFor(version, stage));
  }, [version, run, stage, answers]);
}
