import { site } from '../../content/site.ts';

/** 'Nov 12', and of the same day '14:02'. In the visitor's own time zone. */
export function whenText(moment: number, now = Date.now()): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(
    site.locale,
    isToday
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { day: 'numeric', month: 'short', year: 'numeric' },
  ).format(moment);
}
