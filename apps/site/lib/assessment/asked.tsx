import type { QuestionFormProps } from './question-form.tsx';
import { Questions } from './questions.tsx';
import { Result } from './result.tsx';
import type { Assessment } from './use-assessment.ts';

export interface AskedProps {
  assessment: Assessment;
  words: QuestionFormProps['words'];
}

/** The assessment itself: one question, or the result. Weighs more than its page, and is fetched when it is needed. */
export function Asked({ assessment, words }: AskedProps) {
  const { stage } = assessment;
  if (stage === 'result')
    return <Result key={assessment.isShared ? 'shared' : 'own'} assessment={assessment} />;
  return <Questions assessment={assessment} stage={stage === 'overview' ? 0 : stage} words={words} />;
}
