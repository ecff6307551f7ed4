export { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';
export type { ChatLabels, ChatMessage, ChatPart, ChatSaving } from './chat-panel.types.ts';
