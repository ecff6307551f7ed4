/** In months, as `purge_expired` in the database has it. */
const kept = { spam: 3, lead: 12 } as const;

/**
 * When the time of a lead is over that no day keeps longer. In a month that is too short it is the last day.
 *
 * @param created ISO 8601.
 * @param isSpam Whether the hidden field caught it.
 */
export function endOf(created: string, isSpam: boolean): string {
  const end = new Date(created);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + (isSpam ? kept.spam : kept.lead));
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.toISOString();
}
