import type { Channel } from 'storybook/internal/channels';
import type { Globals } from '../settings.ts';

/*
 * A story that needs a document to itself (a dialog, a sticky header) stands on a docs page in a frame. A frame knows
 * nothing of the toolbar: it starts with the settings of the page that holds it, and follows them.
 */

/** The root of the page that holds this frame, if it can be asked. */
function holder(): HTMLElement | undefined {
  try {
    return window.parent === window ? undefined : window.parent.document.documentElement;
  } catch {
    // A page of another origin tells nothing.
    return undefined;
  }
}

/** What a docs page is set to, for the frames on it. */
export function tellFrames(settings: Globals): void {
  const text = JSON.stringify(settings);
  const { dataset } = document.documentElement;
  if (dataset.settings !== text) dataset.settings = text;
}

/** What the page around this frame is set to; nothing where it is no docs page. */
export const settingsOfHolder = (): Globals => JSON.parse(holder()?.dataset.settings ?? '{}') as Globals;

/** Hands on every change of it. Returns a function that ends this. */
export function followHolder(update: (settings: Globals) => void): () => void {
  const page = holder();
  if (page?.dataset.settings === undefined) return () => {};
  const observer = new MutationObserver(() => update(settingsOfHolder()));
  observer.observe(page, { attributeFilter: ['data-settings'] });
  return () => observer.disconnect();
}

interface Snippet {
  id: string;
  source: string;
}

/** The code of a story in a frame is known there, with the event that says so; the page that holds it shows it. */
export function tellHolderCode(channel: Pick<Channel, 'on'>, event: string): void {
  if (holder()?.dataset.settings === undefined) return;
  const { __STORYBOOK_ADDONS_CHANNEL__: page } = window.parent as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__?: Pick<Channel, 'emit'>;
  };
  channel.on(event, ({ id, source }: Snippet) => page?.emit(event, { id, source }));
}

/** By itself and not over the channel, where the page that is followed would hear its own settings again. */
export function followInPreview(): void {
  followHolder((globals) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: { onUpdateGlobals: (change: { globals: Globals }) => Promise<void> };
    };
    preview?.onUpdateGlobals({ globals });
  });
}
