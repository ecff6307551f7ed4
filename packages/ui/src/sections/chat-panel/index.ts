export { ChatLauncher, type ChatLauncherProps } from './chat-launcher.tsx';
export { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';
export type { ChatLabels, ChatMessage, ChatPart, ChatSaving } from './chat-panel.types.ts';
