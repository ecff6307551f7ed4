import type { ComponentProps } from 'react';
import { type CalendarDate, type CalendarMonth, formatCalendarDate } from './calendar-date.ts';

interface CalendarTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  date: CalendarDate | CalendarMonth;
  locale: string;
}

/** A date for people and machines alike. */
export function CalendarTime({ date, locale, ...rest }: CalendarTimeProps) {
  return (
    <time dateTime={date} {...rest}>
      {formatCalendarDate(date, locale)}
    </time>
  );
}
