import {
  type Answers,
  type AssessmentQuestion,
  type AssessmentResult,
  type Category,
  categories,
  type QuestionScore,
  type RecommendationId,
  type RuleSet,
} from './types.ts';

/** What the answers amount to. Answers that are no option of their question count as not given. */
export function score(
  questions: readonly AssessmentQuestion[],
  rules: RuleSet,
  answers: Answers,
): AssessmentResult {
  const scored = questions.map((question) => scoreQuestion(question, rules, answers));
  const scores = Object.fromEntries(
    categories.map((category) => [category, scoreCategory(category, scored, rules)]),
  ) as Record<Category, number>;
  const averageScore = categories.reduce((sum, category) => sum + scores[category], 0) / categories.length;
  return { scores, averageScore, recommendation: recommend(averageScore, rules), questions: scored };
}

export function recommend(averageScore: number, { thresholds }: RuleSet): RecommendationId {
  if (averageScore >= thresholds.engine) return 'engine';
  return averageScore >= thresholds.deep ? 'deep' : 'ignite';
}

/** As an average is shown: whole and never rounded up, so that none seems to have reached a threshold that it has not. */
export function shownAverage(averageScore: number): number {
  return Math.floor(averageScore);
}

/** Position of the first question without an answer that counts; the number of questions where all have one. */
export function firstUnanswered(questions: readonly AssessmentQuestion[], answers: Answers): number {
  const position = questions.findIndex((question) => !isAnswered(question, answers));
  return position === -1 ? questions.length : position;
}

/** Whether every question has an answer that counts. */
export function isComplete(questions: readonly AssessmentQuestion[], answers: Answers): boolean {
  return firstUnanswered(questions, answers) === questions.length;
}

function isAnswered(question: AssessmentQuestion, answers: Answers): boolean {
  const answer = answers[question.id] ?? '';
  return question.type === 'text' ? answer.trim() !== '' : question.options.includes(answer);
}

function scoreQuestion(question: AssessmentQuestion, rules: RuleSet, answers: Answers): QuestionScore {
  const { id, category } = question;
  if (question.type === 'text')
    return { id, category, points: undefined, best: undefined, bestAnswer: undefined };
  const pointsAt = (position: number) => clamp(rules.points(question, position));
  const position = question.options.indexOf(answers[id] ?? '');
  const all = question.options.map((_, i) => pointsAt(i));
  const best = Math.max(...all);
  return {
    id,
    category,
    points: position === -1 ? undefined : pointsAt(position),
    best,
    bestAnswer: question.options[all.indexOf(best)],
  };
}

function scoreCategory(category: Category, scored: readonly QuestionScore[], rules: RuleSet): number {
  const points = scored
    .filter((question) => question.category === category)
    .flatMap(({ points: given }) => (given === undefined ? [] : [given]));
  return clamp(Math.round(rules.combine(points)));
}

function clamp(points: number): number {
  return Math.min(100, Math.max(0, points));
}
