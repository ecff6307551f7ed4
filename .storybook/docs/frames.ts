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

type Held = Pick<Channel, 'on' | 'off' | 'emit'>;

/** The channel of the page that holds this frame, if that is a docs page. */
function channelOfHolder(): Held | undefined {
  if (holder()?.dataset.settings === undefined) return undefined;
  return (window.parent as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Held }).__STORYBOOK_ADDONS_CHANNEL__;
}

/** The code of a story in a frame is known there, with the event that says so; the page that holds it shows it. */
export function tellHolderCode(channel: Pick<Channel, 'on'>, event: string): void {
  const page = channelOfHolder();
  channel.on(event, ({ id, source }: { id: string; source: string }) => page?.emit(event, { id, source }));
}

/** Hands on what the controls of the docs page say about this story. Returns a function that ends this. */
export function followControls<Change extends { storyId: string }>(
  storyId: string,
  event: string,
  update: (change: Change) => void,
): () => void {
  const page = channelOfHolder();
  const follow = (change: Change) => {
    if (change.storyId === storyId) update(change);
  };
  page?.on(event, follow);
  return () => page?.off(event, follow);
}

/**
 * A story plays only by itself: on a docs page it would take the focus, and scroll to where it is. Storybook plays none
 * whose address says that it is embedded.
 */
export function keepFromPlaying(): void {
  if (channelOfHolder() === undefined) return;
  const address = new URL(window.location.href);
  address.searchParams.set('embed', 'true');
  window.history.replaceState(window.history.state, '', address);
}
