/**
 * Longest accepted values, in characters. The same numbers stand in the database constraints; a test of the
 * backend compares the two. JavaScript counts UTF-16 units and Postgres code points, so that a value which
 * passes here always passes there.
 */
export const limits = {
  name: 200,
  email: 254,
  company: 200,
  message: 5000,
  eventType: 64,
  pagePath: 2048,
  userAgent: 1024,
  referrer: 2048,
  sessionId: 128,
  chatMessage: 4000,
} as const;

/** What a post to the host's form handling may carry. */
export const formLimits = {
  fields: 60,
  fieldName: 64,
  fieldValue: 5000,
  totalCharacters: 40_000,
} as const;
