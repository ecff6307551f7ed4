import type { QuestionSheetProps } from '@laliaflia/ui';
import { labReadiness, readiness } from '../../content/assessment.ts';
import type { AssessmentQuestion } from './scoring/types.ts';

/** Which of the two assessments. */
export type VersionId = 'first' | 'lab';

type Question = AssessmentQuestion & QuestionSheetProps['questions'][number];

export interface Version {
  id: VersionId;
  /** Path of its page. */
  path: string;
  questions: readonly [Question, ...Question[]];
}

/** What a page needs to know of an assessment before anybody begins. */
export const versions: Readonly<Record<VersionId, Version>> = {
  first: { id: 'first', path: '/ai-assessment', questions: readiness.questions },
  lab: { id: 'lab', path: '/ai-lab', questions: labReadiness.questions },
};

/** As the version was when it had so many questions. */
export function asItWas(version: Version, count: number): Version {
  const [first, ...others] = version.questions;
  return { ...version, questions: [first, ...others.slice(0, count - 1)] };
}
