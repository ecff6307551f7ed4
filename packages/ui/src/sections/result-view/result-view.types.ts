import type { ReactNode } from 'react';

export interface ResultAxis {
  id: string;
  label: string;
  /** 0 to 100; shown rounded. */
  score: number;
  /** One sentence about the score. */
  note?: string;
}

/** Three to six: fewer make no shape, more cannot be distinguished. */
export type ResultAxes = readonly [ResultAxis, ResultAxis, ResultAxis, ResultAxis?, ResultAxis?, ResultAxis?];

export interface ResultExplanation {
  id: string;
  question: string;
  /** What was answered. */
  answer: string;
  /** Points of the answer, in words: '100 of 100'. Leave out for an answer that is not scored. */
  points?: string;
  /** Why, and what would be better. */
  text: ReactNode;
}

export interface ResultRecommendation {
  /** A line above the title: what this is. */
  intro: string;
  title: string;
  text: ReactNode;
  /** Important facts: price, duration, place. */
  facts: readonly { label: string; value: string }[];
  action?: { href: string; label: string };
}

export interface ResultLabels {
  /** Names the table. */
  scores: string;
  /** Head of the first column. */
  axis: string;
  /** Head of the column of scores. */
  score: string;
  average: string;
  /** After the average: 'of 100'. */
  outOf: string;
  /** Above the explanations. */
  explanations: string;
  /** Before an answer. */
  answer: string;
}
