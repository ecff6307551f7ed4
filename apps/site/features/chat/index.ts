export type { ChatIntent } from '../../content/chat/intents.ts';
export * from './chat.ts';
export { matchIntent } from './match.ts';
