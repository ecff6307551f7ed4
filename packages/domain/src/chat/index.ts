export * from './chat.ts';
export type { ChatIntent } from './intents.ts';
export { matchIntent } from './match.ts';
