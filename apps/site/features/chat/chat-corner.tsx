import { ChatLauncher } from '@laliaflia/ui';
import { type ComponentType, useState } from 'react';
import { launcher } from '../../content/chat/launcher.ts';

const load = () => import('./chat.tsx');

/** The launcher of every page. The conversation behind it is fetched when somebody wants to talk. */
export function ChatCorner() {
  const [Chat, setChat] = useState<ComponentType>();
  if (Chat) return <Chat />;
  const open = () => {
    load().then(
      (module) => setChat(() => module.Chat),
      () => location.assign(launcher.href),
    );
  };
  const warmUp = () => void load().catch(() => {});
  return <ChatLauncher {...launcher} onOpen={open} onPointerEnter={warmUp} onFocus={warmUp} />;
}
