import type { AssessmentQuestion, Category } from './types.ts';

/** Questions of the shape that the rules were made for, with options that say where they stand. */
function choice(
  id: string,
  type: 'multiple' | 'scale',
  category: Category,
  count: number,
): AssessmentQuestion {
  return {
    id,
    type,
    category,
    text: `${id}?`,
    options: Array.from({ length: count }, (_, i) => `option ${i}`),
  };
}

export const firstQuestions: readonly AssessmentQuestion[] = [
  choice('q1', 'multiple', 'discovery', 5),
  choice('q2', 'multiple', 'creativity', 4),
  choice('q3', 'scale', 'creativity', 5),
  choice('q4', 'multiple', 'delivery', 4),
  choice('q5', 'scale', 'discovery', 5),
  choice('q6', 'multiple', 'culture', 4),
  choice('q7', 'multiple', 'delivery', 4),
  choice('q8', 'scale', 'culture', 5),
  choice('q9', 'multiple', 'delivery', 4),
  choice('q10', 'multiple', 'creativity', 4),
];

export const labQuestions: readonly AssessmentQuestion[] = [
  choice('q1', 'multiple', 'discovery', 4),
  choice('q2', 'multiple', 'discovery', 4),
  { id: 'q3', type: 'text', category: 'creativity', text: 'q3?' },
  choice('q4', 'multiple', 'discovery', 4),
  choice('q5', 'scale', 'creativity', 5),
  choice('q6', 'multiple', 'discovery', 4),
  choice('q7', 'multiple', 'discovery', 4),
  choice('q8', 'scale', 'culture', 5),
  choice('q9', 'multiple', 'delivery', 4),
  choice('q10', 'multiple', 'discovery', 4),
];

/** Answers by position, one for each question; undefined leaves one out, and free text gets some. */
export function answersAt(
  questions: readonly AssessmentQuestion[],
  positions: readonly (number | undefined)[],
): Record<string, string> {
  const answers: Record<string, string> = {};
  questions.forEach((question, i) => {
    const position = positions[i];
    if (position === undefined) return;
    const answer = question.type === 'text' ? 'in words' : question.options[position];
    if (answer !== undefined) answers[question.id] = answer;
  });
  return answers;
}
