/** In the order in which results are told. */
export const categories = ['discovery', 'creativity', 'delivery', 'culture'] as const;
export type Category = (typeof categories)[number];

export type RecommendationId = 'ignite' | 'deep' | 'engine';

interface QuestionBase {
  id: string;
  text: string;
  category: Category;
}

export interface ChoiceQuestion extends QuestionBase {
  type: 'multiple' | 'scale';
  options: readonly string[];
}

export interface TextQuestion extends QuestionBase {
  type: 'text';
}

export type AssessmentQuestion = ChoiceQuestion | TextQuestion;

/** The text of the chosen option, or free text, by the question's id. */
export type Answers = Readonly<Record<string, string>>;

/** What makes one version of the assessment differ from another. */
export interface RuleSet {
  /** Points of an answer, given the option's position counted from 0. */
  points(question: ChoiceQuestion, position: number): number;
  /** Points of one category from those of its answered questions; rounded and brought to 0..100 by the engine. */
  combine(points: readonly number[]): number;
  /** The lowest averages that give the second and the third recommendation. */
  thresholds: { deep: number; engine: number };
}

export interface QuestionScore {
  id: string;
  category: Category;
  /** 0 to 100. Undefined where nothing can be scored: free text, or no answer. */
  points: number | undefined;
  /** What the best answer to this question would have given, 0 to 100; undefined for free text. */
  best: number | undefined;
  /** The first of the options that would have given it. */
  bestAnswer: string | undefined;
}

export interface AssessmentResult {
  /** Whole numbers, 0 to 100. A category without an answer has 0. */
  scores: Readonly<Record<Category, number>>;
  /** Mean of the four categories, not rounded: it is what the thresholds are compared with. */
  averageScore: number;
  recommendation: RecommendationId;
  questions: readonly QuestionScore[];
}
