/**
 * The longest values of a page view, in characters. The same numbers stand in the database constraints; a test of the
 * backend compares the two, as it does for the fields of the forms (definitions.ts). JavaScript counts UTF-16 units and
 * Postgres code points, so that a value which passes here always passes there.
 */
export const eventLimits = {
  event_type: 64,
  page_path: 2048,
  user_agent: 1024,
  referrer: 2048,
} as const;

/** What a post to the host's form handling may carry. */
export const postLimits = {
  fields: 60,
  fieldName: 64,
  fieldValue: 5000,
  totalCharacters: 40_000,
} as const;
