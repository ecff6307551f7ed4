import { type AlarmName, type StoredSigns, sharedAlarms } from './alarms.ts';
import type { Book, Seen } from './book.ts';
import type { AlarmSettings } from './settings.ts';

const names = Object.keys(sharedAlarms) as (AlarmName & keyof typeof sharedAlarms)[];

/** What the database shows: the same for everybody who looks. */
export function judgeStored(
  book: Pick<Book, 'find'>,
  question: { signs: StoredSigns; settings: AlarmSettings; now: Date },
): Seen[] {
  return names.map((alarm) => {
    const isOn = book.find(alarm, '')?.isOn ?? false;
    return { alarm, place: '', ...sharedAlarms[alarm]({ ...question, isOn }) };
  });
}
