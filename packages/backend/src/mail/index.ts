export type { AlarmName } from '../alarms/alarms.ts';
export { type AlarmSettings, readAlarmSettings } from '../alarms/settings.ts';
export type { Letter, Letters, SubscriberLetter, ToldAlarm, ToldLead } from './letters.ts';
export { createMailFunction } from './mail-function.ts';
export { type MailSettings, readMailSettings } from './settings.ts';
export type { MailOptions } from './work.ts';
