import type { QuestionFormProps } from './question-form.tsx';
import { Questions } from './questions.tsx';
import { Result } from './result.tsx';
import { answersLink } from './stage.ts';
import type { Assessment } from './use-assessment.ts';

export interface AskedProps {
  assessment: Assessment;
  words: QuestionFormProps['words'];
}

/** The assessment itself: one question, or the result. Weighs more than its page, and is fetched when it is needed. */
export function Asked({ assessment, words }: AskedProps) {
  const { stage, version, answers, isShared } = assessment;
  // With the answers of another link a report is another one, which has not been sent.
  if (stage === 'result')
    return <Result key={isShared ? answersLink(version, answers) : 'own'} assessment={assessment} />;
  return <Questions assessment={assessment} stage={stage === 'overview' ? 0 : stage} words={words} />;
}
