const language = 'en-GB';
const ofToday = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
const ofThisYear = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
const ofOthers = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' });
const whole = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
const medium = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
const dayOnly = new Intl.DateTimeFormat(language, { dateStyle: 'long' });

/** As short as it can be understood: the time of today, the day of others. */
export function shortTime(timestamp: string, now = new Date()): string {
  const time = new Date(timestamp);
  if (time.toDateString() === now.toDateString()) return ofToday.format(time);
  return (time.getFullYear() === now.getFullYear() ? ofThisYear : ofOthers).format(time);
}

/** Without a time, also of today. */
export function shortDay(timestamp: string, now = new Date()): string {
  const time = new Date(timestamp);
  return (time.getFullYear() === now.getFullYear() ? ofThisYear : ofOthers).format(time);
}

/** Of today the time alone; of others the day too. */
export function dayAndTime(timestamp: string, now = new Date()): string {
  const [day, time] = [shortTime(timestamp, now), clockTime(timestamp)];
  return day === time ? time : `${day}, ${time}`;
}

/** The time alone, where the day is said above. */
export function clockTime(timestamp: string): string {
  return ofToday.format(new Date(timestamp));
}

export function longTime(timestamp: string): string {
  return whole.format(new Date(timestamp));
}

/** For lists of facts, each in one line. */
export function mediumTime(timestamp: string): string {
  return medium.format(new Date(timestamp));
}

export function longDay(timestamp: string): string {
  return dayOnly.format(new Date(timestamp));
}
