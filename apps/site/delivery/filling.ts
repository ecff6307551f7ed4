/** One filled form on its way. */
export interface Filling {
  id: string;
  /** What it said when it was sent. */
  words: string;
}

/**
 * The filling that `fields` belong to: the one of before, as long as it says the same. Other words are another message.
 * Under the old id they could be lost: where the first attempt did arrive and only its answer did not, the database
 * would take them for a repeat.
 */
export function fillingOf(fields: object, before: Filling | undefined, newId: () => string): Filling {
  const words = JSON.stringify(fields);
  return before?.words === words ? before : { id: newId(), words };
}
