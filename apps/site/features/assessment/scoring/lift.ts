import { score } from './score.ts';
import type { Answers, AssessmentQuestion, RecommendationId, RuleSet } from './types.ts';

export interface Lift {
  /** The level that the changes reach. */
  to: RecommendationId;
  /** As few as possible, the one that lifts most first. */
  changes: readonly { id: string; answer: string }[];
}

const next = { ignite: 'deep', deep: 'engine' } as const;
const ranks: readonly RecommendationId[] = ['ignite', 'deep', 'engine'];

/**
 * What would lift the result to the next level: the answers that would have to change. Each step takes the change that
 * lifts the average most; equal ones keep the order of the questions. Undefined at the highest level, and where no
 * change of answers gets there.
 */
export function liftToNext(
  questions: readonly AssessmentQuestion[],
  rules: RuleSet,
  answers: Answers,
): Lift | undefined {
  const from = score(questions, rules, answers).recommendation;
  if (from === 'engine') return undefined;
  const to = next[from];
  const changes: { id: string; answer: string }[] = [];
  let current = answers;
  while (ranks.indexOf(score(questions, rules, current).recommendation) < ranks.indexOf(to)) {
    const step = bestChange(questions, rules, current);
    if (step === undefined) return undefined;
    changes.push(step);
    current = { ...current, [step.id]: step.answer };
  }
  return { to, changes };
}

function bestChange(questions: readonly AssessmentQuestion[], rules: RuleSet, answers: Answers) {
  let best: { id: string; answer: string } | undefined;
  let highest = score(questions, rules, answers).averageScore;
  for (const question of questions) {
    if (question.type === 'text') continue;
    for (const answer of question.options) {
      const { averageScore } = score(questions, rules, { ...answers, [question.id]: answer });
      if (averageScore > highest) {
        highest = averageScore;
        best = { id: question.id, answer };
      }
    }
  }
  return best;
}
