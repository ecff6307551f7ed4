/** How long each exercise takes, for its timer and for the page that draws them all. */
export const exerciseMinutes = {
  /** LALIAFLIA: borrow an answer from nature. */
  nature: 10,
  /** Applied Imagination: question a rule. */
  rule: 8,
  /** Applied Imagination: begin with the eleventh idea. */
  eleventh: 12,
  /** Innovator's DNA: only questions. */
  questions: 4,
  /** Innovator's DNA: one skill on each weekday. */
  aDay: 10,
} as const;
