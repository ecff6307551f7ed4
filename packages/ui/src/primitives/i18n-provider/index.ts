export type { Message, PluralMessage } from '../../messages/message.ts';
export type { Messages, SomeMessages } from '../../messages/messages.ts';
export * from './i18n-provider.tsx';
