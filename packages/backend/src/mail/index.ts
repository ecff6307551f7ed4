export type { Letter, Letters, SubscriberLetter, ToldLead } from './letters.ts';
export { type MailSettings, readMailSettings } from './settings.ts';
export type { MailOptions } from './start-mails.ts';
