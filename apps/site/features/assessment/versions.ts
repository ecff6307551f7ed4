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
  first: { id: 'first', path: '/ai-assessment', questions: filled(readiness.questions) },
  lab: { id: 'lab', path: '/ai-lab', questions: filled(labReadiness.questions) },
};

/** The schema of the content asks for ten, which a type of a list cannot say. */
function filled([first, ...others]: readonly Question[]): Version['questions'] {
  if (first === undefined)
    throw new Error('An assessment has no questions: add ten to content/assessment.ts.');
  return [first, ...others];
}
