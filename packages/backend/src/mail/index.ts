export type { Letter, Letters, SubscriberLetter, ToldLead } from './letters.ts';
export { createMailFunction } from './mail-function.ts';
export { type MailSettings, readMailSettings } from './settings.ts';
export type { MailOptions } from './work.ts';
