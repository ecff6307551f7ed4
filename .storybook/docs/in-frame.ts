import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools';
import { addons } from 'storybook/preview-api';
import type { Globals } from '../settings.ts';
import { followControls, followHolder, keepFromPlaying, tellHolderCode } from './frames.ts';

interface Preview {
  onUpdateGlobals: (change: { globals: Globals }) => Promise<void>;
  onUpdateArgs: (change: { storyId: string; updatedArgs: object }) => Promise<void>;
  onResetArgs: (change: { storyId: string; argNames?: string[] }) => Promise<void>;
}

const preview = () => (window as unknown as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;

/**
 * In a frame on a docs page: follows the page's toolbar and controls, sends it the code, and does not play. It does
 * not use the channel for this, because the page would receive its own settings again.
 */
export function followInFrame(): void {
  keepFromPlaying();
  tellHolderCode(addons.getChannel(), SNIPPET_RENDERED);
  const story = new URLSearchParams(window.location.search).get('id') ?? '';
  const ends = [
    followHolder((globals) => preview()?.onUpdateGlobals({ globals })),
    followControls<{ storyId: string; updatedArgs: object }>(story, UPDATE_STORY_ARGS, (change) =>
      preview()?.onUpdateArgs(change),
    ),
    followControls<{ storyId: string; argNames?: string[] }>(story, RESET_STORY_ARGS, (change) =>
      preview()?.onResetArgs(change),
    ),
  ];
  window.addEventListener('pagehide', () => {
    for (const end of ends) end();
  });
}
