/** How long filling in a form took, in whole seconds; the same name in a post and in the tables. */
export const fillingTimeField = 'filling_seconds';

/** A day. Whoever comes back to a form after more has not filled it in all the time. */
const longest = 86_400;

/**
 * The time as it is stored; undefined where it cannot be one. A visitor loses nothing by a wrong time, so it is never a
 * reason to refuse a form.
 */
export function usableSeconds(value: string | number): number | undefined {
  if (!/^\d{1,5}$/.test(String(value))) return undefined;
  const seconds = Number(value);
  return seconds <= longest ? seconds : undefined;
}
