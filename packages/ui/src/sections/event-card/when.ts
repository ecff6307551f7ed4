/** '14:00' and 'September 18, 2025' in the time zone of the event, not the visitor's. */
export function formatWhen(start: string, timeZone: string, locale: string): { date: string; time: string } {
  const moment = new Date(start);
  if (Number.isNaN(moment.getTime())) {
    throw new Error(
      `EventCard: "${start}" is no moment. Write date, time and offset, such as 2025-09-18T14:00+02:00.`,
    );
  }
  return {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment),
    time: new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }).format(moment),
  };
}
