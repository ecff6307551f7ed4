import { firstUnanswered, toFragment } from './scoring/index.ts';
import type { Answers } from './scoring/types.ts';
import type { Version } from './versions.ts';

/** Where a visitor is in an assessment: a question counted from 0, or what comes before or after. */
export type Stage = 'overview' | 'result' | number;

/** What the address wishes, as far as the answers allow it: nobody passes a question without an answer. */
export function stageOf(wish: string | undefined, { questions }: Version, answers: Answers): Stage {
  const reached = firstUnanswered(questions, answers);
  if (wish === 'result') return reached === questions.length ? 'result' : reached;
  const place = Number(wish) - 1;
  if (!Number.isInteger(place) || place < 0 || place >= questions.length) return 'overview';
  return Math.min(place, reached);
}

/** The same as the address has it; undefined for the overview, which has the bare path. */
export function wishFor(stage: Stage): string | undefined {
  if (stage === 'overview') return undefined;
  return stage === 'result' ? stage : String(stage + 1);
}

/** Where somebody goes on who has answered so much. */
export function nextStage({ questions }: Version, answers: Answers): Stage {
  const reached = firstUnanswered(questions, answers);
  return reached === questions.length ? 'result' : reached;
}

/** Address of a stage, with nothing behind a #. */
export function addressFor({ path }: Version, stage: Stage): string {
  const wish = wishFor(stage);
  return wish === undefined ? path : `${path}?step=${wish}`;
}

/** With the answers behind the #, which no browser sends to anybody. */
export function answersLink({ path, questions }: Version, answers: Answers): string {
  return `${path}#${toFragment(questions, answers)}`;
}
